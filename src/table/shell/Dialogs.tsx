import { useState } from 'react';
import { useExplanations } from '../../account/words.ts';
import { SIDES, type Side } from '../../rules/state/vocabulary.ts';
import { programOf } from '../../scenarios/programs.ts';
import { answer, resign } from '../../store/game/actions.ts';
import { proposeEnd } from '../../store/opponent/end.ts';
import { downloadGame } from '../../store/saving/export.ts';
import { leaveGame, rematch } from '../../store/saving/giveWay.ts';
import type { OpenGame } from '../../store/state.ts';
import type { TableView } from '../../store/view/view.ts';
import { Correct } from '../agree/later.ts';
import { Legend } from '../learn/later.ts';
import { Seats } from '../opponent/later.ts';
import { PrintGame } from '../print/later.ts';
import { Confirm } from './Confirm.tsx';
import { Help } from './Help.tsx';
import { KeepMoment } from './KeepMoment.tsx';
import { Modal } from './Modal.tsx';
import { ReportProblem } from './ReportProblem.tsx';
import { ShareGame } from './ShareGame.tsx';
import { type DialogShown, leftUndone } from './useEndOrders.ts';
import { Victory } from './Victory.tsx';
import { useSpeaker } from './words.ts';

interface Props {
  readonly shown: DialogShown;
  readonly open: OpenGame;
  readonly view: TableView;
  readonly onShow: (shown: DialogShown) => void;
}

function Resign({ open, onDone }: { readonly open: OpenGame; readonly onDone: () => void }) {
  const { language, side: sideName } = useSpeaker();
  const { buttons } = language.screens;
  const { asked } = useExplanations().dialogs;
  const [who, setWho] = useState<Side | null>(null);
  if (who !== null)
    return (
      <Confirm
        title={buttons.resign}
        sentences={[asked.resign(sideName(who))]}
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
      title={asked.resignWho}
      closeLabel={buttons.close}
      onClose={onDone}
      feet={SIDES.filter((side) => !programOf(open, side)).map((side) => (
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
      <p>{asked.resignMeans}</p>
    </Modal>
  );
}

/** All that may stand over the table, one at a time. */
export function Dialogs({ shown, open, view, onShow }: Props) {
  const { language } = useSpeaker();
  const { buttons } = language.screens;
  const { asked } = useExplanations().dialogs;
  const done = (): void => onShow(null);
  switch (shown) {
    case null:
      return null;
    case 'help':
      return <Help onClose={done} />;
    case 'legend':
      return <Legend nations={open.nations} onClose={done} />;
    case 'resign':
      return <Resign open={open} onDone={done} />;
    case 'moment':
      return <KeepMoment open={open} onDone={done} />;
    case 'report':
      return <ReportProblem onDone={done} />;
    case 'victory':
      return (
        <Victory
          open={open}
          onClose={done}
          onShare={() => onShow('share')}
          onRematch={() => void rematch()}
          onFirstScreen={() => void leaveGame()}
        />
      );
    case 'endOrders': {
      const { units, points } = leftUndone(view);
      return (
        <Confirm
          title={buttons.endOrders}
          sentences={[asked.endOrdersUnits(units), asked.endOrdersPoints(points)]}
          onNo={done}
          onYes={() => {
            done();
            answer({ choose: 'endOrders' });
          }}
        />
      );
    }
    case 'share':
      return <ShareGame open={open} onDone={done} />;
    case 'print':
      return <PrintGame open={open} view={view} onDone={done} />;
    case 'correct':
      return <Correct open={open} onDone={done} />;
    case 'seats':
      return <Seats open={open} onDone={done} />;
    case 'holdsAll':
      return (
        <Confirm
          title={buttons.exportGame}
          sentences={[asked.holdsAll]}
          onNo={done}
          onYes={() => {
            done();
            void downloadGame();
          }}
        />
      );
    case 'agreed':
      return (
        <Confirm
          title={buttons.agreedEnd}
          sentences={[SIDES.some((side) => programOf(open, side)) ? asked.endOfProgram : asked.agreedEnd]}
          onNo={done}
          onYes={() => {
            done();
            proposeEnd();
          }}
        />
      );
  }
}
