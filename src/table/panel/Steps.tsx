import { redo, restartUnit, undo } from '../../store/game/actions.ts';
import type { TableView } from '../../store/view/view.ts';
import { useSpeaker } from '../shell/words.ts';
import './steps.css';

/** Steps back and forth, and what bars them, told before one runs into it. */
export function Steps({ view }: { readonly view: TableView }) {
  const { language } = useSpeaker();
  const { buttons } = language.screens;
  const { barrier } = view.undo;
  const free = view.live && view.undo.free;
  const mayRedo = view.live && view.undo.redo;
  const restart = view.live && view.undo.restart;
  return (
    <div className="steps">
      <button type="button" className="press" data-testid="undo" disabled={!free} onClick={() => undo()}>
        ↶ {buttons.undo}
      </button>
      <button type="button" className="press" data-testid="redo" disabled={!mayRedo} onClick={() => redo()}>
        ↷ {buttons.redo}
      </button>
      <button
        type="button"
        className="press"
        data-testid="restart-unit"
        disabled={!restart}
        onClick={() => restartUnit()}
      >
        ⟲ {language.table.restartShort}
      </button>
      {barrier ? (
        <p className="barrier">
          {free ? language.table.freeUntil[barrier.why] : language.table.barrier[barrier.why]}
        </p>
      ) : null}
    </div>
  );
}
