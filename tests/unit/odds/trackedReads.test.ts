/** Tracked reads: what is read of a tracked record is written down, and no rule keeps a tracked number to itself. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { middlesOf } from '../../../src/command/oddsPositions.ts';
import { outcomesOf } from '../../../src/engine/dice.ts';
import type { Engine } from '../../../src/engine/interpreter.ts';
import { aboutToAct } from '../../../src/odds/question.ts';
import { knownFrom, stateOf } from '../../../src/odds/states.ts';
import { noReads, type Reads, watched } from '../../../src/odds/tracked/reads.ts';
import { tracking } from '../../../src/odds/tracked/records.ts';
import { trackedEngine, UNITS } from '../../../src/odds/watched.ts';
import { altered, exceeds, lessened, told } from '../../../src/records/records.ts';
import type { SabreurTypes } from '../../../src/rules/state/frames.ts';
import { type Game, presentUnits, type Unit, unitOf } from '../../../src/rules/state/game.ts';

interface Ship {
  readonly name: string;
  readonly flag?: string;
  readonly guns: number;
  readonly crew: number;
}

// The list is held to be whole by the compiler, so that a fault in it is an error here that is expected.
const SHIPS = tracking<Ship, 'guns' | 'crew'>(['guns', 'crew'], ({ name, flag }) => ({ name, flag }));
// @ts-expect-error a field is forgotten
tracking<Ship, 'crew'>(['crew'], ({ name, flag }) => ({ name, flag }));
// @ts-expect-error a field is misspelt
tracking<Ship, 'crew'>(['crew'], ({ name, flag, guns }) => ({ name, flag, gunz: guns }));
// @ts-expect-error only numbers are tracked
tracking<Ship, 'name'>(['name'], ({ flag, guns, crew }) => ({ flag, guns, crew }));

const HERMES: Ship = { name: 'Hermes', guns: 20, crew: 120 };
/** The cells of the ship third in its list. */
const [GUNS = -1, CREW = -1] = SHIPS.cells(2);

function readsOf(work: (ship: Ship) => unknown): Reads {
  const ship = SHIPS.tracked(HERMES, 2);
  const reads = noReads();
  watched(reads, () => work(ship));
  return reads;
}

describe('a tracked record', () => {
  test('is the plain one to whoever reads it', () => {
    expect({ ...HERMES, ...SHIPS.tracked(HERMES, 2) }).toMatchObject(HERMES);
    for (const unit of middlesOf(1).flatMap(({ units }) => units)) {
      const tracked = UNITS.tracked(unit, 0);
      for (const key in unit) expect(tracked[key as keyof Unit]).toBe(unit[key as keyof Unit]);
      expect(tracked.strength).toBe(unit.strength);
    }
  });

  test.each<[string, (ship: Ship) => unknown, readonly number[]]>([
    ['a field that is not tracked', (ship) => ship.name, []],
    ['a number', (ship) => ship.crew, [CREW]],
    ['a spread', (ship) => ({ ...ship, name: 'Iris' }), [GUNS, CREW]],
    ['a number of a copy', (ship) => altered(ship, { name: 'Iris' }).crew, [CREW]],
    ['a copy of a copy that is spread', (ship) => ({ ...altered(ship, { name: 'Iris' }) }), [GUNS, CREW]],
    ['a copy', (ship) => altered(ship, { name: 'Iris' }), []],
    ['a number written', (ship) => altered(ship, { crew: 3 }), [GUNS, CREW]],
    ['a number lessened', (ship) => lessened(ship, 'crew', 3), []],
    ['the number left', (ship) => lessened(ship, 'crew', 3).crew, [CREW]],
    ['a number told', (ship) => told(ship, 'crew'), []],
  ])('writes down what is read by %s', (_what, work, cells) => {
    expect([...readsOf(work).cells]).toEqual(cells);
    expect(readsOf(work).bounds.size).toBe(0);
  });

  test('tells of comparisons the bounds only, of what it began with', () => {
    const { cells, bounds } = readsOf((ship) => {
      expect(exceeds(ship, 'crew', 100)).toBe(true);
      expect(exceeds(lessened(ship, 'crew', 20), 'crew', 100)).toBe(false);
    });
    expect(cells.size).toBe(0);
    expect([...bounds]).toEqual([[CREW, { above: 100, upTo: 120 }]]);
  });

  test('is copied and lessened as the plain one is', () => {
    const change = fc.oneof(
      fc.record({ name: fc.string() }, { requiredKeys: [] }),
      fc.record({ guns: fc.nat(50), name: fc.string() }, { requiredKeys: [] }),
      fc.record({ less: fc.constantFrom('guns' as const, 'crew' as const), by: fc.nat(9) }),
    );
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        let [plain, tracked] = [HERMES, SHIPS.tracked(HERMES, 0)];
        for (const one of changes) {
          const step = (ship: Ship): Ship =>
            'less' in one ? lessened(ship, one.less, one.by) : altered(ship, one);
          [plain, tracked] = [step(plain), step(tracked)];
        }
        for (const key of ['name', 'guns', 'crew'] as const) expect(tracked[key]).toBe(plain[key]);
        for (const limit of [0, 20, 118]) expect(exceeds(tracked, 'crew', limit)).toBe(plain.crew > limit);
      }),
    );
  });
});

