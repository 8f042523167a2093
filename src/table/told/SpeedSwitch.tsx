import { useExplanations } from '../../account/words.ts';
import { setPreference } from '../../store/game/actions.ts';
import { useStore } from '../../store/store.ts';
import { SPEEDS } from '../../store/told/pace.ts';
import './speedSwitch.css';

/** How fast what happens is shown, and the program plays; and whether the map goes where it happens. */
export function SpeedSwitch() {
  const words = useExplanations().told.speed;
  const { speed: chosen, follow } = useStore((state) => state.preferences);
  return (
    <>
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
      <button
        type="button"
        className="follow-switch"
        role="switch"
        aria-checked={follow}
        data-testid="follow"
        onClick={() => setPreference('follow', !follow)}
      >
        {words.follow}
      </button>
    </>
  );
}
