/** R-150, where numbers are hidden: to whom the screen is handed. */
import { expect, test } from 'vitest';
import { enemyOf } from '../../../../src/rules/state/game.ts';
import { answer } from '../../../../src/store/game/actions.ts';
import { seatPlayers } from '../../../../src/store/opponent/seat.ts';
import { newBattle } from '../../../../src/store/saving/begin.ts';
import { screenGoesTo, takeScreen } from '../../../../src/store/view/screen.ts';
import { opened, rollOn, view } from '../table.ts';

const PROGRAM = { level: 'captain', temper: 'even' } as const;

/** Two persons, where the first to give orders has taken the screen. */
async function taken() {
  const houseRules = { open_information: 'no' } as const;
  await newBattle({
    scenario: 'gersbach',
    seed: 'handed',
    names: { blue: 'Jeanne', red: 'Karl' },
    houseRules,
  });
  rollOn();
  if (view().question?.ask === 'orderDice') answer({ choose: 'orderDice', dice: 'd3' });
  rollOn();
  takeScreen();
  const { side } = view();
  if (!side) throw new Error('nobody is asked');
  expect(screenGoesTo(opened())).toBeNull();
  return side;
}

test('whoever gives his own side to the program hands the screen to the other, R-150', async () => {
  const gone = await taken();
  seatPlayers({ [gone]: PROGRAM });
  expect(screenGoesTo(opened())).toBe(enemyOf(gone));
  takeScreen();
  expect(screenGoesTo(opened())).toBeNull();
});

test('whoever gives the other side to the program keeps it, R-150', async () => {
  const stays = await taken();
  seatPlayers({ [enemyOf(stays)]: PROGRAM });
  expect(screenGoesTo(opened())).toBeNull();
});
