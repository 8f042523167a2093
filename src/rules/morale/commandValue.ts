/** MOR-03 to MOR-09: what a morale test is rolled against, and with which dice. */
import type { Dice } from '../../engine/dice.ts';
import { distanceBetween } from '../ground/engagement.ts';
import { suffersOutflankedTest } from '../ground/flanks.ts';
import type { HalvesLine } from '../ground/halves.ts';
import { coveredAgainst, housesOf, inCover } from '../ground/terrain.ts';
import { friendReactionModifiers } from '../state/actionHouseRules.ts';
import { moraleTest } from '../state/dice.ts';
import type { TestPurpose } from '../state/facts.ts';
import type { Game, Unit } from '../state/game.ts';
import { type Sum, sumOf, type Term } from '../state/reasons.ts';
import type { Quality, Reaction, RuleId } from '../state/vocabulary.ts';
import { hasSkill } from '../units/skills.ts';
import { isArtillery, isCavalry, isDemoralised, isInLine, isNonDense } from '../units/units.ts';

/** Why and how a unit tests. */
export interface Test {
  readonly purpose: TestPurpose;
  /** The reaction declared; read in the test of a charged unit. */
  readonly reaction: Reaction;
  /** The enemy that causes the test: a wood on the side towards it is cover. */
  readonly enemy: Unit | null;
  /** The unit tests during its own charge. */
  readonly charging: boolean;
  /** A friend tests to react to a charge. R-89. */
  readonly charged?: boolean;
  /** The charging or assaulting unit, if the test comes from a charge or an assault. */
  readonly attacker: Unit | null;
  /** Units in whose cone the attacker was at declaration. R-08. */
  readonly protectors: readonly string[];
  /** From the half shot at to the half that shot, where an option lets them alone count.. */
  readonly line?: HalvesLine | null;
}

/** Below any value the modifiers can bring: the true total is kept, for a failure costs the difference. MOR-11. */
const NO_FLOOR = -99;

/** MOR-07: a village or fort steadies neither cavalry nor a unit in its own charge. */
function addVillage(terms: Term[], g: Game, u: Unit, test: Test): void {
  if (test.charging || isCavalry(u)) return;
  const houses = housesOf(g, u, test.enemy?.fate === 'present' ? test.enemy : null, test.line);
  if (houses) terms.push({ rule: 'MOR-07', why: houses, amount: 3 });
}

/** The skills of those that counter-charge without a penalty. MOR-09. */
const COUNTER_CHARGERS = ['cuirassier', 'halfCuirass', 'counterCharge'] as const;

/** MOR-09: the charged unit only; an assaulted one does not test. */
function addCharged(terms: Term[], u: Unit, test: Test): void {
  const charger = test.attacker ?? test.enemy;
  if (isNonDense(u)) terms.push({ rule: 'MOR-09', why: 'chargedNonDense', amount: -2 });
  if (charger && hasSkill(charger, 'lancer'))
    terms.push({ rule: 'SKL-05.1', why: 'chargedByLancer', amount: -3 });
  // SKL-08.1
  const controlled = isInLine(u) && hasSkill(u, 'controlledFire');
  if (test.reaction === 'defensiveFire' && !isArtillery(u) && !controlled)
    terms.push({ rule: 'MOR-09', why: 'reactionDefensiveFire', amount: -2 });
  // SKL-01.3, SKL-02.3, SKL-04.1
  if (test.reaction === 'counterCharge' && !COUNTER_CHARGERS.some((skill) => hasSkill(u, skill)))
    terms.push({ rule: 'MOR-09', why: 'reactionCounterCharge', amount: -2 });
}

/** whether a friend that reacts to a charge tests like its target, which an option says. */
function isTestedAsTarget(g: Game, test: Test): boolean {
  return (
    test.charged === true &&
    test.purpose === 'friendReaction' &&
    friendReactionModifiers(g) === 'same_as_target'
  );
}

/** the unit's own hex, or a wood on the side towards the enemy concerned. */
function isCovered(g: Game, u: Unit, { enemy, line }: Test): boolean {
  return enemy?.fate === 'present' ? coveredAgainst(g, u, enemy, line) : inCover(g, u);
}

/** The command value a test is rolled against, with its lines; it may fall below 0. MOR-07 to MOR-09. */
export function commandValue(g: Game, u: Unit, test: Test): Sum {
  const terms: Term[] = [{ rule: 'CMD-01', why: 'commandValue', amount: u.commandValue }];
  addVillage(terms, g, u, test);
  if (isDemoralised(u)) terms.push({ rule: 'MOR-07', why: 'demoralised', amount: -2 });
  if (!isCovered(g, u, test)) {
    if (suffersOutflankedTest(g, u, test.attacker, test.protectors))
      terms.push({ rule: 'MOR-08', why: 'outflanked', amount: -3 });
    if (test.purpose === 'reaction' || isTestedAsTarget(g, test)) addCharged(terms, u, test);
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

/** FRM-20, R-50: a test to react, as the unit attacked or as its friend; losses, rally and the rest are none. */
function reactsInExtendedLine(u: Unit, purpose: TestPurpose): boolean {
  return u.formation === 'extendedLine' && (purpose === 'reaction' || purpose === 'friendReaction');
}

/**
 * The quality whose dice the unit rolls, and the Elite neighbour that lends an Ordinary unit its own, the first by id.
 * An extended line that reacts to a charge, or as a friend to an assault, rolls as Recruits do whatever it is. MOR-04
 * to MOR-06, FRM-20, QUA-05, R-50, R-140.
 */
export function moraleDice(
  g: Game,
  u: Unit,
  purpose: TestPurpose = 'losses',
): { readonly dice: Quality; readonly supportedBy: string | null } {
  if (reactsInExtendedLine(u, purpose)) return { dice: 'recruit', supportedBy: null };
  if (u.quality !== 'ordinary') return { dice: u.quality, supportedBy: null };
  let supporter: string | null = null;
  for (const friend of g.units)
    if (supports(friend, u) && (supporter === null || friend.id < supporter)) supporter = friend.id;
  return { dice: supporter === null ? 'ordinary' : 'elite', supportedBy: supporter };
}

/** The statement that gives a test its dice. MOR-04 to MOR-06. */
export function diceRule(u: Unit, purpose: TestPurpose, supportedBy: string | null): RuleId {
  if (reactsInExtendedLine(u, purpose)) return 'FRM-20';
  return supportedBy === null ? 'QUA-04' : 'QUA-05';
}

const DROPPED = { elite: 'highest', ordinary: 'none', recruit: 'lowest' } as const;

/** The dice of a test against a modified command value. QUA-04, MOR-03. */
export function testDice(quality: Quality, against: number): Dice {
  return moraleTest(DROPPED[quality], against);
}
