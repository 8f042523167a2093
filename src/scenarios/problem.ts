/** What is wrong with a file. Codes with figures: the words live in the language files. */

export type ProblemCode =
  | 'tooLarge'
  | 'notJson'
  | 'tooDeep'
  | 'unknownFormat'
  | 'picture'
  | 'badRoster'
  | 'notTaken'
  | 'brokenLink'
  | 'unknownVersion'
  | 'unknownKey'
  | 'missingKey'
  | 'wrongType'
  | 'notListed'
  | 'notWhole'
  | 'outOfRange'
  | 'tooLong'
  | 'tooShort'
  | 'badText'
  | 'offMap'
  | 'twice'
  | 'sharedHex'
  | 'impassableHex'
  | 'unknownUnit'
  | 'notAllowed'
  | 'formationNotAllowed'
  | 'lostWithStrength'
  | 'standingWithoutStrength'
  | 'actedUnactivated'
  | 'activatedOutOfTurn'
  | 'displacedImpossible'
  | 'heldImpossible'
  | 'answeredImpossible'
  | 'squareFiredImpossible'
  | 'panickedImpossible'
  | 'hurtUnharmed'
  | 'fledSteady'
  | 'fledInland'
  | 'linePartedAtFirst'
  | 'zoneTooSmall'
  | 'armyOpen'
  | 'awaitedChanged'
  | 'wonAtFirst'
  | 'notAtEdge'
  | 'closedWay'
  | 'alreadyPlaced'
  | 'comesTooLate'
  | 'actsUnactivated'
  | 'tooManyOrders'
  | 'pastLastTurn'
  | 'outcomeImpossible'
  | 'hurtByFriend'
  | 'wrongHexes'
  | 'inconsistent';

/** `path` leads to the place, from the top of the file: keys and places in lists (from 0) with dots between. */
export interface Problem {
  readonly code: ProblemCode;
  readonly path: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

export function problem(code: ProblemCode, path: string, facts: Problem['facts'] = {}): Problem {
  return { code, path, facts };
}
