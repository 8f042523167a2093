import { useMemo } from 'react';
import { useExplanations } from '../../account/words.ts';
import type { Hex } from '../../geometry/hex.ts';
import { wholeRulebook } from '../../store/game/rulebook.ts';
import { actorIn } from '../../store/odds/questions.ts';
import type { HexTold } from '../../store/possible/hexTold.ts';
import { useStore } from '../../store/store.ts';
import type { TableView } from '../../store/view/view.ts';
import { useSpeaker } from '../shell/words.ts';
import { groundWords, placesAt } from './groundWords.ts';
import './groundCaption.css';

interface Props {
  readonly view: TableView;
  /** The hex pointed at. */
  readonly at: Hex | null;
  /** The keyboard or a finger is there, and nothing else points. */
  readonly spoken: boolean;
}

/** What bars the hex to the unit that would march, or what going so far asks of it: in a sentence, with its rule. */
function useToldOf(view: TableView, at: Hex | null): string {
  const { name } = useSpeaker();
  const { acting, refusalSentence } = useExplanations();
  const selection = useStore((state) => state.selection);
  const told = useMemo((): HexTold | null => {
    if (at === null || !view.live || view.draft) return null;
    return wholeRulebook()?.hexTold(view.game, actorIn(view, selection), selection, at) ?? null;
  }, [view, selection, at]);
  if (!told) return '';
  switch (told.is) {
    case 'refused': {
      const [reason] = told.reasons;
      return reason ? `${refusalSentence(reason, name)} (${reason.rule})` : '';
    }
    case 'forced':
      return acting.forcedMarch(told.cost, told.factor);
    case 'disengaging':
      return acting.disengaging(told.lost);
  }
}

/** In a corner of the map: what the hex pointed at carries, and why the unit cannot go there. The map itself speaks the ground. */
export function GroundCaption({ view, at, spoken }: Props) {
  const { language, hex } = useSpeaker();
  const { battle } = view.game;
  const told = useToldOf(view, at);
  return (
    <>
      <div className="ground-caption" aria-hidden="true" data-testid="ground-caption">
        {told === '' ? null : (
          <p className="hex-told" data-testid="hex-told">
            {told}
          </p>
        )}
        {at === null ? null : (
          <p>
            {[groundWords(language, battle.map, at, hex(at)), ...placesAt(language, battle, at)].join('. ')}
          </p>
        )}
      </div>
      <p className="unseen" role="status">
        {spoken ? told : ''}
      </p>
    </>
  );
}
