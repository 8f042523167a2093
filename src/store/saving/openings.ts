/**
 * What is opened in this tab, counted in the order it was asked for: files, links, what a room finds in the address, what
 * lies on a shelf. One may be read longer than another that was asked for after it, and would come over it too late.
 */
import { claims } from './tabs.ts';

export interface Opening {
  /** The more, the later it was asked for. */
  readonly asked: number;
  /** Whether something asked for later has come since: then nothing becomes of it, and nothing is told of it. */
  readonly isOvertaken: () => boolean;
  /** It comes, and what was asked for before is overtaken by it. Whether it is not too late itself. */
  readonly comes: () => boolean;
}

let count = 0;
/** The latest of those that have come. */
let latest = 0;
/** So many claims are those of games that were opened here, or that the page came back to by itself. */
let uncounted = 0;

/** The games that the players have turned to, or left, otherwise than by opening something. */
function turned(): number {
  return claims - uncounted;
}

/** Something is to be opened, as soon as it has been read. */
export function beginOpening(): Opening {
  count += 1;
  const asked = count;
  const before = turned();
  const isOvertaken = () => asked < latest || before !== turned();
  const comes = () => {
    if (isOvertaken()) return false;
    latest = asked;
    return true;
  };
  return { asked, isOvertaken, comes };
}

/** Has games claimed or given up by which nothing is overtaken that is still being read. */
export function uncountedly<T>(claim: () => T): T {
  const before = claims;
  const made = claim();
  uncounted += claims - before;
  return made;
}
