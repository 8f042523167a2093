import { useState } from 'react';
import { SIDES, type Side } from '../../rules/state/vocabulary.ts';
import { agreeEnd, answer, resign, stepBackAgreed } from '../../store/game/actions.ts';
import { closeGame } from '../../store/saving/games.ts';
import type { OpenGame } from '../../store/state.ts';
import type { TableView } from '../../store/view/view.ts';
import { Confirm } from './Confirm.tsx';
import { Help } from './Help.tsx';
import { Modal } from './Modal.tsx';
import { type DialogShown, leftUndone } from './useEndOrders.ts';
import { Victory } from './Victory.tsx';
import { useSpeaker } from './words.ts';

interface Props {
  readonly shown: DialogShown;
  readonly open: OpenGame;
  readonly view: TableView;
  readonly onShow: (shown: DialogShown) => void;
  readonly onExport: () => void;
  readonly onRematch: () => void;
}

function Resign({ onDone }: { readonly onDone: () => void }) {
  const { language, side: sideName } = useSpeaker();
  const { buttons, confirmations } = language.screens;
  const [who, setWho] = useState<Side | null>(null);
  if (who !== null)
    return (
      <Confirm
        title={buttons.resign}
        sentences={[confirmations.resign(sideName(who))]}
        grave
        onNo={onDone}
        onYes={() => {
          onDone();
          resign(who);
        }}
      />
    );
  return (
    <Modal
      title={language.table.resignWho}
      closeLabel={buttons.close}
      onClose={onDone}
      feet={SIDES.map((side) => (
        <button
          key={side}
          type="button"
          className="press"
          data-testid={`resign-${side}`}
          onClick={() => setWho(side)}
        >
          {sideName(side)}
        </button>
      ))}
    >
      <p>{language.table.resignWho}</p>
    </Modal>
  );
}

/** All that may stand over the table, one at a time. */
export function Dialogs({ shown, open, view, onShow, onExport, onRematch }: Props) {
  const { language } = useSpeaker();
  const { buttons, confirmations } = language.screens;
  const done = (): void => onShow(null);
  switch (shown) {
    case null:
      return null;
    case 'help':
      return <Help onClose={done} />;
    case 'resign':
      return <Resign onDone={done} />;
    case 'victory':
      return (
        <Victory
          open={open}
          onClose={done}
          onExport={onExport}
          onRematch={onRematch}
          onFirstScreen={closeGame}
        />
      );
    case 'endOrders': {
      const { units, points } = leftUndone(view);
      return (
        <Confirm
          title={buttons.endOrders}
          sentences={[confirmations.endOrdersUnits(units), confirmations.endOrdersPoints(points)]}
          onNo={done}
          onYes={() => {
            done();
            answer({ choose: 'endOrders' });
          }}
        />
      );
    }
    case 'agreed':
      return (
        <Confirm
          title={buttons.agreedEnd}
          sentences={[confirmations.agreedEnd]}
          onNo={done}
          onYes={() => {
            done();
            agreeEnd();
          }}
        />
      );
    case 'playFromHere':
      return (
        <Confirm
          title={buttons.playFromHere}
          sentences={[language.table.playFromHereAsk]}
          onNo={done}
          onYes={() => {
            done();
            stepBackAgreed();
          }}
        />
      );
  }
}
