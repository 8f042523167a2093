/**
 * What comes later may move a control from under a finger between press and release, and the browser tells the click of
 * whatever is there by then. A press is of the control it began on.
 */

const CONTROL = 'a, button, input, label, summary';
/** A hand that holds still slips no farther than this, in pixels; whoever draws it off the control means nothing by it. */
const SLIP = 8;

let control: Element | null = null;
let x = 0;
let y = 0;
/** Whether the click of this press has been told already: the browser's own is none. */
let told = false;

/** Tells the click of the control pressed, if the hand held still and that lies elsewhere by now. */
function isTold({ clientX, clientY, detail }: MouseEvent): boolean {
  const pressed = control;
  const under = document.elementFromPoint(clientX, clientY);
  if (!pressed || !under || pressed.contains(under)) return false;
  if (Math.hypot(clientX - x, clientY - y) > SLIP) return false;
  control = null;
  // behind a dialog that has come meanwhile nothing is pressed, nor in it
  if (under.closest('dialog')?.contains(pressed) !== false)
    pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: detail || 1 }));
  return true;
}

function onPress({ target, clientX, clientY }: PointerEvent): void {
  control = target instanceof Element ? target.closest(CONTROL) : null;
  x = clientX;
  y = clientY;
  told = false;
}

/** Where a finger is lifted off a control that is disabled, no click is told at all. */
function onRelease(event: PointerEvent): void {
  if (event.pointerType === 'touch') told = isTold(event);
}

function onClick(event: MouseEvent): void {
  // a click from a key or a program has no press
  if (event.detail === 0 || !event.isTrusted) return;
  if (told || isTold(event)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  // that of a label is followed by one of what it names
  control = null;
}

function onCancel(): void {
  control = null;
}

/** A finger that halts what is scrolling by itself presses nothing. */
function onScroll({ target }: Event): void {
  if (target instanceof Node && target.contains(control)) control = null;
}

/** Watches over all that is pressed, before anything else sees it. */
export function steadyPresses(): void {
  addEventListener('pointerdown', onPress, true);
  addEventListener('pointerup', onRelease, true);
  addEventListener('pointercancel', onCancel, true);
  addEventListener('scroll', onScroll, true);
  addEventListener('click', onClick, true);
}
