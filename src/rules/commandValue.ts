/** MOR-03 to MOR-09: what a morale test is rolled against, and with which dice. */
import type { Dice } from '../engine/dice.ts';
import { distanceBetween, suffersOutflankedTest } from './engagement.ts';
import type { TestPurpose } from './facts.ts';
import type { Game, Unit } from './game.ts';
import { type Sum, sumOf, type Term } from './reasons.ts';
import { hasSkill } from './skills.ts';
import { coveredAgainst, inCover, terrainAt } from './terrain.ts';
import { isArtillery, isCavalry, isDemoralised, isNonDense } from './units.ts';
import type { Quality, Reaction } from './vocabulary.ts';

/** Why and how a unit tests. */
export interface Test {
  readonly purpose: TestPurpose;
  /** The reaction declared; read in the test of a charged unit. */
  readonly reaction: Reaction;
  /** The enemy that causes the test: a wood on the side towards it is cover. */
  readonly enemy: Unit | null;
  /** The unit tests during its own charge. */
  readonly charging: boolean;
  /** The charging or assaulting unit, if the test comes from a charge or an assault. */
  readonly attacker: Unit | null;
  /** Units in whose cone the attacker was at declaration. R-08. */
  readonly protectors: readonly string[];
}

/** Below any value the modifiers can bring: the true total is kept, for a failure costs the difference. MOR-11. */
const NO_FLOOR = -99;

/** MOR-07: a village or fort steadies neither cavalry nor a unit in its own charge. */
function addVillage(terms: Term[], g: Game, u: Unit, test: Test): void {
  if (test.charging || isCavalry(u)) return;
  const terrain = terrainAt(g, u.hexes[0]);
  if (terrain === 'village' || terrain === 'fortifiedPoint')
    terms.push({ rule: 'MOR-07', why: terrain, amount: 3 });
}

/** MOR-09: the charged unit only; an assaulted one does not test. */
function addCharged(terms: Term[], u: Unit, test: Test): void {
  const charger = test.attacker ?? test.enemy;
  if (isNonDense(u)) terms.push({ rule: 'MOR-09', why: 'chargedNonDense', amount: -2 });
  if (charger && hasSkill(charger, 'lancer'))
    terms.push({ rule: 'SKL-05.1', why: 'chargedByLancer', amount: -3 });
  if (test.reaction === 'defensiveFire' && !isArtillery(u))
    terms.push({ rule: 'MOR-09', why: 'reactionDefensiveFire', amount: -2 });
  // SKL-01.3, SKL-04.1
  if (test.reaction === 'counterCharge' && !hasSkill(u, 'cuirassier') && !hasSkill(u, 'counterCharge'))
    terms.push({ rule: 'MOR-09', why: 'reactionCounterCharge', amount: -2 });
}

/** the unit's own hex, or a wood on the side towards the enemy concerned. */
function isCovered(g: Game, u: Unit, enemy: Unit | null): boolean {
  return enemy?.fate === 'present' ? coveredAgainst(g, u, enemy.hexes[0]) : inCover(g, u);
}

/** The command value a test is rolled against, with its lines; it may fall below 0. MOR-07 to MOR-09. */
export function commandValue(g: Game, u: Unit, test: Test): Sum {
  const terms: Term[] = [{ rule: 'CMD-01', why: 'commandValue', amount: u.commandValue }];
  addVillage(terms, g, u, test);
  if (isDemoralised(u)) terms.push({ rule: 'MOR-07', why: 'demoralised', amount: -2 });
  if (!isCovered(g, u, test.enemy)) {
    if (suffersOutflankedTest(g, u, test.attacker, test.protectors))
      terms.push({ rule: 'MOR-08', why: 'outflanked', amount: -3 });
    if (test.purpose === 'reaction') addCharged(terms, u, test);
  }
  return sumOf(terms, NO_FLOOR);
}

/** QUA-05, R-140. */
function supports(friend: Unit, u: Unit): boolean {
  return (
    friend.quality === 'elite' &&
    (friend.type === 'lineInfantry' || friend.type === 'heavyCavalry') &&
    friend.side === u.side &&
    friend.fate === 'present' &&
    !friend.panicked &&
    distanceBetween(friend, u) === 1
  );
}

/**
 * The quality whose dice the unit rolls, and the Elite neighbour that lends an Ordinary unit its own, the first by id.
 * MOR-04, MOR-05, QUA-05, R-140.
 */
export function moraleDice(
  g: Game,
  u: Unit,
): { readonly dice: Quality; readonly supportedBy: string | null } {
  if (u.quality !== 'ordinary') return { dice: u.quality, supportedBy: null };
  let supporter: string | null = null;
  for (const friend of g.units)
    if (supports(friend, u) && (supporter === null || friend.id < supporter)) supporter = friend.id;
  return { dice: supporter === null ? 'ordinary' : 'elite', supportedBy: supporter };
}

const DROPPED = { elite: 'highest', ordinary: 'none', recruit: 'lowest' } as const;

/** The dice of a test against a modified command value. QUA-04, MOR-03. */
export function testDice(quality: Quality, against: number): Dice {
  return { dice: 'test', drop: DROPPED[quality], against };
}
