/** Whatever is set up in the laboratory is read back as it was: fields edited by lot, from the midst of battles by lot. */
import { expect, test } from 'vitest';
import { closeBattle } from '../../../../src/command/closeBattle.ts';
import { canonicalText } from '../../../../src/engine/interpreter.ts';
import { makeGenerator, rollFaces } from '../../../../src/engine/seed.ts';
import { FACINGS } from '../../../../src/geometry/facing.ts';
import { sameHex } from '../../../../src/geometry/hex.ts';
import { hexesOf } from '../../../../src/geometry/shape.ts';
import { sideBetween } from '../../../../src/geometry/side.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import type { Game, Unit } from '../../../../src/rules/state/game.ts';
import {
  HEX_TERRAINS,
  QUALITIES,
  SIDE_TERRAINS,
  SIDES,
  SKILLS,
  UNIT_TYPES,
  type UnitType,
} from '../../../../src/rules/state/vocabulary.ts';
import { allowedFormations } from '../../../../src/rules/units/drill.ts';
import { COMMAND_VALUES } from '../../../../src/rules/units/price.ts';
import { ofQuality } from '../../../../src/rules/units/quality.ts';
import { SKILL_RULES } from '../../../../src/rules/units/skills.ts';
import { UNIT_TABLE } from '../../../../src/rules/units/units.ts';
import { LIBRARY } from '../../../../src/scenarios/library/list.ts';
import { type Scenario, startBattle } from '../../../../src/scenarios/scenario.ts';
import { setupOf } from '../../../../src/store/laboratory/fromBattle.ts';
import {
  facingAgain,
  movedUnit,
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

const FIELDS = 16;
const EDITS = 20;

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
  const unit = c.one([...present, placedUnit(game, c.one(SIDES), c.one(UNIT_TYPES), hex)]);
  const edits: readonly (() => Sandbox)[] = [
    () => withUnit(sandbox, placedUnit(game, c.one(SIDES), c.one(UNIT_TYPES), hex)),
    () =>
      present.some(({ hexes: own }) => own.some((one) => sameHex(one, hex)))
        ? sandbox
        : paintedHex(sandbox, hex, c.one([...HEX_TERRAINS, 'hill'])),
    () => paintedSide(sandbox, sideBetween(hex, c.one(FACINGS)), c.one(SIDE_TERRAINS)),
    () => movedUnit(sandbox, unit, hex),
    () => withoutUnit(sandbox, unit.id),
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
    const c = chance(`field ${n}`);
    const start = c.happens(0.3) ? closeBattle(`field ${n}`) : startBattle(c.one(library));
    const game = played(c, start, 400);
    let setup = setupOf({ game, nations: { blue: 'france', red: 'austria' }, unit: null, target: null });
    expectReadBack(setup, `field ${n}`);
    for (let edit = 0; edit < EDITS; edit++) {
      setup = { ...setup, sandbox: edited(c, setup.sandbox) };
      expectReadBack(setup, `field ${n} after edit ${edit}`);
    }
  }
});
