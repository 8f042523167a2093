import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Lays a dialog that stands open over what has been opened since; who read in it reads on there. */
function raise(dialog: HTMLDialogElement, focused: Element | null): void {
  dialog.close();
  dialog.showModal();
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus({ preventScroll: true });
}

/**
 * A native modal dialog that stands open as long as it is drawn: focus goes in and comes back, the page behind is inert.
 * `below`: the selector of a dialog that lies over it if it is open by then, as what is shown may come late.
 */
export function useShownDialog(below?: string): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // a layout effect ends while the dialog still stands in the page, so that shutting it gives the focus back
  useLayoutEffect(() => {
    const shown = dialog.current;
    const above = below === undefined ? null : document.querySelector<HTMLDialogElement>(`${below}[open]`);
    const focused = document.activeElement;
    if (shown && !shown.open) {
      shown.showModal();
      if (above) raise(above, focused);
    }
    return () => shown?.close();
  }, [below]);
  return dialog;
}
