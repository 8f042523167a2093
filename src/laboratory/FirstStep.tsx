import { useLaboratory } from '../store/laboratory/state.ts';
import { useLabSpeaker } from './words.ts';

/** What to do while nothing is asked: on an empty field there is nobody to be pressed yet. */
export function FirstStep() {
  const { say } = useLabSpeaker();
  const isEmpty = useIsEmpty();
  return <p className="lab-note">{isEmpty ? say.oddsOnceTwo : say.pressTwo}</p>;
}

/** Whether nobody stands on the field. */
export function useIsEmpty(): boolean {
  return useLaboratory(({ setup }) => setup.sandbox.game.units.every(({ fate }) => fate !== 'present'));
}
