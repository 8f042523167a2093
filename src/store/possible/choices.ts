/** The answers a question offers as a list, those refused included. */
import type { Choice } from '../../rules/state/answers.ts';
import type { Game } from '../../rules/state/game.ts';
import type { Action } from '../../rules/state/vocabulary.ts';
import { decisionOf, engine } from '../game/rulebook.ts';
import type { OfferedChoice } from './possible.ts';

/** Ends of moves are chosen on the map; as a list only when they are few. Groups are picked. */
const LISTED = 9;

function isPlaced(choice: Choice): boolean {
  return (
    choice.choose === 'deploy' ||
    choice.choose === 'move' ||
    choice.choose === 'runEnd' ||
    choice.choose === 'putBack'
  );
}

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

const none: readonly OfferedChoice[] = [];
const known = new WeakMap<Game, readonly OfferedChoice[]>();

/** The answers of a list, the first nine that are legal with their digits. */
export function offeredChoices(game: Game): readonly OfferedChoice[] {
  const before = known.get(game);
  if (before) return before;
  const decision = decisionOf(game);
  if (!decision) return none;
  const legal = engine()
    .legal(game)
    .filter(({ choose }) => choose !== 'group');
  const tooMany = legal.length > LISTED && legal.some(isPlaced);
  // whatever is no place on the map is listed however many places there are
  const all = tooMany ? legal.filter(({ choose }) => choose === 'leave') : legal;
  const kept = all.filter((choice, at) => !isAnotherFacing(choice, at, all));
  const listed = decision.question.ask === 'action' ? kept.toSorted((a, b) => rankOf(a) - rankOf(b)) : kept;
  const offered = listed.map(
    (choice, at): OfferedChoice => ({ choice, key: at < 9 ? at + 1 : null, enabled: true, reasons: [] }),
  );
  for (const { choice, reasons } of decision.refused())
    if (choice.choose !== 'group') offered.push({ choice, key: null, enabled: false, reasons });
  known.set(game, offered);
  return offered;
}
