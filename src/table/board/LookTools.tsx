import { useExplanations } from '../../account/words.ts';
import { setPreference } from '../../store/game/actions.ts';
import { useDangerTool } from '../../store/odds/shown.ts';
import { useStore } from '../../store/store.ts';
import type { Looks } from '../keys/useTableKeys.ts';
import { MapTool } from './MapTool.tsx';

/** The ways to look at the map that keys are held for, as buttons that stay pressed: a finger has no key. */
export function LookTools({ looks }: { readonly looks: Looks }) {
  const { buttons } = useExplanations().looks;
  const { overlay, sight, onOverlay, onAskSight } = looks;
  const danger = useDangerTool((state) => state.on);
  const odds = useStore((state) => state.preferences.odds);
  return (
    <>
      <MapTool
        label={buttons.sight}
        action="sight"
        way="M1 8c4-6 10-6 14 0c-4 6-10 6-14 0zM6 8a2 2 0 1 0 4 0a2 2 0 1 0-4 0"
        isPressed={sight !== null}
        testid="look-sight"
        onPress={onAskSight}
      />
      <MapTool
        label={buttons.threat}
        action="threat"
        way="M8 1.5v4M8 10.5v4M1.5 8h4M10.5 8h4M3.5 8a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0"
        isPressed={overlay === 'threat'}
        testid="look-threat"
        onPress={() => onOverlay('threat')}
      />
      <MapTool
        label={buttons.danger}
        way="M8 1.5L15 14H1zM8 6v4M8 11.3v1.4"
        isPressed={danger && odds}
        testid="look-danger"
        onPress={() => {
          // dangers are odds: whoever asks for them plays with odds again
          setPreference('odds', true);
          useDangerTool.setState({ on: !(danger && odds) });
        }}
      />
      <MapTool
        label={buttons.ground}
        action="ground"
        way="M1 13l4.5-8l3 5l2-3l4.5 6z"
        isPressed={overlay === 'ground'}
        testid="look-ground"
        onPress={() => onOverlay('ground')}
      />
    </>
  );
}
