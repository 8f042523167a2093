import { useState } from 'react';
import { useOpponentWords } from '../../account/opponentWords.ts';
import { useShareWords } from '../../account/shareWords.ts';
import { WhoPlays } from '../../account/WhoPlays.tsx';
import { Cockade } from '../../map/Cockade.tsx';
import { sideStyle } from '../../map/nations.ts';
import { SIDES } from '../../rules/state/vocabulary.ts';
import type { Programs } from '../../scenarios/programs.ts';
import { programsPlaying, seatPlayers } from '../../store/opponent/seat.ts';
import type { OpenGame } from '../../store/state.ts';
import { Modal } from '../shell/Modal.tsx';
import { useSpeaker } from '../shell/words.ts';
import './seats.css';

interface Props {
  readonly open: OpenGame;
  readonly onDone: () => void;
}

/**
 * Who plays which side from now on. It holds once it is confirmed: arrow keys go through the levels one by one, and the
 * program would answer at the first of them.
 */
export function Seats({ open, onDone }: Props) {
  const { who } = useOpponentWords();
  const { menu } = useShareWords();
  const { language, side: sideName } = useSpeaker();
  const { buttons } = language.screens;
  const [programs, setPrograms] = useState<Programs | undefined>(() => programsPlaying(open));
  return (
    <Modal
      title={menu['who-plays']}
      closeLabel={buttons.close}
      onClose={onDone}
      feet={
        <button
          type="button"
          className="press chief"
          data-testid="seat-players"
          onClick={() => {
            onDone();
            seatPlayers(programs ?? {});
          }}
        >
          {buttons.confirm}
        </button>
      }
    >
      {SIDES.map((side) => (
        <div key={side} className="seat" style={sideStyle(open.nations, side)}>
          <h3>
            <Cockade nation={open.nations[side]} />
            <span>{sideName(side)}</span>
          </h3>
          <WhoPlays side={side} called={sideName(side)} programs={programs} onChange={setPrograms} />
        </div>
      ))}
      <p className="ask-note">{who.fromNow}</p>
    </Modal>
  );
}
