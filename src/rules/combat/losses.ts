/** LOS: strength points lost, and units that leave the battle. */
import { exceeds, told } from '../../records/records.ts';
import type { Fact, LossCause } from '../state/facts.ts';
import {
  areEnemies,
  changeUnit,
  type Fate,
  findUnit,
  type Game,
  type Unit,
  unitOf,
  weakenUnit,
} from '../state/game.ts';
import type { RuleId } from '../state/vocabulary.ts';
import { victoryValue } from '../victory.ts';

/** Losses in one shot or one combat that cause a morale test, in strength points. MOR-01. */
export const TEST_LOSSES = 3;

/** MAN-22: who hurt the unit, by id, each once. */
function hurtBy(g: Game, unit: Unit, by: string | null): readonly string[] {
  const other = findUnit(g, by);
  if (!other || !areEnemies(unit, other) || unit.hurtBy.includes(other.id)) return unit.hurtBy;
  return [...unit.hurtBy, other.id].sort();
}

function removed(g: Game, unit: Unit, fate: Exclude<Fate, 'present'>, rule: RuleId): Fact {
  const victoryPoints = victoryValue(g, { ...unit, fate });
  return { fact: 'eliminated', unit: unit.id, fledOffMap: fate === 'fledOffMap', victoryPoints, rule };
}

/**
 * The unit loses strength points, never more than it has left (LOS-03), and is removed at 0 (LOS-04). `by`: the enemy
 * that caused the losses, remembered as a danger (MAN-22); `rule`: the statement the loss comes from. `lost`: the points
 * really lost, which tests and melees compare. LOS-01, LOS-02.
 */
export function applyLosses(
  g: Game,
  id: string,
  points: number,
  cause: LossCause,
  by: string | null,
  rule: RuleId,
): { readonly game: Game; readonly facts: Fact[]; readonly lost: number } {
  const unit = unitOf(g, id);
  if (unit.fate !== 'present' || points <= 0) return { game: g, facts: [], lost: 0 };
  const harmed = { hurtBy: hurtBy(g, unit, by) };
  if (exceeds(unit, 'strength', points)) {
    const facts: Fact[] = [
      { fact: 'losses', unit: id, lost: points, left: told(unit, 'strength') - points, cause, by, rule },
    ];
    return { game: weakenUnit(g, id, points, harmed), facts, lost: points };
  }
  const lost = unit.strength;
  const fate = 'eliminated';
  return {
    game: changeUnit(g, id, { strength: 0, fate, ...harmed }),
    facts: [{ fact: 'losses', unit: id, lost, left: 0, cause, by, rule }, removed(g, unit, fate, 'LOS-04')],
    lost,
  };
}

/** The unit is removed whatever its strength; off the map for half its value, rounded up. MAN-25 to MAN-27, VIC-03. */
export function eliminate(
  g: Game,
  id: string,
  fledOffMap: boolean,
  rule: RuleId,
): { readonly game: Game; readonly facts: Fact[] } {
  const fate = fledOffMap ? 'fledOffMap' : 'eliminated';
  return { game: changeUnit(g, id, { strength: 0, fate }), facts: [removed(g, unitOf(g, id), fate, rule)] };
}
