/** Pig played at length, and as records keep it. */
import { generatorFor, type History, play, roll } from '../../../src/engine/history.ts';
import { makeGenerator } from '../../../src/engine/seed.ts';
import { type Pig, type PigTypes, pig } from './pig.ts';

/** The state without its rules, which a record does not hold. */
export const thin = ({ rules: _, ...rest }: Pig) => rest;

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
