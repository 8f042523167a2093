/** An army raised by lot: real regiments, bought as the rule allows, for as nearly as can be what was agreed. */
import type { Words } from '../contract/system.ts';
import { makeGenerator } from '../engine/seed.ts';
import { DEFAULT_HOUSE_RULES, type HouseRules } from '../rules/state/houseRuleKeys.ts';
import { eliteQuotaBase } from '../rules/state/houseRules.ts';
import type { Nation } from '../rules/state/nations.ts';
import { type Quality, SKILLS, type Skill, type UnitType } from '../rules/state/vocabulary.ts';
import { eliteLimit, strengthLimits } from '../rules/units/army.ts';
import { COMMAND_VALUES, NORM_COMMAND_VALUE, type Profile, unitCost } from '../rules/units/price.ts';
import { SKILL_RULES } from '../rules/units/skills.ts';
import { MOST_IN_ARMY } from '../scenarios/armyLimits.ts';
import type { Army, BoughtUnit } from '../scenarios/scenario.ts';
import type { Regiment } from './regiments/regiment.ts';
import { friendOf, regimentsOf } from './regiments/regiments.ts';
import { type Priced, strengthsFor } from './spending.ts';
import { type ArmyTheme, type Part, THEME_SHAPES, THEMES, type ThemeShape } from './themes.ts';

export { THEMES };

/** What an army is drawn from; equal ones give the same army. */
export interface ArmyLot {
  /** The format, R-12. */
  readonly points: number;
  readonly nation: Nation;
  readonly theme: ArmyTheme;
  readonly seed: string;
  /** What the army is to be called: the lot knows no words. */
  readonly name: Words;
  /** What the ids of its units begin with; otherwise the nation. Two armies of one battle need different ones. */
  readonly ids?: string;
  /** By which options it is bought, as it will be judged by them; otherwise the rulings as they are.. */
  readonly houseRules?: HouseRules;
}

/** Nobody is master of more than this. */
const MOST_SKILLS = 3;

/** Skills that are not bought together by lot: the one takes away what the other gives, or makes a unit of no time. R-37. */
const AT_ODDS: readonly (readonly [Skill, Skill])[] = [
  ['skirmisher', 'looseOrder'],
  ['irregular', 'linearOrder'],
  ['irregular', 'grandCharge'],
  ['irregular', 'controlledFire'],
  ['irregular', 'tacticalSense'],
  ['irregular', 'largeBattalion'],
  ['irregular', 'cuirassier'],
  ['irregular', 'halfCuirass'],
  ['looseOrder', 'scout'],
  ['warrior', 'obsoleteFirearm'],
  ['harassment', 'impetuous'],
  ['harassment', 'grandCharge'],
  ['bombard', 'grandBattery'],
  ['cuirassier', 'counterCharge'],
  ['halfCuirass', 'counterCharge'],
  ['impetuous', 'counterCharge'],
  ['impetuous', 'tenacious'],
];

interface Raised {
  readonly name: string;
  readonly bought: Omit<Profile, 'strength'>;
  readonly part: Part;
  readonly priced: Priced;
}

/** The order of a roster. */
const ROSTER_ORDER: readonly UnitType[] = [
  'lineInfantry',
  'lightInfantry',
  'heavyCavalry',
  'mediumCavalry',
  'lightCavalry',
  'heavyFootBattery',
  'mediumFootBattery',
  'lightHorseBattery',
  'regimentalGun',
];

/** Draws a face from 1 to `sides`. */
type Draw = (sides: number) => number;

function oneOfThose<T>(items: readonly T[], draw: Draw): T | undefined {
  return items[draw(Math.max(1, items.length)) - 1];
}

function mayHave(type: UnitType, skills: readonly Skill[], skill: Skill): boolean {
  const { reservedTo, requires, excludes } = SKILL_RULES[skill];
  return (
    reservedTo.includes(type) &&
    requires.every((other) => skills.includes(other)) &&
    !excludes.some((other) => skills.includes(other)) &&
    !AT_ODDS.some(([one, other]) =>
      skill === one ? skills.includes(other) : skill === other && skills.includes(one),
    )
  );
}

