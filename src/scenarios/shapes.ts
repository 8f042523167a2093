/** What the pieces of a file look like: the one validator, in parts. Unknown keys are refused everywhere. */
import * as v from 'valibot';
import type { Words } from '../contract/system.ts';
import { DIRECTIONS, type Direction } from '../geometry/hex.ts';
import { MOST_DRAWN, NAMED, ROADS, SEASONS } from '../mapmaking/drawing.ts';
import {
  completeHouseRules,
  HOUSE_RULE_KEYS,
  HOUSE_RULES,
  type HouseRuleKey,
  type HouseRules,
  type ListedRule,
  type NumberRule,
} from '../rules/state/houseRuleKeys.ts';
import { NATIONS } from '../rules/state/nations.ts';
import {
  FORMATIONS,
  HEX_TERRAINS,
  QUALITIES,
  SIDE_TERRAINS,
  SIDES,
  SKILLS,
  UNIT_TYPES,
} from '../rules/state/vocabulary.ts';
import { COMMANDS, FORMATS, ID, LONGEST_ID, LONGEST_NAME, MOST_IN_ARMY, STRENGTHS } from './armyLimits.ts';
import { HIDDEN } from './plainText.ts';

/** A whole number within limits. These are told first: what is too large for a number, such as 1e400, has no decimal part. */
export function integer(least: number, most: number) {
  return v.pipe(v.number(), v.minValue(least), v.maxValue(most), v.integer());
}

const PLAIN = new RegExp(`^[^${HIDDEN}]*[^${HIDDEN}\\s][^${HIDDEN}]*$`, 'u');

/** One line of text, not blank. */
export function text(most: number) {
  return v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.regex(PLAIN));
}

/** A list of at most so many. */
export function list<T extends v.GenericSchema>(item: T, most: number) {
  return v.pipe(v.array(item), v.maxLength(most));
}

export const id = v.pipe(v.string(), v.maxLength(LONGEST_ID), v.regex(ID));
export const name = text(LONGEST_NAME);
export const side = v.picklist(SIDES);
export const nation = v.picklist(NATIONS);
export const formation = v.picklist(FORMATIONS);
export const direction: v.GenericSchema<unknown, Direction> = v.picklist(DIRECTIONS);
export const seed = text(100);

/** Something for each side. */
export function bySide<T extends v.GenericSchema>(item: T) {
  return v.strictObject({ blue: item, red: item });
}

const LARGEST_MAP = 100;
const LARGEST_RADIUS = 50;
const coordinate = integer(-LARGEST_MAP, LARGEST_MAP);
/** Hexes and sides that a map of the largest size has at most. */
export const MOST_HEXES = LARGEST_MAP * LARGEST_MAP;
/** Units of both sides together. */
export const MOST_UNITS = 2 * MOST_IN_ARMY;

export const hex = v.strictObject({ q: coordinate, r: coordinate });
export const hexes = v.union([v.strictTuple([hex]), v.strictTuple([hex, hex])]);

const shape = v.variant('kind', [
  v.strictObject({
    kind: v.literal('rectangle'),
    columns: integer(1, LARGEST_MAP),
    rows: integer(1, LARGEST_MAP),
  }),
  v.strictObject({ kind: v.literal('hexagon'), radius: integer(0, LARGEST_RADIUS) }),
]);

export const map = v.strictObject({
  shape,
  hexes: list(
    v.strictObject({
      ...hex.entries,
      terrain: v.picklist(HEX_TERRAINS),
      hill: v.boolean(),
      level: v.exactOptional(integer(1, 9)),
    }),
    MOST_HEXES,
  ),
  sides: list(
    v.strictObject({
      ...hex.entries,
      side: v.picklist([0, 1, 2]),
      terrain: v.picklist(SIDE_TERRAINS),
    }),
    3 * MOST_HEXES,
  ),
});

/** Season, roads and names of a map, which no rule asks for. */
export const mapDrawing = v.strictObject({
  season: v.exactOptional(v.picklist(SEASONS)),
  roads: list(
    v.strictObject({
      kind: v.picklist(ROADS),
      through: v.pipe(v.array(hex), v.minLength(2), v.maxLength(MOST_DRAWN.hexesOfRoad)),
    }),
    MOST_DRAWN.roads,
  ),
  names: list(
    v.strictObject({ ...hex.entries, kind: v.picklist(NAMED), text: text(MOST_DRAWN.letters) }),
    MOST_DRAWN.names,
  ),
});

/** What a unit is bought by, BLD; whether it may be bought so is judged by the rule. */
export const profile = v.strictObject({
  type: v.picklist(UNIT_TYPES),
  quality: v.picklist(QUALITIES),
  commandValue: integer(COMMANDS.least, COMMANDS.most),
  skills: list(v.picklist(SKILLS), SKILLS.length),
  strength: integer(STRENGTHS.least, STRENGTHS.most),
});

export const boughtUnit = v.strictObject({ id, name, ...profile.entries });

/** A text in both languages. */
export function words(most: number) {
  return v.strictObject({ en: text(most), fr: text(most) });
}

/** A text in both languages, or in one that then stands for both. */
export function wordsInEither(most: number): v.GenericSchema<unknown, Words> {
  const one = v.exactOptional(text(most));
  return v.pipe(
    v.strictObject({ en: one, fr: one }),
    v.minEntries(1),
    v.transform(({ en, fr }): Words => ({ en: en ?? fr ?? '', fr: fr ?? en ?? '' })),
  );
}

export const format = integer(FORMATS.least, FORMATS.most);

function houseRule(key: HouseRuleKey) {
  const rule: ListedRule<number | string> | NumberRule<number | string> = HOUSE_RULES[key];
  if (!('least' in rule)) return v.picklist(rule.values);
  const number = integer(rule.least, rule.most);
  const words = rule.values.filter((value) => typeof value === 'string');
  return words.length === 0 ? number : v.union([v.picklist(words), number]);
}

/** The options of a battle. A file may leave any of them out: then the default holds. */
export const houseRules = v.strictObject(
  Object.fromEntries(HOUSE_RULE_KEYS.map((key) => [key, v.exactOptional(houseRule(key))])),
) as unknown as v.GenericSchema<unknown, Partial<HouseRules>>;
/** The same, each with its value. */
export const completeRules = v.pipe(houseRules, v.transform(completeHouseRules));
export const firstSide = v.picklist([...SIDES, 'dice']);
