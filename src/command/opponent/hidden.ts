/** Whether answers depend on what the side may not see: positions in which the enemy is changed where nobody may look. */
import seedrandom from 'seedrandom';
import { canonicalText } from '../../engine/interpreter.ts';
import { RUNGS } from '../../opponent/levels.ts';
import { thoughtOf } from '../../opponent/mind.ts';
import { seenBy } from '../../opponent/seen.ts';
import { SEEING } from '../../opponent/worth/weights.ts';
import { worthOf } from '../../opponent/worth/worth.ts';
import { engine } from '../../rules/rulebook.ts';
import { enemyOf, type Game, type Unit } from '../../rules/state/game.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { type NumberStream, whole } from '../chance.ts';
import { closeBattle } from '../closeBattle.ts';
import { playRandomly } from '../randomPlay.ts';

const BUDGET = 60;
/** Every so many answers of a battle one position is tried. */
const EVERY = 5;
const LIMIT = 300;

/** Another unit that looks the same: losses are seen by everybody, what was there before them is not. R-150. */
function disguised(u: Unit, stream: NumberStream): Unit {
  const more = whole(0, 3, stream);
  return {
    ...u,
    skills: stream() < 0.5 ? u.skills : [],
    commandValue: whole(4, 9, stream),
    cost: u.cost + whole(0, 40, stream),
    initialStrength: u.initialStrength + more,
    strength: u.strength > 0 ? u.strength + more : u.strength,
  };
}

function legalText(game: Game): string {
  return canonicalText(engine.legal(game).map(canonicalText));
}

/** What a level says of the position, in full, after the enemy, who sees his own, has thought of the same battle. */
function said(game: Game, side: Side, n: number): string {
  const level = RUNGS[n % RUNGS.length] ?? 'recruit';
  worthOf(seenBy(game, enemyOf(side)), enemyOf(side), SEEING);
  return canonicalText(
    thoughtOf({ game, side, level, temper: 'even', budget: BUDGET, counsel: true, seed: 'hidden' }),
  );
}

/** Of so many positions those in which an answer, what it was weighed against or a reason changed with what is hidden. */
export function answersByTheHidden(count: number): readonly string[] {
  const faults: string[] = [];
  let compared = 0;
  for (let battle = 1; compared < count; battle++) {
    const seed = `hidden ${battle}`;
    const stream = seedrandom(seed);
    let answers = 0;
    const tried = (shown: Game): null => {
      if (++answers % EVERY !== 0 || compared === count) return null;
      const houseRules = { ...shown.battle.houseRules, open_information: 'no' } as const;
      const game: Game = { ...shown, battle: { ...shown.battle, houseRules } };
      const pending = engine.pending(game);
      if (pending.wait !== 'decision') return null;
      const { side } = pending.decision;
      const units = game.units.map((u) => (u.side === side ? u : disguised(u, stream)));
      // a battle of its own: nothing that is remembered of the one may stand in for the other
      const other: Game = { ...game, battle: { ...game.battle }, units };
      // the answers offered may tell of it themselves: nothing is said of those
      if (legalText(game) !== legalText(other)) return null;
      if (said(game, side, compared) !== said(other, side, compared))
        faults.push(`${seed}, answer ${answers}`);
      compared++;
      return null;
    };
    playRandomly(closeBattle(seed), seed, { bold: true, limit: LIMIT, after: tried });
  }
  return faults;
}
