/** What the game was given when the program broke, and the file that tells it. */
import type { Given } from '../../scenarios/answerShapes.ts';
import type { CrashedPosition } from '../../scenarios/crash.ts';
import { fetchFiles } from '../saving/fetchFiles.ts';
import type { BattleHistory } from '../state.ts';
import { useStore } from '../store.ts';

type Attempt =
  /** The game before it, which may be further on than the one open: a gesture gives several answers. */
  | { readonly history: BattleHistory; readonly given: Given | 'dice' }
  /** A position of the laboratory. */
  | { readonly position: CrashedPosition; readonly given: Given | null };

let attempted: Attempt | null = null;

/** Says what is about to be given; null once that is over. */
export function attempting(attempt: Attempt | null): void {
  attempted = attempt;
}

/** What the laboratory shows, and how it takes its last change back; only asked while it is on the screen. */
export interface SetUp {
  readonly position: () => CrashedPosition;
  readonly stepBack: () => void;
}

let setUp: SetUp | null = null;

/** Called once, by the laboratory, when it has come. */
export function tellSetUp(told: SetUp): void {
  setUp = told;
}

/** What is set up in the laboratory, while it is on the screen: not the battle beneath it. */
export function setUpShown(): SetUp | null {
  return useStore.getState().laboratory ? setUp : null;
}

function positionOf(attempt: Attempt | null): CrashedPosition | null {
  if (attempt) return 'position' in attempt ? attempt.position : null;
  return setUpShown()?.position() ?? null;
}

const NOTHING = { unit: null, group: [], riders: [] };

/** The text of the file of what is played, with the fault and what was attempted; '' where nothing is. */
export async function crashText(error: unknown, step: string | null): Promise<string> {
  const { open, selection } = useStore.getState();
  const attempt = attempted;
  const given = attempt?.given ?? null;
  const position = positionOf(attempt);
  const history = attempt && 'history' in attempt ? attempt.history : open?.history;
  const { writeCrash, writeCrashedPosition } = await fetchFiles();
  if (position) return writeCrashedPosition(position, { error, step, given, picked: NOTHING });
  if (!open || !history) return '';
  const { unit, group, riders } = selection;
  const met = { error, step, given, picked: { unit, group, riders } };
  // the file of a game says from which battle it comes; a position has come from none
  if (!open.shown) return writeCrash({ ...open, history }, met);
  return writeCrashedPosition({ title: open.shown.demonstration.id, game: history.game, history }, met);
}
