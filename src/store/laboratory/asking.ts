/**
 * What a player asks for beside the odds: a sweep, rolls, exact figures, what lies below a branch. Each belongs to the
 * set-up it was asked in: another set-up leaves it off, and the sweep is asked anew.
 */
import { create } from 'zustand';
import type { Progress, Trouble } from '../../odds/asked.ts';
import type {
  BranchAsk,
  Exact,
  ExactAsk,
  Rolled,
  RollsAsk,
  SweepAsk,
  SweepPoint,
  SweepTold,
} from '../../odds/laboratory/asked.ts';
import type { TreeNode } from '../../odds/laboratory/tree.ts';
import { type InTurn, inTurn } from './inTurn.ts';
import { isTreeOfSetup, matterOf } from './reckoning.ts';
import type { Setup } from './share.ts';
import { useLaboratory } from './state.ts';
import { casesOf, type SweepValue, type Varied } from './sweep.ts';

export interface Swept {
  /** What it was swept from: while another is swept, it stays in view. */
  readonly setup: Setup;
  readonly varied: Varied;
  readonly points: readonly (SweepPoint & { readonly value: SweepValue })[];
  /** Every place was weighed at each point. */
  readonly weighed: boolean;
}

type Sweeping =
  | { readonly is: 'nothing' }
  | { readonly is: 'working' }
  /** The points are those of a first look; the others are being reckoned. */
  | { readonly is: 'weighing' }
  | { readonly is: 'stopped' }
  | { readonly is: 'failed'; readonly why: Trouble }
  | { readonly is: 'done' };

interface Sweep {
  readonly varied: Varied | null;
  readonly swept: Swept | null;
  readonly sweeping: Sweeping;
  readonly progress: Progress | null;
}

interface Rolls {
  readonly rolled: Rolled | null;
  /** None while nothing is rolled. */
  readonly progress: Progress | null;
  readonly failed: { readonly why: Trouble; readonly times: number } | null;
}

interface ExactFigures {
  /** None while nothing is reckoned. */
  readonly progress: Progress | null;
  readonly failed: Trouble | null;
}

/** What was told of a branch, or why it was not, and in which set-up. */
interface Below {
  readonly node: TreeNode | null;
  readonly failed: Trouble | null;
  readonly setup: Setup;
}

interface Asking {
  readonly sweep: Sweep;
  readonly rolls: Rolls;
  readonly exact: ExactFigures;
  /** By the node that lies below. */
  readonly below: ReadonlyMap<number, Below>;
}

const NO_SWEEP: Sweep = { varied: null, swept: null, sweeping: { is: 'nothing' }, progress: null };
const NO_ROLLS: Rolls = { rolled: null, progress: null, failed: null };
const NO_EXACT: ExactFigures = { progress: null, failed: null };

export const useAsking = create<Asking>()(() => ({
  sweep: NO_SWEEP,
  rolls: NO_ROLLS,
  exact: NO_EXACT,
  below: new Map(),
}));

const sweeps = inTurn<SweepAsk>();
const rolls = inTurn<RollsAsk>();
const exacts = inTurn<ExactAsk>();
/** Several branches may be opened one after the other. */
const branches = new Map<number, InTurn<BranchAsk>>();

function setSweep(change: Partial<Sweep>): void {
  useAsking.setState(({ sweep }) => ({ sweep: { ...sweep, ...change } }));
}

/** Nothing is asked of a point that there is no room for. */
const NO_ROOM: SweepPoint = { figures: null, isTooLarge: false };

/** The first look at what is being swept, if it is there; what stood there before belongs to another sweep. */
function firstLook(): Swept | null {
  const { sweeping, swept } = useAsking.getState().sweep;
  return sweeping.is === 'weighing' ? swept : null;
}

function sweepNow(): void {
  sweeps.leaveOff();
  const { varied } = useAsking.getState().sweep;
  const { setup, odds, past } = useLaboratory.getState();
  const matter = matterOf(setup);
  if (varied === null || !matter) {
    setSweep({ swept: null, sweeping: { is: 'nothing' }, progress: null });
    return;
  }
  const choices = (odds?.reactions ?? []).map(({ choice }) => choice);
  const before = past.map(({ sandbox }) => sandbox);
  const cases = matter.action === null ? [] : casesOf(varied, setup.sandbox, matter, choices, before);
  const asked = cases.flatMap(({ matter: one }) => one ?? []);
  const show = ({ points, weighed }: SweepTold, is: 'weighing' | 'done') => {
    const told = [...points];
    setSweep({
      sweeping: { is },
      swept: {
        setup,
        varied,
        weighed,
        points: cases.flatMap(({ value, matter: one }) => {
          const point = one ? told.shift() : NO_ROOM;
          return point ? [{ ...point, value }] : [];
        }),
      },
    });
  };
  setSweep({ sweeping: { is: 'working' }, progress: null });
  sweeps.ask(
    { ask: 'sweep', cases: asked },
    {
      progress: (progress) => setSweep({ progress }),
      meanwhile: (told) => show(told, 'weighing'),
      told: (told) => show(told, 'done'),
      failed: (why) => setSweep({ swept: firstLook(), sweeping: { is: 'failed', why } }),
    },
  );
}

