/** How many of the answers about places the laboratory looks into, and which decisions were cut short so. */

import type { Choice } from '../../rules/state/answers.ts';
import type { Decision } from '../../rules/state/frames.ts';
import type { Game } from '../../rules/state/game.ts';
import type { Bounds, Graph } from '../explore.ts';
import type { Pin } from '../pinned.ts';
import { isChosenPlace, placesWithin, type Runs } from '../places.ts';
import { type Unweighed, unweighedIn } from '../unweighed.ts';
import type { Placed, Places } from './asked.ts';
import { chosenAmong, placeKey } from './chosenPlaces.ts';

/**
 * As in the odds, each looking into all that the next one does; `quick` takes the first answer, but of the ends of flights
 * and pursuits one of each kind; `glance` takes the first of these as well.
 */
const WIDTHS = ['every', 'plain', 'alike', 'quick', 'glance'] as const;
export type Width = (typeof WIDTHS)[number];

/** What is looked into where a unit goes of its own will, and where it runs. */
const RUNS: Readonly<Record<Width, readonly [goes: Runs, runs: Runs]>> = {
  every: ['every', 'every'],
  plain: ['plain', 'plain'],
  alike: ['alike', 'alike'],
  quick: ['first', 'plain'],
  glance: ['first', 'first'],
};

/** The most answers offered beforehand to a question about a place. */
const OFFERED = 40;

/** A question about a place as it is told: the answers offered, and with them the one chosen. */
function placedAs(
  key: string,
  { question, side }: Decision,
  legal: readonly Choice[],
  at: number | null,
): Placed {
  const first = legal.slice(0, OFFERED);
  if (at === null || at < OFFERED) return { key, question, side, choices: first, at };
  return { key, question, side, choices: [...first, ...legal.slice(at, at + 1)], at: first.length };
}

/** What is looked into at that width; the questions about places met on the way are written down in `placed`. */
export function boundsAt(width: Width, places: Places, placed: Map<string, Placed>): Bounds {
  const [goes, runs] = RUNS[width];
  const answers = (game: Game, decision: Decision, legal: readonly Choice[]): readonly Choice[] | null => {
    const { question } = decision;
    if (!isChosenPlace(question)) return placesWithin(runs, game, decision, legal);
    const at = chosenAmong(places, question, legal);
    const key = placeKey(question);
    const before = placed.get(key);
    // a choice that is not offered the first time the question is met, but later, is told all the same
    if (!before || (before.at === null && at !== null)) placed.set(key, placedAs(key, decision, legal, at));
    if (at !== null) return legal.slice(at, at + 1);
    return placesWithin(goes, game, decision, legal);
  };
  return { answers };
}

/** The decisions not fully weighed of those that may still be met; `pinned` is the graph with its pins in it. */
export function unweighedOf(
  graph: Graph,
  pinned: Graph,
  pins: readonly Pin[],
  places: Places,
): readonly Unweighed[] {
  const met = new Uint8Array(pinned.nodes.length);
  met[met.length - 1] = 1;
  for (let index = met.length - 1; index >= 0; index--)
    if (met[index] === 1) for (const { to } of pinned.nodes[index]?.edges ?? []) met[to] = 1;
  const own = new Set(pins.map(({ node }) => node));
  const nodes = graph.nodes.filter((_node, index) => met[index] === 1 && !own.has(index));
  return unweighedIn({ nodes }, (question, legal) => chosenAmong(places, question, legal) !== null);
}
