import { expect, test } from 'vitest';
import { vouchedFor } from '../../../src/worker/vouched.ts';

test('a script of the program is vouched for, one from elsewhere is not', () => {
  expect(String(vouchedFor('./assets/worker.js'))).toMatch(/assets\/worker\.js$/);
  for (const address of ['https://elsewhere.example/worker.js', 'data:text/javascript,0'])
    expect(() => vouchedFor(address)).toThrow('no script of this program');
});
