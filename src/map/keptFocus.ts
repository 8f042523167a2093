/**
 * Whoever plays by key keeps his place. Where what had the focus is gone, or can no longer be pressed, and nothing else
 * has taken the focus, it goes to what stands there now, or to what stands nearest; out of a dialog to where that was
 * opened, on another screen to its heading, and back from there to what led to it.
 */

interface Place {
  readonly held: Element;
  /** Where the focus is to be looked for, from the inside out. */
  readonly around: readonly Element[];
  readonly screen: Element | null;
}

/** What may have the focus. What has `tabindex` is the place for all in it that has gone. */
const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex]';
const SCREEN = 'dialog, #root > *';
/** So many screens back the way is known. */
const WAY = 8;

function placeOf(held: Element): Place {
  const screen = held.closest(SCREEN);
  const around: Element[] = [];
  let one: Element | null = held;
  for (; one && one !== document.body; one = one === screen ? null : one.parentElement) around.push(one);
  return { held, around, screen };
}

const isStanding = ({ held }: Place): boolean =>
  held.isConnected && !held.matches(':disabled') && held.getClientRects().length > 0;

/** Gives the focus to an element. Whether that takes it. */
type Giving = (element: HTMLElement | null) => boolean;

/** The browser knows what is hidden or behind a dialog, but some leave the focus on what is disabled. */
function givesTo(element: HTMLElement | null, preventScroll: boolean): boolean {
  if (!element || element.matches(':disabled')) return false;
  element.focus({ preventScroll });
  return element === document.activeElement;
}

const comesAfter = (before: Node | null, element: Element): boolean => {
  if (!before?.isConnected) return true;
  const how = before.compareDocumentPosition(element);
  return (how & Node.DOCUMENT_POSITION_FOLLOWING) > 0 && (how & Node.DOCUMENT_POSITION_CONTAINED_BY) === 0;
};

/** Whether it lies in nothing that has the focus for all in it. */
const isOuter = ({ parentElement }: Element, here: Element): boolean =>
  parentElement?.closest('[tabindex]')?.contains(here) ?? true;

/** What stands where that stood, `before` being what stands before it; else what follows, else what leads there. */
function takesNear({ around }: Place, before: Node | null, takes: Giving): boolean {
  for (const here of around) {
    if (!(here instanceof HTMLElement) || !here.isConnected) continue;
    if (here.matches(REACHED) && takes(here)) return true;
    const reached = [...here.querySelectorAll<HTMLElement>(REACHED)];
    const at = reached.findIndex((element) => comesAfter(before, element));
    const [following, leading] = at < 0 ? [[], reached] : [reached.slice(at), reached.slice(0, at)];
    const outer = leading.filter((element) => isOuter(element, here));
    if ([...following, ...outer.reverse()].some(takes)) return true;
  }
  return false;
}

function takesHeading(takes: Giving): void {
  const headings = [...document.querySelectorAll<HTMLElement>('#root h1')];
  headings.some((heading) => {
    heading.tabIndex = -1;
    return takes(heading);
  });
}

/** From now on. Gives the end of it. */
export function keepFocus(): () => void {
  let place: Place | null = null;
  /** What stood before the place when that went. */
  let before: Node | null = null;
  let isByKey = true;
  // under a hand that points nothing scrolls
  const takes: Giving = (element) => givesTo(element, !isByKey);
  /** What led from screen to screen to the one that is shown, by the names it has again there; the last first. */
  let way: readonly string[] = [];
  /** Where each dialog was opened; none where the focus was nowhere. */
  const opened = new WeakMap<Element, Place | null>();
  const openerOf = ({ screen }: Place): Place | null => (screen && opened.get(screen)) ?? null;
  /** The place on the screen below all dialogs. */
  const below = (from: Place): Place => {
    const opener = openerOf(from);
    return opener ? below(opener) : from;
  };

  const note = (element: Element): void => {
    const now = placeOf(element);
    if (now.screen?.matches('dialog')) {
      if (!opened.has(now.screen)) opened.set(now.screen, place);
    } else if (place && now.screen !== place.screen) {
      const { held, screen } = below(place);
      const name = held.getAttribute('data-testid');
      if (name && screen?.isConnected === false) way = [name, ...way].slice(0, WAY);
    }
    place = now;
    before = null;
  };

  /** Back on a screen that one has come from. */
  const takesLed = (lost: Place): boolean => {
    for (const [at, name] of way.entries()) {
      const led = document.querySelector<HTMLElement>(`[data-testid="${CSS.escape(name)}"]`);
      // what is left so leads no further
      place = null;
      if (takes(led)) {
        way = way.slice(at + 1);
        return true;
      }
      place = lost;
    }
    return false;
  };

  const restore = (lost: Place): void => {
    for (let from: Place | null = lost; from; from = openerOf(from)) {
      const stood = from === lost ? before : null;
      if (
        from.screen?.isConnected !== false &&
        takesNear(from, from.held.isConnected ? from.held : stood, takes)
      )
        return;
    }
    if (below(lost).screen?.isConnected === false && !takesLed(lost)) takesHeading(takes);
  };

  const look = (): void => {
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && !activeElement.matches(':disabled')) return;
    if (!place) return;
    // what a hand that points leaves on a screen it means to leave: the next key is for the whole screen
    if (!isByKey && below(place).screen?.isConnected !== false) place = null;
    else if (!isStanding(place)) restore(place);
  };
  let looking: ReturnType<typeof setTimeout> | undefined;
  /** After all that the program itself does about the focus. */
  const lookSoon = (): void => {
    clearTimeout(looking);
    looking = setTimeout(look);
  };

  const changes = new MutationObserver((records) => {
    const held = place?.held;
    if (held?.isConnected === false)
      for (const { removedNodes, previousSibling } of records)
        if ([...removedNodes].some((node) => node.contains(held))) before = previousSibling;
    lookSoon();
  });
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  const over = new AbortController();
  const listen = { signal: over.signal, capture: true };
  const byKey = (event: Event): void => {
    isByKey = event.type === 'keydown';
  };
  document.addEventListener('keydown', byKey, listen);
  document.addEventListener('pointerdown', byKey, listen);
  document.addEventListener('focusin', ({ target }) => target instanceof Element && note(target), listen);
  document.addEventListener('focusout', lookSoon, listen);
  if (document.activeElement && document.activeElement !== document.body) note(document.activeElement);
  return () => {
    over.abort();
    changes.disconnect();
    clearTimeout(looking);
  };
}
