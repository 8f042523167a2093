import { expect, test } from 'vitest';
import { canonicalText } from '../../../../src/engine/interpreter.ts';
import { odds as words } from '../../../../src/language/en/odds.ts';
import { odds as french } from '../../../../src/language/fr/odds.ts';
import type { AttackOdds, DangerKind } from '../../../../src/odds/table/asked.ts';
import type { DangerSeen, Gathered } from '../../../../src/store/odds/watch.ts';
import { dangerText, shownOf, tagFigure, tagMeasure, worstOf } from '../../../../src/table/odds/publish.ts';
import { begin, untilTargets, view } from '../../store/table.ts';

function odds(breaks: number, lost: number): AttackOdds {
  const staying = { breaks: 0, lost: 0, attackerLost: 0 };
  return { of: 'attack', breaks, range: [0, 1], attackerBreaks: 0, lost, attackerLost: 0, staying };
}

function seen(enemy: string, kind: DangerKind, told: AttackOdds | null): DangerSeen {
  const action = { choose: 'action', action: kind, target: 'own' } as const;
  return { danger: { enemy, kind, action, dice: 6 }, odds: told };
}

const names = (dangers: readonly DangerSeen[]) =>
  dangers.map(({ danger }) => `${danger.enemy} ${danger.kind}`);

test('of each enemy the map shows the charge or the assault that is worse, and the fire', () => {
  const dangers = [
    seen('a', 'charge', odds(0.2, 1)),
    seen('a', 'assault', odds(0.3, 1)),
    seen('a', 'fire', odds(0, 1)),
    seen('b', 'charge', odds(0.1, 1)),
  ];
  expect(names(worstOf(dangers))).toEqual(['a assault', 'a fire', 'b charge']);
});

test('before the odds are here, and where they are equal, the first of them is shown', () => {
  const unknown = [seen('a', 'charge', null), seen('a', 'assault', null)];
  expect(names(worstOf(unknown))).toEqual(['a charge']);
  const equal = [seen('a', 'charge', odds(0.5, 1)), seen('a', 'assault', odds(0.5, 1))];
  expect(names(worstOf(equal))).toEqual(['a charge']);
});

test('a danger is told by its dice until its odds are here: fire by losses, a charge by the chance to break', () => {
  expect(dangerText(seen('a', 'fire', null), words)).toBe('6 dice');
  expect(dangerText(seen('a', 'fire', odds(0.4, 1.24)), words)).toBe('costs it 1.2');
  expect(dangerText(seen('a', 'charge', odds(0.4, 1.24)), words)).toBe('breaks it 40%');
});

test('all tags of a board tell the same: what fire costs where all is fire, else the chance to break', () => {
  expect(tagMeasure(['fire', 'fireThenAttack'])).toBe('breaks');
  expect(tagMeasure(['fire', 'doubleFire'])).toBe('lost');
  expect(tagMeasure(['fire', 'charge'])).toBe('breaks');
  const told = { ...odds(0.04, 1.24), range: [0.04, 0.04] } as const;
  expect(tagFigure(told, 'lost', words)).toEqual({ value: '−1.2' });
  expect(tagFigure(told, 'breaks', words)).toEqual({ value: '4%' });
});

test('a figure that rests on what somebody answers says so on the map, and 0% never stands bare then', () => {
  expect(tagFigure(odds(0, 1), 'breaks', words)).toEqual({ value: '0%', range: '0–100%' });
  expect(tagFigure({ ...odds(0.5, 1), range: [0.004, 0.73] }, 'breaks', words).range).toBe('<1–73%');
  expect(tagFigure({ ...odds(0, 1), range: [0, 0] }, 'breaks', words)).toEqual({ value: '0%' });
  expect(tagFigure({ ...odds(0, 1), range: [0, 1] }, 'breaks', french).range).toBe('0–100\u202f%');
});

test('the tag of a target waits for its odds, says that there are none, and why in the panel', () => {
  begin('odds');
  untilTargets();
  const { targets, marks } = view();
  const [first, second] = targets.filter(({ kind }) => marks.targets.some((mark) => mark.kind === kind));
  if (!first || !second) throw new Error('no two targets');
  const gathered: Gathered = {
    view: view(),
    kept: false,
    attacks: new Map(),
    none: new Map([[second, 'tooMuch']]),
    noAnswers: null,
    answers: new Map(),
    tests: new Map(),
    settled: { answers: true, tests: true },
    danger: null,
    counted: [],
    missing: 'tooMuch',
  };
  const shown = shownOf(gathered, words);
  const shownAs = ({ unit, kind }: typeof first) =>
    shown.marks.targets?.find((mark) => mark.unit === unit && mark.kind === kind)?.value;
  expect([shownAs(first), shownAs(second)]).toEqual(['…', 'no odds']);
  expect([...shown.none]).toEqual([[canonicalText(second.choice), 'tooMuch']]);
  expect(words.noneOf.tooMuch).toContain('too much may follow');
});

test('a count of dangers is a mark on its hex, and what is said when the cursor comes there', () => {
  begin('odds');
  untilTargets();
  const [end] = view().reach;
  if (!end) throw new Error('nowhere to go');
  const { hex } = end;
  const of = (counted: Gathered['counted']): Gathered => ({
    view: view(),
    kept: false,
    attacks: new Map(),
    none: new Map(),
    noAnswers: null,
    answers: new Map(),
    tests: new Map(),
    settled: { answers: true, tests: true },
    danger: null,
    counted,
    missing: null,
  });
  const { marks, spoken } = shownOf(of([{ hex, fire: 2, shock: 1, breaks: 0.314 }]), words);
  expect(marks.menaced).toEqual([{ hex, fire: 2, shock: 1, breaks: '31%' }]);
  expect([...spoken.values()]).toEqual([
    '2 could fire at it, 1 charge or assault it; at worst it breaks at 31%.',
  ]);
  const said = (fire: number, shock: number, breaks: number | null) => [
    ...shownOf(of([{ hex, fire, shock, breaks }]), words).spoken.values(),
  ];
  // nobody is counted who is not there
  expect(said(0, 2, null)).toEqual(['2 could charge or assault it.']);
  expect(said(1, 0, 0.05)).toEqual(['1 could fire at it; at worst it breaks at 5%.']);
  const free = shownOf(of([{ hex, fire: 0, shock: 0, breaks: null }]), words);
  expect([...free.spoken.values()]).toEqual(['Nobody could attack it there.']);
  expect(shownOf(of([]), words).marks.menaced).toBeUndefined();
});
