import { useExplanations } from '../../account/words.ts';
import { type Unit, unitOf } from '../../rules/state/game.ts';
import { isDemoralised } from '../../rules/units/units.ts';
import { useStore } from '../../store/store.ts';
import { hiddenNow, isHidden } from '../../store/view/knowledge.ts';
import type { TableView } from '../../store/view/view.ts';
import { useSpeaker } from '../shell/words.ts';

/** A unit as it is told where it is not seen: what it is, how it stands, and where. */
export function useUnitWords({ game }: TableView): (id: string) => string {
  const { listed } = useExplanations();
  const { language, hex } = useSpeaker();
  const hidden = useStore(hiddenNow);
  const { aria, states } = language.screens;
  const marks = (unit: Unit, kept: boolean) => (!kept && isDemoralised(unit) ? [states.demoralised] : []);
  return (id) => {
    const unit = unitOf(game, id);
    const kept = isHidden(unit, hidden);
    return listed.standing(aria.unit(unit, marks(unit, kept), kept), unit.hexes.map(hex));
  };
}