/** Sweeps this from now on, anew whenever the set-up changes. */
export function vary(varied: Varied): void {
  setSweep({ varied });
  sweepNow();
}

export function sweepAgain(): void {
  sweepNow();
}

/** Leaves the sweep off, with the first look if it is there. */
export function stopSweep(): void {
  sweeps.leaveOff();
  const swept = firstLook();
  setSweep({ swept, sweeping: { is: swept ? 'stopped' : 'nothing' } });
}

/** Nothing is swept any more. */
export function leaveSweep(): void {
  sweeps.leaveOff();
  useAsking.setState({ sweep: NO_SWEEP });
}

function setRolls(change: Partial<Rolls>): void {
  useAsking.setState((state) => ({ rolls: { ...state.rolls, ...change } }));
}

/** So many games of what is set up; those of the first one begin with the faces given. */
export function rollMany(times: number, seed: string, fixed: readonly number[]): void {
  const matter = matterOf(useLaboratory.getState().setup);
  if (!matter) return;
  setRolls({ progress: { done: 0, of: times }, failed: null });
  rolls.ask(
    { ask: 'rolls', ...matter, times, seed, fixed },
    {
      progress: (progress) => setRolls({ progress }),
      told: (rolled) => setRolls({ rolled, progress: null }),
      failed: (why) => setRolls({ failed: { why, times }, progress: null }),
    },
  );
}

/** Rolls no more; what was rolled before stays. */
export function stopRolls(): void {
  rolls.leaveOff();
  setRolls({ progress: null });
}

/** What was rolled goes too. */
export function leaveRolls(): void {
  rolls.leaveOff();
  useAsking.setState({ rolls: NO_ROLLS });
}

/** The exact figures of what is set up, for whoever takes them. */
export function askExact(take: (exact: Exact | null) => void): void {
  const matter = matterOf(useLaboratory.getState().setup);
  if (!matter) return;
  useAsking.setState({ exact: { progress: { done: 0, of: null }, failed: null } });
  exacts.ask(
    { ask: 'exact', ...matter },
    {
      progress: (progress) => useAsking.setState({ exact: { progress, failed: null } }),
      told: (exact) => {
        useAsking.setState({ exact: NO_EXACT });
        take(exact);
      },
      failed: (why) => useAsking.setState({ exact: { progress: null, failed: why } }),
    },
  );
}

export function leaveExact(): void {
  exacts.leaveOff();
  useAsking.setState({ exact: NO_EXACT });
}

/** What lies below a branch, unless it is known; what was told in another set-up stays in view meanwhile. */
export function unfold(node: number): void {
  const { setup } = useLaboratory.getState();
  const matter = isTreeOfSetup() ? matterOf(setup) : null;
  const before = useAsking.getState().below.get(node);
  if (!matter || branches.has(node) || (before?.setup === setup && before.failed === null)) return;
  const keep = (told: TreeNode | null, failed: Trouble | null) => {
    branches.delete(node);
    useAsking.setState(({ below }) => ({ below: new Map(below).set(node, { node: told, failed, setup }) }));
  };
  const branch = inTurn<BranchAsk>();
  branches.set(node, branch);
  branch.ask(
    { ask: 'branch', ...matter, node },
    { told: (told) => keep(told, null), failed: (why) => keep(null, why) },
  );
}

function leaveBranches(): void {
  for (const branch of branches.values()) branch.leaveOff();
  branches.clear();
}

useLaboratory.subscribe((now, before) => {
  const isOther = now.setup !== before.setup;
  if (isOther) {
    leaveRolls();
    leaveExact();
    leaveBranches();
  }
  // another tree has other nodes
  if (now.about !== before.about || now.isFirst !== before.isFirst) useAsking.setState({ below: new Map() });
  const { varied } = useAsking.getState().sweep;
  const isSwept = isOther || (varied === 'reaction' && now.odds?.reactions !== before.odds?.reactions);
  if (varied === null || !isSwept) return;
  sweeps.leaveOff();
  // the odds, which are asked for by whoever changed the set-up, go first
  queueMicrotask(sweepNow);
});
