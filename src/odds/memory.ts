/** Situations gone through, found again by what was read in them and after them. */
import type { Game } from '../rules/state/game.ts';
import type { State } from './states.ts';
import type { Cell, Compared, Reads } from './tracked/reads.ts';
import { allCells, numberIn } from './watched.ts';

/** What a node and all that follows from it read: numbers as they are, and others as far as they were compared. */
interface Read {
  readonly cells: readonly Cell[];
  readonly bounds: readonly (readonly [cell: Cell, Compared])[];
}

/** Nodes of the same key that read the same numbers, by these. */
interface Signature {
  readonly cells: readonly Cell[];
  readonly nodes: Map<string, { readonly node: number; readonly bounds: Read['bounds'] }[]>;
}

/** What is remembered, by what tells situations apart but their tracked numbers. */
export interface Memory {
  /** Tells apart what differs in anything. */
  readonly apart: boolean;
  readonly groups: Map<string, Signature[]>;
  /** For each node what it and all that follows from it read. */
  readonly reads: Read[];
}

function isWithin(game: Game, bounds: Read['bounds']): boolean {
  for (const [cell, { above, upTo }] of bounds) {
    const number = numberIn(cell, game.units, game.frames);
    if (number <= above || number > upTo) return false;
  }
  return true;
}

/** The node that is the same to all that follows. */
export function find({ groups }: Memory, { key, game }: State): number | undefined {
  for (const { cells, nodes } of groups.get(key) ?? [])
    for (const { node, bounds } of nodes.get(valuesOf(game, cells)) ?? [])
      if (isWithin(game, bounds)) return node;
  return undefined;
}

function readOf({ apart }: Memory, { game }: State, reads: Reads): Read {
  if (apart) return { cells: allCells(game.units, game.frames), bounds: [] };
  const cells = [...reads.cells].sort((a, b) => a - b);
  return { cells, bounds: [...reads.bounds].filter(([cell]) => !reads.cells.has(cell)) };
}

/** Remembers the next node: the situation, and what was read in it and in all that follows. */
export function keep(memory: Memory, state: State, reads: Reads): number {
  const read = readOf(memory, state, reads);
  const group = memory.groups.get(state.key) ?? [];
  memory.groups.set(state.key, group);
  let signature = group.find((one) => sameCells(one.cells, read.cells));
  if (!signature) {
    signature = { cells: read.cells, nodes: new Map() };
    group.push(signature);
  }
  const node = memory.reads.push(read) - 1;
  const values = valuesOf(state.game, read.cells);
  const same = signature.nodes.get(values) ?? [];
  signature.nodes.set(values, same);
  same.push({ node, bounds: read.bounds });
  return node;
}

function valuesOf(game: Game, cells: readonly Cell[]): string {
  let text = '';
  for (const cell of cells) text += `${numberIn(cell, game.units, game.frames)},`;
  return text;
}

function sameCells(a: readonly Cell[], b: readonly Cell[]): boolean {
  return a.length === b.length && a.every((cell, n) => cell === b[n]);
}
