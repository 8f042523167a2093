/** The measures of an encounter by the odds of Sabreur-hex, which go through far fewer positions than the plain way. */
import type { Arithmetic } from '../../chances/fraction.ts';
import { EVENTS, type Measures, type PlayedOut, type PlayedRow } from '../../contract/encounter.ts';
import { type Edge, explore } from '../../odds/explore.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import { ATTACKER, TARGET } from './position.ts';

/** The chance to be somewhere, the attacker having struck on the way or not. */
interface Chances<M> {
  readonly struck: M;
  readonly unstruck: M;
}

/** Strength points of these that the unit in that place loses. */
function lostBy(place: number, lost: Edge['lost']): number {
  return lost.reduce((sum, one) => sum + (one.place === place ? one.points : 0), 0);
}

/**
 * What everything comes to when decisions are taken as the row takes them: forward through the graph, every chance carried
 * from each situation to those after it. The losses are added up on the way, for what is lost there seldom matters later
 * and is then not told apart.
 */
export function weighedByOdds<M>(
  { isBlow, events, full }: PlayedOut<SabreurTypes>,
  row: PlayedRow<SabreurTypes>,
  by: Arithmetic<M>,
): Measures<M> {
  const { game } = row;
  const graph = explore(game, {
    answers: (position, decision) => [row.takes(position, decision)],
    ends: (end) => events(end, true),
  });
  const places = [TARGET, ATTACKER].map((id) => game.units.findIndex((unit) => unit.id === id));
  const [target = 0, attacker = 0] = places;
  const { nodes, outset } = graph;
  const chances = nodes.map((): Chances<M> => ({ struck: by.zero, unstruck: by.zero }));
  const sums = { breaks: by.zero, destroyed: by.zero, shaken: by.zero, stopped: by.zero, thrown: by.zero };
  let lossTarget = by.times(by.one, lostBy(target, outset));
  let lossAttacker = by.times(by.one, lostBy(attacker, outset));

  chances[nodes.length - 1] = { struck: by.zero, unstruck: by.one };
  for (let n = nodes.length - 1; n >= 0; n--) {
    const [node, here] = [nodes[n], chances[n]];
    if (!node || !here) continue;
    if (node.kind === 'end') {
      for (const way of ['struck', 'unstruck'] as const) {
        const happened = events(node.game, way === 'struck');
        for (const event of EVENTS) if (happened[event]) sums[event] = by.plus(sums[event], here[way]);
      }
      continue;
    }
    const throws = node.kind === 'roll' ? node.throws : 1n;
    const blow = node.kind === 'roll' && isBlow(node.roll);
    for (const edge of node.edges) {
      const part = (m: M): M => by.part(m, edge.weight, throws, edge.share);
      const [struck, unstruck] = [part(here.struck), part(here.unstruck)];
      const whole = by.plus(struck, unstruck);
      lossTarget = by.plus(lossTarget, by.times(whole, lostBy(target, edge.lost)));
      lossAttacker = by.plus(lossAttacker, by.times(whole, lostBy(attacker, edge.lost)));
      const there = chances[edge.to];
      if (there)
        chances[edge.to] = blow
          ? { struck: by.plus(there.struck, whole), unstruck: there.unstruck }
          : { struck: by.plus(there.struck, struck), unstruck: by.plus(there.unstruck, unstruck) };
    }
  }
  const shareOf = (points: M, whole: number): M => by.part(points, 1n, BigInt(whole), 1 / whole);
  return {
    ...sums,
    lossTarget: shareOf(lossTarget, full.target),
    lossAttacker: shareOf(lossAttacker, full.attacker),
  };
}
