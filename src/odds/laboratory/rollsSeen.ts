/** The rolls of a procedure that have a sum of their own, for the accounts of their terms. */
import { canonicalText } from '../../engine/interpreter.ts';
import { whoIsRolledFor } from '../../rules/state/meant.ts';
import type { Node } from '../explore.ts';
import type { RollSeen } from './asked.ts';
import { honest } from './honest.ts';
import { followed, type SettledGraph } from './settle.ts';

type RollNode = Node & { readonly kind: 'roll' };

/** What the roll is, and whose; nothing of one without a sum of its own. */
function identity(node: Node): string {
  if (node.kind !== 'roll') return '';
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

/** Each sum that may be rolled with or against; of saves, what they are granted for and from which face. */
function sumOf({ about }: RollNode['roll']): string {
  if (about.about === 'saves') return canonicalText([about.from, about.entitlements]);
  return canonicalText(
    'factor' in about ? about.factor : 'commandValue' in about ? about.commandValue : null,
  );
}

/** How likely such a roll is met at least once, and how likely never: it may be met again on the same way. */
function chanceOf(
  { graph: { nodes }, solution: { taken } }: SettledGraph,
  names: readonly string[],
  name: string,
): number {
  const met = new Float64Array(nodes.length);
  const never = new Float64Array(nodes.length);
  nodes.forEach((node, index) => {
    if (node.kind === 'end') never[index] = 1;
    else if (names[index] === name) met[index] = 1;
    else
      for (const { edge, share } of followed(node, taken[index] ?? 0)) {
        met[index] = (met[index] ?? 0) + share * (met[edge.to] ?? 0);
        never[index] = (never[index] ?? 0) + share * (never[edge.to] ?? 0);
      }
  });
  return honest(met.at(-1) ?? 0, never.at(-1) ?? 0);
}

/** The rolls with a sum of their own, each as it is likeliest met; the procedure's order, as far as it has one. */
export function rollsSeen(base: SettledGraph, reach: Float64Array): readonly RollSeen[] {
  const { nodes } = base.graph;
  const names = nodes.map(identity);
  const seen = new Map<string, { node: RollNode; chance: number; sums: Set<string> }>();
  for (let index = nodes.length - 1; index >= 0; index--) {
    const node = nodes[index];
    const chance = reach[index] ?? 0;
    const name = names[index] ?? '';
    if (node?.kind !== 'roll' || name === '' || chance === 0) continue;
    const sum = sumOf(node.roll);
    const one = seen.get(name);
    if (!one) seen.set(name, { node, chance, sums: new Set([sum]) });
    else {
      one.sums.add(sum);
      if (chance > one.chance) {
        one.node = node;
        one.chance = chance;
      }
    }
  }
  return [...seen].map(([name, { node, sums }]) => ({
    about: node.roll.about,
    side: node.roll.side,
    chance: chanceOf(base, names, name),
    variants: sums.size,
  }));
}
