/** A battle drawn by chance: armies of every type, skill and quality, ground of every kind, options of every ruling. */
import seedrandom from 'seedrandom';
import { type Hex, hexKey } from '../geometry/hex.ts';
import { hexesOf, type MapShape } from '../geometry/shape.ts';
import { lineFrom } from '../rules/ground/halves.ts';
import { mayEnter } from '../rules/ground/terrain.ts';
import { battleFrame } from '../rules/procedures/battle.ts';
import { freshGame } from '../rules/state/freshGame.ts';
import type { Game, Unit } from '../rules/state/game.ts';
import {
  completeHouseRules,
  HOUSE_RULE_KEYS,
  HOUSE_RULES,
  type HouseRuleKey,
  type HouseRules,
} from '../rules/state/houseRuleKeys.ts';
import { SIDES, type Side } from '../rules/state/vocabulary.ts';
import { isSquare } from '../rules/units/units.ts';
import { type NumberStream, oneOf, whole } from './chance.ts';
import { randomUnit } from './randomArmy.ts';
import { homeEdgesOf, randomGround } from './randomGround.ts';
import { MIXED_ARMIES, type Theme } from './randomThemes.ts';

/** How large and how crowded; what is left out is drawn too. */
export interface RandomBattleSize {
  readonly columns: number;
  readonly rows: number;
  /** Units of each side. */
  readonly units: number;
  /** Turns of each player. */
  readonly turns: number;
}

/** A small field on which two armies begin among each other, so that everything in the rule soon happens. */
export const CROWDED: RandomBattleSize = { columns: 11, rows: 10, units: 9, turns: 7 };

/** Room enough to charge from afar. */
export const OPEN: RandomBattleSize = { columns: 16, rows: 11, units: 9, turns: 8 };

/** So narrow that nobody can pass by. */
export const NARROW: RandomBattleSize = { columns: 8, rows: 10, units: 10, turns: 8 };

/** How a battle differs from the usual random one. */
export interface Variety {
  readonly shape?: MapShape;
  readonly theme?: (stream: NumberStream) => Theme;
  /** Army points of each side; they give the dice for orders. */
  readonly format?: (stream: NumberStream) => number;
  /** How likely an option of the rulings is drawn anew in those battles that have some changed; 0 for none. */
  readonly unusual?: number;
}

const FORMAT = 3000;

/** How likely an option is drawn anew, if nothing else is told. */
const UNUSUAL = 0.1;

/** Those of the set-up do nothing here: units are set up already. R-150. */
const READ_IN_BATTLE = HOUSE_RULE_KEYS.filter((key) => !key.startsWith('setup_'));

/** Half of the battles are fought by the default rulings, the others with some options chosen. */
function options(turns: number, unusual: number, stream: NumberStream): HouseRules {
  const chosen: Partial<Record<HouseRuleKey, number | string>> = {};
  if (stream() < 0.5)
    for (const key of READ_IN_BATTLE)
      if (stream() < unusual) chosen[key] = oneOf<number | string>(HOUSE_RULES[key].values, stream);
  return completeHouseRules({ ...(chosen as Partial<HouseRules>), turn_limit: turns });
}

function nearTo({ q, r }: Hex, stream: NumberStream): Hex {
  return { q: q + whole(-1, 1, stream), r: r + whole(-1, 1, stream) };
}

/** The hexes where a side may begin: everywhere, or on its side of so many free rows, blue in the south. */
function campsOf(all: readonly Hex[], gap: number | null): Readonly<Record<Side, readonly Hex[]>> {
  if (gap === null) return { blue: all, red: all };
  const rows = all.map(({ r }) => r);
  const north = Math.min(...rows);
  const free = north + Math.floor((Math.max(...rows) - north + 1 - gap) / 2);
  return { blue: all.filter(({ r }) => r >= free + gap), red: all.filter(({ r }) => r < free) };
}

/** Puts units on free hexes of their camp they may stand on, those of a side near each other. */
function deploy(
  empty: Game,
  units: readonly Unit[],
  gap: number | null,
  stream: NumberStream,
): readonly Unit[] {
  const camps = campsOf(hexesOf(empty.battle.map.shape), gap);
  const allowed = (hexes: readonly Hex[]) => new Set(hexes.filter((hex) => mayEnter(empty, hex)).map(hexKey));
  const open = { blue: allowed(camps.blue), red: allowed(camps.red) };
  const roughGround = new Set(
    empty.battle.map.hexes.filter(({ terrain }) => terrain !== 'open' && terrain !== 'bridge').map(hexKey),
  );
  const placed: Unit[] = [];
  for (const unit of units) {
    const friends = placed.filter(({ side }) => side === unit.side).flatMap(({ hexes }) => hexes);
    for (let tries = 0; tries < 200; tries++) {
      const beside = friends.length > 0 && stream() < 0.6 ? oneOf(friends, stream) : null;
      const hex = beside ? nearTo(beside, stream) : oneOf(camps[unit.side], stream);
      const hexes = unit.formation === 'extendedLine' ? lineFrom(hex, unit.facing) : ([hex] as const);
      if (!hexes.every((one) => open[unit.side].has(hexKey(one)))) continue;
      // FRM-04: no square in rough ground
      if (isSquare(unit) && hexes.some((one) => roughGround.has(hexKey(one)))) continue;
      for (const one of hexes) for (const side of SIDES) open[side].delete(hexKey(one));
      placed.push({ ...unit, hexes });
      break;
    }
  }
  return placed;
}

function rectangle({ columns, rows }: RandomBattleSize): MapShape {
  return { kind: 'rectangle', columns, rows };
}

/** The random battle of that seed, before its first answer. Units that find no room are left out. */
export function randomBattle(
  seed: string,
  size: RandomBattleSize = CROWDED,
  { shape = rectangle(size), theme = () => MIXED_ARMIES, format, unusual = UNUSUAL }: Variety = {},
): Game {
  const stream = seedrandom(`random battle ${seed}`);
  const { musters, ground, gap, rules } = theme(stream);
  const houseRules = { ...options(size.turns, unusual, stream), ...rules };
  const empty = freshGame(
    {
      map: randomGround(shape, ground, stream),
      homeEdges: homeEdgesOf(shape),
      format: format?.(stream) ?? FORMAT,
      firstSide: 'dice',
      houseRules,
    },
    [],
    { frames: [battleFrame()] },
  );
  const sides = musters(stream);
  const units = Array.from({ length: 2 * size.units }, (_, n) => {
    const side = SIDES[n % 2 === 0 ? 0 : 1];
    return randomUnit(`${side}${n}`, side, sides[side], houseRules, stream);
  });
  return { ...empty, units: deploy(empty, units, gap, stream) };
}
