/** The answers a question offers as a list, those refused included. */
import type { Choice } from '../../rules/state/answers.ts';
import type { Game } from '../../rules/state/game.ts';
import { decisionOf, engine, wholeRulebook } from '../game/rulebook.ts';
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
  const listed = wholeRulebook()?.asOffered(all) ?? all;
  const offered = listed.map(
    (choice, at): OfferedChoice => ({ choice, key: at < 9 ? at + 1 : null, enabled: true, reasons: [] }),
  );
  for (const { choice, reasons } of decision.refused())
    if (choice.choose !== 'group') offered.push({ choice, key: null, enabled: false, reasons });
  known.set(game, offered);
  return offered;
}
