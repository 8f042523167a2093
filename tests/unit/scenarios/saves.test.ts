/** Games saved by earlier versions of the program, in tests/support/saves. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { explanationsOf } from '../../../src/language/language.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import { parseFile } from '../../../src/scenarios/file.ts';
import { gameFileOf, openGame, openPosition, positionFileOf } from '../../../src/scenarios/gameFile.ts';
import { openSave, type Stored } from '../../../src/scenarios/savedGame.ts';
import { saveTrouble } from '../../../src/scenarios/saveProblem.ts';
import type { GameFile } from '../../../src/scenarios/schema.ts';
import { VERSION } from '../../../src/scenarios/version.ts';

const folder = fileURLToPath(new URL('../../support/saves/', import.meta.url));
const names = readdirSync(`${folder}version1`).sort();

function savedText(name: string, version: 1 | 2 = 1): string {
  return readFileSync(`${folder}version${version}/${name}`, 'utf8');
}

function read(text: string): { readonly file: GameFile; readonly writtenIn: number } {
  const parsed = parseFile(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  if (parsed.file.format !== 'sabreur-hex/game') throw new Error(parsed.file.format);
  return { file: parsed.file, writtenIn: parsed.writtenIn };
}

describe('the games of version 1', () => {
  test('are eight', () => expect(names).toHaveLength(8));

  // Each opens as it was saved: every answer is still legal, every saved state and the mark agree.
  test.each(names)('%s opens, and is saved in this version', (name) => {
    const { file, writtenIn } = read(savedText(name));
    expect(writtenIn).toBe(1);
    const opened = openGame(file, writtenIn);
    expect(opened).toMatchObject({ ok: true });
    if (!opened.ok) return;
    const again = read(JSON.stringify(gameFileOf(opened.game)));
    expect(again.writtenIn).toBe(VERSION);
    expect(openGame(again.file)).toMatchObject({ ok: true, game: { names: file.names } });
  });
});

describe('a game of version 1 whose answers the rules no longer take', () => {
  const { file } = read(savedText('second.json'));
  // a group of one more unit than there may be
  const spoilt = { choice: { choose: 'group', units: ['at-hus', 'fr-57'] }, side: 'red' } as const;

  test.each([
    { name: 'a choice', save: { ...file, answers: file.answers.with(2, spoilt) }, at: 2 },
    { name: 'the state', save: { ...file, hash: '0'.repeat(64) }, at: file.cursor },
    {
      name: 'a saved state',
      save: { ...file, snapshots: [{ at: 100, game: { units: [], frames: [] } }] },
      at: 100,
    },
  ])('names the answer from which on: $name', async ({ save, at }) => {
    const opened = openGame(save, 1);
    expect(opened).toMatchObject({ ok: false, problem: { wrong: 'rulesChanged', at } });
    if (opened.ok) return;
    const { code, facts } = saveTrouble(opened.problem);
    const [en, fr] = [await explanationsOf('en'), await explanationsOf('fr')];
    expect(en.fileProblem(code, '', facts)).toContain(`rules have changed since, and it can no longer`);
    expect(en.fileProblem(code, '', facts)).toContain(`from answer ${at + 1} on`);
    expect(fr.fileProblem(code, '', facts)).toContain(`à partir de la réponse ${at + 1}`);
  });

  test('the same in a file of this version is a fault of the file', () => {
    expect(openGame({ ...file, answers: file.answers.with(2, spoilt) })).toMatchObject({
      problem: { wrong: 'record', problem: { at: 2 } },
    });
    expect(openGame({ ...file, cursor: 999 }, 1)).toMatchObject({
      problem: { wrong: 'record', problem: { why: { problem: 'badCursor' } } },
    });
  });
});

/** A file's game as the storage of the browser has it. */
function stored({ names, scenario, seed, answers, cursor, branches, conclusion, hash }: GameFile): Stored {
  return { version: 2, names, scenario, seed, answers, cursor, branches, conclusion, hash };
}

