import { useEffect, useState } from 'react';
import { canonicalText } from '../engine/interpreter.ts';
import { playerCalled } from '../language/playerCalled.ts';
import type { LaboratoryOdds } from '../odds/laboratory/asked.ts';
import type { TreeBranch, TreeNode } from '../odds/laboratory/tree.ts';
import { unfold, useAsking } from '../store/laboratory/asking.ts';
import { togglePin } from '../store/laboratory/laboratory.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { labelsOf } from './labels.ts';
import { useOutcomesTold, useOutcomeWords, useShortOutcomeWords } from './outcomeWords.ts';
import { useSetupTold } from './ToldOf.tsx';
import { TroubleNote } from './Working.tsx';
import { useLabSpeaker } from './words.ts';
import './tree.css';

/** Outcomes rarer than this are gathered in one line, if there are several. */
const RARE = 0.03;

/** What is asked or rolled at a node, as its name on the screen: other figures may ask something else there. */
function nodeKey(node: TreeNode): string {
  switch (node.kind) {
    case 'decision':
      return canonicalText(node.question);
    case 'roll':
      return canonicalText(node.about);
    default:
      return node.outcome;
  }
}

/** The answer or the outcome of a branch, in the same way. */
function branchKey({ choice, outcome }: TreeBranch): string {
  return choice ? canonicalText(choice) : String(outcome);
}

function useBranchWords(node: TreeNode): (branch: TreeBranch) => string {
  const speaker = useLabSpeaker();
  const { language, name } = speaker;
  const nations = useSetupTold().sandbox.nations;
  const answers = node.branches.flatMap(({ choice }) => choice ?? []);
  const labels = new Map(labelsOf(speaker, answers).map((label, at) => [answers[at], label]));
  return (branch) => {
    if (branch.choice) return labels.get(branch.choice) ?? '';
    if (node.kind === 'roll' && branch.outcome !== null)
      return language.outcomeWords(node.about, node.dice, branch.outcome, name, (side) =>
        playerCalled(language, nations, side),
      );
    return '';
  };
}

/** The chances that a branch leads to, as a thin bar. */
function Chances({ chances, title }: { readonly chances: readonly number[]; readonly title: string }) {
  return (
    <span className="lab-chances" title={title}>
      {chances.map((chance, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the outcomes is their name
        <i key={at} data-outcome={at} style={{ width: `${chance * 100}%` }} />
      ))}
    </span>
  );
}

function BranchLine({
  node,
  branch,
  words,
  ground,
}: {
  readonly node: TreeNode;
  readonly branch: TreeBranch;
  readonly words: string;
  /** What the figure at its end is the chance of. */
  readonly ground: string;
}) {
  const { say, language } = useLabSpeaker();
  /** Open or folded by hand; else as it is told. */
  const [pressed, setPressed] = useState<boolean | null>(null);
  const setup = useLaboratory((state) => state.setup);
  const isFirst = useLaboratory((state) => state.isFirst);
  // of first figures no more can be asked than they tell
  const isTold = branch.below !== null || !isFirst;
  const open = isTold && (pressed ?? branch.below !== null);
  const asked = useAsking((state) => state.below.get(branch.next));
  const below = branch.below ?? asked?.node ?? null;
  const isWanted = open && branch.below === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another set-up has other chances below
  useEffect(() => {
    if (isWanted) unfold(branch.next);
  }, [isWanted, branch.next, setup]);
  const [chance = 0] = branch.chances;
  return (
    <li data-taken={branch.taken} data-pinned={branch.pinned}>
      <div className="lab-branch">
        <button
          type="button"
          className="lab-twist"
          aria-expanded={open}
          aria-disabled={!isTold}
          aria-label={language.writing.labelled(open ? say.fold : say.unfold, words)}
          onClick={() => isTold && setPressed(!open)}
        >
          {open ? '▾' : isTold ? '▸' : '▹'}
        </button>
        <button
          type="button"
          className="lab-pick"
          aria-pressed={branch.pinned}
          aria-disabled={isFirst}
          title={isFirst ? undefined : say.pin}
          data-testid="branch"
          onClick={() => togglePin({ node: node.node, edge: branch.edge })}
        >
          {node.kind === 'roll' ? <b>{say.percent(branch.share)}</b> : null} {words}
          {branch.pinned ? <em> {say.pinnedMark}</em> : branch.taken ? <em> {say.takenMark}</em> : null}
          {branch.mark ? (
            <small data-mark={branch.mark}>
              {branch.mark === 'best' ? '▲' : '▼'} {say[branch.mark]}
            </small>
          ) : null}
        </button>
        <Chances chances={branch.chances} title={language.writing.labelled(ground, say.percent(chance))} />
        <span className="lab-branch-figure" title={ground}>
          {say.percent(chance)}
        </span>
      </div>
      {open && below ? <Knot key={nodeKey(below)} node={below} /> : null}
      {isWanted && asked?.failed ? (
        <TroubleNote why={asked.failed} onAgain={() => unfold(branch.next)} />
      ) : null}
    </li>
  );
}

