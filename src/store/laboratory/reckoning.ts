/** What is set up, asked of the worker; its answers kept by question. */
import { canonicalText } from '../../engine/interpreter.ts';
import type { Trouble } from '../../odds/asked.ts';
import type { LaboratoryOdds, Matter, OddsAsk } from '../../odds/laboratory/asked.ts';
import { findUnit } from '../../rules/state/game.ts';
import { inTurn } from './inTurn.ts';
import type { Setup } from './share.ts';
import { useLaboratory, useProgress } from './state.ts';

/** The question as it is asked of the worker; none before attacker and action are chosen. */
export function matterOf(setup: Setup): Matter | null {
  const { sandbox, attacker, target, action, aims, failed, pins, placing, places } = setup;
  const underWay = sandbox.game.frames.length > 0;
  if (attacker === null || (action === null && !underWay)) return null;
  if (!findUnit(sandbox.game, attacker)) return null;
  const policy = { aims, failed, pins };
  return { game: sandbox.game, pair: { attacker, target }, action, policy, placing, places };
}

/** The most results kept, by question. */
const MOST_KEPT = 60;
const known = new Map<string, LaboratoryOdds | null>();
const line = inTurn<OddsAsk>();

function keep(key: string, odds: LaboratoryOdds | null): void {
  known.set(key, odds);
  const [oldest] = known.keys();
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
}

/** The position and the action of a question, however everybody decides. */
function aboutOf({ policy: _policy, ...position }: Matter): string {
  return canonicalText(position);
}

/** Whether the tree told is that of what is set up now: the tree of another set-up stays in view meanwhile. */
export function isTreeOfSetup(): boolean {
  const { setup, about, isFirst } = useLaboratory.getState();
  const matter = matterOf(setup);
  return !isFirst && matter !== null && aboutOf(matter) === about;
}

/** Nothing is asked any more: whatever was is left off. */
function leaveOff(): void {
  line.leaveOff();
  useProgress.setState({ progress: null });
}

/** Asks for the odds of what is set up now; an answer that comes too late is dropped. */
export function reckon(): void {
  const { setup } = useLaboratory.getState();
  leaveOff();
  const matter = matterOf(setup);
  if (!matter) {
    useLaboratory.setState({ reckoning: { is: 'nothing' }, odds: null });
    return;
  }
  const key = canonicalText(matter);
  const about = aboutOf(matter);
  const show = (odds: LaboratoryOdds | null) =>
    useLaboratory.setState({
      odds,
      oddsOf: setup,
      about,
      isFirst: false,
      reckoning: odds ? { is: 'done' } : { is: 'refused' },
    });
  const before = known.get(key);
  if (before !== undefined) {
    show(before);
    return;
  }
  useLaboratory.setState({ reckoning: { is: 'working' } });
  line.ask(
    { ask: 'odds', ...matter },
    {
      progress: (progress) => useProgress.setState({ progress }),
      meanwhile: (odds) =>
        useLaboratory.setState({ odds, oddsOf: setup, about, isFirst: true, reckoning: { is: 'weighing' } }),
      told: (odds) => {
        keep(key, odds);
        useProgress.setState({ progress: null });
        show(odds);
      },
      failed: (why) => {
        useProgress.setState({ progress: null });
        fail(why);
      },
    },
  );
}

/** The first figures, if they are there, are those of the set-up; figures of another one go. */
function fail(why: Trouble): void {
  const { odds, reckoning } = useLaboratory.getState();
  useLaboratory.setState({
    odds: reckoning.is === 'weighing' ? odds : null,
    reckoning: { is: 'failed', why },
  });
}

/** Leaves the calculation off, with the first figures if they are there. */
export function stopReckoning(): void {
  leaveOff();
  const { reckoning } = useLaboratory.getState();
  if (reckoning.is === 'weighing') useLaboratory.setState({ reckoning: { is: 'stopped' } });
  // what stood there belongs to another set-up
  else useLaboratory.setState({ reckoning: { is: 'nothing' }, odds: null });
}
