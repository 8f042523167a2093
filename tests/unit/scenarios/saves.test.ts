/** Games saved by earlier versions of the program, in tests/support/saves. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { explanationsOf } from '../../../src/language/language.ts';
import { parseFile } from '../../../src/scenarios/file.ts';
import { gameFileOf, openGame } from '../../../src/scenarios/gameFile.ts';
import { saveTrouble } from '../../../src/scenarios/saveProblem.ts';
import type { GameFile } from '../../../src/scenarios/schema.ts';
import { VERSION } from '../../../src/scenarios/version.ts';

const folder = fileURLToPath(new URL('../../support/saves/version1', import.meta.url));
const names = readdirSync(folder).sort();

function savedText(name: string): string {
  return readFileSync(`${folder}/${name}`, 'utf8');
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
