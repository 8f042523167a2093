/** The program plays a side through the store, as a player would: its answers are ordinary answers of the game. */
import { afterEach, expect, test, vi } from 'vitest';
import { mayCorrect } from '../../../../src/rules/agreements/corrections.ts';
import type { Programs } from '../../../../src/scenarios/programs.ts';
import {
  answer,
  resign,
  review,
  rollDice,
  setPreference,
  stepBackAgreed,
  undo,
} from '../../../../src/store/game/actions.ts';
import { dropTakeBack } from '../../../../src/store/game/agreed.ts';
import { programAsked } from '../../../../src/store/game/programs.ts';
import { useTakeBack } from '../../../../src/store/game/takeBack.ts';
import { goOn, holdToCorrect, pause, setHurried } from '../../../../src/store/opponent/driver.ts';
import { proposeEnd } from '../../../../src/store/opponent/end.ts';
import { giveSide, programsPlaying, seatPlayers, takeSideOver } from '../../../../src/store/opponent/seat.ts';
import { askAdvice, thoughtBefore } from '../../../../src/store/opponent/second.ts';
import { thoughts, useOpponent } from '../../../../src/store/opponent/state.ts';
import { newBattle } from '../../../../src/store/saving/begin.ts';
import { closeGame } from '../../../../src/store/saving/close.ts';
import { useStore } from '../../../../src/store/store.ts';
import { legal, opened, view } from '../table.ts';

const RECRUIT = { level: 'recruit', temper: 'even' } as const;
const SLOW = 120_000;

function begin(programs: Programs, seed = 'driver'): void {
  setHurried(true);
  void newBattle({ scenario: 'gersbach', seed, names: { blue: '', red: '' }, programs });
}

function until(found: () => boolean): Promise<void> {
  return vi.waitFor(
    () => {
      if (!found()) throw new Error(`it never came: ${useOpponent.getState().stage.stage}`);
    },
    { timeout: SLOW, interval: 5 },
  );
}

const answers = (): number => opened().history.length;
const isMine = (): boolean => programAsked(opened()) === null;

/** Rolls and ends the orders of the person, until the program is asked. */
function endMyTurn(): void {
  for (let n = 0; isMine() && n < 100; n++) {
    if (view().wait === 'roll') rollDice();
    else {
      const ending = legal().find(({ choose }) => choose === 'endOrders') ?? legal()[0];
      if (ending) answer(ending);
    }
  }
}

afterEach(closeGame);

test(
  'it plays its turn, rolls its own dice, and leaves the person his',
  async () => {
    begin({ red: RECRUIT });
    endMyTurn();
    const before = answers();
    expect(view().choices).toEqual([]);
    expect(rollDice()).toMatchObject({ allowed: false, obstacle: 'programAsked' });
    expect(answer({ choose: 'endOrders' })).toMatchObject({ allowed: false, obstacle: 'programAsked' });
    expect(answers()).toBe(before);
    await until(() => opened().game.side === 'blue' && isMine());
    const its = opened().log.slice(before);
    expect(its.every(({ side }) => side === 'red')).toBe(true);
    expect(its.some(({ roll }) => roll !== null)).toBe(true);
    expect(useOpponent.getState().stage).toEqual({ stage: 'idle' });
  },
  SLOW,
);

test(
  'the same game gives the same answers',
  async () => {
    const play = async (): Promise<unknown> => {
      begin({ blue: RECRUIT, red: RECRUIT }, 'twice');
      await until(() => answers() >= 12);
      pause();
      return opened()
        .log.slice(0, 12)
        .map(({ choice, faces }) => choice ?? faces);
    };
    const first = await play();
    closeGame();
    expect(await play()).toEqual(first);
  },
  SLOW,
);

test(
  'a step back over its answers leads to the person’s own last decision; dice bar it, and the program agrees',
  async () => {
    begin({ red: RECRUIT });
    endMyTurn();
    const own = answers();
    await until(() => opened().game.side === 'blue' && isMine());
    const later = answers();
    expect(undo()).toMatchObject({ allowed: false, obstacle: 'diceRolled' });
    expect(stepBackAgreed()).toEqual({ allowed: true });
    expect(answers()).toBe(own - 1);
    expect(isMine()).toBe(true);
    expect(later).toBeGreaterThan(own);
  },
  SLOW,
);

test(
  'a step back while it thinks takes back what it thinks about',
  async () => {
    begin({ red: RECRUIT });
    endMyTurn();
    const own = answers();
    expect(undo()).toEqual({ allowed: true });
    expect(answers()).toBe(own - 1);
    await until(() => useOpponent.getState().stage.stage === 'idle');
    expect(answers()).toBe(own - 1);
  },
  SLOW,
);

