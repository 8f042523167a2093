/** A battle begun, apart from what saves and opens it: the page that begins one need not know files. */
import { beginHistory, type History } from '../engine/history.ts';
import type { Engine } from '../engine/interpreter.ts';
import { opening } from '../rules/opening.ts';
import type { SabreurTypes } from '../rules/state/frames.ts';
import type { StandingOrder } from '../rules/state/standingOrders.ts';
import type { BySide } from '../rules/state/vocabulary.ts';
import type { Programs } from './programs.ts';
import { beginningOf, type Scenario } from './scenario.ts';

/** A game being played: the battle, the players, and all that was answered. */
export interface PlayedGame {
  readonly scenario: Scenario;
  /** The players. */
  readonly names: BySide<string>;
  /** None where all are persons. */
  readonly programs?: Programs | undefined;
  /** What units answer without being asked; none where nothing was said beforehand. */
  readonly standingOrders?: readonly StandingOrder[] | undefined;
  readonly history: History<SabreurTypes>;
}

/** A battle about to begin, its dice to come from the seed; one that begins with a set-up needs the whole rulebook. */
export function newGame(
  scenario: Scenario,
  seed: string,
  names: BySide<string>,
  engine: Engine<SabreurTypes> = opening,
): PlayedGame {
  return { scenario, names, history: beginHistory(engine, beginningOf(scenario), seed) };
}
