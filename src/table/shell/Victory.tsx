import { Suspense } from 'react';
import { RuleMark } from '../../account/RuleMark.tsx';
import { useExplanations } from '../../account/words.ts';
import { Cockade } from '../../map/Cockade.tsx';
import { later } from '../../map/later.tsx';
import { sideStyle } from '../../map/nations.ts';
import { objectivesOf } from '../../rules/objectiveStates.ts';
import { SIDES, type Side } from '../../rules/state/vocabulary.ts';
import { lossPoints } from '../../rules/victory.ts';
import { downloadGame } from '../../store/saving/export.ts';
import type { OpenGame } from '../../store/state.ts';
import { Moments } from '../opponent/Moments.tsx';
import { endShown } from './end.ts';
import { MenuWord } from './MenuWord.tsx';
import { Modal } from './Modal.tsx';
import { useSpeaker } from './words.ts';
import './victory.css';

const Aftermath = later(async () => (await import('../after/Aftermath.tsx')).Aftermath);

interface Props {
  readonly open: OpenGame;
  readonly onRematch: () => void;
  readonly onShare: () => void;
  readonly onFirstScreen: () => void;
  readonly onClose: () => void;
}

/** By what the battle was won at once, if it was. R-151. */
function Decided({ open: { game } }: Pick<Props, 'open'>) {
  const { language } = useSpeaker();
  const words = useExplanations().objectives;
  const one = game.battle.objectives?.find(({ id }) => id === game.outcome?.objective);
  return one ? <p data-testid="decided">{words.decided(one.name[language.locale])}</p> : null;
}

/** Where a side's points come from, in a battle that has objectives: each names itself, the losses the rule. R-151. */
function Account({ open: { game }, side }: Pick<Props, 'open'> & { readonly side: Side }) {
  const { language } = useSpeaker();
  const words = useExplanations().objectives;
  if (!game.battle.objectives) return null;
  const won = objectivesOf(game).filter(({ state }) => state.points[side] > 0);
  return (
    <ul className="victory-account">
      <li>
        {words.losses} {lossPoints(game)[side]} <RuleMark rule="VIC-02" />
      </li>
      {won.map(({ one, state }) => (
        <li key={one.id}>
          {one.name[language.locale]} {state.points[side]}
        </li>
      ))}
    </ul>
  );
}

/** Who won, why, with how many points; and what next. */
export function Victory({ open, onRematch, onShare, onFirstScreen, onClose }: Props) {
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
      wide
      feet={
        <>
          <button type="button" className="press" onClick={onFirstScreen} data-testid="first-screen">
            {language.table.firstScreen}
          </button>
          <button type="button" className="press" onClick={() => void downloadGame()}>
            {buttons.exportGame}
          </button>
          <button type="button" className="press" onClick={onShare} data-testid="share-battle">
            <MenuWord of="share" />
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
        <Decided open={open} />
        <div className="fleuron" />
        <ul className="victory-scores">
          {SIDES.map((side) => (
            <li key={side} style={sideStyle(open.nations, side)} data-won={side === won}>
              <Cockade nation={open.nations[side]} />
              <span>{sideName(side)}</span>
              <strong>{end.points[side]}</strong>
              <small>{language.screens.counters.victoryPoints(end.points[side])}</small>
              <Account open={open} side={side} />
            </li>
          ))}
        </ul>
        {open.shown ? null : (
          <Suspense>
            <Aftermath open={open} onSee={onClose} />
            <Moments open={open} onSee={onClose} />
          </Suspense>
        )}
      </div>
    </Modal>
  );
}
