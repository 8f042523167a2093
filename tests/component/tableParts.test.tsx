import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { d6, moraleTest } from '../../src/rules/state/dice.ts';
import type { Fact } from '../../src/rules/state/facts.ts';
import { agreeEnd, resign, rollDice, setPreference } from '../../src/store/game/actions.ts';
import type { GameLogEntry } from '../../src/store/state.ts';
import { UndoNote } from '../../src/table/agree/UndoNote.tsx';
import { DiceRow } from '../../src/table/dice/Dice.tsx';
import { readingOf } from '../../src/table/dice/diceReading.ts';
import { RollAccount } from '../../src/table/dice/RollAccount.tsx';
import { chaptersOf } from '../../src/table/record/chapters.ts';
import { fetchTheRest } from '../../src/table/shell/later.ts';
import { ROLLS } from '../unit/language/samples.ts';
import { advance, begin, opened, playUntil, view } from '../unit/store/table.ts';

test('CBT-02 faces that hit are told from those that do not', () => {
  expect(readingOf({ dice: 'pool', count: 4, from: 5, six: 1 }, [4, 5, 6, 1])).toEqual([
    'idle',
    'counts',
    'counts',
    'idle',
  ]);
});

test('CBT-06 a six that counts double is marked', () => {
  expect(readingOf({ dice: 'pool', count: 2, from: 4, six: 2 }, [6, 4])).toEqual(['double', 'counts']);
});

test.each([
  { drop: 'highest', faces: [2, 6, 6], marks: ['plain', 'aside', 'plain'] },
  { drop: 'lowest', faces: [3, 1, 5], marks: ['plain', 'aside', 'plain'] },
  { drop: 'none', faces: [3, 1], marks: ['plain', 'plain'] },
] as const)('QUA-04 the die set aside is crossed: $drop', ({ drop, faces, marks }) => {
  expect(readingOf(moraleTest(drop, 7), faces)).toEqual(marks);
});

test('GEN-08 a throw is drawn face by face and told in words', async () => {
  const screen = await render(<DiceRow dice={d6(0)} faces={[5]} label="one die: 5" />);
  await expect.element(screen.getByRole('img', { name: 'one die: 5' })).toBeVisible();
  expect(screen.container.querySelectorAll('.die-pip')).toHaveLength(5);
});

const began = (turn: number): Fact => ({ fact: 'turnBegan', side: 'blue', turn });
const passed: Fact = { fact: 'passed', unit: 'a', rule: 'SEQ-08' };

function entry(at: number, facts: readonly Fact[]): GameLogEntry {
  return {
    at,
    turn: 1,
    depth: 4,
    side: 'blue',
    question: null,
    choice: null,
    roll: null,
    faces: [],
    source: null,
    facts,
  };
}

test('SEQ-02 the journal is cut where turns begin, within an answer too', () => {
  const chapters = chaptersOf([entry(0, [passed, began(2), passed]), entry(1, [passed])], [began(1)]);
  expect(chapters.map(({ title, lines }) => [title?.turn, lines.map((line) => line.entry.at)])).toEqual([
    [1, [0]],
    [2, [0, 1]],
  ]);
});

test('what bars a step back is told even where it was stepped back over itself', async () => {
  setPreference('locale', 'en');
  await fetchTheRest('en');
  begin('undo');
  playUntil('orders', advance);
  const screen = await render(<UndoNote open={opened()} undo={view().undo} />);
  await expect.element(screen.getByText(/^Undo stops here: the dice for “Order points”/)).toBeVisible();
  const { undo: now } = view();
  const ahead = { ...now, barrier: { why: 'diceRolled', at: opened().log.length + 1 } } as const;
  await screen.rerender(<UndoNote open={opened()} undo={ahead} />);
  await expect.element(screen.getByText(/^Dice have been rolled since/)).toBeVisible();
});

test.each([
  ['resigned', () => resign('blue')],
  ['ended by agreement', agreeEnd],
])('of a battle that is %s nothing is said of undoing', async (_, end) => {
  setPreference('locale', 'en');
  await fetchTheRest('en');
  begin('undo');
  rollDice();
  end();
  const screen = await render(<UndoNote open={opened()} undo={view().undo} />);
  expect(view().undo.barrier?.why).toBe('diceRolled');
  expect(screen.container.textContent).toBe('');
});

test('SAV-01 of saves it is told which die saves, and why, with the statements to read', async () => {
  setPreference('locale', 'en');
  await fetchTheRest('en');
  begin('saves');
  const [saves] = ROLLS.saves;
  if (saves?.about.about !== 'saves') throw new Error('no sample');
  const screen = await render(<RollAccount roll={{ ...saves, side: 'blue' }} />);
  await expect.element(screen.getByText(`A die of ${saves.about.from} or more saves.`)).toBeVisible();
  const marks = [...screen.container.querySelectorAll('[data-testid="rule-mark"]')];
  expect(marks.map(({ textContent }) => textContent)).toEqual(saves.about.entitlements);
});
