/** A position of the rulebook on the table: set up, led through by its script, or played on by the players. */
import { givenAgain, play } from '../../engine/history.ts';
import { stepBack } from '../../engine/steps.ts';
import { beginDemonstration, scenarioOf } from '../../scenarios/demonstrations/begin.ts';
import type { Demonstration } from '../../scenarios/demonstrations/demonstration.ts';
import { follows, scriptedAnswers } from '../../scenarios/demonstrations/script.ts';
import { amend } from '../address/address.ts';
import { tellBrokenLink } from '../address/brokenLink.ts';
import { type Ability, NOTHING_PICKED, type OpenGame } from '../state.ts';
import { useStore } from '../store.ts';
import { attempting } from './crash.ts';
import { logOf } from './record.ts';
import { engine } from './rulebook.ts';
import { ABLE, commit, guarded, playable, refuse, take, unable } from './session.ts';
import { clearPosition } from './suspended.ts';

/** Sets the position up as a game of its own. What was on the table is suspended until the position is cleared. */
export function showPosition(demonstration: Demonstration): void {
  const { open, suspended, selection } = useStore.getState();
  const scenario = scenarioOf(demonstration);
  const history = beginDemonstration(demonstration);
  const { blue, red } = scenario.armies;
  useStore.setState({
    open: {
      id: `position/${demonstration.id}`,
      scenario,
      names: { blue: '', red: '' },
      nations: { blue: blue.nation, red: red.nation },
      history,
      game: history.game,
      log: logOf(history),
      opening: [
        { fact: 'turnBegan', side: history.start.side, turn: history.start.turn },
        ...history.opening.facts,
      ],
      ending: null,
      readOnly: false,
      mayTakeOver: false,
      save: 'saved',
      shown: { demonstration, answers: scriptedAnswers(demonstration) },
    },
    suspended: open?.shown || open?.aside ? suspended : { open, selection },
    selection: NOTHING_PICKED,
    notice: null,
    failure: null,
  });
}

/** The address names no position and no lesson that there is: none stands on the table any more. */
export function tellNoPosition(): void {
  // it would be told again at every turn of the browser's history
  amend({ show: null });
  clearPosition();
  tellBrokenLink();
}

/** How far the script has been followed; none once the players have gone their own way. */
export function stepsTaken({ shown, history }: OpenGame): number | null {
  return shown && follows(history, shown.answers) ? history.length : null;
}

/** Gives the next answer of the script, or rolls its dice. */
export function nextStep(): Ability {
  const here = playable();
  if (!here.open) return refuse(here.why);
  const { open } = here;
  const taken = stepsTaken(open);
  const answer = taken === null ? undefined : open.shown?.answers[taken];
  if (answer === undefined) return refuse(unable('notChosenHere'));
  return guarded(() => {
    attempting({ history: open.history, given: answer });
    return take(open, play(engine(), open.history, givenAgain(open.history.length, answer)));
  }, unable(null));
}

/** One answer back, over dice as well: nothing is at stake here. */
export function previousStep(): Ability {
  const here = playable();
  if (!here.open) return refuse(here.why);
  const { history } = here.open;
  if (history.length === 0) return refuse(unable('nothingToUndo'));
  return guarded(() => {
    commit(stepBack(engine(), history, 1));
    return ABLE;
  }, unable(null));
}

/** The position as it was at first. */
export function startAgain(): Ability {
  const { open } = useStore.getState();
  if (open?.shown) showPosition(open.shown.demonstration);
  return ABLE;
}
