/** The guided battle is played through the engine here, so that what is said at each step stays true. */
import { describe, expect, test } from 'vitest';
import { learning as english } from '../../../src/language/en/learning.ts';
import { learning as french } from '../../../src/language/fr/learning.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import { checkFile } from '../../../src/scenarios/file.ts';
import { gameFileOf } from '../../../src/scenarios/gameFile.ts';
import { firstBattle } from '../../../src/scenarios/guided/firstBattle.ts';
import { firstHistory, playFirst } from '../../../src/scenarios/guided/firstScript.ts';
import { FIRST_STEPS } from '../../../src/scenarios/guided/firstSteps.ts';

const { history, entries } = playFirst();
const factsOf = (id: string) => entries[FIRST_STEPS.findIndex((step) => step.id === id)]?.facts ?? [];
const names = (id: string) => factsOf(id).map(({ fact }) => fact);

describe('the first battle', () => {
  test('is a battle like any other, small enough for a newcomer', () => {
    const checked = checkFile(
      gameFileOf({
        scenario: firstBattle,
        names: { blue: 'France', red: 'Austria' },
        history: firstHistory(),
      }),
    );
    expect(checked.ok ? null : checked.problem).toBeNull();
    expect(firstBattle.armies.blue.units.length + firstBattle.armies.red.units.length).toBeLessThanOrEqual(5);
  });

  test('each step fits, from the first throw to the victory of blue in the third turn', () => {
    expect(entries).toHaveLength(FIRST_STEPS.length);
    expect(engine.pending(history.game).wait).toBe('over');
    expect(history.game.outcome).toMatchObject({ winner: 'blue', by: 'breakPoint' });
    // blue, red, blue
    expect(history.game).toMatchObject({ turn: 2, side: 'blue' });
  });

  test('the enemy decides exactly where the program answers for him', () => {
    expect(
      entries.flatMap((entry, at) => {
        const step = FIRST_STEPS[at];
        return step && step.answer !== 'dice' && (entry.side === 'red') !== step.enemy ? [step.id] : [];
      }),
    ).toEqual([]);
  });

  test('the dice tell the story that is told', () => {
    expect(factsOf('orders')).toContainEqual(expect.objectContaining({ fact: 'orderPoints', points: 2 }));
    expect(names('rollFire')).toContain('shot');
    expect(factsOf('rollSaves')).toContainEqual(
      expect.objectContaining({ fact: 'losses', unit: 'enemy-foot', lost: 2 }),
    );
    expect(names('rollSquare')).toContain('formationChanged');
    expect(names('rollOwnSaves')).not.toContain('losses');
    expect(factsOf('rollStrikeBack')).toContainEqual(
      expect.objectContaining({ fact: 'losses', unit: 'enemy-horse' }),
    );
    expect(names('rollHisNerve')).toContain('testPassed');
    expect(names('rollStrike')).toContain('eliminated');
  });

  test('each step says one sentence in both languages, and names no unit that is not there', () => {
    const ids = FIRST_STEPS.map(({ id }) => id);
    for (const { first } of [english, french]) expect(Object.keys(first.says)).toEqual(ids);
    const known = new Set(history.start.units.map(({ id }) => id));
    expect(FIRST_STEPS.flatMap(({ units }) => units).filter((id) => !known.has(id))).toEqual([]);
  });
});
