/** Standing orders: what a unit answers without being asked, told in the journal, open to undo, saved with the game. */
import { beforeEach, expect, test } from 'vitest';
import { standingAsked } from '../../../../src/rules/state/standingOrders.ts';
import { parseFile } from '../../../../src/scenarios/file.ts';
import { gameFileOf, openGame } from '../../../../src/scenarios/gameFile.ts';
import { answer, undo } from '../../../../src/store/game/actions.ts';
import { takeBackTogether } from '../../../../src/store/game/agreed.ts';
import { setStandingOrder } from '../../../../src/store/game/standing.ts';
import { useStore } from '../../../../src/store/store.ts';
import { advance, begin, opened, playUntil, view } from '../table.ts';

/** A charge has just been met: its question was put, and taken back with the mover's move by both. */
function attackedAgain() {
  begin();
  playUntil('reaction', advance);
  const { question } = view();
  const asked = question && standingAsked(question);
  const { history, log } = opened();
  const last = log.at(-1)?.choice;
  if (!asked || !last) throw new Error('no choice led to the question');
  return { asked, last, before: history.length - 1 };
}

beforeEach(() => {
  useStore.setState({ failure: null });
});

test('a unit that never reacts is not asked: its answer follows at once, and is marked', () => {
  const { asked, last, before } = attackedAgain();
  setStandingOrder(asked, 'nothing');
  // what is asked now is left to the player
  expect(view().question).toMatchObject({ ask: 'reaction', unit: asked.unit });
  takeBackTogether(before);
  const { length } = opened().history;
  expect(answer(last)).toEqual({ allowed: true });
  const given = opened().log[length + 1];
  expect(given).toMatchObject({
    question: { ask: 'reaction', unit: asked.unit },
    choice: { choose: 'reaction', reaction: 'nothing' },
    standing: true,
  });
});

test('what it has answered is taken back alone, and then it is asked', () => {
  const { asked, last, before } = attackedAgain();
  setStandingOrder(asked, 'nothing');
  takeBackTogether(before);
  const { length } = opened().history;
  answer(last);
  while (opened().log.at(-1)?.roll) throw new Error('dice fell');
  expect(undo()).toEqual({ allowed: true });
  expect(opened().history.length).toBe(length + 1);
  expect(view().question).toMatchObject({ ask: 'reaction', unit: asked.unit });
});

test('an order that is not open this time leaves the question to the player', () => {
  const { asked, last, before } = attackedAgain();
  // nobody breaks off when he is attacked
  setStandingOrder(asked, 'breakOff');
  takeBackTogether(before);
  answer(last);
  expect(view().question).toMatchObject({ ask: 'reaction', unit: asked.unit });
});

test('taken back, the order answers no more', () => {
  const { asked, last, before } = attackedAgain();
  setStandingOrder(asked, 'nothing');
  setStandingOrder(asked, null);
  expect(opened().standingOrders).toBeUndefined();
  takeBackTogether(before);
  answer(last);
  expect(view().question).toMatchObject({ ask: 'reaction', unit: asked.unit });
});

test('a file keeps the orders, and what they answered', () => {
  const { asked, last, before } = attackedAgain();
  setStandingOrder(asked, 'nothing');
  takeBackTogether(before);
  answer(last);
  const text = JSON.stringify(gameFileOf(opened()));
  const parsed = parseFile(text);
  if (!parsed.ok || parsed.file.format !== 'sabreur-hex/game') throw new Error('not a game');
  const again = openGame(parsed.file);
  if (!again.ok) throw new Error('not opened');
  expect(again.game.standingOrders).toEqual([{ ...asked, answer: 'nothing' }]);
  expect(again.game.history.game).toEqual(opened().history.game);
});
