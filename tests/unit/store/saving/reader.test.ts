/** What is read beside the page, and taken a little at a time, comes to the same as what is read in one go. */
import { expect, test } from 'vitest';
import { playOut } from '../../../../src/command/verbs/play.ts';
import { play } from '../../../../src/engine/history.ts';
import { stepBack, stepTo } from '../../../../src/engine/steps.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import { gersbach } from '../../../../src/scenarios/gersbach.ts';
import { newGame, type PlayedGame } from '../../../../src/scenarios/newGame.ts';
import { VERSION } from '../../../../src/scenarios/version.ts';
import { writeFile } from '../../../../src/store/saving/files.ts';
import { readFileBeside, readLinkBeside, readSharedBeside } from '../../../../src/store/saving/reader.ts';
import { whatFile } from '../../../../src/store/saving/whatFile.ts';

/** A whole battle with branches, stepped back somewhat. */
function branched(): PlayedGame {
  const open = playOut(newGame(gersbach, 'reader', { blue: 'Jeanne', red: 'Karl' }), 'reader');
  let { history } = open;
  for (let at = 3; at < 40 && history.branches.length < 7; at++) {
    const before = stepTo(engine, open.history, at);
    const legal = engine.legal(before.game);
    const other = legal.at(-1);
    if (!other) continue;
    const played = play(engine, { ...before, branches: history.branches }, { at, choice: other });
    if (played.ok) history = { ...stepTo(engine, open.history, at), branches: played.history.branches };
  }
  expect(history.branches.length).toBeGreaterThan(5);
  return { ...open, history: stepBack(engine, { ...open.history, branches: history.branches }, 4) };
}

test('a game is the same, its branches and the answers ahead too', async () => {
  const text = writeFile(branched());
  const read = await readFileBeside(text);
  expect(read).toMatchObject({ ok: true });
  expect(read).toEqual(await whatFile(text));
  expect(read.ok && 'game' in read && writeFile(read.game)).toBe(text);
});

test('what is wrong with a file is told as before, and a battle that has not begun is read', async () => {
  const open = newGame(gersbach, 'reader', { blue: 'Jeanne', red: 'Karl' });
  const scenario = JSON.stringify({ format: 'sabreur-hex/scenario', version: VERSION, scenario: gersbach });
  for (const text of ['', '{}', writeFile(open).replace(/"hash":"./, '"hash":"x'), scenario])
    expect(await readFileBeside(text)).toEqual(await whatFile(text));
});

test('set-ups and links that hold nothing come back as that', async () => {
  expect(await readSharedBeside('{')).toBeNull();
  expect(await readLinkBeside('?')).toEqual({ ok: false, why: 'damaged' });
});
