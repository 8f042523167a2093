/** The tree as it is drawn: what is pinned is seen, whoever goes another way because of it. */
import { describe, expect, test } from 'vitest';
import type { LaboratoryOdds, Matter } from '../../../../src/odds/laboratory/asked.ts';
import { branch } from '../../../../src/odds/laboratory/reckon.ts';
import type { TreeBranch, TreeNode } from '../../../../src/odds/laboratory/tree.ts';
import { exampleOf } from '../../../../src/store/laboratory/examples.ts';
import { matterOf } from '../../../../src/store/laboratory/reckoning.ts';
import { finished, laboratoryOdds } from '../../../support/laboratoryOdds.ts';

interface Drawn {
  readonly node: TreeNode;
  readonly branch: TreeBranch;
}

function drawnIn(node: TreeNode | null): readonly Drawn[] {
  return node
    ? node.branches.flatMap((branch): readonly Drawn[] => [{ node, branch }, ...drawnIn(branch.below)])
    : [];
}

function matter(): Matter {
  const asked = matterOf(exampleOf('cuirassiers'));
  if (!asked) throw new Error('nothing is asked');
  return asked;
}

function pinnedAt(asked: Matter, { node, branch }: Drawn): LaboratoryOdds {
  const pins = [{ node: node.node, edge: branch.edge }];
  return laboratoryOdds({ ...asked, policy: { ...asked.policy, pins } });
}

/** What is asked of a branch that was not told. */
function unfolded(asked: Matter, node: number): TreeNode | null {
  return finished(branch({ ...asked, ask: 'branch', node }));
}

function seenPinned({ tree }: LaboratoryOdds): readonly string[] {
  return drawnIn(tree)
    .filter(({ branch }) => branch.pinned)
    .map(({ node, branch }) => `${node.node} ${branch.edge}`);
}

function squareIn(tree: TreeNode): TreeBranch | undefined {
  const isSquare = ({ choice }: TreeBranch) => choice?.choose === 'reaction' && choice.reaction === 'square';
  return drawnIn(tree).find(({ branch }) => isSquare(branch))?.branch;
}

describe('a pin', () => {
  test('is seen below an answer that is given no more because of it', () => {
    const asked = matter();
    const { tree } = laboratoryOdds(asked);
    const square = squareIn(tree);
    expect(square?.taken).toBe(true);
    const test = square?.below;
    const failed = test?.branches.find(({ outcome }) => outcome === 4);
    if (!test || !failed) throw new Error('no test below the square');
    const pinned = pinnedAt(asked, { node: test, branch: failed });
    const left = squareIn(pinned.tree);
    expect(left?.taken).toBe(false);
    expect(left?.below?.branches[failed.edge]).toMatchObject({ pinned: true, taken: true });
    // what leads to no pin is folded as before
    const open = drawnIn(pinned.tree).filter(({ branch }) => !branch.taken && branch.below !== null);
    expect(open.filter(({ node }) => node.kind === 'decision').map(({ branch }) => branch)).toEqual([left]);
  });

  test('is seen wherever it is set among what is drawn', () => {
    const asked = matter();
    for (const one of drawnIn(laboratoryOdds(asked).tree)) {
      const place = `${one.node.node} ${one.branch.edge}`;
      expect(seenPinned(pinnedAt(asked, one)), place).toContain(place);
    }
  });

  test('is seen far below, where nothing was likely enough to be told; one way leads to it', () => {
    const asked = matter();
    const { tree } = laboratoryOdds(asked);
    const rare = drawnIn(tree).findLast(({ node, branch }) => node.kind === 'roll' && branch.below === null);
    if (!rare) throw new Error('no roll is drawn');
    const test = unfolded(asked, rare.branch.next);
    const [deeper] = drawnIn(test);
    const below = deeper && unfolded(asked, deeper.branch.next);
    const last = below?.branches.at(-1);
    if (!below || !last) throw new Error('nothing lies so far below');
    const pinned = pinnedAt(asked, { node: below, branch: last });
    expect(seenPinned(pinned)).toContain(`${below.node} ${last.edge}`);
    expect(drawnIn(pinned.tree).length).toBeLessThan(100);
  });
});
