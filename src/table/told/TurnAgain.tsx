import { useMemo } from 'react';
import { useExplanations } from '../../account/words.ts';
import { programOf } from '../../scenarios/programs.ts';
import type { OpenGame } from '../../store/state.ts';
import { beginReplay, endReplay, runReplay, stepReplay, turnJustPlayed } from '../../store/told/replay.ts';
import { useReplay } from '../../store/told/state.ts';
import type { TableView } from '../../store/view/view.ts';
import { useSpeaker } from '../shell/words.ts';
import './turnAgain.css';

interface Props {
  readonly open: OpenGame;
  readonly view: TableView;
}

function Press({
  text,
  sign,
  name,
  onPress,
}: {
  readonly text: string;
  readonly sign: string;
  readonly name: string;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      className="press"
      aria-label={text}
      title={text}
      data-testid={name}
      onClick={onPress}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

/** The turn that is played again: where it stands, and what leads on. */
function Running({ shown, all }: { readonly shown: number; readonly all: number }) {
  const { side: sideName } = useSpeaker();
  const words = useExplanations().told.replay;
  const replay = useReplay((state) => state.replay);
  if (!replay) return null;
  return (
    <fieldset className="replay" data-testid="replay" data-step={shown} data-steps={all}>
      <legend>{words.at(sideName(replay.side), shown, all)}</legend>
      <Press text={words.back} sign="◂" name="replay-back" onPress={() => stepReplay(-1)} />
      {replay.running ? (
        <Press text={words.hold} sign="❚❚" name="replay-hold" onPress={() => runReplay(false)} />
      ) : (
        <Press text={words.run} sign="▶" name="replay-run" onPress={() => runReplay(true)} />
      )}
      <Press text={words.on} sign="▸" name="replay-on" onPress={() => stepReplay(1)} />
      <button type="button" className="press chief" data-testid="replay-end" onClick={endReplay}>
        {words.end}
      </button>
    </fieldset>
  );
}

/** For whoever takes over: the other side's turn once more, in one press, or from step to step. */
export function TurnAgain({ open, view }: Props) {
  const { side: sideName } = useSpeaker();
  const words = useExplanations().told.replay;
  const replay = useReplay((state) => (state.replay?.game === open.id ? state.replay : null));
  const { log, opening } = open;
  const turn = useMemo(() => turnJustPlayed({ log, opening }), [log, opening]);
  if (replay) {
    const shown = view.live ? replay.to : view.game.count.answers;
    return <Running shown={shown - replay.from} all={replay.to - replay.from} />;
  }
  if (!turn || !view.live || open.shown || open.ending || programOf(open, view.side)) return null;
  return (
    <div className="replay-offer">
      <button
        type="button"
        className="press"
        data-testid="replay-turn"
        onClick={() => beginReplay(turn, true)}
      >
        <span aria-hidden="true">⟲ </span>
        {words.offer(sideName(turn.side))}
      </button>
      <button
        type="button"
        className="press"
        data-testid="replay-steps"
        onClick={() => beginReplay(turn, false)}
      >
        {words.steps}
      </button>
    </div>
  );
}
