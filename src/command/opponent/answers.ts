/** What the opponent answers to a list of questions met in random battles: the same here and in every browser. */
import { stateHash } from '../../engine/hash.ts';
import { RUNGS, TEMPERS } from '../../opponent/levels.ts';
import { thoughtOf } from '../../opponent/mind.ts';
import type { Asked } from '../../opponent/thought.ts';
import { engine } from '../../rules/rulebook.ts';
import type { Game } from '../../rules/state/game.ts';
import { closeBattle } from '../closeBattle.ts';
import { playRandomly } from '../randomPlay.ts';

/** Every so many answers of a battle one is asked for, and so many of each battle. */
const EVERY = 7;
const OF_EACH = 20;
/** Few enough that hundreds are soon answered, and so many that most thoughts come to their end. */
const BUDGET = 400;

function positionsOf(battle: number): readonly Game[] {
  const found: Game[] = [];
  let answers = 0;
  playRandomly(closeBattle(`answers ${battle}`), `answers ${battle}`, {
    bold: true,
    limit: EVERY * OF_EACH * 3,
    after: (game) => {
      if (++answers % EVERY === 0) found.push(game);
      return null;
    },
  });
  return found;
}

/** So many questions from battle after battle, every level and temper in its turn. */
export function questionsAsked(count: number): readonly Asked[] {
  const asked: Asked[] = [];
  for (let battle = 1; asked.length < count; battle++) {
    let left = OF_EACH;
    for (const game of positionsOf(battle)) {
      const pending = engine.pending(game);
      if (pending.wait !== 'decision' || left-- <= 0 || asked.length === count) continue;
      const n = asked.length;
      const level = RUNGS[n % RUNGS.length] ?? 'recruit';
      const temper = TEMPERS[n % TEMPERS.length] ?? 'even';
      asked.push({ game, side: pending.decision.side, level, temper, budget: BUDGET, seed: `answers ${n}` });
    }
  }
  return asked;
}

/** For each of so many questions the answer, what it was weighed against and the reasons, as a hash. */
export function answerHashes(count: number): readonly string[] {
  return questionsAsked(count).map((asked) => stateHash(thoughtOf(asked)));
}
