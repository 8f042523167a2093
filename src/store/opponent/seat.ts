/** Who sits where: a person takes over a side that the program plays, or gives it to the program. */
import type { Side } from '../../rules/state/vocabulary.ts';
import type { Program, Programs } from '../../scenarios/programs.ts';
import { commit } from '../game/session.ts';
import type { OpenGame } from '../state.ts';
import { useStore } from '../store.ts';

/** The game as it stands is saved with who plays it. */
function seat(open: OpenGame, programs: Programs): void {
  if (open.readOnly || open.shown || open.aside) return;
  useStore.setState({ open: { ...open, programs } });
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
