import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { engine, sabreur } from '../../../../src/rules/rulebook.ts';
import { exampleOf } from '../../../../src/store/laboratory/examples.ts';
import { sharedFromText } from '../../../../src/store/laboratory/openText.ts';
import { readSetup, type Setup, written } from '../../../../src/store/laboratory/share.ts';

function setupFromText(text: string): Setup | null {
  const shared = sharedFromText(text);
  return shared && 'setup' in shared ? shared.setup : null;
}

test('a set-up written as a file comes back whole', () => {
  const setup = exampleOf('village');
  expect(setupFromText(JSON.stringify(written(setup)))).toEqual(setup);
});

test('a position of the program is opened as a set-up with somebody to attack', () => {
  const text = readFileSync('public/examples/position.json', 'utf8');
  const setup = setupFromText(text);
  expect(setup?.sandbox.game.units.length).toBeGreaterThan(1);
  expect(setup?.attacker).not.toBeNull();
});

test.each([
  ['no JSON', 'a letter'],
  ['nothing', ''],
  ['another file of the program', '{"format":"sabreur-hex/map","version":1}'],
  [
    'a set-up with a unit no rule knows',
    JSON.stringify(written(exampleOf('guns'))).replace('lightCavalry', 'x'),
  ],
  ['a list', '[]'],
  ['a number', '7'],
])('%s is refused without an error', (_name, text) => {
  expect(setupFromText(text)).toBeNull();
});

describe('a position under way is read alike by file and by link', () => {
  const position = JSON.parse(readFileSync('public/examples/position.json', 'utf8'));
  const inLink = { ...written(exampleOf('village')), position };
  const unsettled = {
    ...position,
    game: { ...position.game, frames: [{ procedure: 'battle', at: 'turn', first: 'blue' }] },
  };

  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('settled, so that it can be asked about at once', () => {
    const read = readSetup({ ...inLink, position: unsettled });
    const game = read?.sandbox.game;
    expect(game?.frames.at(-1)).toMatchObject({ procedure: 'turn', at: 'orderPoints' });
    expect(game && engine.pending(game).wait).toBe('roll');
    expect(setupFromText(JSON.stringify({ ...inLink, position: unsettled }))).toEqual(read);
    expect(setupFromText(JSON.stringify(unsettled))?.sandbox.game.units).toEqual(game?.units);
  });

  test('refused where the rules break over it', () => {
    expect(readSetup(inLink)).not.toBeNull();
    vi.spyOn(sabreur.procedures.action.choose, 'ask').mockImplementation(() => {
      throw new Error('no unit');
    });
    expect(readSetup(inLink)).toBeNull();
    expect(setupFromText(JSON.stringify(inLink))).toBeNull();
    expect(setupFromText(JSON.stringify(position))).toBeNull();
  });
});
