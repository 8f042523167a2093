/** R-150, where numbers are hidden: to whom the screen is handed. */
import { expect, test } from 'vitest';
import { enemyOf, presentUnits } from '../../../../src/rules/state/game.ts';
import { answer } from '../../../../src/store/game/actions.ts';
import { moveCursor, selectUnit } from '../../../../src/store/input/picking.ts';
import { seatPlayers } from '../../../../src/store/opponent/seat.ts';
import { newBattle } from '../../../../src/store/saving/begin.ts';
import { useStore } from '../../../../src/store/store.ts';
import { screenGoesTo, takeScreen } from '../../../../src/store/view/screen.ts';
import { opened, rollOn, view } from '../table.ts';

const PROGRAM = { level: 'captain', temper: 'even' } as const;

/** Two persons, where the first to give orders has taken the screen. */
async function taken(open_information: 'yes' | 'no' = 'no') {
  const houseRules = { open_information };
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
  moveCursor({ q: 1, r: 1 });
  seatPlayers({ [gone]: PROGRAM });
  expect(useStore.getState().selection.cursor).toBeNull();
  expect(screenGoesTo(opened())).toBe(enemyOf(gone));
  takeScreen();
  expect(screenGoesTo(opened())).toBeNull();
});

test('whoever gives the other side to the program keeps it, R-150', async () => {
  const stays = await taken();
  moveCursor({ q: 1, r: 1 });
  seatPlayers({ [enemyOf(stays)]: PROGRAM });
  expect(useStore.getState().selection.cursor).toEqual({ q: 1, r: 1 });
  expect(screenGoesTo(opened())).toBeNull();
});

/** The unit selected and the hex the keyboard is on, once the first orders have ended. */
async function leftAfterOrders(open_information: 'yes' | 'no') {
  const side = await taken(open_information);
  const [unit] = presentUnits(opened().game, side);
  if (!unit) throw new Error('nobody is there');
  selectUnit(unit.id);
  moveCursor(unit.hexes[0]);
  answer({ choose: 'endOrders' });
  const { selection } = useStore.getState();
  rollOn();
  expect(view().side).toBe(enemyOf(side));
  return { unit, before: selection, after: useStore.getState().selection };
}

test('R-150 where numbers are hidden neither what one has selected nor his cursor is left for the other', async () => {
  const { unit, before, after } = await leftAfterOrders('no');
  // dice do not hand the screen over
  expect(before).toMatchObject({ unit: unit.id, cursor: unit.hexes[0] });
  expect(after).toMatchObject({ unit: null, cursor: null });
});

test('where all is open the cursor stays', async () => {
  const { unit, after } = await leftAfterOrders('yes');
  expect(after).toMatchObject({ unit: unit.id, cursor: unit.hexes[0] });
});
