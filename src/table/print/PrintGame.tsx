import { Suspense, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useShareWords } from '../../account/shareWords.ts';
import { PlayAid } from '../../rulebook/PlayAid.tsx';
import { changedHouseRules } from '../../rules/state/houseRuleKeys.ts';
import { SIDES, SKILLS, UNIT_TYPES } from '../../rules/state/vocabulary.ts';
import type { OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import { hiddenNow } from '../../store/view/knowledge.ts';
import type { TableView } from '../../store/view/view.ts';
import { Modal } from '../shell/Modal.tsx';
import { useSpeaker } from '../shell/words.ts';
import { PrintedArmy } from './PrintedArmy.tsx';
import './printGame.css';

interface Props {
  readonly open: OpenGame;
  readonly view: TableView;
}

/** The sheet of tables, with the types and skills of this battle. */
function Aid({ open }: Pick<Props, 'open'>) {
  const { language } = useSpeaker();
  const { print } = useShareWords();
  const { units, battle } = open.game;
  const types = useMemo(() => UNIT_TYPES.filter((type) => units.some((unit) => unit.type === type)), [units]);
  const hidden = useStore(hiddenNow);
  const skills = useMemo(
    () => SKILLS.filter((skill) => units.some((unit) => unit.side !== hidden && unit.skills.includes(skill))),
    [units, hidden],
  );
  return (
    <section className="game-sheet" data-testid="printed-aid">
      <h1>{print.aidTitle}</h1>
      <p>
        {print.aidOf(open.scenario.title[language.locale])}
        {changedHouseRules(battle.houseRules).length > 0 ? ` · ${print.houseRules}` : null}
      </p>
      <PlayAid types={types} skills={skills} />
    </section>
  );
}

interface DialogProps extends Props {
  readonly onDone: () => void;
}

/** Chooses what is printed, and has it printed: while this is open, paper shows these sheets and not the map. */
export function PrintGame({ open, view, onDone }: DialogProps) {
  const { language, side: sideName } = useSpeaker();
  const { menu, print } = useShareWords();
  const [rosters, setRosters] = useState(true);
  const [aid, setAid] = useState(true);
  const hidden = useStore(hiddenNow);
  // the board that is looked at, be it one of before
  const shown = { ...open, game: view.game };
  return (
    <Modal
      title={menu.print}
      closeLabel={language.screens.buttons.close}
      onClose={onDone}
      feet={
        <button
          type="button"
          className="press chief"
          disabled={!rosters && !aid}
          data-testid="print-now"
          onClick={() => window.print()}
        >
          {print.press}
        </button>
      }
    >
      <p>{print.lead}</p>
      <label className="print-choice">
        <input
          type="checkbox"
          checked={rosters}
          data-testid="print-rosters"
          onChange={({ target: box }) => setRosters(box.checked)}
        />{' '}
        {print.rosters}
      </label>
      <label className="print-choice">
        <input
          type="checkbox"
          checked={aid}
          data-testid="print-aid"
          onChange={({ target: box }) => setAid(box.checked)}
        />{' '}
        {print.aid}
      </label>
      {hidden === null ? null : <p data-testid="print-hidden">{print.hidden(sideName(hidden))}</p>}
      {createPortal(
        <div className="printed-game" data-testid="printed-game">
          {rosters ? SIDES.map((side) => <PrintedArmy key={side} open={shown} side={side} />) : null}
          {aid ? (
            <Suspense>
              <Aid open={shown} />
            </Suspense>
          ) : null}
        </div>,
        document.body,
      )}
    </Modal>
  );
}
