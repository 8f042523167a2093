/** A battle in which the program plays a side: steps back, to all of which it agrees, and who alone sits at the table. */
import { links } from '../../engine/chain.ts';
import type { Barrier, StepBack } from '../../engine/consent.ts';
import { entriesOf, type LogEntry } from '../../engine/history.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import { SIDES, type Side } from '../../rules/state/vocabulary.ts';
import { programOf } from '../../scenarios/programs.ts';
import type { OpenGame } from '../state.ts';

type Played = Pick<OpenGame, 'programs' | 'history'>;

/** What bars a step back at the table: beside what the engine knows of, that the turn has gone to the other player. */
export interface TableBarrier {
  readonly at: number;
  readonly why: Barrier['why'] | 'turnEnded';
}
export type TableStepBack =
  | { readonly free: true }
  | { readonly free: false; readonly barrier: TableBarrier };

/** How many answers there were once a person had last decided; all of them where nobody but the program has. */
export function lengthOwned({ programs, history }: Played): number {
  if (programs)
    for (const { entry } of links(history.past))
      if (entry.waited === 'decision' && !programOf({ programs }, entry.side)) return entry.at + 1;
  return history.length;
}

/** Whether so many answers may be taken back freely: only dice and another person bar that; nothing where all are persons. */
export function backOverPrograms({ programs, history }: Played, answers: number): StepBack | null {
  if (!programs) return null;
  const oldest = history.length - answers;
  if (oldest < 0) return { free: false, barrier: { at: 0, why: 'start' } };
  const taken = entriesOf(history, oldest);
  const ahead = [...links(history.ahead)].map(({ entry }) => entry);
  const side = taken.find((entry) => !programOf({ programs }, entry.side))?.side;
  const barring = [...taken.toReversed(), ...ahead].find(
    (entry) =>
      entry.waited !== 'decision' ||
      (side !== undefined && entry.side !== side && !programOf({ programs }, entry.side)),
  );
  if (!barring) return { free: true };
  return { free: false, barrier: { at: barring.at, why: WHY[barring.waited] } };
}

const WHY = { roll: 'dice', agreement: 'agreement', decision: 'otherSide' } as const;

/**
 * The answer among the last so many with which a player ended his turn: whoever plays now has the screen, and does not give
 * it back alone. Nothing where the program has the turn.
 */
export function turnEndedIn({ programs, history }: Played, answers: number): TableBarrier | null {
  const passed = (entry: LogEntry<SabreurTypes>): boolean =>
    entry.facts.some(
      (fact) => fact.fact === 'turnBegan' && fact.side !== entry.side && !programOf({ programs }, fact.side),
    );
  const ended = entriesOf(history, history.length - answers).findLast(passed);
  return ended ? { at: ended.at, why: 'turnEnded' } : null;
}

/** The side of the one person at the table, whose enemy the program plays; nobody where there are two of either. */
export function watcherOf({ programs }: Pick<OpenGame, 'programs'>): Side | null {
  const persons = SIDES.filter((side) => !programOf({ programs }, side));
  const [only] = persons;
  return persons.length === 1 && only ? only : null;
}