describe('the games of version 2', () => {
  // Two were played by the rulings as they first stood, and one by those read anew; each comes to the same in both.
  test.each(['holds.json', 'holdsLong.json', 'amended.json'])(
    '%s opens with its own mark, and is saved in this version',
    (name) => {
      const { file, writtenIn } = read(savedText(name, 2));
      expect(writtenIn).toBe(2);
      const opened = openGame(file, writtenIn);
      expect(opened).toMatchObject({ ok: true });
      if (!opened.ok) return;
      const again = gameFileOf(opened.game);
      expect(again).toEqual({ ...file, version: VERSION });
      expect(openSave(stored(file), file.answers.length)).toMatchObject({ ok: true, cut: null });
    },
  );

  // a regimental gun tests for its activation in it, which the ruling read anew forbids
  test('one that a ruling read anew has changed says so, and is no damaged file', () => {
    const { file, writtenIn } = read(savedText('changed.json', 2));
    const opened = openGame(file, writtenIn);
    expect(opened).toMatchObject({ ok: false, problem: { wrong: 'rulesChanged', at: 47 } });
    if (!opened.ok) expect(saveTrouble(opened.problem).code).toBe('rulesChanged');
    expect(openSave(stored(file), file.answers.length)).toMatchObject({
      ok: true,
      game: { history: { length: 47 } },
      cut: { leftOff: 109, why: { wrong: 'rulesChanged', at: 47 } },
    });
  });
});

function savedBefore(version: 3 | 4 | 5 | 6): string {
  return readFileSync(`${folder}version${version}/before.json`, 'utf8');
}

// nothing is written otherwise since version 3, but for what both sides agree on
test.each([3, 4, 5, 6] as const)(
  'the games of version %i open with their own mark, and are saved in this version',
  (version) => {
    const text = savedBefore(version);
    const { file, writtenIn } = read(text);
    expect(writtenIn).toBe(version);
    const opened = openGame(file, writtenIn);
    if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
    expect(gameFileOf(opened.game)).toEqual({ ...file, version: VERSION });
    expect(JSON.parse(text)).toMatchObject({ version, hash: file.hash });
  },
);

// since 4 a test to bear losses of charged guns and a pursuit of no hex may come out otherwise, since 5 options
test.each([4, 5, 6] as const)(
  'a game of version %i that comes out otherwise by now says so, and is no damaged file',
  (version) => {
    const { file } = read(savedBefore(version));
    expect(openGame({ ...file, hash: '0'.repeat(64) }, version)).toMatchObject({
      ok: false,
      problem: { wrong: 'rulesChanged', at: file.cursor },
    });
  },
);

test('a position of version 2 opens, where a unit saves itself from losses of a crossing', () => {
  const parsed = parseFile(savedText('position.json', 2));
  expect(parsed).toMatchObject({ ok: true, writtenIn: 2, file: { version: VERSION } });
  if (!parsed.ok || parsed.file.format !== 'sabreur-hex/position') return;
  const opened = openPosition(parsed.file);
  if (!opened.ok) throw new Error('not opened');
  expect(engine.pending(opened.game)).toMatchObject({ wait: 'roll' });
  const again = parseFile(JSON.stringify(positionFileOf('again', opened.game)));
  expect(again).toMatchObject({ ok: true, file: { game: parsed.file.game } });
});

test('a position of version 1 is filled in', () => {
  const { file } = read(savedText('first.json'));
  const opened = openGame(file, 1);
  if (!opened.ok) throw new Error('not opened');
  const { count: _, ...game } = opened.game.history.game;
  const old = { ...game, units: game.units.map(({ displaced: _d, ...unit }) => unit) };
  const text = (version: number) =>
    JSON.stringify({ format: 'sabreur-hex/position', version, title: 'old', game: old });
  expect(parseFile(text(1))).toMatchObject({ ok: true, file: { version: VERSION, game } });
  for (const odd of ['{"format":"sabreur-hex/game","version":1,"snapshots":[1],"game":[]}', text(0)])
    expect(parseFile(odd)).toMatchObject({ ok: false });
});
