/** A skirmish whose ground, armies and first player come from one seed: an ordinary scenario, begun like any other. */
import { armyByLot } from '../../armies/byLot.ts';
import { type ArmyTheme, THEMES } from '../../armies/themes.ts';
import type { Words } from '../../contract/system.ts';
import { makeGenerator } from '../../engine/seed.ts';
import { mapByLot, USUAL_GROUND } from '../../mapmaking/byLot.ts';
import { drawUp } from '../../rules/deployment/drawUp.ts';
import { completeHouseRules } from '../../rules/state/houseRuleKeys.ts';
import type { Nation } from '../../rules/state/nations.ts';
import type { Refusal } from '../../rules/state/reasons.ts';
import type { BySide, Side } from '../../rules/state/vocabulary.ts';
import { armyProblems } from '../../rules/units/army.ts';
import { newGame } from '../../scenarios/newGame.ts';
import { withOwnIds } from '../../scenarios/openArmies.ts';
import type { Programs } from '../../scenarios/programs.ts';
import type { Army, BoughtUnit, Scenario } from '../../scenarios/scenario.ts';
import { armyFromShelf } from '../armies/fromShelf.ts';
import { engine, fetchRulebook } from '../game/rulebook.ts';
import { begin } from '../saving/begin.ts';
import { beginInPlace } from '../saving/giveWay.ts';
import { drawLetters } from '../saving/letters.ts';
import { playersCalled } from '../saving/playersCalled.ts';

/** The formats offered, in army points, and the field of each: room for both armies, and some between them. */
export const SKIRMISHES = [
  { format: 600, columns: 16, rows: 13, depth: 3 },
  { format: 1000, columns: 20, rows: 15, depth: 4 },
  { format: 1500, columns: 24, rows: 16, depth: 4 },
  { format: 2000, columns: 28, rows: 18, depth: 4 },
  { format: 3000, columns: 36, rows: 22, depth: 5 },
  { format: 4000, columns: 44, rows: 26, depth: 6 },
] as const;
export type SkirmishSize = (typeof SKIRMISHES)[number];

const LONGEST_SEED = 16;

/** Those who met most often, the first of each pair in the south. */
const FOES: readonly (readonly [Nation, Nation])[] = [
  ['france', 'austria'],
  ['france', 'prussia'],
  ['france', 'russia'],
  ['france', 'britain'],
  ['france', 'spain'],
  ['austria', 'france'],
  ['prussia', 'france'],
  ['russia', 'france'],
  ['britain', 'france'],
];

/** What a side comes with: an army by lot, of that theme, or one of its own, called so. */
export interface Brought {
  readonly nation: Nation;
  readonly theme: ArmyTheme;
  readonly own: Words | null;
}

/** The armies that somebody has raised for it; a side without one has its army by lot. */
export type OwnArmies = BySide<Army<BoughtUnit> | null>;

const ALL_BY_LOT: OwnArmies = { blue: null, red: null };

/** The words a skirmish takes into its file, in both languages. */
export interface SkirmishSaid {
  readonly title: (format: number, seed: string) => Words;
  readonly story: (sides: BySide<Brought>) => Words;
  readonly army: (nation: Nation) => Words;
}

/** What the lot has drawn: the battle, and its own seed, which gives its dice too. */
export interface Skirmish {
  readonly scenario: Scenario;
  readonly seed: string;
  readonly themes: BySide<ArmyTheme>;
}

/** The skirmish of that seed at that format: equal ones are the same battle. The ground is the same whoever comes. */
export function skirmishByLot(
  { format, columns, rows, depth }: SkirmishSize,
  seed: string,
  said: SkirmishSaid,
  own: OwnArmies = ALL_BY_LOT,
): Skirmish {
  const lot = makeGenerator(`skirmish ${format} ${seed}`);
  const oneOf = <T>(items: readonly T[], otherwise: T): T => items[lot.draw(items.length) - 1] ?? otherwise;
  const [south, north] = oneOf(FOES, ['france', 'austria']);
  const nations: BySide<Nation> = { blue: own.blue?.nation ?? south, red: own.red?.nation ?? north };
  // one century for both: squares of columns do not meet the lines of their grandfathers
  const old = lot.draw(THEMES.length) === 1;
  const modern = THEMES.filter((theme) => theme !== 'eighteenthCentury');
  const theme = (): ArmyTheme => (old ? 'eighteenthCentury' : oneOf(modern, 'balanced'));
  const themes: BySide<ArmyTheme> = { blue: theme(), red: theme() };
  const ground = mapByLot({
    ...USUAL_GROUND,
    ...{ seed, columns, rows, wooded: lot.draw(6), hilly: lot.draw(6), village: lot.draw(3) },
    river: lot.draw(3) - 1,
  });
  const first: Side = lot.draw(2) === 1 ? 'blue' : 'red';
  const houseRules: Scenario['houseRules'] = { setup_depth: depth, setup_first: first };
  const army = (side: Side): Army<BoughtUnit> =>
    own[side] ??
    armyByLot({
      ...{ points: format, nation: nations[side], theme: themes[side] },
      ...{ seed: `${side} ${seed}`, name: said.army(nations[side]), ids: side },
      houseRules: completeHouseRules(houseRules),
    });
  const brought = (side: Side): Brought => ({
    nation: nations[side],
    theme: themes[side],
    own: own[side]?.name ?? null,
  });
  const blue = army('blue');
  // both may have been raised from the same
  const red = withOwnIds(army('red'), 'red', new Set(blue.units.map(({ id }) => id)));
  const isAllByLot = own.blue === null && own.red === null;
  return {
    seed,
    themes,
    scenario: {
      id: `skirmish-${format}-${seed}${isAllByLot ? '' : '-own'}`,
      title: said.title(format, seed),
      story: said.story({ blue: brought('blue'), red: brought('red') }),
      map: ground.map,
      drawing: ground.drawing,
      homeEdges: { blue: 'south', red: 'north' },
      format,
      firstSide: first,
      houseRules,
      armies: { blue, red },
    },
  };
}

/** What can be told and typed of a seed: small letters and digits, so that it may stand in a name and in an address. */
export function cleanSeed(given: string): string {
  return given
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, LONGEST_SEED);
}

/** Letters nobody has drawn before. */
export function drawSeed(): string {
  return drawLetters(6);
}

/**
 * Begins it: with both armies drawn up by the program, or to be set up by hand. A game on the table that is not kept stays
 * until its players have agreed.
 */
export async function beginSkirmish(
  { scenario, seed }: Skirmish,
  drawnUp: boolean,
  programs?: Programs,
): Promise<void> {
  await fetchRulebook();
  const names = playersCalled(scenario);
  const game = newGame(scenario, seed, names, engine());
  const history = drawnUp ? drawUp(engine(), game.history, () => true) : game.history;
  await beginInPlace(() => begin(drawLetters(12), { ...game, programs, history }));
}

/** Why an army may not come to a skirmish of that format; nothing where it may. R-12. */
export function barredFrom({ format, houseRules }: Scenario, { units }: Army): readonly Refusal[] {
  return armyProblems(units, format, completeHouseRules(houseRules));
}

/** An army kept in this browser, null where it can no longer be read; or that it lies there no more, or is not given. */
export async function armyKept(
  id: string,
): Promise<{ readonly army: Army<BoughtUnit> | null } | 'gone' | 'unanswered'> {
  const read = await armyFromShelf(id);
  if (read.ok) return { army: read.raised.army };
  const { problem } = read;
  return problem === 'gone' || problem === 'unanswered' ? problem : { army: null };
}
