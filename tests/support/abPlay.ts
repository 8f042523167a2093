/** A combat of Alexandre et Bayard, played with dice that are laid down beforehand. */
import type { Encounter, GivenInputs } from '../../src/contract/encounter.ts';
import { facesOf, readFaces } from '../../src/engine/dice.ts';
import { encounters } from '../../src/rulesets/alexandre-et-bayard/encounters.ts';
import type { AbAbout, AbChoice, AbGame } from '../../src/rulesets/alexandre-et-bayard/rules/state.ts';
import { encounter } from './encounters.ts';

/** The faces by their places on the die; the sixth is the order, or the second flag. */
export const [GREEN, BLUE, RED, SPECIAL, FLAG, SIXTH] = [1, 2, 3, 4, 5, 6];

export interface AbPlay {
  readonly end: AbGame;
  /** What was asked, of whom, and what was taken. */
  readonly asked: readonly string[];
  readonly rolled: readonly { readonly about: AbAbout; readonly dice: number }[];
}

/** The combat as the system sets it up; its text must have an answer. */
export function abPlayed(told: Partial<Encounter>, given: GivenInputs = {}) {
  const answer = encounters.answer(encounter(told), given);
  if (answer.kind !== 'played') throw new Error(`no play: ${JSON.stringify(answer)}`);
  return answer.played;
}

/**
 * Plays it: the first throws show these faces, each with sixth faces for what is left over; all others show none but those.
 * Of the questions those named are declined.
 */
export function abPlay(
  told: Partial<Encounter>,
  throws: readonly (readonly number[])[],
  {
    given = {},
    declined = [],
    reading = 0,
  }: {
    readonly given?: GivenInputs;
    readonly declined?: readonly string[];
    readonly reading?: 0 | 1;
  } = {},
): AbPlay {
  const { engine, rows } = abPlayed(told, given);
  const row = rows[reading];
  if (!row) throw new Error('no such reading');
  const asked: string[] = [];
  const rolled: { about: AbAbout; dice: number }[] = [];
  let game = engine.run(row.game);
  for (;;) {
    const pending = engine.pending(game);
    if (pending.wait === 'over') return { end: game, asked, rolled };
    if (pending.wait === 'decision') {
      const { decision } = pending;
      const { ask } = decision.question;
      const declines: AbChoice = { choose: 'decline' };
      const choice = declined.includes(ask) ? declines : row.takes(game, decision);
      asked.push(`${decision.side}: ${choice.choose} (${decision.legal().length})`);
      game = engine.follow(game, choice);
      continue;
    }
    const { dice, about } = pending.roll;
    const { count } = facesOf(dice);
    const faces = count === 0 ? [] : (throws[rolled.length] ?? []);
    if (faces.length > count) throw new Error(`${about.about}: only ${count} dice`);
    if (count > 0) rolled.push({ about, dice: count });
    const all = [...faces, ...Array.from({ length: count - faces.length }, () => SIXTH)];
    game = engine.follow(game, readFaces(dice, all));
  }
}
