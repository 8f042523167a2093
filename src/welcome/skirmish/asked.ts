/** The skirmish that the address asks for, and tells of. */
import { addressNow, amend, followAddress, markHere } from '../../store/address/address.ts';
import { tellBrokenLink } from '../../store/address/brokenLink.ts';
import { cleanSeed, drawSeed, SKIRMISHES } from '../../store/skirmish/skirmish.ts';

/** A skirmish that is asked for. */
export interface AskedSkirmish {
  readonly format: number;
  readonly seed: string;
  /** Under which id the army is kept that comes first, if one does. */
  readonly army: string | null;
}

const USUAL = 1000;

/** The least format that takes an army of so many points, or the greatest there is. */
function formatFor(points: number): number {
  return (SKIRMISHES.find(({ format }) => format >= points) ?? SKIRMISHES.at(-1))?.format ?? USUAL;
}

/**
 * What the address asks for, as `1500-k3f9ta`, and with it an army of the shelf, as `1800-k3f9ta-` and its id; null where it
 * is nothing of the kind.
 */
function askedBy(letters: string): AskedSkirmish | null {
  const [, format, drawn = '', army] = /^(\d+)-(\w+)(?:-(\w+))?$/.exec(letters) ?? [];
  const seed = cleanSeed(drawn);
  if (seed === '') return null;
  if (army !== undefined) return { format: formatFor(Number(format)), seed, army };
  const known = SKIRMISHES.find((one) => String(one.format) === format);
  return known ? { format: known.format, seed, army: null } : null;
}

/** The usual format, and letters nobody has drawn before. */
function drawnAnew(): AskedSkirmish {
  return { format: USUAL, seed: drawSeed(), army: null };
}

/** What the address asks for; where it asks for nothing, what the lot draws. */
export function askedNow(): AskedSkirmish {
  return askedBy(addressNow().skirmish ?? '') ?? drawnAnew();
}

/** The address tells of the battle that stands there, and leads back to it. */
export function tellAddress({ format, seed, army }: AskedSkirmish): void {
  amend({ skirmish: [format, seed, army].filter((part) => part !== null).join('-') }, markHere());
}

/**
 * Calls back with what the address comes to ask for; that another battle stands there than the one it tells of is told. An
 * address that asks for nothing tells from then on what was drawn: at the beginning `standing`, later another.
 */
export function followAsked(standing: () => AskedSkirmish, ask: (asked: AskedSkirmish) => void): () => void {
  return followAddress(({ skirmish }, begins) => {
    if (skirmish === null) return;
    const asked = askedBy(skirmish);
    if (asked) {
      if (!begins) ask(asked);
      return;
    }
    const drawn = begins || skirmish !== '' ? standing() : drawnAnew();
    tellAddress(drawn);
    if (skirmish === '') ask(drawn);
    else tellBrokenLink();
  });
}
