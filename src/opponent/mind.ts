/** The mind: for every question of the rule an answer, and why. */
import { questionUnderWay } from '../odds/question.ts';
import { quickAnswer } from '../rules/deployment/quick.ts';
import { hasSight } from '../rules/ground/sight.ts';
import { engine } from '../rules/rulebook.ts';
import type { Choice, Question } from '../rules/state/answers.ts';
import { type Game, type Unit, unitOf } from '../rules/state/game.ts';
import { whoIsMeant } from '../rules/state/meant.ts';
import { lotThought } from './lot.ts';
import { weighOrders } from './orders.ts';
import { answersTo } from './ownView.ts';
import { bestPlaces, evenly } from './places.ts';
import { bestPlan, weighActions } from './plans.ts';
import { quickChoice } from './quick.ts';
import { quietWorth } from './quiet.ts';
import { reasonsAlone, reasonsFor } from './reasons.ts';
import { beginSearch, isSpent, type Search, within, worthNow } from './search.ts';
import { seenBy } from './seen.ts';
import { sightOf, withThrows } from './sights.ts';
import type { Asked, Thinking, Thought, WeighedChoice } from './thought.ts';
import { strikesAt } from './worth/strikes.ts';

/** Answers told of besides the one taken, and how many of the best are told with their reasons to who asks for counsel. */
const TOLD = 6;
const COUNSELLED = 3;
/** Kept back of the budget for the reasons, and for the last steps of whatever is under way when it is spent. */
const FOR_REASONS = 0.1;
const LAST_STEPS = 8;
/** Of many answers to a question about places, so many are gone into. */
const MOST_PLACES = 6;
const MOST_ANSWERS = 24;

/** What a shot loses that comes after the blow of a companion, who then stands in its way. FIR-08, FIR-13. */
const HINDERED = 0.5;

/** The best shot that the unit would have if those who are about to go were gone from its line of sight. FIR-08. */
function maskedShot(game: Game, unit: Unit, going: readonly string[]): number {
  const away = (u: Unit): Unit => (u !== unit && going.includes(u.id) ? { ...u, fate: 'awaited' } : u);
  const opened = { ...game, units: game.units.map(away) };
  let most = 0;
  for (const enemy of game.units) {
    if (enemy.side === unit.side || enemy.fate !== 'present') continue;
    const { shot } = strikesAt(game, unit, enemy);
    if (shot > most && !hasSight(game, unit, enemy) && hasSight(opened, unit, enemy)) most = shot;
  }
  return most;
}

/**
 * Which unit of the activated group acts next. All of them will act: what is weighed is what they gain together if that one
 * is the first, for a blow hinders the shots that come after it, whoever stands in the way of a shot goes before it, and of
 * two that hinder nobody the one with most to gain goes first. SEQ-08.
 */
function* weighUnits(
  search: Search,
  game: Game,
  units: readonly string[],
): Generator<undefined, readonly WeighedChoice[]> {
  const found: {
    readonly id: string;
    readonly gain: number;
    readonly shot: number;
    readonly isShot: boolean;
  }[] = [];
  let left = units.length;
  for (const id of units) {
    const share = (search.limit - search.positions) / left--;
    const plan = bestPlan(search, game, unitOf(game, id), share, search.sight.glances);
    found.push({ id, gain: plan?.gain ?? 0, shot: plan?.shot ?? 0, isShot: plan?.kind === 'shot' });
    yield;
  }
  const whole = found.reduce((sum, { gain }) => sum + gain, 0);
  const shots = found.reduce((sum, { shot }) => sum + shot, 0);
  const going = found.filter(({ gain, isShot }) => gain > 0 && !isShot).map(({ id }) => id);
  const waits = (id: string, shot: number) =>
    search.sight.sequel && shot === 0 ? maskedShot(game, unitOf(game, id), going) : 0;
  const weighed = found.map(({ id, gain, shot, isShot }) => ({
    choice: { choose: 'unit', unit: id } as const,
    worth: whole - (isShot ? 0 : HINDERED * (shots - shot)) - waits(id, shot),
    gain,
  }));
  weighed.sort((a, b) => b.worth - a.worth || b.gain - a.gain);
  return weighed.map(({ choice, worth }) => ({ choice, worth }));
}

