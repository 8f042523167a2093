/** Whatever is set up in the laboratory is read back as it was: fields edited by lot, from the midst of battles by lot. */
import { expect, test } from 'vitest';
import { closeBattle } from '../../../../src/command/closeBattle.ts';
import { scenarioByLot } from '../../../../src/command/scenarioLot.ts';
import { canonicalText } from '../../../../src/engine/interpreter.ts';
import { makeGenerator, rollFaces } from '../../../../src/engine/seed.ts';
import { FACINGS } from '../../../../src/geometry/facing.ts';
import { edgeHexes, hexesOf } from '../../../../src/geometry/shape.ts';
import { sideBetween } from '../../../../src/geometry/side.ts';
import { mayEnter } from '../../../../src/rules/ground/terrain.ts';
import { countExits } from '../../../../src/rules/objectives.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import { type Game, type Objective, type Unit, unitOf } from '../../../../src/rules/state/game.ts';
import {
  HEX_TERRAINS,
  QUALITIES,
  SIDE_TERRAINS,
  SIDES,
  type Side,
  SKILLS,
  UNIT_TYPES,
  type UnitType,
} from '../../../../src/rules/state/vocabulary.ts';
import { allowedFormations } from '../../../../src/rules/units/drill.ts';
import { COMMAND_VALUES } from '../../../../src/rules/units/price.ts';
import { ofQuality } from '../../../../src/rules/units/quality.ts';
import { SKILL_RULES } from '../../../../src/rules/units/skills.ts';
import { remembering } from '../../../../src/rules/units/turnMemory.ts';
import { UNIT_TABLE } from '../../../../src/rules/units/units.ts';
import { LIBRARY } from '../../../../src/scenarios/library/list.ts';
import { type Scenario, startBattle } from '../../../../src/scenarios/scenario.ts';
import { setupOf } from '../../../../src/store/laboratory/fromBattle.ts';
import {
  facingAgain,
  movedTo,
  paintedHex,
  paintedSide,
  placedUnit,
  recoloured,
  resized,
  type Sandbox,
  withoutUnit,
  withUnit,
} from '../../../../src/store/laboratory/sandbox.ts';
import { readSetup, type Setup, written } from '../../../../src/store/laboratory/share.ts';
import { INITIAL_STRENGTHS } from '../../../../src/store/laboratory/unsold.ts';
import { type Chance, chance } from '../../../support/randomPosition.ts';

const FIELDS = 40;
const EDITS = 20;
const PRIZE = { name: { en: 'a prize', fr: 'un prix' }, points: 50 };

/** The battle after up to so many answers by lot. */
function played(c: Chance, start: Game, answers: number): Game {
  const dice = makeGenerator('dice');
  let { game } = engine.settle(start);
  for (let n = c.below(answers); n > 0; n--) {
    const pending = engine.pending(game);
    if (pending.wait === 'over') break;
    const at = game.count.answers;
    const answered = engine.answer(
      game,
      pending.wait === 'roll'
        ? { at, faces: rollFaces(pending.roll.dice, dice), source: 'seed' }
        : { at, choice: c.one(engine.legal(game)) },
    );
    if (!answered.ok) throw new Error(`refused: ${JSON.stringify(answered.why)}`);
    game = answered.game;
  }
  return game;
}

/** The same with an exit for that side, if it has none. */
function withExit(c: Chance, { battle, ...rest }: Game, side: Side): Game {
  const { objectives = [], map } = battle;
  if (objectives.some((one) => one.kind === 'exit' && one.side === side)) return { battle, ...rest };
  const hexes = edgeHexes(map.shape, c.one(['north', 'south', 'east', 'west']));
  const exit: Objective = { ...PRIZE, kind: 'exit', id: 'way-out', side, hexes };
  return { ...rest, battle: { ...battle, objectives: [...objectives, exit] } };
}

/** The unit has left by an exit of its side, whatever it was about before. */
function withLeft(game: Game, id: string): Game {
  const unit = unitOf(game, id);
  const exits = (game.battle.objectives ?? []).flatMap((one) =>
    one.kind === 'exit' && one.side === unit.side ? one.hexes : [],
  );
  const hex = exits.find((one) => mayEnter(game, one));
  if (!hex || unit.strength === 0) return game;
  const [formation = 'none'] = allowedFormations(unit);
  const left: Unit = { ...unit, fate: 'exited', panicked: false, formation, facing: 0, hexes: [hex] };
  const units = game.units.map((one) => (one.id === id ? remembering(left, game.side) : one));
  return countExits({ ...game, frames: [], outcome: null, units });
}

