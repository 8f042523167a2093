/** Answers that any player of the rule would give. */
import { describe, expect, test } from 'vitest';
import { aboutToAct } from '../../../src/odds/question.ts';
import { thoughtOf } from '../../../src/opponent/mind.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import type { Choice } from '../../../src/rules/state/answers.ts';
import { type Game, unitOf } from '../../../src/rules/state/game.ts';
import { position, type UnitSpec } from '../../support/position.ts';

function thoughtAt(game: Game): Choice {
  const pending = engine.pending(game);
  if (pending.wait !== 'decision') throw new Error('nobody is asked');
  const { side } = pending.decision;
  return thoughtOf({ game, side, level: 'captain', temper: 'even', budget: 6000, seed: 'sense' }).choice;
}

/** What the unit does when it is about to act. */
function actionOf(units: readonly UnitSpec[], unit: string): Choice {
  const game = position({ units, columns: 16, rows: 16 });
  return thoughtAt(engine.run(aboutToAct(game, unitOf(game, unit))));
}

/** The game with the charge declared and run to the first end of its move, where the target reacts. */
function reactionTo(units: readonly UnitSpec[], charger: string, target: string): Choice {
  const game = position({ units, columns: 16, rows: 16 });
  let now = engine.run(aboutToAct(game, unitOf(game, charger)));
  now = engine.follow(now, { choose: 'action', action: 'charge', target });
  for (;;) {
    const pending = engine.pending(now);
    if (pending.wait !== 'decision') throw new Error('no reaction');
    if (pending.decision.question.ask === 'reaction') return thoughtAt(now);
    const [first] = engine.legal(now);
    if (!first) throw new Error('no answer');
    now = engine.follow(now, first);
  }
}

const cuirassiers: UnitSpec = {
  id: 'cuir',
  side: 'blue',
  type: 'heavyCavalry',
  skills: ['cuirassier'],
  at: [3, 8],
};

describe('a player of the rule', () => {
  test('finishes the broken battery rather than riding at a fresh line, CHG-13', () => {
    const choice = actionOf(
      [
        cuirassiers,
        { id: 'guns', side: 'red', type: 'heavyFootBattery', strength: 1, initialStrength: 4, at: [3, 5] },
        { id: 'line', side: 'red', type: 'lineInfantry', at: [5, 5], skills: ['controlledFire'] },
      ],
      'cuir',
    );
    expect(choice).toMatchObject({ choose: 'action', action: 'charge', target: 'guns' });
  });

  test('does not charge a fresh square, CHG-31', () => {
    const choice = actionOf(
      [cuirassiers, { id: 'square', side: 'red', type: 'lineInfantry', formation: 'square', at: [3, 5] }],
      'cuir',
    );
    expect(choice).not.toMatchObject({ action: 'charge' });
    expect(choice).not.toMatchObject({ action: 'assault' });
  });

  test('rides down a horde, CBT-06', () => {
    const choice = actionOf(
      [cuirassiers, { id: 'horde', side: 'red', type: 'lineInfantry', panicked: true, at: [3, 5] }],
      'cuir',
    );
    expect(choice).toMatchObject({ action: 'charge', target: 'horde' });
  });

  test('rallies the elite that fled when no enemy is near, RAL-01', () => {
    const choice = actionOf(
      [
        { id: 'guard', side: 'blue', type: 'lineInfantry', quality: 'elite', panicked: true, at: [0, 14] },
        { id: 'far', side: 'red', type: 'lineInfantry', at: [8, 1] },
      ],
      'guard',
    );
    expect(choice).toMatchObject({ choose: 'action', action: 'rally' });
  });

  test('fires on what comes within the guns’ range, FIR-03', () => {
    const choice = actionOf(
      [
        { id: 'guns', side: 'blue', type: 'heavyFootBattery', at: [2, 10] },
        { id: 'column', side: 'red', type: 'lineInfantry', formation: 'column', at: [4, 5] },
      ],
      'guns',
    );
    expect(choice).toMatchObject({ choose: 'action', action: 'fire', target: 'column' });
  });

  test('forms square before the cuirassiers, CHG-19', () => {
    const choice = reactionTo(
      [
        cuirassiers,
        { id: 'foot', side: 'red', type: 'lineInfantry', formation: 'column', commandValue: 8, at: [3, 5] },
      ],
      'cuir',
      'foot',
    );
    expect(choice).toEqual({ choose: 'reaction', reaction: 'square' });
  });

  test('skirmishers slip away from a column, MAN-12', () => {
    const choice = reactionTo(
      [
        { id: 'column', side: 'blue', type: 'lineInfantry', formation: 'column', at: [3, 8] },
        {
          id: 'jager',
          side: 'red',
          type: 'lightInfantry',
          formation: 'skirmish',
          skills: ['skirmisher'],
          at: [3, 6],
        },
        { id: 'wood', side: 'red', type: 'lineInfantry', at: [8, 1] },
      ],
      'column',
      'jager',
    );
    expect(choice).toEqual({ choose: 'reaction', reaction: 'evade' });
  });
});
