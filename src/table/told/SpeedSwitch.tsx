import { useExplanations } from '../../account/words.ts';
import { setPreference } from '../../store/game/actions.ts';
import { useStore } from '../../store/store.ts';
import { SPEEDS } from '../../store/told/pace.ts';
import './speedSwitch.css';

/** How fast what happens is shown, and the program plays. */
export function SpeedSwitch() {
  const words = useExplanations().told.speed;
  const chosen = useStore((state) => state.preferences.speed);
  return (
    <fieldset className="speed-switch">
      <legend>{words.title}</legend>
      {SPEEDS.map((speed) => (
        <button
          key={speed}
          type="button"
          aria-pressed={speed === chosen}
          data-testid={`speed-${speed}`}
          onClick={() => setPreference('speed', speed)}
        >
          {words[speed]}
        </button>
      ))}
    </fieldset>
  );
}