/** A scenario by lot: one of those who come later must survive, and some of the time has already left again. */
function scenarioUnderWay(c: Chance, seed: string): Game {
  const drawn = scenarioByLot(seed);
  const late = drawn.battle.reinforcements?.[0]?.units[0];
  if (late === undefined) return played(c, drawn, 400);
  const { battle, ...rest } = withExit(c, drawn, unitOf(drawn, late).side);
  const survival: Objective = { ...PRIZE, kind: 'survival', id: 'late', unit: late };
  const objectives = [...(battle.objectives ?? []), survival];
  const game = played(c, { ...rest, battle: { ...battle, objectives } }, 400);
  return c.happens(0.5) ? withLeft(game, late) : game;
}

/** Another type brings its own strength, and loses the skills that it may not have. */
function ofType({ skills }: Unit, type: UnitType): Partial<Unit> {
  const { maximum } = UNIT_TABLE[type].strength;
  const kept = skills.filter((one) => SKILL_RULES[one].reservedTo.includes(type));
  return { type, skills: kept, initialStrength: maximum, strength: maximum };
}

/** What a card changes of a unit. */
function changedOf(c: Chance, unit: Unit): Partial<Unit> {
  const { least, most } = COMMAND_VALUES[unit.quality];
  const initialStrength = INITIAL_STRENGTHS.least + c.below(INITIAL_STRENGTHS.most);
  const skill = c.one(SKILLS.filter((one) => SKILL_RULES[one].reservedTo.includes(unit.type)));
  const changes: readonly Partial<Unit>[] = [
    ofType(unit, c.one(UNIT_TYPES)),
    ofQuality(unit, c.one(QUALITIES)),
    { commandValue: least + c.below(most - least + 1) },
    { initialStrength, strength: Math.min(unit.strength, initialStrength) },
    { strength: 1 + c.below(unit.initialStrength) },
    { facing: c.one(FACINGS) },
    { panicked: !unit.panicked },
    unit.panicked ? {} : { formation: c.one([unit.formation, ...allowedFormations(unit)]) },
    { skills: unit.skills.includes(skill) ? [] : [...unit.skills, skill] },
  ];
  return c.one(changes);
}

/** One thing more that a player does on the field. */
function edited(c: Chance, sandbox: Sandbox): Sandbox {
  const { game } = sandbox;
  const hexes = [...hexesOf(game.battle.map.shape)];
  const hex = c.one(hexes);
  const present = game.units.filter(({ fate }) => fate === 'present');
  // where somebody stands or stood is seldom met among all the hexes
  const lastHexes = c.happens(0.5) ? game.units.flatMap((one) => one.hexes) : [];
  const unit = c.one([...present, placedUnit(game, c.one(SIDES), c.one(UNIT_TYPES), hex)]);
  const edits: readonly (() => Sandbox)[] = [
    () => withUnit(sandbox, placedUnit(game, c.one(SIDES), c.one(UNIT_TYPES), hex)),
    () => paintedHex(sandbox, c.one([hex, ...lastHexes]), c.one([...HEX_TERRAINS, 'hill'])),
    () => paintedSide(sandbox, sideBetween(hex, c.one(FACINGS)), c.one(SIDE_TERRAINS)),
    () => withUnit(sandbox, movedTo(unit, hex)),
    () => withoutUnit(sandbox, c.one([unit, ...game.units]).id),
    () => (c.happens(0.3) ? recoloured(sandbox) : sandbox),
    () => (c.happens(0.3) ? resized(sandbox, 5 + c.below(26), 5 + c.below(26)) : sandbox),
    ...Array.from({ length: 7 }, () => () => {
      const changed = { ...unit, ...changedOf(c, unit) };
      return withUnit(sandbox, facingAgain(sandbox, changed, []));
    }),
  ];
  return c.one(edits)();
}

/** The same through a file; the count of answers is none of the field's. */
function expectReadBack(setup: Setup, when: string): void {
  const back = readSetup(JSON.parse(JSON.stringify(written(setup))));
  const { sandbox } = setup;
  const count = back?.sandbox.game.count;
  const same = canonicalText({ ...sandbox, game: { ...sandbox.game, count } });
  expect(back && canonicalText(back.sandbox) === same, when).toBe(true);
}

test('fields edited by lot, from the midst of battles by lot, are read back as they are', async () => {
  const library: readonly Scenario[] = await Promise.all(LIBRARY.map((one) => one.fetch()));
  for (let n = 0; n < FIELDS; n++) {
    const seed = `field ${n}`;
    const c = chance(seed);
    const starts: readonly (() => Game)[] = [
      () => scenarioUnderWay(c, seed),
      () => scenarioUnderWay(c, seed),
      () => played(c, closeBattle(seed), 400),
      () => played(c, startBattle(c.one(library)), 400),
    ];
    const game = c.one(starts)();
    let setup = setupOf({ game, nations: { blue: 'france', red: 'austria' }, unit: null, target: null });
    expectReadBack(setup, seed);
    for (let edit = 0; edit < EDITS; edit++) {
      setup = { ...setup, sandbox: edited(c, setup.sandbox) };
      expectReadBack(setup, `${seed} after edit ${edit}`);
    }
  }
});
