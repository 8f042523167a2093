/** SEQ-05, VIC-01, VIC-04: whether a battle is over, and who has won. Asked at the end of a turn, never before. */
import { suddenVictories } from './objectives.ts';
import { enemyOf, type Game, type Outcome } from './state/game.ts';
import { breakPoint, vpUnitValue } from './state/houseRules.ts';
import type { BySide, Side } from './state/vocabulary.ts';
import { armyValue, lossPoints, victoryPoints } from './victory.ts';

/** R-151 speaks of units lost: what objectives bring breaks nobody. */
function isBroken(g: Game, side: Side): boolean {
  const limit = breakPoint(g);
  const value = armyValue(g, side);
  return limit !== 'none' && value > 0 && 100 * lossPoints(g)[enemyOf(side)] >= limit * value;
}

function leader(points: BySide<number>): Outcome['winner'] {
  if (points.blue === points.red) return 'draw';
  return points.blue > points.red ? 'blue' : 'red';
}

/** Whether a last turn, being over, is ended by the scenario's night. */
function isNight({ battle: { night }, turn }: Game): boolean {
  return night !== undefined && turn >= night.turn;
}

/** A battle that ran its time needs a lead of the stakes divided by this, in points, to be won. R-151. */
const DRAW_PARTS = 10;

/** What both sides play for: the format, or the stronger army's strength if strength is what counts. R-151. */
function stakes(g: Game): number {
  return vpUnitValue(g) === 'initial_strength'
    ? Math.max(armyValue(g, 'blue'), armyValue(g, 'red'))
    : g.battle.format;
}

/** Who has won at once by an objective, both having done so by the higher score; or nothing. */
function suddenOutcome(g: Game, points: BySide<number>): Outcome | null {
  const won = suddenVictories(g);
  const [first] = won;
  if (!first) return null;
  const winner = won.every(({ side }) => side === first.side) ? first.side : leader(points);
  const { objective } = won.find(({ side }) => side === winner) ?? first;
  return { winner, by: 'objective', points, objective };
}

/**
 * How the battle ends in this victory phase, or nothing if it goes on: an objective that wins at once is looked at first,
 * for the scenario goes before the default; a side broken by its losses loses, both broken the
 * higher score wins; after the last turn the higher score wins, a small lead being a draw. SEQ-05, VIC-01, VIC-04, R-151.
 */
export function battleOutcome(g: Game, lastTurnDone: boolean): Outcome | null {
  const points = victoryPoints(g);
  const sudden = suddenOutcome(g, points);
  if (sudden) return sudden;
  const [blueBroken, redBroken] = [isBroken(g, 'blue'), isBroken(g, 'red')];
  if (blueBroken && redBroken) return { winner: leader(points), by: 'breakPoint', points };
  if (blueBroken || redBroken) return { winner: blueBroken ? 'red' : 'blue', by: 'breakPoint', points };
  if (!lastTurnDone) return null;
  const close = DRAW_PARTS * Math.abs(points.blue - points.red) < stakes(g);
  return { winner: close ? 'draw' : leader(points), by: isNight(g) ? 'night' : 'turnLimit', points };
}