/** Reads in a form to compare. */
function textOf({ cells, bounds }: Reads): string {
  const compared = [...bounds]
    .sort(([a], [b]) => a - b)
    .map(([cell, { above, upTo }]) => [cell, above, upTo]);
  return JSON.stringify([[...cells].sort((a, b) => a - b), compared.map(String)]);
}

/**
 * Plays on from a position, every step twice: whoever kept a tracked number the first time need not read it the second
 * time. How often that was so.
 */
function keptIn(engine: Engine<SabreurTypes>, start: Game, steps: number): number {
  const known = knownFrom(start);
  let state = stateOf(known, engine.run(stateOf(known, start, null).game), null);
  let kept = 0;
  const twice = <T>(work: () => T): T => {
    const [first, second] = [noReads(), noReads()];
    const done = watched(first, work);
    watched(second, work);
    if (textOf(first) !== textOf(second)) kept++;
    return done;
  };
  for (let n = 0; n < steps; n++) {
    const { game } = state;
    const ways = twice((): readonly (SabreurTypes['choice'] | number)[] => {
      const pending = engine.pending(game);
      if (pending.wait === 'over') return [];
      if (pending.wait === 'roll') return outcomesOf(pending.roll.dice).map(({ outcome }) => outcome);
      return pending.decision.legal();
    });
    if (ways.length === 0) return kept;
    const all = ways.slice(0, 12).map((way) => twice(() => engine.follow(game, way)));
    const next = all[(n * 7) % all.length];
    if (next) state = stateOf(known, next, state);
  }
  return kept;
}

function keptInBattles(engine: Engine<SabreurTypes>, seeds: number): number {
  let kept = 0;
  for (let seed = 1; seed <= seeds; seed++)
    for (const middle of middlesOf(seed))
      for (const unit of presentUnits(middle).slice(0, 6))
        kept += keptIn(engine, aboutToAct(middle, unit), 30);
  return kept;
}

/** The engine with one more rule: at every question it asks for the strength of the first unit, in that way. */
function withRule(strengthOf: (game: Game, id: string) => number): Engine<SabreurTypes> {
  return {
    ...trackedEngine,
    pending: (game) => {
      const [first] = game.units;
      if (first && strengthOf(game, first.id) < 0) throw new Error('less than nothing');
      return trackedEngine.pending(game);
    },
  };
}

describe('no rule keeps a tracked number', () => {
  test('in whatever is played twice', () => {
    expect(keptInBattles(trackedEngine, 4)).toBe(0);
  });

  test('and one that only reads it is let be', () => {
    const reading = withRule((g, id) => unitOf(g, id).strength);
    expect(keptInBattles(reading, 1)).toBe(0);
  });

  // A memory by name alone would be wrong in play as well, where units change and keep their names.
  test('while one that keeps it beside the list of units or beside the unit is found out', () => {
    const byList = new WeakMap<readonly Unit[], number>();
    const byUnit = new WeakMap<Unit, number>();
    const memories: readonly ((g: Game, id: string) => number)[] = [
      (g, id) => {
        const known = byList.get(g.units) ?? unitOf(g, id).strength;
        byList.set(g.units, known);
        return known;
      },
      (g, id) => {
        const unit = unitOf(g, id);
        const known = byUnit.get(unit) ?? unit.strength;
        byUnit.set(unit, known);
        return known;
      },
    ];
    for (const memory of memories) expect(keptInBattles(withRule(memory), 1)).toBeGreaterThan(0);
  });
});
