/** The measures of an encounter by the odds of Sabreur-hex, which go through far fewer positions than the plain way. */
import type { Arithmetic } from '../../chances/fraction.ts';
import { EVENTS, type Measures, type PlayedOut, type PlayedRow } from '../../contract/encounter.ts';
import { type Edge, explore, type Node } from '../../odds/explore.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import { ATTACKER, TARGET } from './position.ts';

/** A situation, and the chance to be there, the attacker having struck on the way or not. */
interface Reached<M> {
  readonly node: Node;
  struck: M;
  unstruck: M;
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
  const placeOf = (id: string): number => game.units.findIndex((unit) => unit.id === id);
  const [target, attacker] = [placeOf(TARGET), placeOf(ATTACKER)];
  const { nodes, outset } = graph;
  const sums = { breaks: by.zero, destroyed: by.zero, shaken: by.zero, stopped: by.zero, thrown: by.zero };
  let lossTarget = by.times(by.one, lostBy(target, outset));
  let lossAttacker = by.times(by.one, lostBy(attacker, outset));

  const reached = nodes.map((node): Reached<M> => ({ node, struck: by.zero, unstruck: by.zero }));
  // the last is where it begins, and every situation stands after those that come of it
  const fromTheOutset = [...reached].reverse();
  const [begin] = fromTheOutset;
  if (begin) begin.unstruck = by.one;
  for (const here of fromTheOutset) {
    const { node } = here;
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
      const there = reached[edge.to];
      if (!there) continue;
      there.struck = by.plus(there.struck, blow ? whole : struck);
      if (!blow) there.unstruck = by.plus(there.unstruck, unstruck);
    }
  }
  const shareOf = (points: M, whole: number): M => by.part(points, 1n, BigInt(whole), 1 / whole);
  return {
    ...sums,
    lossTarget: shareOf(lossTarget, full.target),
    lossAttacker: shareOf(lossAttacker, full.attacker),
  };
}
