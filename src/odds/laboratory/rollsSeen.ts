/** The rolls of a procedure that have a sum of their own, for the accounts of their terms. */
import { canonicalText } from '../../engine/interpreter.ts';
import { whoIsRolledFor } from '../../rules/state/meant.ts';
import type { Node } from '../explore.ts';
import type { RollSeen } from './asked.ts';
import { honest } from './honest.ts';
import { followed, type SettledGraph } from './settle.ts';

type RollNode = Node & { readonly kind: 'roll' };

function identity(node: RollNode): string {
  const { about } = node.roll;
  const { unit, others } = whoIsRolledFor(about);
  const names = [unit, ...others].join(' ');
  switch (about.about) {
    case 'fire':
    case 'strike':
      return `${about.about} ${about.kind} ${names}`;
    case 'morale':
      return `morale ${about.purpose} ${names}`;
    case 'saves':
      return `saves ${names}`;
    default:
      return '';
  }
}

/** Whether the policy may come to an end without such a roll. */
function isAvoided(
  { graph: { nodes }, solution: { taken } }: SettledGraph,
  isSuch: (node: RollNode) => boolean,
) {
  const avoided: boolean[] = [];
  nodes.forEach((node, index) => {
    const free =
      node.kind === 'end' ||
      (!(node.kind === 'roll' && isSuch(node)) &&
        followed(node, taken[index] ?? 0).some(({ edge }) => avoided[edge.to]));
    avoided.push(free);
  });
  return avoided.at(-1) ?? false;
}

/** The rolls with a sum of their own, each as it is likeliest met; the procedure's order, as far as it has one. */
export function rollsSeen(base: SettledGraph, reach: Float64Array): readonly RollSeen[] {
  const { nodes } = base.graph;
  const seen = new Map<string, { node: RollNode; chance: number; total: number; sums: Set<string> }>();
  for (let index = nodes.length - 1; index >= 0; index--) {
    const node = nodes[index];
    const chance = reach[index] ?? 0;
    if (node?.kind !== 'roll' || chance === 0) continue;
    const name = identity(node);
    if (name === '') continue;
    const { about } = node.roll;
    const sum = 'factor' in about ? about.factor : 'commandValue' in about ? about.commandValue : null;
    const text = canonicalText(sum);
    const one = seen.get(name);
    if (!one) seen.set(name, { node, chance, total: chance, sums: new Set([text]) });
    else {
      one.sums.add(text);
      one.total += chance;
      if (chance > one.chance) {
        one.node = node;
        one.chance = chance;
      }
    }
  }
  return [...seen.values()].map(({ node, total, sums }) => ({
    about: node.roll.about,
    side: node.roll.side,
    chance: honest(total, isAvoided(base, (one) => identity(one) === identity(node)) ? 1 : 0),
    variants: sums.size,
  }));
}
