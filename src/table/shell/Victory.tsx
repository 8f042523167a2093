import { useExplanations } from '../../account/words.ts';
import { Cockade } from '../../map/Cockade.tsx';
import { nationStyle } from '../../map/nations.ts';
import { SIDES } from '../../rules/state/vocabulary.ts';
import type { OpenGame } from '../../store/state.ts';
import { endShown } from './end.ts';
import { Modal } from './Modal.tsx';
import { useSpeaker } from './words.ts';
import './victory.css';

interface Props {
  readonly open: OpenGame;
  readonly onRematch: () => void;
  readonly onExport: () => void;
  readonly onFirstScreen: () => void;
  readonly onClose: () => void;
}

/** Who won, why, with how many points; and what next. */
export function Victory({ open, onRematch, onExport, onFirstScreen, onClose }: Props) {
  const { language, side: sideName } = useSpeaker();
  const { buttons } = language.screens;
  const { victory } = useExplanations().dialogs;
  const end = endShown(open);
  if (!end) return null;
  const won = end.winner === 'draw' ? null : end.winner;
  return (
    <Modal
      title={won ? victory.winner(sideName(won)) : victory.draw}
      closeLabel={buttons.close}
      onClose={onClose}
      feet={
        <>
          <button type="button" className="press" onClick={onFirstScreen} data-testid="first-screen">
            {language.table.firstScreen}
          </button>
          <button type="button" className="press" onClick={onExport}>
            {buttons.exportGame}
          </button>
          <button type="button" className="press chief" onClick={onRematch} data-testid="rematch">
            {buttons.rematch}
          </button>
        </>
      }
    >
      <div className="victory" data-testid="victory">
        {won ? <Cockade nation={open.nations[won]} /> : null}
        <p className="victory-why">{won ? victory.by[end.by] : victory.drawnBy[end.by]}</p>
        <div className="fleuron" />
        <ul className="victory-scores">
          {SIDES.map((side) => (
            <li key={side} style={nationStyle(open.nations[side])} data-won={side === won}>
              <Cockade nation={open.nations[side]} />
              <span>{sideName(side)}</span>
              <strong>{end.points[side]}</strong>
              <small>{language.screens.counters.victoryPoints(end.points[side])}</small>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}
