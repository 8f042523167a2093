/** In which order answers are offered, where the order of the rule is not the best to choose from. */
import type { Choice } from '../../rules/state/answers.ts';
import type { Action } from '../../rules/state/vocabulary.ts';

/** Actions by what they are for, in the order in which they are offered: nobody presses a flight for a march. */
export const ACTION_GROUPS: Readonly<Record<ActionGroup, readonly Action[]>> = {
  move: ['frontalMarch', 'indirectMarch', 'evade'],
  fight: ['charge', 'assault', 'fire', 'marchThenFire', 'doubleFire', 'formationThenFire', 'fireThenAttack'],
  formation: ['formation', 'marchThenFormation'],
  other: ['rally', 'flight'],
};

export type ActionGroup = 'move' | 'fight' | 'formation' | 'other';

const ORDER: readonly Action[] = Object.values(ACTION_GROUPS).flat();

/** Where the answer stands among those to the same question: actions by their groups, what lets the unit be before a flight. */
function rankOf(choice: Choice): number {
  if (choice.choose !== 'action') return ORDER.length - 1.5;
  return ORDER.indexOf(choice.action);
}

/** Of a unit that falls in again the formation is asked, and its facing on the map. RAL-05. */
function isAnotherFacing(choice: Choice, at: number, all: readonly Choice[]): boolean {
  return (
    choice.choose === 'rallied' &&
    all.findIndex((one) => one.choose === 'rallied' && one.formation === choice.formation) < at
  );
}

/** The answers as they are listed: actions by their groups, of every formation to fall in with the first facing. */
export function asOffered(legal: readonly Choice[]): readonly Choice[] {
  const kept = legal.filter((choice, at) => !isAnotherFacing(choice, at, legal));
  return kept.some(({ choose }) => choose === 'action')
    ? kept.toSorted((a, b) => rankOf(a) - rankOf(b))
    : kept;
}
