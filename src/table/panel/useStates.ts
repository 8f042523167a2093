import type { Unit } from '../../rules/state/game.ts';
import type { OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import { hiddenNow, isHidden } from '../../store/view/knowledge.ts';
import { rosterOf } from '../../store/view/roster.ts';
import { useSpeaker } from '../shell/words.ts';

/** What is worth knowing of a unit's state, in words. */
export function useStates(open: OpenGame): (unit: Unit) => readonly string[] {
  const { language } = useSpeaker();
  const hidden = useStore(hiddenNow);
  const { states } = language.screens;
  return (unit) => {
    const line = rosterOf(open, unit.side).lines.find((one) => one.unit === unit.id);
    if (!line) return [];
    if (line.fate !== 'present') return [states[line.fate]];
    return [
      ...(line.panicked ? [states.panicked] : []),
      ...(line.demoralised && !isHidden(unit, hidden) ? [states.demoralised] : []),
      ...(line.outflanked ? [states.outflanked] : []),
      ...(unit.mayNotManoeuvre ? [states.mayNotManoeuvre] : []),
      ...(unit.displaced
        ? [states.displaced]
        : line.acted
          ? [states.acted]
          : line.activated
            ? [states.activated]
            : []),
    ];
  };
}
