/** Texts of armies with something wrong put into them, for whoever tries what the readers make of them. */
import { makeGenerator } from '../engine/seed.ts';

/** What is put in the place of some letters: marks of both text forms, numbers out of bounds, keys of objects, hidden letters. */
const BITS = [
  ...[
    '',
    ':',
    '[',
    ']',
    '{',
    '}',
    '"',
    ',',
    '\n',
    '#',
    '9',
    '-1',
    '1e999',
    '0.5',
    'null',
    'true',
    '[]',
    '{}',
  ],
  ...[
    '"polluted":1,',
    '"__proto__":{"polluted":1},',
    '"constructor":{"prototype":{"polluted":1}},',
    '"toString"',
  ],
  ...[
    'strength',
    'Nation: ',
    'commandement 99',
    'x'.repeat(99),
    '\u0000',
    '\u202e',
    '💥',
    '\ud800',
    '\\u0000',
  ],
] as const;

/** So many mutations of a text, each of one to three places; the same for the same seed. */
export function* wildTexts(whole: string, seed: string, count: number): Generator<string> {
  const generator = makeGenerator(seed);
  const below = (sides: number) => generator.draw(sides) - 1;
  for (let n = 0; n < count; n++) {
    let text = whole;
    for (let times = generator.draw(3); times > 0; times--) {
      const from = below(text.length + 1);
      const length = below(8);
      text = text.slice(0, from) + (BITS[below(BITS.length)] ?? '') + text.slice(from + length);
    }
    yield text;
  }
}
