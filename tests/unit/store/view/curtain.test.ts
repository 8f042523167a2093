/** Armies set up unseen: what the board shows to whom, and when. R-150. */
import { beforeEach, expect, test } from 'vitest';
import { beginHistory } from '../../../../src/engine/history.ts';
import { drawUp } from '../../../../src/rules/deployment/drawUp.ts';
import { battleFrame } from '../../../../src/rules/procedures/battle.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import type { Programs } from '../../../../src/scenarios/programs.ts';
import { logOf } from '../../../../src/store/game/record.ts';
import { type BattleHistory, NOTHING_PICKED, type OpenGame } from '../../../../src/store/state.ts';
import { useStore } from '../../../../src/store/store.ts';
import {
  eyesOf,
  handedTo,
  liftCurtain,
  seenBoard,
  seenSince,
  toldLog,
  whoLifts,
} from '../../../../src/store/view/curtain.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const waiting = { fate: 'awaited', at: [0, 0] } as const;
const UNITS: readonly UnitSpec[] = [
  { id: 'guard', side: 'blue', type: 'lineInfantry', ...waiting },
  { id: 'guns', side: 'blue', type: 'mediumFootBattery', ...waiting },
  { id: 'picket', side: 'blue', type: 'lightInfantry', at: [2, 12] },
  { id: 'horse', side: 'red', type: 'heavyCavalry', ...waiting },
  { id: 'light', side: 'red', type: 'lightInfantry', ...waiting },
];

function begun(setup_hidden: 'yes' | 'no'): BattleHistory {
  const houseRules = { setup_hidden, setup_first: 'blue', setup_order: 'whole_army' } as const;
  const start = position({ rows: 16, units: UNITS, houseRules });
  return beginHistory(engine, { ...start, frames: [battleFrame(true)] }, 'curtain');
}

let games = 0;

function opened(history: BattleHistory, programs?: Programs): OpenGame {
  const named = { blue: '', red: '' };
  const open: OpenGame = {
    ...{ id: `game ${games}`, names: named, nations: { blue: 'france', red: 'austria' }, history },
    programs,
    scenario: {
      id: 'curtain',
      title: { en: '', fr: '' },
      story: { en: '', fr: '' },
      map: history.game.battle.map,
      homeEdges: { blue: 'south', red: 'north' },
      format: 1500,
      firstSide: 'blue',
      houseRules: {},
      armies: {
        blue: { name: { en: '', fr: '' }, nation: 'france', units: [] },
        red: { name: { en: '', fr: '' }, nation: 'austria', units: [] },
      },
    },
    ...{ game: history.game, log: logOf(history), opening: [], ending: null },
    ...{ readOnly: false, mayTakeOver: false, save: 'saved' },
  };
  const shown = { ...open, game: seenBoard(open) };
  useStore.setState({ open: shown, selection: NOTHING_PICKED });
  return shown;
}

const standing = ({ game }: Pick<OpenGame, 'game'>): readonly string[] =>
  game.units.filter(({ fate }) => fate === 'present').map(({ id }) => id);

function now(): OpenGame {
  const { open } = useStore.getState();
  if (!open) throw new Error('no game');
  return open;
}

beforeEach(() => {
  games++;
});

const blueDone = () => drawUp(engine, begun('yes'), (side) => side === 'blue');

test('R-150 before all eyes nothing is kept back, and no curtain hangs', () => {
  const open = opened(drawUp(engine, begun('no'), (side) => side === 'blue'));
  expect(standing(open)).toEqual(['guard', 'guns', 'picket']);
  expect(whoLifts(open)).toBeNull();
});

test('R-150 setup_hidden=yes: before the curtain is lifted only what the scenario placed is seen', () => {
  const open = opened(blueDone());
  expect(whoLifts(open)).toBe('red');
  expect(standing(open)).toEqual(['picket']);
  expect(toldLog(open).flatMap(({ facts }) => facts.filter(({ fact }) => fact === 'deployed'))).toEqual([]);
});

test('R-150 setup_hidden=yes: whoever has lifted it sees his own, and for the other it hangs again', () => {
  const half = drawUp(engine, begun('yes'), (_side, { length }) => length < 2);
  opened(half);
  liftCurtain();
  expect(standing(now())).toHaveLength(2);
  expect(whoLifts(now())).toBeNull();
  const { id } = now();
  const handed = { id, history: blueDone() };
  expect(whoLifts(handed)).toBe('red');
  expect(standing({ game: seenBoard(handed) })).toEqual(['picket']);
});

test('R-150 setup_hidden=yes: a board of before shows no more than the present one', () => {
  const open = opened(blueDone());
  liftCurtain();
  const before = drawUp(engine, begun('yes'), (_side, { length }) => length < 2).game;
  expect(standing({ game: seenBoard(open, before) })).toEqual(['picket']);
});

test('R-150 setup_hidden=yes: once both have done all is seen, and nobody sets up again freely', () => {
  const done = drawUp(engine, begun('yes'), () => true);
  const open = opened(done);
  expect(standing(open)).toHaveLength(5);
  expect(whoLifts(open)).toBeNull();
  expect(seenSince(done, 1)).toBe(true);
  expect(seenSince(blueDone(), 1)).toBe(false);
});

test('R-150 against the program no curtain hangs: one sees one’s own army alone, whoever sets up', () => {
  const red = { level: 'recruit', temper: 'even' } as const;
  const first = opened(begun('yes'), { red });
  expect(whoLifts(first)).toBeNull();
  const later = opened(blueDone(), { red });
  expect(whoLifts(later)).toBeNull();
  expect(standing(later)).toEqual(['guard', 'guns', 'picket']);
  const [horse] = drawUp(engine, blueDone(), (side) => side === 'red').game.units.filter(
    ({ id }) => id === 'horse',
  );
  expect(horse?.fate).toBe('present');
  // a side that a person has taken over is a player's again
  expect(whoLifts(opened(blueDone(), { red: { ...red, replaced: true } }))).toBe('red');
});

test('R-150 setup_hidden=yes: the screen is for whoever sets up, from before he lifts the curtain, and for both afterwards', () => {
  const eyes = (history: BattleHistory, programs?: Programs) => eyesOf({ history, programs }, null);
  expect(eyes(begun('yes'))).toBe('blue');
  expect(eyes(blueDone())).toBe('red');
  expect(handedTo({ history: blueDone() })).toBe('red');
  expect(eyes(drawUp(engine, begun('yes'), () => true))).toBeNull();
  expect(eyes(begun('no'))).toBeNull();
  const program = { level: 'recruit', temper: 'even' } as const;
  // one who plays against the program has it throughout; where programs alone play nobody has
  expect(eyes(begun('yes'), { red: program })).toBe('blue');
  expect(eyes(blueDone(), { red: program })).toBe('blue');
  expect(eyes(begun('yes'), { blue: program, red: program })).toBeNull();
  // nobody hands the screen to a program, nor one program to another
  for (const programs of [{ red: program }, { blue: program }, { blue: program, red: program }])
    for (const history of [begun('yes'), blueDone()]) expect(handedTo({ history, programs })).toBeNull();
});
