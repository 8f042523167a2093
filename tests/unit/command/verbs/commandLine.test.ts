/** The command line as a script meets it: its status, and nothing but one object on its standard output. */
import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { commandLine } from '../../../../src/command/verbs/commandLine.ts';
import type { WorkDone } from '../../../../src/command/verbs/work.ts';
import { asked, askedOf, example, projectText } from '../../../support/commandLine.ts';

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

describe('work without end', () => {
  const endless = ['count', 'public/examples/position.json', '--depth', '20', '--steps', '1000000000'];

  test('a count stops at its steps and tells the lengths that are whole', () => {
    const told = asked('count', 'public/examples/position.json', '--depth', '20', '--steps', '500');
    expect(told).toMatchObject({
      status: 2,
      json: {
        path: '--steps',
        reason: 'countTooLarge',
        facts: { most: 500, depth: 5, depths: [{ depth: 1 }, { depth: 2 }, { depth: 3 }, { depth: 4 }] },
      },
    });
    const { depths } = (told.json as unknown as { facts: { depths: unknown[] } }).facts;
    expect(asked('count', 'public/examples/position.json', '--depth', '4')).toEqual({
      status: 0,
      json: { depths },
    });
  });

  test.each([
    ['count', 'public/examples/position.json', '--depth', '5'],
    ['odds', 'public/examples/odds.json'],
  ])('%s tells how far it is', (...words) => {
    const heard: WorkDone[] = [];
    const told = commandLine(words, projectText, (progress) => heard.push(progress));
    expect(told.status).toBe(0);
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.map(({ steps }) => steps)).toEqual(
      heard.map(({ steps }) => steps).toSorted((a, b) => a - b),
    );
  });

  test('ends when its time is up, and tells what is known', () => {
    expect(run([...endless, '--seconds', '1'])).toMatchObject({
      status: 2,
      json: {
        path: '--seconds',
        reason: 'tooLong',
        facts: { seconds: 1 },
        message: { en: expect.stringContaining('within 1 s:'), fr: expect.stringContaining('en 1 s ;') },
      },
    });
  });

  test('tells on the error output how far it is, and ends at Ctrl-C with what is known', async () => {
    const words = ['src/command/run.mjs', 'sabreur', ...endless, '--seconds', '86400'];
    const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (more: string) => {
      said += more;
      // the first seconds may go by before the work is begun
      if (said.includes('"depth"')) child.kill('SIGINT');
    });
    const [printed, status] = await Promise.all([
      text(child.stdout),
      new Promise((resolve) => child.on('close', resolve)),
    ]);
    expect(JSON.parse(said.split('\n').find((line) => line.includes('depth')) ?? '')).toEqual({
      progress: { seconds: expect.any(Number), steps: expect.any(Number), depth: expect.any(Number) },
    });
    expect(status).toBe(2);
    expect(JSON.parse(printed)).toMatchObject({
      path: 'verb',
      reason: 'stopped',
      facts: { steps: expect.any(Number) },
      message: { en: expect.stringMatching(/^Stopped/), fr: expect.stringMatching(/^Arrêté/) },
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
    ...(['steps', 'seconds'] as const).flatMap((option) =>
      ['0', '-1', '1e3', '1.5', '9999999999'].map((value) => ({
        name: `${option} of '${value}'`,
        words: ['count', 'a', '--depth', '2', `--${option}=${value}`],
        data: example('position'),
        path: `--${option}`,
        reason: 'badOption',
      })),
    ),
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
