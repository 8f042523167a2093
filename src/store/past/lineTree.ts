/** The earlier lines as a tree: a line that left another only after some of its answers hangs on that one. */
import { canonicalText } from '../../engine/interpreter.ts';
import type { EarlierLine } from '../game/lines.ts';

export interface LineNode {
  readonly line: EarlierLine;
  /** How many answers it has in common with the line it hangs on. */
  readonly shared: number;
  readonly children: readonly LineNode[];
}

/** How many answers two lines begin with that are the same; nothing where they left the game at different places. */
function sharedBy(a: EarlierLine, b: EarlierLine): number {
  if (a.at !== b.at) return 0;
  const [one, other] = [a.branch.answers, b.branch.answers];
  let shared = 0;
  while (shared < one.length && shared < other.length) {
    if (canonicalText(one[shared]) !== canonicalText(other[shared])) break;
    shared++;
  }
  return shared;
}

interface Growing {
  readonly line: EarlierLine;
  readonly shared: number;
  readonly children: Growing[];
}

/** Those that hang on the game itself, by where they left it; each with those that hang on it. */
export function lineTree(lines: readonly EarlierLine[]): readonly LineNode[] {
  const grown: Growing[] = [];
  const roots: Growing[] = [];
  for (const line of lines.toSorted((a, b) => a.at - b.at || a.number - b.number)) {
    let on: Growing | null = null;
    let most = 0;
    for (const other of grown) {
      const shared = sharedBy(other.line, line);
      if (shared > most) {
        most = shared;
        on = other;
      }
    }
    const node: Growing = { line, shared: most, children: [] };
    (on?.children ?? roots).push(node);
    grown.push(node);
  }
  return roots;
}
