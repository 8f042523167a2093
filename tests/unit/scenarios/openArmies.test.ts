/** Armies chosen or raised when the battle is begun, and texts in one language: in files, and what is wrong with them. */
import { expect, test } from 'vitest';
import { battleProblem, scenarioProblem } from '../../../src/scenarios/checks.ts';
import { checkDraft, checkFile, parseFile } from '../../../src/scenarios/file.ts';
import { gersbach } from '../../../src/scenarios/gersbach.ts';
import { openSides, settledWith } from '../../../src/scenarios/openArmies.ts';
import type { Army, BoughtUnit, Scenario } from '../../../src/scenarios/scenario.ts';
import { VERSION } from '../../../src/scenarios/version.ts';

const { blue, red } = gersbach.armies;

function bought({ units }: Army, ids: string): BoughtUnit[] {
  return units.map(({ id, name, type, quality, commandValue, skills, strength }) => ({
    ...{ id: `${ids}-${id}`, name, type, quality, commandValue, skills, strength },
  }));
}

const other: Army<BoughtUnit> = { name: blue.name, nation: 'prussia', units: bought(blue, 'p') };
const free: Scenario = {
  ...gersbach,
  armies: { blue, red: { name: red.name, nation: 'austria', units: [], free: true } },
};
const chosen: Scenario = { ...gersbach, armies: { blue: { ...blue, others: [other] }, red } };

function fileOf(scenario: object): object {
  return { format: 'sabreur-hex/scenario', version: VERSION, scenario };
}

function problemIn(scenario: object): string | null {
  const parsed = checkFile(fileOf(scenario));
  return parsed.ok ? null : `${parsed.problem.code} ${parsed.problem.path}`;
}

test('an army that is free at the format, and others to choose from, are read as they are written', () => {
  for (const scenario of [free, chosen]) {
    const parsed = parseFile(JSON.stringify(fileOf(scenario)));
    expect(parsed.ok && parsed.file).toEqual(fileOf(scenario));
    expect(scenarioProblem(scenario, 'scenario')).toBeNull();
  }
  expect(openSides(free)).toEqual(['red']);
  expect(openSides(chosen)).toEqual(['blue']);
  expect(openSides(gersbach)).toEqual([]);
});

test('no battle begins before every army is chosen', () => {
  expect(battleProblem(gersbach, 'scenario')).toBeNull();
  expect(battleProblem(free, 'scenario')).toMatchObject({ code: 'armyOpen', path: 'scenario.armies.red' });
  const settled = settledWith(free, 'red', red);
  expect(battleProblem(settled, 'scenario')).toBeNull();
  expect(settled.armies.red).toEqual(red);
});

test('an army of a shelf gets ids that no enemy has', () => {
  const mirrored = settledWith(free, 'red', {
    ...blue,
    units: bought(blue, 'x').map((unit, n) => ({ ...unit, id: blue.units[n]?.id ?? '' })),
  });
  const ids = [...mirrored.armies.blue.units, ...mirrored.armies.red.units].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain(`red-${blue.units[0]?.id}`);
});

test('what is wrong with an open army is told with its place', () => {
  const lone = { ...chosen.armies.blue, others: [{ ...other, units: [] }] };
  expect(problemIn({ ...chosen, armies: { blue: lone, red } })).toBe(
    'tooShort scenario.armies.blue.others.0.units',
  );
  const same = {
    ...other,
    units: other.units.map((unit, n) => (n === 1 ? { ...unit, id: red.units[0]?.id } : unit)),
  };
  expect(problemIn({ ...chosen, armies: { blue: { ...blue, others: [same] }, red } })).toBe(
    'twice scenario.armies.blue.others.0.units.1',
  );
  // the unit that must survive may not be there
  const guarded = {
    ...{ kind: 'survival', id: 'eagle', name: { en: 'the eagle' }, points: 50 },
    unit: blue.units[0]?.id,
  };
  expect(problemIn({ ...chosen, objectives: [guarded] })).toBe('unknownUnit scenario.objectives.0.unit');
  expect(problemIn({ ...gersbach, objectives: [guarded] })).toBeNull();
  const raised = { ...gersbach, armies: { blue: { ...blue, free: true }, red }, objectives: [guarded] };
  expect(problemIn(raised)).toBe('unknownUnit scenario.objectives.0.unit');
});

test('a briefing in one language stands for both; one in none is refused', () => {
  const { title } = gersbach;
  const parsed = checkFile(fileOf({ ...gersbach, title: { fr: title.fr }, story: { en: 'A mill.' } }));
  expect(parsed.ok && parsed.file).toMatchObject({
    scenario: { title: { en: title.fr, fr: title.fr }, story: { en: 'A mill.', fr: 'A mill.' } },
  });
  expect(problemIn({ ...gersbach, story: {} })).toBe('tooShort scenario.story');
  expect(problemIn({ ...gersbach, story: { en: ' ' } })).toBe('badText scenario.story.en');
});

test('a scenario in the making is read whatever is still wrong with it, but for its map and units twice', () => {
  const empty = { ...gersbach, armies: { blue, red: { ...red, units: [] } } };
  expect(checkFile(fileOf(empty)).ok).toBe(false);
  expect(checkDraft(fileOf(empty)).ok).toBe(true);
  const twice = { ...gersbach, armies: { blue, red: blue } };
  expect(checkDraft(fileOf(twice))).toMatchObject({ ok: false, problem: { code: 'twice' } });
  const offMap = {
    ...gersbach,
    map: { ...gersbach.map, hexes: [{ q: 99, r: 99, terrain: 'wood', hill: false }] },
  };
  expect(checkDraft(fileOf(offMap))).toMatchObject({ ok: false, problem: { code: 'offMap' } });
});
