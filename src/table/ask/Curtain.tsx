import { useLayoutEffect, useRef } from 'react';
import { useExplanations } from '../../account/words.ts';
import { Cockade } from '../../map/Cockade.tsx';
import { nationStyle } from '../../map/nations.ts';
import { enemyOf } from '../../rules/state/game.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { undo } from '../../store/game/actions.ts';
import type { OpenGame } from '../../store/state.ts';
import { liftCurtain, whoLifts } from '../../store/view/curtain.ts';
import type { TableView } from '../../store/view/view.ts';
import { useSpeaker } from '../shell/words.ts';
import './curtain.css';

interface Props {
  readonly open: OpenGame;
  readonly view: TableView;
}

function Hanging({ open, view, side }: Props & { readonly side: Side }) {
  const { curtain: words } = useExplanations().setUp;
  const { side: sideName } = useSpeaker();
  const sheet = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = sheet.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={sheet}
      className="curtain"
      style={nationStyle(open.nations[side])}
      aria-labelledby="curtain-title"
      data-testid="curtain"
      data-side={side}
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) => {
        // only its own button raises it, whatever keys the browser shuts dialogs by
        if (currentTarget.isConnected) currentTarget.showModal();
      }}
    >
      <div className="sheet">
        <h2 id="curtain-title">
          <Cockade nation={open.nations[side]} />
          <span>{words.title(sideName(side))}</span>
        </h2>
        <p>{words.away(sideName(enemyOf(side)))}</p>
        <p className="ask-note">{words.both}</p>
        <div className="row">
          <button type="button" className="press chief" data-testid="lift-curtain" onClick={liftCurtain}>
            {words.lift(sideName(side))}
          </button>
          {view.undo.free ? (
            <button type="button" className="press" data-testid="curtain-undo" onClick={() => undo()}>
              ↶ {words.back}
            </button>
          ) : null}
        </div>
      </div>
    </dialog>
  );
}

/** R-150, where armies are set up unseen: nothing is to be seen before the player who sets up is alone with the screen. */
export function Curtain({ open, view }: Props) {
  const side = whoLifts(open);
  return side === null ? null : <Hanging key={side} open={open} view={view} side={side} />;
}
