/** Positions out of random battles in which a unit is about to do something whose odds can be compared with play. */
import seedrandom from 'seedrandom';
import { type ActionChoice, aboutToAct } from '../odds/question.ts';
import { engine } from '../rules/rulebook.ts';
import type { Choice } from '../rules/state/answers.ts';
import { findUnit, type Game, presentUnits, type Unit } from '../rules/state/game.ts';
import { SKILLS, UNIT_TYPES } from '../rules/state/vocabulary.ts';
import { closeBattle } from './closeBattle.ts';
import { linesDrawnUp } from './linesDrawnUp.ts';
import { chancesOf, type Script, willful } from './oddsTrial.ts';
import { randomBattle } from './randomBattle.ts';
import { playRandomly } from './randomPlay.ts';

/** The kinds of action that dice decide; fire then an attack, by its attack. */
export const KINDS = [
  'charge',
  'assault',
  'fire',
  'doubleFire',
  'marchThenFire',
  'formationThenFire',
  'fireThenCharge',
  'fireThenAssault',
  'rally',
  'formation',
  'flight',
] as const;
export type Kind = (typeof KINDS)[number];

export interface OddsCase {
  readonly name: string;
  readonly kind: Kind;
  readonly game: Game;
  /** The script is the willful one of this seed. */
  readonly seed: number;
  readonly script: Script;
  readonly chances: ReadonlyMap<string, number>;
  readonly nodes: number;
  /** The types and skills of the unit that acts and of its target. */
  readonly present: readonly string[];
}

function kindOf(choice: ActionChoice): Kind | null {
  if (choice.action === 'fireThenAttack')
    return choice.attack === 'charge' ? 'fireThenCharge' : 'fireThenAssault';
  return KINDS.find((kind) => kind === choice.action) ?? null;
}

function traits(unit: Unit | undefined): readonly string[] {
  return unit ? [unit.type, ...unit.skills] : [];
}

/** All types and skills, to be seen among the cases. */
export const TRAITS: readonly string[] = [...UNIT_TYPES, ...SKILLS];

/** How often a situation of a random battle is looked at, and how long such a battle goes on. */
const LOOKED_AT = 0.04;
const ANSWERS = 250;

/** Situations out of the course of a random battle. */
export function middlesOf(seed: number): readonly Game[] {
  const stream = seedrandom(`odds ${seed}`);
  const battle = stream() < 0.3 ? closeBattle(`odds ${seed}`) : randomBattle(`odds ${seed}`);
  const middles: Game[] = [battle];
  playRandomly(battle, `odds ${seed}`, {
    bold: true,
    limit: ANSWERS,
    before: (game) => {
      if (stream() < LOOKED_AT) middles.push(game);
    },
  });
  return middles;
}

/** Beyond so many situations a case would take longer than it tells. */
const MOST_NODES = 20_000;

function isAction(choice: Choice): choice is ActionChoice {
  return choice.choose === 'action';
}

/** The case of that unit and action, if chance decides anything in it. */
function caseOf(
  name: string,
  middle: Game,
  unit: Unit,
  choice: ActionChoice,
  kind: Kind,
  seed: number,
): OddsCase | null {
  const target = 'target' in choice ? findUnit(middle, choice.target) : undefined;
  const game = engine.follow(engine.run(aboutToAct(middle, unit)), choice);
  const script = willful(seed);
  const odds = chancesOf(game, script, MOST_NODES);
  if (!odds) return null;
  const { chances, nodes } = odds;
  if (![...chances.values()].some((chance) => chance > 0.001 && chance < 0.999)) return null;
  return { name, kind, game, seed, script, chances, nodes, present: [...traits(unit), ...traits(target)] };
}

type Wanted = (kind: Kind, present: readonly string[]) => boolean;

/** The cases of one situation, those that are wanted. */
function* casesAt(name: string, middle: Game, seed: number, wanted: Wanted): Generator<OddsCase> {
  for (const unit of presentUnits(middle))
    for (const choice of engine.legal(engine.run(aboutToAct(middle, unit)))) {
      const kind = isAction(choice) ? kindOf(choice) : null;
      if (!isAction(choice) || kind === null) continue;
      const target = 'target' in choice ? findUnit(middle, choice.target) : undefined;
      if (!wanted(kind, [...traits(unit), ...traits(target)])) continue;
      const found = caseOf(`${name}, ${unit.id} ${kind}`, middle, unit, choice, kind, seed);
      if (found) yield found;
    }
}

/** Lines are drawn up in so many of a battle's situations, while charges after fire are wanted. */
const DRAWN_UP = 2;

/** The cases of that battle, those that are wanted. */
function* casesOf(seed: number, wanted: Wanted): Generator<OddsCase> {
  const middles = middlesOf(seed);
  for (const [n, middle] of middles.entries()) yield* casesAt(`battle ${seed}.${n}`, middle, seed, wanted);
  const onlyRare: Wanted = (kind, present) => kind === 'fireThenCharge' && wanted(kind, present);
  for (const [n, middle] of middles.slice(0, DRAWN_UP).entries())
    for (const drawn of linesDrawnUp(middle)) {
      if (!onlyRare('fireThenCharge', [])) return;
      yield* casesAt(`battle ${seed}.${n}, drawn up`, drawn, seed, onlyRare);
    }
}

/**
 * `total` cases, of every kind at least `each`, that show every type and skill if `total` leaves room for it: the first
 * that fit, battle after battle.
 */
export function oddsCases(total: number, each: number, firstSeed = 1): readonly OddsCase[] {
  const cases: OddsCase[] = [];
  const counts = new Map<Kind, number>();
  const missing = new Set(TRAITS);
  for (let seed = firstSeed; cases.length < total && seed < firstSeed + 50_000; seed++) {
    const lacking = KINDS.reduce((sum, kind) => sum + Math.max(0, each - (counts.get(kind) ?? 0)), 0);
    const spare = total - cases.length - lacking;
    let here = 0;
    const wanted: Wanted = (kind, present) => {
      if (here >= 2 || cases.length >= total) return false;
      if ((counts.get(kind) ?? 0) < each) return true;
      if (spare <= 0) return false;
      return missing.size > 0
        ? present.some((trait) => missing.has(trait))
        : kind === 'charge' || kind === 'assault' || kind === 'fireThenCharge';
    };
    for (const one of casesOf(seed, wanted)) {
      here++;
      cases.push(one);
      counts.set(one.kind, (counts.get(one.kind) ?? 0) + 1);
      for (const trait of one.present) missing.delete(trait);
      if (here >= 2) break;
    }
  }
  return cases;
}
