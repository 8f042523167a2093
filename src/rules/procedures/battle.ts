import { lots } from '../state/dice.ts';
import { type BattleFrame, DONE, type RuleProcedure } from '../state/frames.ts';
import { enemyOf, type Game } from '../state/game.ts';
import { turnLimit } from '../state/houseRules.ts';
import { deploymentFrame, turnFrame } from '../state/turnFrames.ts';
import { SIDES, type Side } from '../state/vocabulary.ts';

/** The frame a battle begins with: `deploys` where units are still to be set up. */
export function battleFrame(deploys = false): BattleFrame {
  return { procedure: 'battle', at: deploys ? 'deployment' : 'firstTurn', first: 'blue' };
}

/** Whether nobody plays after this turn: the limit is reached, or the scenario's night falls after it. R-151. */
function isLast(g: Game, first: Side): boolean {
  const { night } = g.battle;
  if (night && g.turn >= night.turn && g.side === (night.side ?? enemyOf(first))) return true;
  return g.turn >= turnLimit(g) && g.side !== first;
}

/** The whole battle: alternate turns until one ends it. SEQ-01, VIC-04, R-150. */
export const battle: RuleProcedure<BattleFrame> = {
  //
  deployment: { call: () => deploymentFrame(), then: () => ({ to: 'firstTurn' }) },
  firstTurn: {
    do: (g) => {
      const first = g.battle.firstSide;
      if (first === 'dice') return { to: 'throwForFirst' };
      return {
        to: 'turn',
        set: { first },
        game: { ...g, side: first, turn: 1 },
        facts: [{ fact: 'firstTurn', side: first, rule: 'VIC-04' }],
      };
    },
  },
  throwForFirst: {
    roll: () => ({
      side: 'blue',
      about: { about: 'firstTurn' },
      dice: lots(SIDES.length),
    }),
    then: (g, _f, outcome) => {
      const first = SIDES[outcome] ?? 'blue';
      return {
        to: 'turn',
        set: { first },
        game: { ...g, side: first, turn: 1 },
        facts: [{ fact: 'firstTurn', side: first, rule: 'VIC-04' }],
      };
    },
  },
  turn: {
    call: (g, f) => turnFrame(isLast(g, f.first)),
    then: (g) => (g.outcome ? { end: DONE } : { to: 'nextTurn' }),
  },
  nextTurn: {
    do: (g, f) => {
      const side = enemyOf(g.side);
      return { to: 'turn', game: { ...g, side, turn: side === f.first ? g.turn + 1 : g.turn } };
    },
  },
};
