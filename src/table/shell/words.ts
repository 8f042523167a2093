/** The language of the open game, its names already put in: what every component of the table speaks with. */
import { useMemo } from 'react';
import { useWords } from '../../account/words.ts';
import type { Hex } from '../../geometry/hex.ts';
import { hexName } from '../../geometry/shape.ts';
import type { Language } from '../../language/language.ts';
import { playerCalled } from '../../language/playerCalled.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import type { OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';

export interface Speaker {
  readonly language: Language;
  readonly name: (unit: string) => string;
  readonly hex: (hex: Hex) => string;
  /** The name the player of that side gave. */
  readonly side: (side: Side) => string;
}

function speakerOf(language: Language, open: OpenGame | null): Speaker {
  const names = new Map(open?.game.units.map((unit) => [unit.id, unit.name]));
  return {
    language,
    name: (unit) => names.get(unit) ?? unit,
    hex: hexName,
    side: (side) =>
      open?.names[side]
        ? playerCalled(language, open.nations, side, open.names[side])
        : language.words.sides[side],
  };
}

/** Remade only with the language or another game: names do not change within one. */
export function useSpeaker(): Speaker {
  const language = useWords();
  const id = useStore((state) => state.open?.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of a game stand when it is opened
  return useMemo(() => speakerOf(language, useStore.getState().open), [language, id]);
}
