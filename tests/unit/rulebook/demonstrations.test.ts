/** The positions of the rulebook are its tests: each script is played, and each statement it shows is proved by it. */
import { describe, expect, test } from 'vitest';
import { rulebook as english } from '../../../src/language/en/rulebook.ts';
import { rulebook as french } from '../../../src/language/fr/rulebook.ts';
import { placeIn } from '../../../src/rulebook/places.ts';
import { positionsOf } from '../../../src/rulebook/positions.ts';
import {
  ACTIONS,
  FORMATIONS,
  HEX_TERRAINS,
  REACTIONS,
  SIDE_TERRAINS,
  SKILLS,
} from '../../../src/rules/state/vocabulary.ts';
import { gameOf } from '../../../src/scenarios/demonstrations/begin.ts';
import { type Proof, rulesOf, type Situation } from '../../../src/scenarios/demonstrations/demonstration.ts';
import { DEMONSTRATIONS } from '../../../src/scenarios/demonstrations/index.ts';
import { follows, scriptedAnswers } from '../../../src/scenarios/demonstrations/script.ts';
import { checkFile } from '../../../src/scenarios/file.ts';
import { positionFileOf } from '../../../src/scenarios/gameFile.ts';
import { choicesOf, failureOf, type Trace, traceOf } from '../../support/demonstrated.ts';

const traces = new Map<string, Trace>();

describe('each position shows what it says', () => {
  for (const demonstration of DEMONSTRATIONS) {
    const { id, shows } = demonstration;
    test(`${rulesOf(demonstration).join(', ')} in the position ${id}`, () => {
      const trace = traceOf(demonstration);
      traces.set(id, trace);
      const failures = rulesOf(demonstration).flatMap((rule) => {
        const given: Proof | readonly Proof[] = shows[rule] ?? [];
        const proofs: readonly Proof[] = Array.isArray(given)
          ? (given as readonly Proof[])
          : [given as Proof];
        return proofs.flatMap((proof) => failureOf(rule, proof, trace) ?? []);
      });
      expect(failures).toEqual([]);
      const answers = scriptedAnswers(demonstration);
      expect(answers).toHaveLength(demonstration.script.length);
      expect(follows(trace.history, answers)).toBe(true);
    });
  }
});

describe('the positions together', () => {
  const all = (): readonly Trace[] => DEMONSTRATIONS.map((one) => traces.get(one.id) ?? traceOf(one));

  test('SEQ-07 every action is taken in one of them', () => {
    const taken = all().flatMap(choicesOf);
    const forced = all().flatMap(({ facts }) =>
      facts.flatMap((fact) => (fact.fact === 'forced' ? [fact.choice] : [])),
    );
    const actions = new Set(
      [...taken, ...forced].flatMap((choice) => (choice.choose === 'action' ? [choice.action] : [])),
    );
    expect(ACTIONS.filter((action) => !actions.has(action))).toEqual([]);
  });

  test('SEQ-09, CHG-13 every reaction is made in one of them, return fire and the friend’s too', () => {
    const taken = all().flatMap(choicesOf);
    const reactions = new Set(
      taken.flatMap((choice) => (choice.choose === 'reaction' ? [choice.reaction] : [])),
    );
    expect(REACTIONS.filter((reaction) => !reactions.has(reaction))).toEqual([]);
    const made = new Set(taken.map(({ choose }) => choose));
    for (const one of ['returnFire', 'gunReturnFire', 'friendCounterCharge', 'friendDefensiveFire'] as const)
      expect(made.has(one), one).toBe(true);
  });

  test('SKL-01, SKL-21 every skill is shown, by its statements and on a unit', () => {
    const missing = SKILLS.filter((skill, at) => {
      const number = `SKL-${String(at + 1).padStart(2, '0')}`;
      return !DEMONSTRATIONS.some(
        (one) =>
          rulesOf(one).some((rule) => rule.startsWith(number)) &&
          one.situation.units.some(({ skills }) => skills?.includes(skill)),
      );
    });
    expect(missing).toEqual([]);
  });

  test('FRM-01 every formation stands on the map in one of them', () => {
    const seen = new Set(
      all().flatMap(({ history, game }) =>
        [...history.opening.game.units, ...game.units].map(({ formation }) => formation),
      ),
    );
    expect(FORMATIONS.filter((formation) => !seen.has(formation))).toEqual([]);
  });

  test('TER-02, TER-03, TER-04 every ground lies in one of them, in a hex or along a side', () => {
    const grounds = new Set(
      DEMONSTRATIONS.flatMap(({ situation }) => (situation.ground ?? []).map(([, terrain]) => terrain)),
    );
    const open = [...HEX_TERRAINS, 'hill' as const].filter((one) => one !== 'open');
    expect(open.filter((terrain) => !grounds.has(terrain))).toEqual([]);
    const sides = new Set(
      DEMONSTRATIONS.flatMap(({ situation }) => (situation.sides ?? []).map(([, , terrain]) => terrain)),
    );
    expect(SIDE_TERRAINS.filter((terrain) => !sides.has(terrain))).toEqual([]);
  });

  test('GEO-06, LOS-06 every worked example of the rule has its position', () => {
    const examples = [
      ...['GEO-06', 'ORD-05', 'ORD-06', 'ORD-09', 'ORD-10', 'QUA-05', 'FRM-08', 'MAN-17', 'CHG-08', 'CHG-10'],
      ...['CHG-16', 'CHG-27', 'CHG-28', 'FIR-08', 'FIR-13', 'CBT-12', 'LOS-06', 'BLD-03'],
      // of the original alone: rotations, engagement, outflanking, skirmishers in the way, angle, enfilade, double fire
      ...['MAN-04', 'FRM-10', 'GEO-14', 'GEO-17', 'CHG-39', 'FIR-07', 'FIR-12', 'FIR-16'],
    ];
    expect(examples.filter((rule) => positionsOf(rule).length === 0)).toEqual([]);
  });

  test('at least sixty, each once, each named in both languages and citing statements the book has', () => {
    const ids = DEMONSTRATIONS.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(60);
    expect(new Set(ids).size).toBe(ids.length);
    for (const book of [english, french]) {
      expect(new Set(Object.keys(book.shown))).toEqual(new Set(ids));
      for (const rule of DEMONSTRATIONS.flatMap(rulesOf))
        expect(['chapter', 'ruling'], rule).toContain(placeIn(book, null, rule).page);
    }
  });

  test('each is a position as a file has it', () => {
    for (const { id, situation } of DEMONSTRATIONS) {
      const checked = checkFile(positionFileOf(id, gameOf(situation)));
      expect(checked.ok ? null : checked.problem, id).toBeNull();
    }
  });
});

test('BLD-03, R-30: the units of a position cost what its own options make them cost', () => {
  const units = [{ id: 'line', side: 'blue', type: 'lineInfantry', at: 'E7' }] as const;
  const costs = (agreed: Pick<Situation, 'houseRules'>) =>
    gameOf({ units, ...agreed }).units.map(({ cost }) => cost);
  expect(costs({})).toEqual([20 * 8]);
  expect(costs({ houseRules: { min_cost_per_sp: 12 } })).toEqual([20 * 12]);
});
