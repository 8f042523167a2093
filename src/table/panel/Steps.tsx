import { redo, restartUnit, undo, undoToDice } from '../../store/game/actions.ts';
import type { OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import type { TableView } from '../../store/view/view.ts';
import { UndoNote } from '../shell/later.ts';
import { useSpeaker } from '../shell/words.ts';
import './steps.css';

interface Props {
  readonly open: OpenGame;
  readonly view: TableView;
}

/** Steps back and forth, what the next one takes back, and what bars it. Barred, both sides are asked at the same press. */
export function Steps({ open, view }: Props) {
  const { language } = useSpeaker();
  const { buttons } = language.screens;
  const { free, to } = view.undo;
  // the note comes with all that is told after the first orders
  const rulebook = useStore((state) => state.rulebook);
  const plays = view.live && !open.readOnly && !open.ending;
  const together = plays && !free && to !== null && !open.shown && !open.aside;
  const mayRedo = plays && view.undo.redo;
  const restart = plays && view.undo.restart;
  const dice = plays && view.undo.dice !== null;
  return (
    <div className="steps">
      <button
        type="button"
        className="press"
        data-testid="undo"
        data-together={together}
        aria-describedby="undo-note"
        aria-haspopup={together ? 'dialog' : undefined}
        disabled={!together && !(plays && free)}
        onClick={undo}
      >
        ↶ {buttons.undo}
        {together ? '…' : ''}
      </button>
      <button type="button" className="press" data-testid="redo" disabled={!mayRedo} onClick={redo}>
        ↷ {buttons.redo}
      </button>
      <button
        type="button"
        className="press"
        data-testid="restart-unit"
        disabled={!restart}
        onClick={restartUnit}
      >
        ⟲ {language.table.restartShort}
      </button>
      <button type="button" className="press" data-testid="last-dice" disabled={!dice} onClick={undoToDice}>
        ⇤ {language.table.diceShort}
      </button>
      <p id="undo-note" className="barrier">
        {view.live && rulebook === 'here' ? <UndoNote open={open} undo={view.undo} /> : null}
      </p>
    </div>
  );
}
