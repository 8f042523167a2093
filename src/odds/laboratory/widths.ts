/** How many of the answers about places the laboratory looks into, and which decisions were cut short so. */

import type { Choice, Question } from '../../rules/state/answers.ts';
import type { Decision } from '../../rules/state/frames.ts';
import type { Game } from '../../rules/state/game.ts';
import { whoIsMeant } from '../../rules/state/meant.ts';
import type { Bounds, Graph } from '../explore.ts';
import type { Pin } from '../pinned.ts';
import { isChosenPlace, placesWithin, type Runs } from '../places.ts';
import { type Unweighed, unweighedIn } from '../unweighed.ts';
import type { Placed, Places } from './asked.ts';

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

/** The name of a question about a place: whom it is asked about, and for what. */
function placeKey(question: Question): string {
  const unit = whoIsMeant(question).actor ?? '';
  const kind = question.ask === 'move' ? question.manoeuvre : '';
  const length = 'length' in question ? question.length : '';
  return `${question.ask} ${unit} ${kind}${length}`.trim();
}

function chosenAt(places: Places, question: Question): number | null {
  const key = placeKey(question);
  return isChosenPlace(question) && Object.hasOwn(places, key) ? (places[key] ?? null) : null;
}

/** What is looked into at that width; the questions about places met on the way are written down in `placed`. */
export function boundsAt(width: Width, places: Places, placed: Map<string, Placed>): Bounds {
  const [goes, runs] = RUNS[width];
  const answers = (game: Game, decision: Decision, legal: readonly Choice[]): readonly Choice[] | null => {
    const { question, side } = decision;
    if (!isChosenPlace(question)) return placesWithin(runs, game, decision, legal);
    const chosen = chosenAt(places, question);
    const at = chosen === null ? null : Math.min(chosen, legal.length - 1);
    const key = placeKey(question);
    if (!placed.has(key)) placed.set(key, { key, question, side, choices: legal.slice(0, OFFERED), at });
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
  return unweighedIn({ nodes }, (question) => chosenAt(places, question) !== null);
}
