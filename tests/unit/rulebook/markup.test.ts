import { expect, test } from 'vitest';
import { blocksOf, bound, linksOf, runsOf, textOf } from '../../../src/rulebook/markup.ts';

const text = (plain: string) => ({ run: 'text', text: plain }) as const;

test('links, parts of skills, rulings and emphasis are told from text', () => {
  expect(runsOf('See [CHG-10], [SKL-06.3] and *never* [R-7] [FLOW-TURN] [x].')).toEqual([
    text('See '),
    { run: 'link', to: 'CHG-10' },
    text(', '),
    { run: 'link', to: 'SKL-06.3' },
    text(' and '),
    { run: 'emphasis', text: 'never' },
    text(' '),
    { run: 'link', to: 'R-7' },
    text(' '),
    { run: 'link', to: 'FLOW-TURN' },
    text(' [x].'),
  ]);
});

test('lines go on until an empty one, whatever their indentation', () => {
  expect(blocksOf('\n  one\n    two\n\n three\n')).toEqual([
    { block: 'paragraph', runs: [text('one two')] },
    { block: 'paragraph', runs: [text('three')] },
  ]);
});

test('lists, steps with parts, and examples that go on', () => {
  expect(
    blocksOf(`
      - one
        goes on
      - two
      1. first
      a. part
      2. second

      > It is
      > so.
    `),
  ).toEqual([
    {
      block: 'list',
      items: [
        { label: '', runs: [text('one goes on')], parts: [] },
        { label: '', runs: [text('two')], parts: [] },
      ],
    },
    {
      block: 'steps',
      items: [
        { label: '1', runs: [text('first')], parts: [{ label: '1a', runs: [text('part')], parts: [] }] },
        { label: '2', runs: [text('second')], parts: [] },
      ],
    },
    { block: 'example', runs: [text('It is so.')] },
  ]);
});

test('rows make a table, an empty line begins another, a name asks for a drawn one', () => {
  const blocks = blocksOf('| a | b |\n| 1 | [GEO-01] |\n\n| c |\n{table factors}\nafter');
  expect(blocks.map(({ block }) => block)).toEqual(['table', 'table', 'drawn', 'paragraph']);
  expect(blocks[0]).toEqual({
    block: 'table',
    head: [[text('a')], [text('b')]],
    rows: [[[text('1')], [{ run: 'link', to: 'GEO-01' }]]],
  });
  expect(linksOf(blocks)).toEqual(['GEO-01']);
});

test('a part without a step is a fault of the text', () => {
  expect(() => blocksOf('a. alone')).toThrow('a part without a step');
});

test('plain text keeps the words and the numbers', () => {
  expect(textOf(blocksOf('A *bold* one [CHG-10].\n- item\n\n| h |\n| c |'))).toBe(
    'A bold one CHG-10. item h c',
  );
});

test('a French line does not break before a high point', () => {
  expect(bound('Ainsi : « oui » ; non !')).toBe('Ainsi\u202f: «\u202foui\u202f»\u202f; non\u202f!');
});