/** Whoever may act by itself at the end of the orders: what it would do decides. ORD-13, ORD-14. */
function* weighInitiative(
  search: Search,
  game: Game,
  legal: readonly Choice[],
): Generator<undefined, readonly WeighedChoice[]> {
  const weighed: WeighedChoice[] = [];
  for (const choice of legal) {
    if (choice.choose === 'endInitiative') weighed.push({ choice, worth: 0 });
    else if (choice.choose === 'tacticalSense' || choice.choose === 'letLoose') {
      const share = (search.limit - search.positions) / 2;
      const plan = bestPlan(search, game, unitOf(game, choice.unit), share, search.sight.glances);
      const gain = plan?.gain ?? 0;
      weighed.push({ choice, worth: plan ? gain : -1 });
    } else if (choice.choose === 'holdBack') weighed.push({ choice, worth: 0 });
    yield;
  }
  return weighed.sort((a, b) => b.worth - a.worth);
}

/**
 * The answers that are weighed. Of those that come to the same the first is taken: the one that goes without saying, or the
 * place that looks best.
 */
function some(search: Search, game: Game, question: Question, legal: readonly Choice[]): readonly Choice[] {
  if (question.ask === 'move')
    return bestPlaces(search, game, whoIsMeant(question).actor ?? '', legal, MOST_PLACES);
  const quick = quickChoice(game, question, legal);
  return [quick, ...evenly(legal, MOST_ANSWERS).filter((one) => one !== quick)];
}

/** Any question in the midst of an action: each answer is followed to where the action is over. */
function* weighAnswers(
  search: Search,
  under: Game,
  question: Question,
  legal: readonly Choice[],
): Generator<undefined, readonly WeighedChoice[]> {
  const weighed: WeighedChoice[] = [];
  const now = worthNow(search, under);
  for (const choice of some(search, under, question, legal)) {
    if (isSpent(search)) break;
    search.positions++;
    const worth = quietWorth(search, engine.follow(under, choice), search.sight.closely) - now;
    weighed.push({ choice, worth });
    yield;
  }
  return weighed.sort((a, b) => b.worth - a.worth);
}

function* weighed(
  search: Search,
  game: Game,
  question: Question,
  legal: readonly Choice[],
): Generator<undefined, readonly WeighedChoice[]> {
  if (question.ask === 'orders') return yield* weighOrders(search, game, legal);
  if (question.ask === 'actingUnit') return yield* weighUnits(search, game, whoIsMeant(question).friends);
  if (question.ask === 'initiative') return yield* weighInitiative(search, game, legal);
  const under = questionUnderWay(game);
  if (!under) return [];
  if (question.ask !== 'action') return yield* weighAnswers(search, under, question, legal);
  const now = worthNow(search, under);
  const actions = weighActions(search, under, whoIsMeant(question).actor ?? '', search.sight.looks);
  yield;
  return actions.map(({ choice, worth }) => ({ choice, worth: worth - now }));
}

/** The answers told of, the next best of them with their reasons, as far as what is left of the budget allows. */
function counselled(search: Search, game: Game, told: readonly WeighedChoice[]): readonly WeighedChoice[] {
  return told.map((one, n) => {
    if (n === 0 || n >= COUNSELLED) return one;
    const share = (search.limit - search.positions) / (COUNSELLED - n);
    const reasons = within(search, share, () => reasonsAlone(search, game, one.choice));
    return reasons.length > 0 ? { ...one, reasons } : one;
  });
}

/** Works at an answer: the same for the same question, wherever it is worked out. */
export function* thinking(asked: Asked): Thinking {
  const { level } = asked;
  if (level === 'lot') return lotThought(asked);
  const pending = engine.pending(asked.game);
  if (pending.wait !== 'decision') throw new Error('nothing is asked');
  const { question } = pending.decision;
  const legal = answersTo(asked.game, question);
  const drawnUp = quickAnswer(asked.game, legal);
  if (drawnUp) return { choice: drawnUp, weighed: [], reasons: [], positions: 0 };
  const game = seenBy(asked.game, asked.side);
  const seen = sightOf(level, asked.temper);
  const sight = asked.thrown ? withThrows(seen, asked.thrown) : seen;
  const search = beginSearch(game, asked.side, sight, asked.budget, asked.seed);
  search.limit = Math.floor(asked.budget * (1 - FOR_REASONS)) - LAST_STEPS;
  const found = isSpent(search) ? [] : yield* weighed(search, game, question, legal);
  search.limit = asked.budget - LAST_STEPS;
  const [best] = found;
  const choice = best?.choice ?? quickChoice(game, question, legal);
  const told = found.slice(0, TOLD);
  const share = (search.limit - search.positions) / (asked.counsel ? COUNSELLED : 1);
  const reasons = asked.bare ? [] : within(search, share, () => reasonsFor(search, game, choice, found));
  const weighedTold = asked.counsel ? counselled(search, game, told) : told;
  return { choice, weighed: weighedTold, reasons, positions: search.positions };
}

/** The same in one go. */
export function thoughtOf(asked: Asked): Thought {
  const steps = thinking(asked);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
