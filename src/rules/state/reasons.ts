/** Why a number is what it is, and why something is refused. Codes with figures: the words live in the language files. */
import type { RuleId } from './vocabulary.ts';

/** What one line of a sum stands for. */
export const TERMS = [
  'base',
  'norm',
  'rate',
  'threshold',
  'elite',
  'skill',
  'commandValue',
  'halfRange',
  'artilleryAtSquare',
  'enfilade',
  'defensiveFireArtillery',
  'defensiveFireControlled',
  'demoralised',
  'lancerCharging',
  'doubledCharge',
  'lossesInCharge',
  'targetInCover',
  'infantryInRough',
  'mountedOrGunsInRough',
  'panicked',
  'outflanked',
  'village',
  'fortifiedPoint',
  'chargedNonDense',
  'chargedByLancer',
  'reactionDefensiveFire',
  'reactionCounterCharge',
  'strengthPoints',
  'minimum',
  'groupOrder',
  'cavalryTogether',
  'artilleryTogether',
  'irregularTogether',
  'recruitsTogether',
  'linearColumn',
  'panickedGroup',
  'scoutRides',
  'gunRides',
  'inVain',
  'penalisingTerrain',
  'forcedMarch',
  'rotation',
  'steps',
  'formationChange',
] as const;
export type TermCode = (typeof TERMS)[number];

/** One line of a sum: something added, multiplied, or a limit. The one object forecast, log and "why" panel print. */
export type Term = { readonly rule: RuleId; readonly why: TermCode } & (
  | { readonly amount: number }
  | { readonly factor: number }
  | { readonly cap: number }
);

/** A number with the lines it comes from. */
export interface Sum {
  readonly total: number;
  readonly terms: readonly Term[];
}

/** Every reason for which the rule refuses something. */
export const REFUSALS = [
  // set-up
  'outsideZone',
  'inBothZones',
  'setUpTooNear',
  'alreadyDeployed',
  'noRoomInZone',
  'notComing',
  // any action
  'notYours',
  'alreadyActivated',
  'alreadyActed',
  'displaced',
  'notInGroup',
  'gone',
  'noTarget',
  'friendlyTarget',
  'steadyOnly',
  'panicked',
  'notPanicked',
  // orders (ORD)
  'notEnoughOrders',
  'tooMany',
  'mixedPanic',
  'facingsDiffer',
  'noChain',
  'regimentalGunInGroup',
  'regimentalGunAlone',
  'neverRides',
  'panickedGroupNoRiders',
  'scoutTooFar',
  'scoutInSquare',
  'tooManyScouts',
  'gunWithArtillery',
  'gunNotBeside',
  'tooManyGuns',
  'impetuousMustAttack',
  'impetuousMustPursue',
  // manoeuvres (MAN)
  'noMovement',
  'tooFar',
  'offMap',
  'impassable',
  'occupied',
  'pathBlocked',
  'panickedFriendInWay',
  'engagedMustKeepContact',
  'engagesAnew',
  'forcedMarchEnemyNear',
  'forcedMarchFormation',
  'evadeEngaged',
  'engagedFromRear',
  'artilleryNeverFlees',
  'mayNotManoeuvre',
  'noRoute',
  'noExit',
  'exitTooFar',
  // charge and assault (CHG, ASL)
  'artilleryNeverAttacks',
  'squareNeverAttacks',
  'skirmishersOnlyWeakTargets',
  'harassmentOnlyWeakTargets',
  'chargerInContact',
  'beyondCharge',
  'notInFrontOrFlank',
  'enemyInFrontFirst',
  'frontContactOnly',
  'noRouteToTarget',
  'beyondAssault',
  'noAssaultMove',
  // reactions
  'declaredTooNear',
  'targetInContact',
  'wrongType',
  'wrongFormation',
  'wrongTerrain',
  'chargerNotInFront',
  'wasInContact',
  'notAdjacentToTarget',
  'friendInContact',
  'cavalryOnly',
  'alreadySquare',
  // fire (FIR)
  'neverFires',
  'warriorNeverFires',
  'firesOnlyAsAction',
  'controlledLineOnly',
  'engagedNoFire',
  'outflankedNoFire',
  'beyondRange',
  'outsideCone',
  'noSight',
  'otherHalfInContact',
  'mustFireAdjacent',
  'nearerTargetFirst',
  'alreadyFired',
  'returnFormation',
  'alreadyReturnedFire',
  'movedOnlyLight',
  'panickedTargetLast',
  // formations (FRM)
  'sameFormation',
  'formationNotOpen',
  'noSquareHere',
  'noSquareIrregular',
  'inContact',
  'wouldBeInContact',
  'transitionNotOpen',
  'noFlankHex',
  'notInfantry',
  'columnOnly',
  // rally (RAL)
  'enemyNear',
  'atFullStrength',
  // corrections agreed by both sides
  'beyondStrength',
  'gunsNeverPanic',
  'beyondOrderDice',
  // army building (BLD)
  'strengthNotAllowed',
  'commandValueNotAllowed',
  'skillReserved',
  'skillRequires',
  'skillExcludes',
  'skillTwice',
  'armyTooDear',
  'tooManyElites',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** The units, places and figures a reason may tell, by one name each wherever they stand. */
export type RefusalFact =
  | 'unit'
  | 'target'
  | 'enemy'
  | 'friend'
  | 'charger'
  | 'nearer'
  | 'other'
  | 'hex'
  | 'from'
  | 'to'
  | 'terrain'
  | 'formation'
  | 'type'
  | 'skill'
  | 'distance'
  | 'range'
  | 'reach'
  | 'cost'
  | 'points'
  | 'least'
  | 'most'
  | 'limit'
  | 'count'
  | 'strength'
  | 'commandValue'
  | 'format'
  | 'elites';

/** One reason for a refusal: the rule it comes from, the code, and the figures or names its sentence needs. */
export interface Refusal {
  readonly rule: RuleId;
  readonly reason: RefusalCode;
  readonly facts: Readonly<Partial<Record<RefusalFact, number | string>>>;
}

/** Legality: allowed, or refused with every reason. */
export type Verdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reasons: readonly [Refusal, ...Refusal[]] };

/** Nothing stands against it. */
const ALLOWED: Verdict = { allowed: true };

/** One reason, ready to be listed. */
export function refusal(rule: RuleId, reason: RefusalCode, facts: Refusal['facts'] = {}): Refusal {
  return { rule, reason, facts };
}

/** Allowed exactly when no reason stands against it. */
export function verdict([first, ...others]: readonly Refusal[]): Verdict {
  return first === undefined ? ALLOWED : { allowed: false, reasons: [first, ...others] };
}

/** Adds, then multiplies, then caps, then floors at 0, whatever the order of the lines: CBT-19, R-128. */
export function sumOf(terms: readonly Term[], floor = 0): Sum {
  let total = 0;
  let factor = 1;
  let cap = Number.POSITIVE_INFINITY;
  let after = 0;
  for (const term of terms) {
    if ('factor' in term) factor *= term.factor;
    else if ('cap' in term) cap = Math.min(cap, term.cap);
    else if (term.why === 'lossesInCharge') after += term.amount;
    else total += term.amount;
  }
  return { total: Math.max(floor, Math.min(cap, total * factor + after)), terms };
}
