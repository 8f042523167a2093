import type { Hex } from '../../geometry/hex.ts';
import type { Battle } from '../../rules/state/game.ts';
import { useSpeaker } from '../shell/words.ts';
import { groundWords, placesAt } from './groundWords.ts';
import './groundCaption.css';

interface Props {
  readonly battle: Battle;
  /** The hex pointed at. */
  readonly at: Hex | null;
}

/** In a corner of the map: what the hex pointed at carries. The map itself speaks it. */
export function GroundCaption({ battle, at }: Props) {
  const { language, hex } = useSpeaker();
  return (
    <p className="ground-caption" aria-hidden="true" data-testid="ground-caption">
      {at === null
        ? ''
        : [groundWords(language, battle.map, at, hex(at)), ...placesAt(language, battle, at)].join('. ')}
    </p>
  );
}
