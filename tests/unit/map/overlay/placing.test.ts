/** Tags keep clear of what must be read: counted over random battles with odds on, as far as figures go. */
import { beforeAll, describe, expect, test } from 'vitest';
import { hexAt } from '../../../../src/geometry/shape.ts';
import { odds as english } from '../../../../src/language/en/odds.ts';
import { odds as french } from '../../../../src/language/fr/odds.ts';
import { type MapMarks, NO_MARKS } from '../../../../src/map/marks.ts';
import { type Box, overlap } from '../../../../src/map/overlay/box.ts';
import { numbersOnMarks, numbersOnUnits } from '../../../../src/map/overlay/numbers.ts';
import { obstaclesOf, placeTags, type TagPlaces } from '../../../../src/map/overlay/placing.ts';
import { makePlan, type Plan } from '../../../../src/map/plan.ts';
import type { AttackOdds, DangerKind } from '../../../../src/odds/table/asked.ts';
import { presentUnits, type Unit } from '../../../../src/rules/state/game.ts';
import { fetchBattle } from '../../../../src/scenarios/battles.ts';
import { answer } from '../../../../src/store/game/actions.ts';
import { selectUnit } from '../../../../src/store/input/picking.ts';
import type { DangerThere, Gathered } from '../../../../src/store/odds/watch.ts';
import { newBattle } from '../../../../src/store/saving/begin.ts';
import { useStore } from '../../../../src/store/store.ts';
import type { TableView } from '../../../../src/store/view/view.ts';
import { shownOf } from '../../../../src/table/odds/publish.ts';
import { position, type UnitSpec } from '../../../support/position.ts';
import { type Chance, chance } from '../../../support/randomPosition.ts';
import { advance, legal, rollOn, view } from '../../store/table.ts';

/** The whole sheet in a small window, as a game opens, and near. */
const ZOOMS = [0.3, 0.6, 1.4] as const;

/** Everything that nothing may cover. */
function mustBeRead(plan: Plan, units: readonly Unit[], marks: MapMarks): readonly Box[] {
  return [...numbersOnUnits(plan, units), ...numbersOnMarks(plan, marks)];
}

function boxes({ targets, dangers, refused, prices }: TagPlaces): readonly Box[] {
  return [...targets, ...dangers, ...refused, ...prices].map(({ box }) => box);
}

function seen({ left, right, top, bottom }: Box, zoom: number): Box {
  return { left: left * zoom, right: right * zoom, top: top * zoom, bottom: bottom * zoom };
}

/** How many numbers are covered by a tag, and how many tags by another, at that zoom. */
function collisions(tags: readonly Box[], numbers: readonly Box[], zoom: number): number {
  const [shownTags, shownNumbers] = [tags, numbers].map((list) => list.map((box) => seen(box, zoom)));
  let count = 0;
  shownTags?.forEach((tag, n) => {
    count += shownNumbers?.filter((number) => overlap(tag, number)).length ?? 0;
    count += shownTags.slice(n + 1).filter((other) => overlap(tag, other)).length;
  });
  return count;
}

function someOdds({ below }: Chance): AttackOdds {
  const breaks = [0, 0.004, below(100) / 100, 0.996, 1][below(5)] ?? 0;
  const range = [
    [breaks, breaks],
    [0, 1],
    [breaks / 3, breaks + (1 - breaks) / 2],
  ][below(3)] ?? [0, 1];
  const staying = { breaks: 0, lost: 0, attackerLost: 0 };
  const [least = 0, most = 1] = range;
  return {
    of: 'attack',
    breaks,
    range: [least, most],
    attackerBreaks: 0,
    lost: below(120) / 10,
    attackerLost: 1,
    staying,
  };
}

