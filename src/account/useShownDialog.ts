import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A native modal dialog that stands open as long as it is drawn: focus goes in and comes back, the page behind is inert. */
export function useShownDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // a layout effect ends while the dialog still stands in the page, so that shutting it gives the focus back
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  return dialog;
}
