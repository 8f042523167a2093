/** Set-ups kept in the browser: by name, and the last one on the field. */
import { canonicalText } from '../../engine/interpreter.ts';
import { isRecord } from '../../engine/plainData.ts';
import { tellCameOf } from '../address/cameOf.ts';
import { tellRemembered, tellSafe, tellUnkept } from '../library/unkept.ts';
import { holdHere, isLastHere, type LastHere, lastHere, rememberLast } from '../saving/lastHere.ts';
import { saveText } from '../saving/saveText.ts';
import { readSetup, type Setup, written } from './share.ts';
import { FIRST, useLaboratory } from './state.ts';

const SHELF = 'sabreur-hex/laboratory';
const LAST = 'sabreur-hex/laboratory-last';

function shelf(): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SHELF) ?? 'null');
    return isRecord(found) ? found : {};
  } catch {
    return {};
  }
}

/** Whether there was room. */
function putShelf(setups: Readonly<Record<string, unknown>>): boolean {
  try {
    localStorage.setItem(SHELF, JSON.stringify(setups));
    return true;
  } catch {
    return false;
  }
}

/** The names of the set-ups kept here. */
export function shelved(): readonly string[] {
  return Object.keys(shelf()).sort((a, b) => a.localeCompare(b));
}

/** Keeps a set-up under a name; whether there was room. */
export function shelve(name: string, setup: Setup): boolean {
  return putShelf({ ...shelf(), [name]: written(setup) });
}

/** Whether that very set-up is kept under that name: kept again, it takes nothing's place. */
export function isShelved(name: string, setup: Setup): boolean {
  const kept = fromShelf(name);
  return kept !== null && canonicalText(written(kept)) === canonicalText(written(setup));
}

/** Takes it off the shelf; whether the browser let it. */
export function unshelve(name: string): boolean {
  const { [name]: _gone, ...others } = shelf();
  return putShelf(others);
}

/** Nothing where what is kept under the name can no longer be read. */
export function fromShelf(name: string): Setup | null {
  return readSetup(shelf()[name]);
}

/** Remembers what is on the field, for the next time. */
export function rememberSetup(setup: Setup): void {
  const file = written(setup);
  if (rememberLast(LAST, file)) {
    tellRemembered('laboratory');
    tellCameOf('laboratory');
  } else tellUnkept('laboratory', file);
}

/** Hands the player what is on the field as a file. */
export function saveSetup(setup: Setup): void {
  const file = written(setup);
  saveText('sabreur-hex-laboratory.json', JSON.stringify(file, null, 1));
  tellSafe('laboratory', file);
}

/** This tab comes back to what is on the field, though nobody has changed it here. */
export function holdSetup(setup: Setup): void {
  holdHere(LAST, written(setup));
}

/** What was on the field of this tab, else of any; the worked example that nobody has touched is known again. */
export function lastSetup(): LastHere<Setup> {
  const { last, isLost } = lastHere(LAST, readSetup);
  const isFirst = last && canonicalText(written(last)) === canonicalText(written(FIRST));
  return { last: isFirst ? FIRST : last, isLost };
}

/** Whether a page that is loaded again comes back to what is on the field. */
export function isRemembered(setup: Setup): boolean {
  return setup === FIRST || isLastHere(LAST, written(setup));
}

/** The field is remembered from now on. */
interface Remembered {
  /** Whether what was there the last time is there again. */
  readonly isBack: boolean;
  /** Whether another is there than the last time, which can no longer be read. */
  readonly isLost: boolean;
  readonly end: () => void;
}

/**
 * To be called whenever the screen opens: what was on the field the last time, unless something is, and from then on every
 * change of it is remembered.
 */
export function rememberField(): Remembered {
  const isTouched = useLaboratory.getState().past.length > 0;
  const { last, isLost } = isTouched ? { last: null, isLost: false } : lastSetup();
  if (last) useLaboratory.setState({ setup: last });
  holdSetup(useLaboratory.getState().setup);
  const end = useLaboratory.subscribe(({ setup }, before) => {
    if (setup !== before.setup) rememberSetup(setup);
  });
  return { isBack: last !== null, isLost, end };
}
