/** Who sits where: a person takes over a side that the program plays, or gives it to the program. */
import { SIDES, type Side } from '../../rules/state/vocabulary.ts';
import { type Program, type Programs, programOf } from '../../scenarios/programs.ts';
import { commit, pickedAfter } from '../game/session.ts';
import type { OpenGame } from '../state.ts';
import { useStore } from '../store.ts';

/** The game as it stands is saved with who plays it. */
function seat(open: OpenGame, programs: Programs): void {
  if (open.readOnly || open.shown || open.aside) return;
  const now = { ...open, programs };
  // whoever gives his side away leaves nothing of his on the screen
  useStore.setState({ open: now, selection: pickedAfter(open, now) });
  commit(open.history);
}

/** A person decides for that side from now on; the program knows its place. */
export function takeSideOver(side: Side): void {
  const { open } = useStore.getState();
  const program = open?.programs?.[side];
  if (open && program) seat(open, { ...open.programs, [side]: { ...program, replaced: true } });
}

/** The program decides again for a side that was taken over, or at that level for one it never had. */
export function giveSide(side: Side, to?: Program): void {
  const { open } = useStore.getState();
  const known = to ?? open?.programs?.[side];
  if (!open || !known) return;
  const { level, temper } = known;
  seat(open, { ...open.programs, [side]: { level, temper } });
}

/** The sides that the program plays now, without those that were taken over. */
export function programsPlaying(open: Pick<OpenGame, 'programs'>): Programs {
  const blue = programOf(open, 'blue');
  const red = programOf(open, 'red');
  return { ...(blue ? { blue } : {}), ...(red ? { red } : {}) };
}

/** From now on those programs play, and persons the sides of none; who stays where he sat is not disturbed. */
export function seatPlayers(programs: Programs): void {
  for (const side of SIDES) {
    const { open } = useStore.getState();
    const { [side]: program } = programs;
    if (!open || programOf(open, side) === (program ?? null)) continue;
    if (program) giveSide(side, program);
    else takeSideOver(side);
  }
}
