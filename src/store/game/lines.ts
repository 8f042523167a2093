/** Earlier lines of play: answers that were given once and left for others. They are kept, and can be taken up again. */
import type { Branch } from '../../engine/history.ts';
import { stepTo, takeBranch } from '../../engine/steps.ts';
import type { Choice } from '../../rules/state/answers.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import { LONGEST_NAME } from '../../scenarios/armyLimits.ts';
import { plainText } from '../../scenarios/plainText.ts';
import type { Ability, OpenGame } from '../state.ts';
import { useStore } from '../store.ts';
import { engine } from './rulebook.ts';
import { ABLE, commit, guarded, refuse, unable } from './session.ts';

export interface EarlierLine {
  readonly branch: Branch<SabreurTypes>;
  /** Which of the branches it is. */
  readonly number: number;
  /** How many answers it has in common with the game as it is played now. */
  readonly at: number;
  /** The number of the turn in which it was left. */
  readonly turn: number;
  readonly answers: number;
  /** What its first answer chose; none where it is a roll. */
  readonly first: Choice | null;
}

/** Those of the game, the latest left first. */
export function earlierLines({ history, log, game }: OpenGame): readonly EarlierLine[] {
  const lines = history.branches.map((branch, number) => {
    const { at, answers } = branch;
    const [first] = answers;
    return {
      branch,
      number,
      at,
      turn: log[at]?.turn ?? game.turn,
      answers: answers.length,
      first: first && 'choice' in first ? first.choice : null,
    };
  });
  return lines.toReversed();
}

/** Gives an earlier line a name, or takes its name away where nothing is left of what was typed. */
export function nameLine({ branch }: Pick<EarlierLine, 'branch'>, typed: string): void {
  const { open } = useStore.getState();
  if (!open || open.readOnly) return;
  const name = plainText(typed, LONGEST_NAME);
  const { at, answers } = branch;
  const named: Branch<SabreurTypes> = name === '' ? { at, answers } : { at, answers, name };
  const { history } = open;
  commit({ ...history, branches: history.branches.map((one) => (one === branch ? named : one)) });
}

/**
 * Takes an earlier line up where it was left, and keeps the present one as such a line. To be called with the consent of
 * both sides: nothing bars it.
 */
export function takeUpLine({ branch, at, answers }: EarlierLine): Ability {
  const { open } = useStore.getState();
  if (!open) return refuse(unable('noGame'));
  if (open.readOnly) return refuse(unable('readOnly'));
  if (!open.history.branches.includes(branch)) return refuse(unable('nothingToRedo'));
  return guarded(() => {
    commit(stepTo(engine(), takeBranch(engine(), open.history, branch), at + answers));
    return ABLE;
  }, unable(null));
}
