/** Pig played at length, and as records keep it. */
import { beginHistory, generatorFor, type History, play, roll } from '../../../src/engine/history.ts';
import { type HistoryRecord, toRecord } from '../../../src/engine/record.ts';
import { makeGenerator } from '../../../src/engine/seed.ts';
import { type Pig, type PigTypes, pig, pigGame } from './pig.ts';

/** The state without its rules, which a record does not hold. */
export const thin = ({ rules: _, ...rest }: Pig) => rest;

/** A game that nobody wins soon. The notes stand for a battlefield: the same in every state. */
export function longGame(notes = ''): History<PigTypes> {
  return beginHistory(pig, pigGame(1_000_000, 1, notes), 'seed');
}

export function recordOf(history: History<PigTypes>): HistoryRecord<PigTypes> {
  return toRecord(history, thin);
}

/** So many answers more, or until it is over: the choices drawn by a seed of their own, the dice from the history's. */
export function playOn(history: History<PigTypes>, answers: number, choices: string): History<PigTypes> {
  const chooser = makeGenerator(choices, 0);
  let now = history;
  let generator = generatorFor(now, null);
  for (let n = 0; n < answers && pig.pending(now.game).wait !== 'over'; n++) {
    const list = pig.legal(now.game);
    generator = generatorFor(now, generator);
    const choice = list.length > 0 ? list[chooser.draw(list.length) - 1] : null;
    const played = choice ? play(pig, now, { at: now.length, choice }) : roll(pig, now, generator);
    if (!played.ok) throw new Error(JSON.stringify(played.why));
    now = played.history;
  }
  return now;
}
