import { useLayoutEffect, useState } from 'react';
import { Reasons } from '../../account/Lines.tsx';
import { useShareWords } from '../../account/shareWords.ts';
import { useExplanations } from '../../account/words.ts';
import { canonicalText } from '../../engine/interpreter.ts';
import { type Correction, LONGEST_REASON } from '../../rules/state/agreements.ts';
import { findUnit, presentUnits } from '../../rules/state/game.ts';
import { SIDES } from '../../rules/state/vocabulary.ts';
import { plainText } from '../../scenarios/plainText.ts';
import { correctTogether, whoAgrees } from '../../store/game/agreed.ts';
import { engine } from '../../store/game/rulebook.ts';
import { holdToCorrect } from '../../store/opponent/driver.ts';
import type { OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import { hiddenNow, isHidden } from '../../store/view/knowledge.ts';
import { Modal } from '../shell/Modal.tsx';
import { useSpeaker } from '../shell/words.ts';
import { BothAgree } from './BothAgree.tsx';
import { asItStands, CorrectUnit, correctionOf, type UnitWritten, writtenOtherwise } from './CorrectUnit.tsx';
import './correct.css';

interface Props {
  readonly open: OpenGame;
  readonly onDone: () => void;
}

/** What stands for the order points among the units. */
const ORDERS = '';

/** Why it cannot be set right so, as the engine would say. */
function WhyNot({ open, correction }: Pick<Props, 'open'> & { readonly correction: Correction }) {
  const { obstacles } = useExplanations().dialogs;
  const { name } = useSpeaker();
  const answered = engine().answer(open.game, { at: open.game.count.answers, agreed: correction });
  if (answered.ok) return null;
  const { why } = answered;
  if (why.problem === 'notLegal') return <Reasons reasons={why.reasons} name={name} />;
  const said = why.problem === 'underWay' || why.problem === 'nothingChanged' ? why.problem : null;
  return said ? <p className="ask-note">{obstacles[said]}</p> : null;
}

/** Something on the board is not as it should be: both sides say what, why, and agree, each on his own button. */
export function Correct({ open, onDone }: Props) {
  const { agreements } = useExplanations();
  const { correct: words } = agreements;
  const { menu } = useShareWords();
  const { language, side: sideName } = useSpeaker();
  const hidden = useStore(hiddenNow);
  const selected = useStore((state) => state.selection.unit);
  const { game } = open;
  const first = selected === null ? undefined : findUnit(game, selected);
  const [id, setId] = useState(first?.fate === 'present' ? first.id : ORDERS);
  // only what is written otherwise is kept: the rest stays as it stands, should the game go on beneath
  const [changes, setChanges] = useState<Partial<UnitWritten>>({});
  const [pointsWritten, setPoints] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  // before the program can answer what is shown here
  useLayoutEffect(holdToCorrect, []);
  const unit = id === ORDERS ? undefined : findUnit(game, id);
  const isKept = unit !== undefined && isHidden(unit, hidden);
  const written = unit ? { ...asItStands(unit, isKept), ...changes } : null;
  const points = pointsWritten ?? String(game.orderPoints);
  // until they have written why, it is looked at all the same whether it can be
  const why = plainText(reason, LONGEST_REASON);
  const because = why === '' ? '…' : why;
  const correction: Correction | null =
    unit && written
      ? correctionOf(game, unit, written, because)
      : { agree: 'correctOrders', orderPoints: Number(points), reason: because };
  const isOpen =
    correction !== null &&
    engine().answer(game, { at: game.count.answers, agreed: correction }).ok &&
    (unit !== undefined || points !== '');
  const choose = (chosen: string): void => {
    setId(chosen);
    setChanges({});
  };
  return (
    <Modal
      title={menu.correct}
      closeLabel={language.screens.buttons.close}
      onClose={onDone}
      feet={
        <BothAgree
          // whoever has agreed has agreed to this, and to nothing else
          key={canonicalText(correction)}
          open={open}
          legend={menu.correct}
          disabled={!isOpen || why === ''}
          onAgreed={() => {
            onDone();
            if (correction) correctTogether(correction);
          }}
        />
      }
    >
      <div className="correct-fields">
        <label className="correct-what">
          <span>{words.what}</span>
          <select
            value={id}
            data-testid="correct-what"
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            <option value={ORDERS}>{words.ordersOf(sideName(game.side))}</option>
            {SIDES.map((side) => (
              <optgroup key={side} label={sideName(side)}>
                {presentUnits(game)
                  .filter((one) => one.side === side)
                  .map((one) => (
                    <option key={one.id} value={one.id}>
                      {one.name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
      </div>
      {unit && written ? (
        <CorrectUnit
          unit={unit}
          isKept={isKept}
          written={written}
          onWrite={(now) => setChanges(writtenOtherwise(asItStands(unit, isKept), now))}
        />
      ) : (
        <div className="correct-fields">
          <label>
            <span>{words.points}</span>
            <input
              type="number"
              min={0}
              value={points}
              data-testid="correct-points"
              onChange={({ currentTarget }) => setPoints(currentTarget.value)}
            />
          </label>
        </div>
      )}
      <div className="correct-fields">
        <label className="correct-what">
          <span>{words.reason}</span>
          <input
            value={reason}
            maxLength={LONGEST_REASON}
            required
            data-testid="correct-reason"
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </label>
      </div>
      <div role="status" data-testid="correct-refused">
        {correction ? (
          <WhyNot open={open} correction={correction} />
        ) : (
          <p className="ask-note">{words.noSuchHex}</p>
        )}
      </div>
      <p className="ask-note">{whoAgrees(open).length < 2 ? words.noteAlone : words.note}</p>
    </Modal>
  );
}
