/** What may be asked about the view shown: its targets, its answers, the danger of a hex. */
import { canonicalText } from '../../engine/interpreter.ts';
import { type Hex, sameHex } from '../../geometry/hex.ts';
import type { Danger, Standing } from '../../odds/table/asked.ts';
import { mayNeedTest } from '../../odds/table/moraleTests.ts';
import type { Choice, Question } from '../../rules/state/answers.ts';
import { unitOf } from '../../rules/state/game.ts';
import { whoIsMeant } from '../../rules/state/meant.ts';
import { engine, possibilities } from '../game/rulebook.ts';
import { waysToHex } from '../possible/places.ts';
import type { Target, Way } from '../possible/possible.ts';
import type { Selection } from '../state.ts';
import { hiddenSide } from '../view/knowledge.ts';
import type { TableView } from '../view/view.ts';
import type { Wanted } from './desk.ts';
import { boardKey, positionKey } from './position.ts';

/** The unit that would make the attacks and moves offered: the one asked, or the one selected. */
export function actorIn({ question }: TableView, { unit }: Selection): string | null {
  return question ? (whoIsMeant(question).actor ?? unit) : unit;
}

/** An attack still to be announced; the others answer a question already asked. */
export function attackWanted({ game }: TableView, attacker: string, { choice }: Target): Wanted | null {
  if (choice.choose !== 'action') return null;
  return {
    key: `attack ${attacker} ${canonicalText(choice)} ${boardKey(game)}`,
    asked: { ask: 'attack', game, attacker, action: choice, after: null },
  };
}

/** More answers than these are not compared: they are chosen on the map. */
const MOST_ANSWERS = 12;

/** Marches and forms of the side's own turn come to nothing by themselves; the set-up, turns, orders and dice neither. */
function isWeighed(question: Question): boolean {
  switch (question.ask) {
    case 'unitToDeploy':
    case 'deployment':
    case 'orderDice':
    case 'orders':
    case 'actingUnit':
    case 'action':
    case 'initiative':
    case 'formationAfterMarch':
    case 'rallied':
      return false;
    case 'move':
      return ['charge', 'assault', 'counterCharge'].includes(question.manoeuvre);
    case 'half':
      return question.role === 'fire' || question.role === 'aim';
    default:
      return true;
  }
}

/** The question the game waits on, where its answers lead to different odds. */
export function answersWanted({ game, question }: TableView): Wanted | null {
  if (!question || !isWeighed(question)) return null;
  const { length } = engine().legal(game);
  if (length < 2 || length > MOST_ANSWERS) return null;
  return { key: `answers ${positionKey(game)}`, asked: { ask: 'answers', game } };
}

/** The answers that a test of morale may decide. */
export function testsWanted({ game, choices }: TableView): Wanted | null {
  if (!choices.some(({ choice, enabled }) => enabled && mayNeedTest(choice))) return null;
  return { key: `tests ${positionKey(game)}`, asked: { ask: 'tests', game } };
}

const MARCHES: readonly string[] = ['frontalMarch', 'indirectMarch', 'evade'];

function marches({ question }: TableView): boolean {
  if (question?.ask === 'move') return MARCHES.includes(question.manoeuvre);
  return question?.ask === 'orders' || question?.ask === 'actingUnit' || question?.ask === 'action';
}

/** Of the ways that end on a hex, the one drafted, or the one that keeps the facing, or the first. */
function wayThere(ways: readonly Way[], hex: Hex | null, view: TableView, actor: string): Way | null {
  const drafted = ways.find(({ choice }) => choice === view.draft?.choice) ?? null;
  const there = hex === null ? [] : waysToHex(ways, hex);
  if (there.length === 0 || (drafted && there.includes(drafted))) return drafted;
  const { facing } = unitOf(view.game, actor);
  return there.find((way) => way.facing === facing) ?? there[0] ?? null;
}

/** Where the unit that may march would stand at that hex, or where it is drafted to go; pointed at, as it stands now. */
export function standingAt(view: TableView, selection: Selection, hex: Hex | null): Standing | null {
  const actor = actorIn(view, selection);
  if (actor === null || !marches(view)) return null;
  return standingBy(possibilities(view.game, actor, selection).ways, view, actor, hex);
}

function standingBy(ways: readonly Way[], view: TableView, actor: string, hex: Hex | null): Standing | null {
  const now = unitOf(view.game, actor);
  if (hex !== null && view.draft === null && now.hexes.some((own) => sameHex(own, hex)))
    return { unit: actor, hexes: now.hexes, facing: now.facing };
  const way = wayThere(ways, hex, view, actor);
  if (!way) return null;
  const [here] = way.place.hexes;
  const stays = sameHex(here, now.hexes[0]) && way.route.length === 0;
  return stays && view.draft === null ? null : { unit: actor, hexes: way.place.hexes, facing: way.facing };
}

/** A hex the unit may march to, and how it would stand there. */
export interface PlaceToGo {
  readonly hex: Hex;
  readonly standing: Standing;
}

/** Every hex the unit may march to. */
export function placesToGo(view: TableView, selection: Selection): readonly PlaceToGo[] {
  const actor = actorIn(view, selection);
  if (actor === null || !marches(view)) return [];
  const { ways } = possibilities(view.game, actor, selection);
  return view.reach.flatMap(({ hex }) => {
    const standing = standingBy(ways, view, actor, hex);
    return standing ? [{ hex, standing }] : [];
  });
}

/** Of which kind the odds of an answer will be, if any are to come: so much room is kept for them. */
export type AwaitedOdds = 'answer' | 'attack' | 'test';

const compared = new WeakMap<TableView, boolean>();

function isCompared(view: TableView): boolean {
  const known = compared.get(view) ?? answersWanted(view) !== null;
  compared.set(view, known);
  return known;
}

export function oddsAwaited(view: TableView, choice: Choice): AwaitedOdds | null {
  if (!view.live || view.wait !== 'decision') return null;
  if (hiddenSide({ game: view.game, ending: null }) !== null) return null;
  if (isCompared(view)) return 'answer';
  // most changes of formation need no test: no room stands empty for them
  if (mayNeedTest(choice) && !('formation' in choice)) return 'test';
  if (choice.choose !== 'action') return null;
  const text = canonicalText(choice);
  return view.targets.some((target) => canonicalText(target.choice) === text) ? 'attack' : null;
}

export function dangersEachWanted({ game }: TableView, places: readonly PlaceToGo[]): Wanted {
  const afters = places.map(({ standing }) => standing);
  return {
    key: `dangersEach ${canonicalText(afters)} ${boardKey(game)}`,
    asked: { ask: 'dangersEach', game, afters },
  };
}

export function dangersWanted({ game }: TableView, after: Standing): Wanted {
  return {
    key: `dangers ${canonicalText(after)} ${boardKey(game)}`,
    asked: { ask: 'dangers', game, after },
  };
}

export function dangerWanted({ game }: TableView, after: Standing, { enemy, action }: Danger): Wanted {
  return {
    key: `attack ${enemy} ${canonicalText(action)} ${canonicalText(after)} ${boardKey(game)}`,
    asked: { ask: 'attack', game, attacker: enemy, action, after },
  };
}