/** What would be known of the view, its odds drawn by lot: some are here, some awaited, some missing. */
function gathered(of: TableView, draw: Chance, danger: DangerThere | null): Gathered {
  const told = of.targets.map((target) => [target, draw.below(6)] as const);
  return {
    view: of,
    kept: false,
    attacks: new Map(told.flatMap(([target, n]) => (n > 1 ? [[target, someOdds(draw)]] : []))),
    none: new Map(told.flatMap(([target, n]) => (n === 0 ? [[target, 'tooMuch']] : []))),
    noAnswers: null,
    answers: new Map(),
    tests: new Map(),
    settled: { answers: true, tests: true },
    danger,
    counted: draw.happens(0.3)
      ? of.reach.map(({ hex }) => ({
          hex,
          fire: draw.below(4),
          shock: draw.below(3),
          breaks: draw.happens(0.3) ? draw.below(100) / 100 : null,
        }))
      : [],
    missing: null,
  };
}

const KINDS: readonly DangerKind[] = ['charge', 'assault', 'fire'];

/** Every near enemy could do something to the unit there. */
function dangerAt({ game }: TableView, unit: Unit, draw: Chance): DangerThere {
  const enemies = presentUnits(game).filter(({ side }) => side !== unit.side);
  const dangers = enemies.slice(0, 5).flatMap(({ id: enemy }) =>
    KINDS.filter(() => draw.happens(0.5)).map((kind) => {
      const action = { choose: 'action', action: kind, target: unit.id } as const;
      return { danger: { enemy, kind, action, dice: 6 }, odds: someOdds(draw) };
    }),
  );
  const { hexes, facing } = unit;
  return { standing: { unit: unit.id, hexes, facing }, dangers, whole: true };
}

describe('over random battles with odds on', () => {
  const BATTLES = ['gersbach', 'rothmuehle', 'zaborovo', 'rouveroy', 'kinzig'] as const;
  const POSITIONS = 300;

  /** Three of those who may be told to act, or the one who acts. */
  function actors({ question, game, side }: TableView, draw: Chance): readonly Unit[] {
    const own = presentUnits(game).filter((unit) => unit.side === side);
    if (question?.ask !== 'orders') return own.slice(0, 1);
    return own.length === 0 ? [] : [draw.one(own), draw.one(own), draw.one(own)];
  }

  /** Marks with odds, of one unit that may act after the other, as a battle goes on by lot. */
  function* positions(): Generator<{ readonly of: TableView; readonly marks: MapMarks }> {
    for (let round = 0; ; round++)
      for (const scenario of BATTLES) {
        const draw = chance(`tags ${scenario} ${round}`);
        useStore.setState({ open: null });
        void newBattle({ scenario, seed: `tags ${round}`, names: { blue: 'Jeanne', red: 'Karl' } });
        if (!useStore.getState().open) continue;
        for (let n = 0; n < 400; n++) {
          rollOn();
          const here = view();
          if (here.wait !== 'decision') break;
          if (here.question?.ask === 'orders' || here.question?.ask === 'action')
            for (const unit of actors(here, draw)) {
              selectUnit(unit.id);
              const of = view();
              const danger = draw.happens(0.25) ? dangerAt(of, unit, draw) : null;
              const { marks } = shownOf(gathered(of, draw, danger), draw.happens(0.5) ? english : french);
              if (of.marks.targets.length > 0 || danger) yield { of, marks: { ...of.marks, ...marks } };
            }
          const choices = legal();
          const choice = draw.happens(0.7) ? advance(choices) : draw.one(choices);
          if (!choice || !answer(choice).allowed) break;
        }
      }
  }

  beforeAll(async () => {
    for (const id of BATTLES) expect(await fetchBattle(id)).not.toBeNull();
  });

  test(`in ${POSITIONS} positions at ${ZOOMS.length} zooms no tag covers a number or another tag`, () => {
    const found = { positions: 0, tags: 0, collisions: 0, ranges: 0, counted: 0 };
    for (const { of, marks } of positions()) {
      const plan = makePlan(of.game.battle.map.shape, found.positions % 2 === 1);
      const present = of.game.units.filter(({ fate }) => fate === 'present');
      const tags = boxes(placeTags(obstaclesOf(plan, of.game.units), marks));
      const numbers = mustBeRead(plan, present, marks);
      for (const zoom of ZOOMS) found.collisions += collisions(tags, numbers, zoom);
      found.positions += 1;
      found.tags += tags.length;
      found.ranges += [...marks.targets, ...(marks.dangers ?? [])].filter((one) => one.range).length;
      found.counted += marks.menaced ? 1 : 0;
      if (found.positions === POSITIONS) break;
    }
    expect(found.collisions).toBe(0);
    expect(found.positions).toBe(POSITIONS);
    // the positions are crowded enough to tell something
    expect(found.tags).toBeGreaterThan(3 * POSITIONS);
    expect(found.ranges).toBeGreaterThan(POSITIONS / 4);
    expect(found.counted).toBeGreaterThan(POSITIONS / 10);
  });
});

