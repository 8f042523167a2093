import { useState } from 'react';
import { useExplanations } from '../../account/words.ts';
import { Cockade } from '../../map/Cockade.tsx';
import { sideStyle } from '../../map/nations.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { whoAgrees } from '../../store/game/agreed.ts';
import type { OpenGame } from '../../store/state.ts';
import { useSpeaker } from '../shell/words.ts';
import './bothAgree.css';

interface Props {
  readonly open: OpenGame;
  /** What is agreed on. */
  readonly legend: string;
  /** Nothing can be agreed on yet. */
  readonly disabled?: boolean;
  readonly onAgreed: () => void;
}

/**
 * Each side agrees on its own button, in its colours; once all have, it is done. Pressed again, a button takes it back. Where
 * programs play both sides, whoever watches confirms.
 */
export function BothAgree({ open, legend, disabled = false, onAgreed }: Props) {
  const { agreements: words } = useExplanations();
  const { language, side: sideName } = useSpeaker();
  const [agreed, setAgreed] = useState<readonly Side[]>([]);
  const sides = whoAgrees(open);
  const press = (side: Side): void => {
    const now = agreed.includes(side) ? agreed.filter((one) => one !== side) : [...agreed, side];
    setAgreed(now);
    if (sides.every((one) => now.includes(one))) onAgreed();
  };
  return (
    <fieldset className="both-agree" disabled={disabled}>
      <legend className="unseen">{legend}</legend>
      {sides.length === 0 ? (
        <button type="button" className="press chief" data-testid="agree-alone" onClick={onAgreed}>
          {language.screens.buttons.confirm}
        </button>
      ) : null}
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          className="press agree"
          style={sideStyle(open.nations, side)}
          aria-pressed={agreed.includes(side)}
          data-testid={`agree-${side}`}
          onClick={() => press(side)}
        >
          <Cockade nation={open.nations[side]} />
          <span>{agreed.includes(side) ? words.agreed(sideName(side)) : words.agrees(sideName(side))}</span>
        </button>
      ))}
    </fieldset>
  );
}