/** The marks of the theme first, then what the regiment is known for, then what chance adds. */
function skillsFor(part: Part, regiment: Regiment, draw: Draw): readonly Skill[] {
  const { marks = [], perhaps = {} } = part;
  const wished = [
    ...marks,
    ...regiment.skills,
    ...SKILLS.filter((skill) => draw(100) <= (perhaps[skill] ?? 0)),
  ];
  const skills: Skill[] = [];
  for (const skill of wished)
    if (skills.length < MOST_SKILLS && !skills.includes(skill) && mayHave(part.type, skills, skill))
      skills.push(skill);
  return SKILLS.filter((skill) => skills.includes(skill));
}

/** Mostly the norm; the best are led better more often. CMD-01, CMD-02. */
function commandFor(quality: Quality, draw: Draw): number {
  const die = draw(12);
  const better = quality === 'elite' ? die <= 4 : die <= 2;
  const value = NORM_COMMAND_VALUE[quality] + (better ? 1 : die === 12 ? -1 : 0);
  const { least, most } = COMMAND_VALUES[quality];
  return Math.max(least, Math.min(most, value));
}

/** Whom the lot may still take, the most fitting first: each list is tried before the next. */
function candidates(
  { nation }: ArmyLot,
  { century }: ThemeShape,
  { type, marks = [], isKnownOnly = false }: Part,
): readonly (readonly Regiment[])[] {
  const friend = friendOf(nation);
  const ofType = (regiment: Regiment) => regiment.type === type;
  const own = regimentsOf(nation).filter(ofType);
  const lent = friend === null ? [] : regimentsOf(friend).filter(ofType);
  const fits = (regiment: Regiment) => marks.every((mark) => regiment.skills.includes(mark));
  const ofCentury = (regiment: Regiment) => regiment.century === century;
  const others = (regiment: Regiment) => !fits(regiment) && ofCentury(regiment);
  return [
    own.filter((regiment) => fits(regiment) && ofCentury(regiment)),
    lent.filter((regiment) => fits(regiment) && ofCentury(regiment)),
    ...(isKnownOnly
      ? []
      : [
          // levies before regiments of the line, where a mark must be bought that nobody has by himself
          own.filter((regiment) => others(regiment) && marks.length > 0 && regiment.quality === 'recruit'),
          own.filter(others),
          own.filter((regiment) => !ofCentury(regiment)),
          lent,
        ]),
  ];
}

/** One regiment in three is Elite while the limit allows, one in six of recruits; when all are taken, one comes again. */
function regimentFor(
  lists: readonly (readonly Regiment[])[],
  taken: ReadonlySet<string>,
  elitesLeft: boolean,
  draw: Draw,
): Regiment | undefined {
  const wishes: readonly Quality[] = [
    ...(draw(3) === 1 && elitesLeft ? (['elite'] as const) : []),
    ...(draw(6) === 1 ? (['recruit', 'ordinary'] as const) : (['ordinary', 'recruit'] as const)),
  ];
  for (const list of lists)
    for (const wish of wishes) {
      const fitting = list.filter(({ name, quality }) => quality === wish && !taken.has(name));
      if (fitting.length > 0) return oneOfThose(fitting, draw);
    }
  const again = lists.find((list) => list.some(({ quality }) => quality !== 'elite')) ?? [];
  return oneOfThose(
    again.filter(({ quality }) => quality !== 'elite'),
    draw,
  );
}

function raise({ houseRules }: ArmyLot, part: Part, regiment: Regiment, draw: Draw): Raised {
  const { type, quality } = regiment;
  const skills = skillsFor(part, regiment, draw);
  const bought = { type, quality, commandValue: commandFor(quality, draw), skills };
  const { least, most } = strengthLimits(bought);
  const perPoint = unitCost({ ...bought, strength: 1 }, houseRules).total;
  return { name: regiment.name, bought, part, priced: { least, most, perPoint } };
}

function summed(units: readonly Raised[], cost: (priced: Priced) => number): number {
  return units.reduce((total, { priced }) => total + cost(priced), 0);
}

const leastCost = ({ least, perPoint }: Priced) => least * perPoint;
const mostCost = ({ most, perPoint }: Priced) => most * perPoint;
/** Units by lot are nearly full: few and strong rather than many and weak, as GEN-01 counts them. */
const usualCost = (priced: Priced) => leastCost(priced) * 0.2 + mostCost(priced) * 0.8;