/** A line of three with horse behind the middle, and one who fires at it from in front. */
function crowd(): readonly Unit[] {
  const line: readonly UnitSpec[] = [4, 5, 6].map((q) => ({
    id: `L${q}`,
    side: 'red',
    type: 'lineInfantry',
    at: [q, 5],
  }));
  const units: readonly UnitSpec[] = [...line, { id: 'B', side: 'red', type: 'heavyCavalry', at: [5, 4] }];
  return position({ units: [...units, { id: 'A', side: 'blue', type: 'mediumFootBattery', at: [5, 6] }] })
    .units;
}

const shape = { kind: 'rectangle', columns: 14, rows: 12 } as const;

test('two tags of one unit lie beside each other, and a line leads to what lies apart', () => {
  const plan = makePlan(shape, false);
  const marks: MapMarks = {
    ...NO_MARKS,
    targets: ['charge', 'assault', 'fire'].map((kind) => ({
      unit: 'L5',
      kind: kind as DangerKind,
      value: '>99%',
      range: '0–100%',
    })),
  };
  const { targets } = placeTags(obstaclesOf(plan, crowd()), marks);
  const tags = targets.map(({ box }) => box);
  expect(collisions(tags, mustBeRead(plan, crowd(), marks), 1)).toBe(0);
  expect(targets.some(({ leader }) => leader !== null)).toBe(true);
});

test('a price, a coin of the reach and a facing offered are read beside the tags', () => {
  const plan = makePlan(shape, false);
  const marks: MapMarks = {
    ...NO_MARKS,
    targets: [{ unit: 'L5', kind: 'fire', value: '−1.3' }],
    refusedTargets: [{ unit: 'L4' }, { unit: 'L6' }],
    groupable: [{ unit: 'A', cost: 2 }],
    reach: [
      { hex: hexAt(5, 7), cost: 1, kind: 'clear' },
      { hex: hexAt(6, 7), cost: 2, kind: 'costly' },
    ],
    facingChoices: [0, 1, 2, 3, 4, 5].map((facing) => ({
      hex: hexAt(5, 7),
      facing: facing as 0 | 1 | 2 | 3 | 4 | 5,
    })),
  };
  const places = placeTags(obstaclesOf(plan, crowd()), marks);
  expect(collisions(boxes(places), mustBeRead(plan, crowd(), marks), 1)).toBe(0);
  expect(places.prices).toHaveLength(1);
  expect(places.refused).toHaveLength(2);
});

test('a mark of a unit that is no longer on the map is laid nowhere near it', () => {
  const gone = crowd().map((unit) => (unit.id === 'B' ? { ...unit, fate: 'eliminated' as const } : unit));
  const marks: MapMarks = { ...NO_MARKS, targets: [{ unit: 'B', kind: 'fire', value: '1' }] };
  const plan = makePlan(shape, false);
  const [place] = placeTags(obstaclesOf(plan, gone), marks).targets;
  expect(place?.x).toBeLessThan(-100);
});
