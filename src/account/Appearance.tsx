/** By what light the screens are seen, how units are drawn, what is heard: small things, offered where the language is. */

import { appearanceWordsOf } from '../language/appearance.ts';
import { setPreference } from '../store/game/actions.ts';
import { COUNTER_SETS, PAGE_THEMES } from '../store/state.ts';
import { useStore } from '../store/store.ts';
import { useFetched } from './words.ts';
import './appearance.css';

interface ChoiceProps<T extends string> {
  readonly name: string;
  readonly legend: string;
  readonly all: readonly T[];
  readonly words: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly onChoose: (one: T) => void;
}

function Choice<T extends string>({ name, legend, all, words, chosen, onChoose }: ChoiceProps<T>) {
  return (
    <label className="appearance-choice">
      <span>{legend}</span>
      <select
        value={chosen}
        data-testid={`appearance-${name}`}
        onChange={({ target }) => {
          const one = all.find((value) => value === target.value);
          if (one !== undefined) onChoose(one);
        }}
      >
        {all.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

const SOUNDS = ['off', 'low'] as const;

/** Beside the table it offers sound, too: elsewhere nothing is heard. */
export function Appearance({ atTable = false }: { readonly atTable?: boolean }) {
  const { theme, counters, sound } = useStore((state) => state.preferences);
  const words = useFetched(appearanceWordsOf);
  return (
    <div className="appearance">
      <Choice
        name="theme"
        legend={words.theme}
        all={PAGE_THEMES}
        words={words.themes}
        chosen={theme}
        onChoose={(one) => setPreference('theme', one)}
      />
      <Choice
        name="counters"
        legend={words.counters}
        all={COUNTER_SETS}
        words={words.counterSets}
        chosen={counters}
        onChoose={(one) => setPreference('counters', one)}
      />
      {atTable ? (
        <Choice
          name="sound"
          legend={words.sound}
          all={SOUNDS}
          words={words.sounds}
          chosen={sound ? 'low' : 'off'}
          onChoose={(one) => setPreference('sound', one === 'low')}
        />
      ) : null}
    </div>
  );
}
