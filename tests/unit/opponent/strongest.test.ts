/** What the colonel sees beyond the captain: each in a position in which it decides, in both sides and mirrored. */
import { describe, expect, test } from 'vitest';
import { KNOWN } from '../../support/opponent/all.ts';
import { answersOf } from '../../support/opponent/found.ts';

function variantsMissed(theme: string): readonly string[] {
  const known = KNOWN.find((one) => one.theme === theme);
  if (!known) throw new Error(`no position is called ${theme}`);
  return answersOf('colonel', known).flatMap(({ found, variant }) => (found ? [] : [variant]));
}

describe('the colonel sees', () => {
  test.each([
    [
      'who gets out of the way without a test, CHG-15',
      'the heavy horse rides at the recruits, not at hussars who get away',
    ],
    [
      'that a shot comes too late once others are in contact, FIR-13',
      'first the order to the guns, then to the column that charges',
    ],
    [
      'that the loss of one more unit breaks the army, R-151',
      'with the army near its breaking the last squadron keeps out of the charge',
    ],
    ['who stands before the muzzles of a companion, FIR-08', 'the dragoons before the guns ride off first'],
  ])('%s', (_, theme) => {
    expect(variantsMissed(theme)).toEqual([]);
  });
});
