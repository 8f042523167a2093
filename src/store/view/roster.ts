/** The army list of a side as it stands. */
import { isOutflanked } from '../../rules/ground/engagement.ts';
import { enemyOf, type Fate, type Game, type Unit } from '../../rules/state/game.ts';
import { breakPoint } from '../../rules/state/houseRules.ts';
import type { Sum } from '../../rules/state/reasons.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { isDemoralised, thresholdOf } from '../../rules/units/units.ts';
import { armyValue, lossPoints, victoryPoints } from '../../rules/victory.ts';
import type { OpenGame } from '../state.ts';

export interface RosterLine {
  readonly unit: string;
  readonly strength: number;
  readonly initial: number;
  readonly threshold: Sum;
  readonly demoralised: boolean;
  readonly panicked: boolean;
  readonly outflanked: boolean;
  readonly activated: boolean;
  readonly acted: boolean;
  readonly fate: Fate;
}

export interface Roster {
  readonly side: Side;
  readonly lines: readonly RosterLine[];
  /** Points the side has won from the enemy, and how many win the game outright (none without a break point). */
  readonly victoryPoints: number;
  /** Those among them that losses bring: what may break the enemy. */
  readonly lossPoints: number;
  readonly breakAt: number | null;
}

function lineOf(game: Game, unit: Unit): RosterLine {
  const { id, strength, initialStrength, panicked, activated, acted, fate } = unit;
  const present = fate === 'present';
  return {
    unit: id,
    strength,
    initial: initialStrength,
    threshold: thresholdOf(unit),
    demoralised: present && isDemoralised(unit),
    panicked,
    outflanked: present && isOutflanked(game, unit),
    activated,
    acted: acted && id !== actingUnit(game),
    fate,
  };
}

/** The unit whose action is under way: the rule counts it among those that have acted, no player does before its end. SEQ-06. */
export function actingUnit({ frames }: Game): string | undefined {
  return frames.find((frame) => frame.procedure === 'action')?.unit;
}

const known = new WeakMap<Game, Partial<Record<Side, Roster>>>();

/** The units of a side in the game's order, and how near it is to victory. VIC-02, VIC-04, R-151. */
export function rosterOf({ game }: Pick<OpenGame, 'game'>, side: Side): Roster {
  const before = known.get(game)?.[side];
  if (before) return before;
  const limit = breakPoint(game);
  const roster: Roster = {
    side,
    lines: game.units.filter((unit) => unit.side === side).map((unit) => lineOf(game, unit)),
    victoryPoints: victoryPoints(game)[side],
    lossPoints: lossPoints(game)[side],
    breakAt: limit === 'none' ? null : Math.ceil((limit * armyValue(game, enemyOf(side))) / 100),
  };
  known.set(game, { ...known.get(game), [side]: roster });
  return roster;
}
