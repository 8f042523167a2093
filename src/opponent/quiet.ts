/**
 * From a position in the midst of an action to where it is over: what it is worth when both sides answer as they would. The
 * choices until the first throw are gone into here; what the dice then make of it is weighed in chance.ts.
 */
import { engine } from '../rules/rulebook.ts';
import type { Choice } from '../rules/state/answers.ts';
import type { Decision } from '../rules/state/frames.ts';
import { type Game, unitOf } from '../rules/state/game.ts';
import { whoIsMeant } from '../rules/state/meant.ts';
import { chanceWorth, type EndHeard } from './chance.ts';
import { answersTo } from './ownView.ts';
import { bestPlaces, evenly } from './places.ts';
import { farthest, quickChoice } from './quick.ts';
import { isSpent, type Search, worthNow } from './search.ts';

function evades(choice: Choice): boolean {
  return choice.choose === 'reaction' && choice.reaction === 'evade';
}

/** The enemy's reactions and one's own choices that are gone into; one alone where it goes without saying. */
function worthGoingInto(search: Search, game: Game, decision: Decision): readonly Choice[] {
  const { question, side } = decision;
  const legal = answersTo(game, question);
  if (legal.length === 1) return legal;
  const quick = () => [quickChoice(game, question, legal)];
  if (question.ask === 'move') {
    const unit = whoIsMeant(question).actor ?? '';
    const places = bestPlaces(search, game, unit, legal, search.sight.places);
    if (side === search.side) return places;
    // the enemy may also simply go as far as he can, straight away or to either side
    return [...new Set([...places, ...evenly(farthest(game, unit, legal), 3)])];
  }
  if (question.ask === 'reaction' && side !== search.side && search.sight.replies > 1) {
    const first = quickChoice(game, question, legal);
    // nobody steady runs who need not; whoever is in panic has hardly anything else against an attack, MOR-13, R-110
    const flees = unitOf(game, whoIsMeant(question).actor ?? '').panicked;
    const others = legal.filter(
      (choice) => choice !== first && choice.choose === 'reaction' && (flees || choice.reaction !== 'flight'),
    );
    // to get out of the way needs no test: whoever may thinks of it before he stands and waits, CHG-15
    others.sort((a, b) => Number(evades(b)) - Number(evades(a)));
    return [first, ...others].slice(0, search.sight.replies);
  }
  // before the first throw as after it: whoever has come up strikes only if that is his best
  if (question.ask === 'attack' && search.sight.replies > 1) return legal;
  if (question.ask === 'formationAfterMarch' || question.ask === 'rallied') return evenly(legal, 8);
  return quick();
}

/** What a position comes to once the action under way is over, and the answers until the first throw that lead to it. */
export interface Quiet {
  readonly worth: number;
  readonly line: readonly Choice[];
}

/**
 * What the position is worth once the action under way is over: until the first throw the choices are gone into, one's own
 * for the best and the enemy's for the worst, and from there on chance is weighed.
 */
export function quietOf(search: Search, start: Game, samples: number): Quiet {
  let game = start;
  const line: Choice[] = [];
  while (game.frames.length > 0) {
    const pending = engine.pending(game);
    if (pending.wait === 'over') break;
    if (isSpent(search)) break;
    if (pending.wait === 'roll') return { worth: chanceWorth(search, game, samples), line };
    const choices = worthGoingInto(search, game, pending.decision);
    const [only, ...others] = choices;
    if (only && others.length === 0) {
      search.positions++;
      line.push(only);
      game = engine.follow(game, only);
      continue;
    }
    const { side } = pending.decision;
    let best: Quiet | null = null;
    for (const choice of choices) {
      if (best !== null && isSpent(search)) break;
      search.positions++;
      const { worth, line: further } = quietOf(search, engine.follow(game, choice), samples);
      const isBetter = best === null || (side === search.side ? worth > best.worth : worth < best.worth);
      if (isBetter) best = { worth, line: [choice, ...further] };
    }
    return best
      ? { worth: best.worth, line: [...line, ...best.line] }
      : { worth: worthNow(search, game), line };
  }
  return { worth: worthNow(search, game), line };
}

/** What the position is worth once the action under way is over. */
export function quietWorth(search: Search, start: Game, samples: number): number {
  return quietOf(search, start, samples).worth;
}

/** Tells of every place where what follows from the answers of `line` may end, and how likely it is. */
export function hearEnds(
  search: Search,
  start: Game,
  line: readonly Choice[],
  samples: number,
  heard: EndHeard,
): void {
  let game = start;
  for (const choice of line) {
    search.positions++;
    game = engine.follow(game, choice);
  }
  chanceWorth(search, game, samples, heard);
}