function Knot({ node }: { readonly node: TreeNode }) {
  const { say, language, name } = useLabSpeaker();
  const { nations } = useSetupTold().sandbox;
  const outcomeWords = useOutcomeWords();
  const words = useBranchWords(node);
  const ground = useShortOutcomeWords()('attacker');
  const [all, setAll] = useState(false);
  if (node.kind === 'end') return <p className="lab-end">{outcomeWords(node.outcome)}</p>;
  const side = playerCalled(language, nations, node.side);
  // one that is told with what lies below leads to a pin
  const rare =
    node.kind === 'roll'
      ? node.branches.filter((one) => one.share < RARE && !one.pinned && one.below === null)
      : [];
  const gathered = !all && rare.length > 1 ? rare : [];
  const shown = node.branches.filter((one) => !gathered.includes(one));
  const share = gathered.reduce((sum, one) => sum + one.share, 0);
  return (
    <div className="lab-knot" data-kind={node.kind}>
      <p className="lab-knot-title">
        {node.kind === 'decision'
          ? language.questionTitle(node.question, name)
          : language.rollTitle(node.about, name)}{' '}
        <small>{node.kind === 'decision' ? say.decides(side) : say.rolls(side)}</small>
      </p>
      <ul>
        {shown.map((branch) => (
          <BranchLine
            key={branchKey(branch)}
            node={node}
            branch={branch}
            words={words(branch)}
            ground={ground}
          />
        ))}
        {rare.length > 1 ? (
          <li>
            <button type="button" className="lab-rare" data-testid="rare" onClick={() => setAll(!all)}>
              {all ? say.gather : say.others(gathered.length, say.percent(share))}
            </button>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

/** The procedure as a tree: who decides what, what is rolled, and what comes of it. */
export function Tree({ odds }: { readonly odds: LaboratoryOdds }) {
  const { say } = useLabSpeaker();
  const short = useShortOutcomeWords();
  const told = useOutcomesTold();
  const about = useLaboratory((state) => state.about);
  const isWeighing = useLaboratory((state) => state.reckoning.is === 'weighing');
  return (
    <section
      className="lab-section lab-tree"
      aria-labelledby="lab-tree"
      data-testid="tree"
      aria-busy={isWeighing}
    >
      <h2 id="lab-tree">{say.sections.tree}</h2>
      <p className="lab-note lab-legend">
        {told.map((outcome) => (
          <span key={outcome}>
            <i data-outcome={outcome} />
            {short(outcome)}
          </span>
        ))}
      </p>
      {/* another position has another tree: nothing of the old one stays open */}
      <Knot key={`${about} ${nodeKey(odds.tree)}`} node={odds.tree} />
    </section>
  );
}
