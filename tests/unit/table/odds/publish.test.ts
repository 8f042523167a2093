import { expect, test } from 'vitest';
import { odds as words } from '../../../../src/language/en/odds.ts';
import type { AttackOdds, DangerKind } from '../../../../src/odds/table/asked.ts';
import type { DangerSeen } from '../../../../src/store/odds/watch.ts';
import { dangerText, worstOf } from '../../../../src/table/odds/publish.ts';

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
