/** What is typed or pasted becomes a text that files take, its words as far apart as they were. */
import { expect, test } from 'vitest';
import { plainText } from '../../../src/scenarios/plainText.ts';

test('letters nobody sees go; lines and tabs part words still', () => {
  expect(plainText('  Two\u200b squadrons\u00ad ', 80)).toBe('Two squadrons');
  expect(plainText('look for bread.\r\n\r\nThe mill\tis held.', 80)).toBe(
    'look for bread. The mill is held.',
  );
  expect(plainText('one\u2028two', 80)).toBe('one two');
  expect(plainText('\n\u200b ', 80)).toBe('');
});

test('it is cut to its length, never within a letter', () => {
  expect(plainText(`abc\u{1f40e}`, 4)).toBe('abc');
  expect(plainText('abc   def', 5)).toBe('abc');
});
