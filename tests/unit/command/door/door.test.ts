/** The door as a script meets it: the command itself, its status, and nothing but one object on its standard output. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { asked, askedOf, example } from '../../../support/door.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

function run(words: readonly string[], input = ''): { status: number | null; json: unknown } {
  const { status, stdout } = spawnSync(process.execPath, ['src/command/run.mjs', 'sabreur', ...words], {
    cwd: root,
    encoding: 'utf8',
    input,
    maxBuffer: 50_000_000,
  });
  return { status, json: JSON.parse(stdout) as unknown };
}

describe('the command', () => {
  test.each([
    ['verify', 'public/examples/game.json'],
    ['legal', 'public/examples/position.json'],
    ['answer', 'public/examples/question.json'],
    ['explain', 'public/examples/firing.json'],
    ['explain', 'public/examples/charge.json'],
    ['odds', 'public/examples/odds.json'],
    ['sight', 'public/examples/map.json'],
    ['count', 'public/examples/position.json', '--depth', '2'],
    ['play', 'public/examples/scenario.json', '--seed', '7'],
  ])('%s %s prints one object and ends well', (...words) => {
    expect(run(words)).toEqual(JSON.parse(JSON.stringify(asked(...words))));
  });

  test('reads the standard input for -', () => {
    expect(run(['legal', '-'], JSON.stringify(example('position')))).toEqual({
      status: 0,
      json: JSON.parse(JSON.stringify(asked('legal', 'public/examples/position.json').json)) as unknown,
    });
  });

  test('ends quietly when nobody reads on', () => {
    const long = 'node src/command/run.mjs sabreur sight public/examples/map.json | node -e 0';
    const { stderr } = spawnSync(long, { cwd: root, encoding: 'utf8', shell: true });
    expect(stderr).toBe('');
  });

  test('ends with 2 and says where and why on bad input', () => {
    expect(run(['legal', 'nowhere.json'])).toMatchObject({
      status: 2,
      json: { path: 'file', reason: 'unreadable' },
    });
  });
});

describe('bad input', () => {
  const bad: Record<string, unknown> = { ...example('position'), surprise: 1 };

  test.each([
    { name: 'no verb', words: [], data: '', path: 'verb', reason: 'unknownVerb' },
    { name: 'no such verb', words: ['toString', 'x'], data: '', path: 'verb', reason: 'unknownVerb' },
    { name: 'no file', words: ['legal'], data: '', path: 'file', reason: 'noFile' },
    { name: 'two files', words: ['legal', 'a', 'b'], data: '', path: 'file', reason: 'noFile' },
    {
      name: 'an option of another verb',
      words: ['legal', 'a', '--depth', '3'],
      data: '',
      path: 'options',
      reason: 'unknownOption',
    },
    ...['0', '-1', '21', '1e9', 'abc', '0x2', '2.0', ' 2', ''].map((depth) => ({
      name: `a depth of '${depth}'`,
      words: ['count', 'a', '--depth', depth],
      data: example('position'),
      path: '--depth',
      reason: 'badOption',
    })),
    {
      name: 'an option without its value',
      words: ['explain', 'a', '--firer', '--target', 'x'],
      data: example('firing'),
      path: '--firer',
      reason: 'badOption',
    },
    {
      name: 'an option at the end without its value',
      words: ['play', 'a', '--seed'],
      data: example('scenario'),
      path: '--seed',
      reason: 'badOption',
    },
    {
      name: 'an option given twice',
      words: ['count', 'a', '--depth', '1', '--depth', '2'],
      data: example('position'),
      path: '--depth',
      reason: 'twiceOption',
    },
    ...['two\nlines', 'turned\u202e', ' ', 'x'.repeat(101)].map((seed) => ({
      name: `a seed no file takes, ${JSON.stringify(seed.slice(0, 10))}`,
      words: ['play', 'a', '--seed', seed],
      data: example('scenario'),
      path: '--seed',
      reason: 'badSeed',
    })),
    { name: 'no JSON', words: ['legal', 'a'], data: '{', path: '', reason: 'notJson' },
    { name: 'an unknown key', words: ['legal', 'a'], data: bad, path: 'surprise', reason: 'unknownKey' },
    {
      name: 'a file of another format',
      words: ['sight', 'a'],
      data: example('position'),
      path: 'format',
      reason: 'otherFormat',
    },
    {
      name: 'a game that cannot be replayed',
      words: ['count', 'a', '--depth', '1'],
      data: { ...example('game'), seed: 'another' },
      path: 'answers.0',
      reason: 'facesNotFromSeed',
    },
  ])('$name is refused with its place and a sentence in both languages', ({ words, data, path, reason }) => {
    const told = askedOf(data, ...words);
    expect(told).toMatchObject({
      status: 2,
      json: { path, reason, message: { en: expect.stringMatching(/^[A-Z].*\.$/) } },
    });
    const { message } = told.json as { message: { en: string; fr: string } } & typeof told.json;
    expect(message.fr).toMatch(/^[A-Z].*\.$/);
    expect(message.fr).not.toMatch(/[^\u202f][;:!?]|undefined/);
  });
});
