/** Battles begun. */
import { mayGiveNothing } from '../../rules/orders/orders.ts';
import type { HouseRules } from '../../rules/state/houseRuleKeys.ts';
import type { BySide, Side } from '../../rules/state/vocabulary.ts';
import { battleHere } from '../../scenarios/battles.ts';
import { type PlayedGame as Game, newGame } from '../../scenarios/newGame.ts';
import { plainText } from '../../scenarios/plainText.ts';
import type { Programs } from '../../scenarios/programs.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { engine, fetchRulebook } from '../game/rulebook.ts';
import { keepGame } from './keep.ts';
import { drawLetters } from './letters.ts';
import { offered } from './otherTabs.ts';
import { show } from './show.ts';
import { claimGame } from './tabs.ts';

export interface NewBattle {
  /** The id of a scenario. */
  readonly scenario: string;
  readonly seed?: string;
  readonly names: BySide<string>;
  /** What the players have agreed on, beyond what the scenario says. */
  readonly houseRules?: Partial<HouseRules>;
  /** Who plays the sides that no person plays. */
  readonly programs?: Programs | undefined;
}

/** As files take them. */
export const LONGEST_CALLED = 20;
export const LONGEST_SEED = 100;

/** A name as a file takes it: one short line of visible characters; that of the nation when there is none. */
function cleanName(given: string, scenario: Scenario, side: Side): string {
  return plainText(given, LONGEST_CALLED) || scenario.armies[side].nation;
}

/** A game this tab has made, which no other can have open. */
export function begin(id: string, given: Game): void {
  const open = show(id, given);
  void claimGame(id, offered);
  keepGame(open);
}

/**
 * Begins a battle of the list that has been fetched; a seed that is not given is drawn. The opening of the rulebook knows
 * no set-up and no end of a turn without orders (ORD-02): a battle that may come to one waits for the whole, and
 * rejects when that cannot be fetched.
 */
export async function newBattle({
  scenario: id,
  seed,
  names,
  programs,
  houseRules = {},
}: NewBattle): Promise<void> {
  const scenario = battleHere(id);
  if (!scenario) return;
  const { blue, red } = scenario.armies;
  if ([...blue.units, ...red.units].some(({ hexes }) => !hexes) || mayGiveNothing(scenario.format))
    await fetchRulebook();
  const kept = Object.keys(houseRules).length === 0 ? {} : await rulesHere(scenario, houseRules);
  const agreed = { ...scenario, houseRules: { ...scenario.houseRules, ...kept } };
  start(agreed, plainText(seed ?? '', LONGEST_SEED) || drawLetters(8), names, programs);
}

/** Of the options chosen those that this battle can be played under: they may have been chosen before another. */
async function rulesHere(scenario: Scenario, chosen: Partial<HouseRules>): Promise<Partial<HouseRules>> {
  const { keptRules } = await import('../../scenarios/keptRules.ts');
  return keptRules(scenario, chosen).rules;
}

/** Begins a battle under a seed; a player without a name goes by his nation. */
export function start(scenario: Scenario, seed: string, names: BySide<string>, programs?: Programs): void {
  const clean = {
    blue: cleanName(names.blue, scenario, 'blue'),
    red: cleanName(names.red, scenario, 'red'),
  };
  begin(drawLetters(12), { ...newGame(scenario, seed, clean, engine()), programs });
}