test(
  'it waits for leave after a pause, while one looks back, and where one steps back to a question of its own',
  async () => {
    begin({ blue: RECRUIT, red: RECRUIT });
    await until(() => answers() >= 6);
    pause();
    const paused = answers();
    expect(useOpponent.getState().stage.stage).toBe('paused');
    stepBackAgreed();
    expect(answers()).toBe(paused - 1);
    goOn();
    await until(() => answers() > paused);
    review(2);
    const looked = answers();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(answers()).toBe(looked);
    expect(useStore.getState().selection.reviewing).toBe(2);
    review(null);
    await until(() => answers() > looked);
    stepBackAgreed();
    await until(() => useOpponent.getState().stage.stage === 'paused');
  },
  SLOW,
);

test(
  'it waits while a step back is asked about, and goes on once the question is dropped',
  async () => {
    begin({ blue: RECRUIT, red: RECRUIT });
    await until(() => opened().log.at(-1)?.roll != null);
    expect(undo()).toMatchObject({ allowed: false, obstacle: 'diceRolled' });
    const asked = answers();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(answers()).toBe(asked);
    expect(useTakeBack.getState().asked?.history === opened().history).toBe(true);
    dropTakeBack();
    await until(() => answers() > asked);
  },
  SLOW,
);

test(
  'it waits where something can be set right as long as that is being written, and ends what is under way first',
  async () => {
    begin({ blue: RECRUIT, red: RECRUIT });
    await until(() => answers() > 2 && !mayCorrect(opened().game));
    const letGo = holdToCorrect();
    await until(() => mayCorrect(opened().game));
    const held = answers();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(answers()).toBe(held);
    letGo();
    await until(() => answers() > held);
  },
  SLOW,
);

test(
  'a side is taken over and given back, and both are part of the game',
  async () => {
    begin({ blue: RECRUIT, red: RECRUIT });
    await until(() => answers() >= 3);
    pause();
    const { side } = opened().game;
    takeSideOver(side);
    expect(opened().programs?.[side]).toEqual({ ...RECRUIT, replaced: true });
    expect(isMine()).toBe(true);
    giveSide(side);
    expect(opened().programs?.[side]).toEqual(RECRUIT);
    const before = answers();
    goOn();
    await until(() => answers() > before);
  },
  SLOW,
);

test(
  'why it answered is known, and worked out again once it is forgotten',
  async () => {
    begin({ blue: RECRUIT, red: RECRUIT });
    const decided = () => opened().log.find(({ choice }) => choice !== null);
    await until(() => decided() !== undefined);
    pause();
    const entry = decided();
    if (!entry) throw new Error('nothing was decided');
    const thought = await thoughtBefore(opened(), entry);
    expect(thought?.choice).toEqual(entry.choice);
    thoughts.delete(entry);
    expect(await thoughtBefore(opened(), entry)).toEqual(thought);
  },
  SLOW,
);

test(
  'what a person answered is not told as thought by the program to which his side was given',
  async () => {
    begin({});
    endMyTurn();
    const entry = opened().log.find(({ choice }) => choice?.choose === 'endOrders');
    if (!entry) throw new Error('no orders were ended');
    giveSide(entry.side, RECRUIT);
    pause();
    expect(await thoughtBefore(opened(), entry)).toBeNull();
  },
  SLOW,
);

test('seats are changed one by one: who stays where he sat is not disturbed', () => {
  begin({ blue: RECRUIT });
  const { programs } = opened();
  seatPlayers({ blue: RECRUIT });
  expect(opened().programs).toBe(programs);
  const captain = { level: 'captain', temper: 'bold' } as const;
  seatPlayers({ blue: RECRUIT, red: captain });
  expect(opened().programs).toEqual({ blue: RECRUIT, red: captain });
  expect(opened().programs?.blue).toBe(RECRUIT);
  seatPlayers({ red: captain });
  expect(opened().programs).toEqual({ blue: { ...RECRUIT, replaced: true }, red: captain });
  expect(programsPlaying(opened())).toEqual({ red: captain });
  undo();
  expect(programsPlaying(opened())).toEqual({ red: captain });
});

test(
  'advice is a legal answer to the question that is asked',
  async () => {
    begin({});
    while (view().wait === 'roll') rollDice();
    askAdvice();
    await until(() => typeof useOpponent.getState().advice?.came === 'object');
    const came = useOpponent.getState().advice?.came;
    expect(typeof came === 'object' && legal()).toContainEqual(typeof came === 'object' && came.choice);
  },
  SLOW,
);

test('hurried no more, it goes on at the pace that was chosen', () => {
  setPreference('speed', 'slow');
  setHurried(true);
  expect(useStore.getState().preferences.speed).toBe('off');
  setHurried(true);
  setHurried(false);
  expect(useStore.getState().preferences.speed).toBe('slow');
});

test('an end that is offered in the first turn is declined, and the battle is not over', () => {
  begin({ red: RECRUIT });
  pause();
  proposeEnd();
  expect(opened().ending).toBeNull();
  expect(useOpponent.getState().declined?.side).toBe('red');
  resign('blue');
  expect(opened().ending).toEqual({ by: 'resigned', side: 'blue' });
});
