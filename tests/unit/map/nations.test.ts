/** What two armies wear: each its own nation's, and where both wear the same, plates of the colour of the side. */
import { describe, expect, test } from 'vitest';
import { nationStyle, sideStyle } from '../../../src/map/nations.ts';
import { NATIONS } from '../../../src/rules/state/nations.ts';

describe('the palettes of two armies', () => {
  test.each(NATIONS.flatMap((blue) => NATIONS.map((red) => ({ blue, red }))))(
    'of $blue and $red: their plates are never of one colour',
    (nations) => {
      expect(sideStyle(nations, 'blue')['--plate']).not.toBe(sideStyle(nations, 'red')['--plate']);
    },
  );

  test('of two uniforms each is worn as it is', () => {
    const nations = { blue: 'france', red: 'austria' } as const;
    expect(sideStyle(nations, 'blue')).toBe(nationStyle('france'));
    expect(sideStyle(nations, 'red')).toBe(nationStyle('austria'));
  });

  test('of one uniform the coats stay', () => {
    const nations = { blue: 'saxony', red: 'saxony' } as const;
    expect(sideStyle(nations, 'blue')['--coat']).toBe(nationStyle('saxony')['--coat']);
    expect(sideStyle(nations, 'red')['--coat']).toBe(nationStyle('saxony')['--coat']);
  });
});
