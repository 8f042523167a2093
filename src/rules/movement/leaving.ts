/**
 * R-151, VIC-02: how a unit leaves the map by an exit of its scenario. The rule knows only flight over the edge (MAN-26); marching
 * over it is the scenario's: a frontal march in good order that ends on a hex of the exit with the edge ahead, and has one
 * hex of its ordinary allowance left to step over it. It is no flight and
 * no loss.
 */
import { frontHexes } from '../../geometry/facing.ts';
import { sameHex } from '../../geometry/hex.ts';
import { engagedBy } from '../ground/engagement.ts';
import { hexesAt, isTwofold } from '../ground/halves.ts';
import { hexPenalises, isOnMap } from '../ground/terrain.ts';
import type { Choice, MoveEnd } from '../state/answers.ts';
import type { ExitObjective, Game, Unit } from '../state/game.ts';
import { type Refusal, refusal } from '../state/reasons.ts';
import { movementFactor } from '../units/factors.ts';
import { marchQuery } from './march.ts';
import { allowanceOf } from './marchLimits.ts';

type Leave = Extract<Choice, { choose: 'leave' }>;
type Way = MoveEnd & { readonly cost: number; readonly penalised: boolean };

/** The exits of the unit's side. */
function exitsOf({ battle }: Game, { side }: Unit): readonly ExitObjective[] {
  return (battle.objectives ?? []).flatMap((one) => (one.kind === 'exit' && one.side === side ? [one] : []));
}

/** Where it stands and where a march that is not forced could end: whoever forces it has nothing left for the last step. */
function waysOf(g: Game, u: Unit): readonly Way[] {
  const [to] = u.hexes;
  const penalised = u.hexes.some((hex) => hexPenalises(g, hex));
  const here: Way = { to, facing: u.facing, route: [], cost: 0, penalised };
  if (isTwofold(u)) return [here];
  return [here, ...marchQuery(g, u, 'frontalMarch', 'none').filter(({ forced }) => !forced)];
}

function leadsOut(g: Game, u: Unit, { hexes }: ExitObjective, { to, facing }: Way): boolean {
  return hexesAt(u, to, facing).some(
    (own) =>
      hexes.some((hex) => sameHex(hex, own)) && frontHexes(own, facing).some((ahead) => !isOnMap(g, ahead)),
  );
}

/** Why the unit leaves by no exit, wherever it stands. R-151, MAN-16, SEQ-10, R-23. */
function barred(g: Game, u: Unit): readonly Refusal[] {
  const unit = u.id;
  if (u.panicked) return [refusal('SEQ-10', 'panicked', { unit })];
  if (movementFactor(u) === 0) return [refusal('MAN-03', 'noMovement', { unit })];
  if (u.mayNotManoeuvre) return [refusal('ORD-11', 'mayNotManoeuvre', { unit })];
  const [enemy] = engagedBy(g, u);
  return enemy ? [refusal('MAN-16', 'engagedMustKeepContact', { unit, enemy: enemy.id })] : [];
}

/** The ways by which the unit may leave: the shortest to each exit. */
export function leavings(g: Game, u: Unit): readonly Leave[] {
  const exits = exitsOf(g, u);
  if (exits.length === 0 || barred(g, u).length > 0) return [];
  const allowance = allowanceOf(g, u, 'none');
  const ways = waysOf(g, u).filter(
    ({ cost, penalised }) => cost < (penalised ? allowance.touched : allowance.clean),
  );
  return exits.flatMap((exit): Leave[] => {
    const [first, ...others] = ways.filter((way) => leadsOut(g, u, exit, way));
    if (!first) return [];
    const { to, facing, route } = others.reduce((best, way) => (way.cost < best.cost ? way : best), first);
    return [{ choose: 'leave', exit: exit.id, to, facing, route }];
  });
}

/** Why the unit does not leave as that choice has it. */
export function whyNotLeave(g: Game, u: Unit, exit: unknown): readonly Refusal[] {
  const unit = u.id;
  if (!exitsOf(g, u).some(({ id }) => id === exit)) return [refusal('R-151', 'noExit', { unit })];
  const reasons = barred(g, u);
  return reasons.length > 0 ? reasons : [refusal('R-151', 'exitTooFar', { unit })];
}
