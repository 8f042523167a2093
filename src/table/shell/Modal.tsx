import { type ReactNode, useEffect } from 'react';
import { useShownDialog } from '../../account/useShownDialog.ts';
import type { AppState } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import './modal.css';

interface Props {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly wide?: boolean;
  /** The buttons that answer it; without them the dialog has only its close button. */
  readonly feet?: ReactNode;
}

/** Whether a file has been opened, or refused on the page beneath, where an open dialog would keep it from eyes and hands. */
function fileCame(now: AppState, before: AppState): boolean {
  const refused = now.notice !== before.notice && now.notice?.notice === 'fileRefused';
  return refused || now.open?.id !== before.open?.id || now.room !== before.room;
}

/** A dialog of the table: Esc closes it, and so does whatever comes in the place of the page behind. */
export function Modal({ title, closeLabel, onClose, children, wide = false, feet }: Props) {
  // its words may come late, in another language once more, when the rulebook lies open over it
  const dialog = useShownDialog('dialog.book');
  useEffect(
    () =>
      useStore.subscribe((now, before) => {
        if (fileCame(now, before)) onClose();
      }),
    [onClose],
  );
  return (
    <dialog
      ref={dialog}
      className={wide ? 'modal sheet wide' : 'modal sheet'}
      aria-labelledby="modal-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="modal-head">
        <h2 id="modal-title">{title}</h2>
        <button type="button" className="modal-close" onClick={onClose} aria-label={closeLabel}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" />
          </svg>
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long texts must scroll by keyboard */}
      <section className="modal-body" tabIndex={0} aria-labelledby="modal-title">
        {children}
      </section>
      {feet ? <div className="modal-feet">{feet}</div> : null}
    </dialog>
  );
}