/** The part that lacks most of its share, with a little chance in it. */
function hungriest(
  parts: readonly Part[],
  raised: readonly Raised[],
  points: number,
  draw: Draw,
): Part | undefined {
  const shares = parts.reduce((total, { share }) => total + share, 0);
  let found: { readonly part: Part; readonly lacking: number } | undefined;
  for (const part of parts) {
    const spent = summed(
      raised.filter((one) => one.part === part),
      usualCost,
    );
    const lacking = ((part.share / shares) * points - spent) * (0.8 + draw(40) / 100);
    if (!found || lacking > found.lacking) found = { part, lacking };
  }
  return found?.part;
}

function elitesOf(raised: readonly Raised[]): number {
  return raised.filter(({ bought }) => bought.quality === 'elite').length;
}

/**
 * Units of the theme, as many as the points will bear: at their least they cost no more, at their most no less, if that
 * can be. `mostElites`: so many of them may be Elite.
 */
function raisedFor(lot: ArmyLot, mostElites: number, draw: Draw): readonly Raised[] {
  const { points } = lot;
  const shape = THEME_SHAPES[lot.theme];
  const known = new Map(shape.parts.map((part) => [part, candidates(lot, shape, part)]));
  let open = shape.parts.filter((part) => known.get(part)?.some((list) => list.length > 0));
  const raised: Raised[] = [];
  const taken = new Set<string>();
  while (open.length > 0 && raised.length < MOST_IN_ARMY) {
    const part = hungriest(open, raised, points, draw);
    if (!part) break;
    const regiment = regimentFor(known.get(part) ?? [], taken, elitesOf(raised) < mostElites, draw);
    const next = regiment && raise(lot, part, regiment, draw);
    if (!next || summed(raised, leastCost) + leastCost(next.priced) > points) {
      open = open.filter((one) => one !== part);
      continue;
    }
    const isEnough = summed(raised, usualCost) + usualCost(next.priced) / 2 > points;
    if (isEnough && summed(raised, mostCost) >= points) break;
    raised.push(next);
    taken.add(next.name);
  }
  return raised;
}

/** A regiment that comes twice is told apart by a number. */
function numbered(names: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  return names.map((name) => {
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return time === 1 ? name : `${name} (${time})`;
  });
}

interface Drawn {
  readonly raised: readonly Raised[];
  readonly strengths: readonly number[];
  /** Army points not spent. */
  readonly left: number;
}

function drawnArmy(lot: ArmyLot, draw: Draw, mostElites = eliteLimit(lot.points)): Drawn {
  const order = (one: Raised) => ROSTER_ORDER.indexOf(one.bought.type);
  const raised = [...raisedFor(lot, mostElites, draw)].sort((a, b) => order(a) - order(b));
  const priced = raised.map((one) => one.priced);
  const strengths = strengthsFor(priced, lot.points, draw);
  const cost = strengths.reduce((total, strength, at) => total + strength * (priced[at]?.perPoint ?? 0), 0);
  // by the option Elite units are counted by what the army costs: a point not spent may leave it too many
  const countsCost = eliteQuotaBase(lot.houseRules ?? DEFAULT_HOUSE_RULES) === 'actual_army_cost';
  if (countsCost && elitesOf(raised) > eliteLimit(cost)) return drawnArmy(lot, draw, eliteLimit(cost));
  return { raised, strengths, left: lot.points - cost };
}

/** So often another army is drawn when one spends too little. */
const MOST_DRAWN = 8;
/** The part of the points that need not be spent: one in so many. */
const SPARED = 250;

/**
 * The army of a lot, legal by BLD, its Elite units within the limit of the format. Of a few armies the first that
 * spends all but a 250th of the points is taken, or the one that spends most.
 */
export function armyByLot(lot: ArmyLot): Army<BoughtUnit> {
  const generator = makeGenerator(lot.seed);
  const draw: Draw = (sides) => generator.draw(sides);
  let best = drawnArmy(lot, draw);
  for (let drawn = 1; drawn < MOST_DRAWN && best.left > lot.points / SPARED; drawn++) {
    const next = drawnArmy(lot, draw);
    if (next.left < best.left) best = next;
  }
  const { raised, strengths } = best;
  const names = numbered(raised.map(({ name }) => name));
  const units = raised.map(({ bought }, at): BoughtUnit => {
    const { type, quality, commandValue, skills } = bought;
    return {
      id: `${lot.ids ?? lot.nation}-${at + 1}`,
      name: names[at] ?? '',
      ...{ type, quality, commandValue, skills, strength: strengths[at] ?? 0 },
    };
  });
  return { name: lot.name, nation: lot.nation, units };
}
