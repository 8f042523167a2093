/** Steps back that both sides agree on, and what one side may not take back alone. */
import { beforeEach, describe, expect, test } from 'vitest';
import { parseFile } from '../../../../src/scenarios/file.ts';
import { gameFileOf, openGame } from '../../../../src/scenarios/gameFile.ts';
import { answer, rollDice, undo, undoToDice } from '../../../../src/store/game/actions.ts';
import { correctTogether, dropTakeBack, takeBackTogether } from '../../../../src/store/game/agreed.ts';
import { useTakeBack } from '../../../../src/store/game/takeBack.ts';
import { useStore } from '../../../../src/store/store.ts';
import { advance, begin, legal, opened, playUntil, rollOn, view } from '../table.ts';

beforeEach(() => {
  dropTakeBack();
  begin();
  rollOn();
});

const asked = () => useTakeBack.getState().asked;
const facts = () => opened().log.flatMap((entry) => entry.facts.map(({ fact }) => fact));

describe('a step back over dice', () => {
  test('asks both at once, naming how far it would go', () => {
    const { history } = opened();
    expect(undo()).toMatchObject({ allowed: false, obstacle: 'diceRolled' });
    expect(asked()).toEqual({ history, to: history.length - 1 });
    expect(opened().history).toBe(history);
  });

  test('agreed on, it is told in the journal, and the same dice fall again', () => {
    const { length } = opened().history;
    const faces = opened().log.at(-1)?.faces;
    expect(takeBackTogether(length - 1)).toEqual({ allowed: true });
    expect(view().wait).toBe('roll');
    expect(opened().log.at(-1)).toMatchObject({
      at: length - 1,
      agreed: { agree: 'takeBack', answers: 1 },
      facts: [{ fact: 'takenBack', answers: 1 }],
    });
    expect(opened().history.branches).toHaveLength(1);
    rollDice();
    expect(opened().log.at(-1)?.faces).toEqual(faces);
  });

  test('the next one goes over the notes of those before', () => {
    playUntil('action', advance);
    const before = opened().history.length;
    takeBackTogether(before - 1);
    expect(undo()).toMatchObject({ allowed: false, obstacle: 'agreedOn' });
    expect(asked()?.to).toBe(before - 2);
    takeBackTogether(before - 2);
    expect(opened().log.at(-1)?.agreed).toEqual({ agree: 'takeBack', answers: 1 });
    expect(opened().history.length).toBe(before - 1);
  });

  test('the note is in the file, which replays to the same state', () => {
    const { length } = opened().history;
    takeBackTogether(length - 1);
    rollDice();
    const { names, scenario, history } = opened();
    const parsed = parseFile(JSON.stringify(gameFileOf({ names, scenario, history })));
    if (!parsed.ok || parsed.file.format !== 'sabreur-hex/game') throw new Error('not a game');
    expect(openGame(parsed.file)).toMatchObject({ ok: true, game: { history: { length: history.length } } });
    // a note of nothing taken back is none
    const at = parsed.file.answers.findIndex((one) => 'agreed' in one);
    const answers = parsed.file.answers.with(at, { agreed: { agree: 'takeBack', answers: 0 } });
    expect(parseFile(JSON.stringify({ ...parsed.file, answers }))).toMatchObject({ ok: false });
  });
});

describe('the end of a turn', () => {
  test('is not taken back by the next player alone', () => {
    playUntil('orders', advance);
    const side = view().side;
    const { length } = opened().history;
    expect(answer({ choose: 'endOrders' }).allowed).toBe(true);
    expect(view().side).not.toBe(side);
    expect(view().undo).toMatchObject({ free: false, barrier: { why: 'turnEnded', at: length }, to: length });
    expect(undo()).toMatchObject({ allowed: false, obstacle: 'turnEnded' });
    expect(opened().history.length).toBe(length + 1);
    takeBackTogether(asked()?.to ?? -1);
    expect(view().side).toBe(side);
    expect(facts().at(-1)).toBe('takenBack');
  });
});

describe('back to the last dice', () => {
  test('takes back in one press all that was answered since', () => {
    const orders = opened().history.length;
    expect(view().undo.dice).toBeNull();
    expect(undoToDice()).toMatchObject({ obstacle: 'nothingToUndo' });
    playUntil('move', advance);
    expect(opened().history.length).toBeGreaterThan(orders + 1);
    expect(view().undo.dice).toBe(orders);
    expect(undoToDice().allowed).toBe(true);
    expect(opened().history.length).toBe(orders);
    expect(view().undo.dice).toBeNull();
  });
});

describe('a correction', () => {
  test('is taken with the consent of both, told, and barred to one alone', () => {
    const unit = opened().game.units[0]?.id ?? '';
    const correction = { agree: 'correctUnit', unit, strength: 2, reason: 'two, not twelve' } as const;
    expect(correctTogether(correction)).toEqual({ allowed: true });
    expect(opened().game.units[0]?.strength).toBe(2);
    expect(facts().at(-1)).toBe('unitCorrected');
    expect(view().undo).toMatchObject({ free: false, barrier: { why: 'agreedOn' } });
    expect(correctTogether(correction)).toMatchObject({ obstacle: 'nothingChanged' });
  });

  test('waits for the end of what is under way', () => {
    playUntil('move', advance);
    const unit = opened().game.units[0]?.id ?? '';
    const given = { agree: 'correctUnit', unit, strength: 2, reason: 'x' } as const;
    expect(correctTogether(given)).toMatchObject({ allowed: false, obstacle: 'underWay' });
    expect(useStore.getState().failure).toBeNull();
    expect(legal().length).toBeGreaterThan(1);
  });
});
