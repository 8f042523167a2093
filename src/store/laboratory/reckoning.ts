/** What is set up, asked of the worker; its answers kept by question. */
import { canonicalText } from '../../engine/interpreter.ts';
import type { Matter, Odds } from '../../odds/laboratory/asked.ts';
import { findUnit } from '../../rules/state/game.ts';
import { type Asked, ask, Failed } from '../../worker/client.ts';
import type { Setup } from './share.ts';
import { useLaboratory } from './state.ts';

/** The question as it is asked of the worker; none before attacker and action are chosen. */
export function matterOf(setup: Setup): Matter | null {
  const { bench, attacker, target, action, aims, failed, pins, placing, places } = setup;
  const underWay = bench.game.frames.length > 0;
  if (attacker === null || (action === null && !underWay)) return null;
  if (!findUnit(bench.game, attacker)) return null;
  const policy = { aims, failed, pins };
  return { game: bench.game, pair: { attacker, target }, action, policy, placing, places };
}

/** The most results kept, by question. */
const MOST_KEPT = 60;
const known = new Map<string, Odds | null>();
let current: Asked<Odds | null> | null = null;

function keep(key: string, odds: Odds | null): void {
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
  const { setup, about } = useLaboratory.getState();
  const matter = matterOf(setup);
  return matter !== null && aboutOf(matter) === about;
}

/** Asks for the odds of what is set up now; an answer that comes too late is dropped. */
export function reckon(): void {
  const { setup } = useLaboratory.getState();
  current?.cancel();
  current = null;
  const matter = matterOf(setup);
  if (!matter) {
    useLaboratory.setState({ reckoning: { is: 'nothing' }, odds: null });
    return;
  }
  const key = canonicalText(matter);
  const about = aboutOf(matter);
  const show = (odds: Odds | null) =>
    useLaboratory.setState({ odds, about, reckoning: odds ? { is: 'done' } : { is: 'refused' } });
  const before = known.get(key);
  if (before !== undefined) {
    show(before);
    return;
  }
  useLaboratory.setState({ reckoning: { is: 'working' } });
  const asked = ask({ ask: 'odds', ...matter }, undefined, (odds) => {
    if (current !== asked) return;
    // its tree is not the one that follows
    useLaboratory.setState({ odds, about: `${about} meanwhile`, reckoning: { is: 'weighing' } });
  });
  current = asked;
  asked.answer.then(
    (odds) => {
      keep(key, odds);
      if (current === asked) show(odds);
    },
    (error: unknown) => {
      if (current !== asked) return;
      const why = error instanceof Failed ? error.why : 'fault';
      useLaboratory.setState({ odds: null, reckoning: { is: 'failed', why } });
    },
  );
}

/** Leaves the calculation off. */
export function cancelReckoning(): void {
  current?.cancel();
  current = null;
  // what stood there belongs to another set-up
  useLaboratory.setState({ reckoning: { is: 'nothing' }, odds: null });
}
