/** What a player goes by who gave no name: his nation, or his side where both have one. */
import { expect, test } from 'vitest';
import { loadLanguage } from '../../../src/language/language.ts';
import { playerCalled } from '../../../src/language/playerCalled.ts';

const english = await loadLanguage('en');
const french = await loadLanguage('fr');

test('two nations go by their names', () => {
  const nations = { blue: 'france', red: 'prussia' } as const;
  expect(playerCalled(english, nations, 'red')).toBe('Prussia');
  expect(playerCalled(french, nations, 'red', 'prussia')).toBe('Prusse');
});

test('two of one nation go by their sides', () => {
  const nations = { blue: 'saxony', red: 'saxony' } as const;
  expect(playerCalled(english, nations, 'blue', 'saxony')).toBe('Blue');
  expect(playerCalled(french, nations, 'red', 'saxony')).toBe('Rouges');
});

test('a name that was given stands', () => {
  const nations = { blue: 'saxony', red: 'saxony' } as const;
  expect(playerCalled(english, nations, 'blue', 'Anna')).toBe('Anna');
});
