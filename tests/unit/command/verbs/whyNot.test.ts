import { describe, expect, test } from 'vitest';
import { actionFrame } from '../../../../src/rules/procedures/action.ts';
import { battleFrame } from '../../../../src/rules/procedures/battle.ts';
import { chargeFrame } from '../../../../src/rules/procedures/charge.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { activationFrame } from '../../../../src/rules/state/calledFrames.ts';
import type { ActionFrame, GameFrame } from '../../../../src/rules/state/frames.ts';
import type { Game } from '../../../../src/rules/state/game.ts';
import { turnFrame } from '../../../../src/rules/state/turnFrames.ts';
import { positionFileOf } from '../../../../src/scenarios/gameFile.ts';
import { askedOf } from '../../../support/commandLine.ts';
import { go, type Played, start, to } from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

interface Refused {
  readonly choice: Choice;
  readonly reasons: readonly { readonly rule: string; readonly reason: string }[];
}

function refusedAt(game: Game): readonly Refused[] {
  const told = askedOf(positionFileOf('x', game), 'legal', 'x');
  expect(told.status).toBe(0);
  return (told.json as { refused: readonly Refused[] }).refused;
}

/** The codes of the reasons with which the command line refuses that answer. */
function reasonsFor(game: Game, choice: Choice): readonly string[] {
  const file = { ...positionFileOf('x', game), format: 'sabreur-hex/question', answers: [{ choice }] };
  const told = askedOf(file, 'answer', 'x');
  expect(told).toMatchObject({ status: 2, json: { path: 'answers.0', reason: 'notLegal' } });
  const { facts } = told.json as { facts: { reasons: Refused['reasons'] } };
  return facts.reasons.map(({ rule, reason }) => `${rule} ${reason}`);
}

const LINE: UnitSpec = { id: 'U', side: 'blue', type: 'lineInfantry', at: [4, 6] };
const ENEMY: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [5, 4] };

/** The whole stack of frames, as a file must have it: U acts, and what it does may be under way. */
function acting(
  units: readonly UnitSpec[],
  doing: (g: Game) => { readonly at: ActionFrame['at']; readonly frame: GameFrame } | null = () => null,
): Played {
  const game = position({ units: units.map((unit) => ({ ...unit, activated: unit.id === 'U' })) });
  const under = doing(game);
  return start(
    game,
    { ...battleFrame(), at: 'turn' },
    { ...turnFrame(false), at: 'activation', group: ['U'] },
    { ...activationFrame(game, ['U']), at: 'act', tested: 1, unit: 'U' },
    { ...actionFrame('U', false), at: under?.at ?? 'choose', target: under ? 'E' : '' },
    ...(under ? [under.frame] : []),
  );
}

const charging = (units: readonly UnitSpec[]): Played =>
  acting(units, (g) => ({ at: 'charge', frame: chargeFrame(g, 'U', 'E') }));

describe('why an answer is refused', () => {
  test('ORD-06 a group of two that do not touch', () => {
    const game = position({ units: [LINE, { ...LINE, id: 'V', at: [8, 6] }, ENEMY], orderPoints: 3 });
    const turn = start(game, { ...battleFrame(), at: 'turn' }, { ...turnFrame(false), at: 'orders' }).game;
    expect(reasonsFor(turn, { choose: 'group', units: ['U', 'V'] })).toEqual(['ORD-06 noChain']);
    expect(reasonsFor(turn, { choose: 'group', units: ['U'], riders: ['V'] })).toEqual(['ORD-09 neverRides']);
  });

  test('SEQ-07 combined actions of units that have none', () => {
    const { game } = acting([LINE, ENEMY]);
    expect(reasonsFor(game, { choose: 'action', action: 'doubleFire', target: 'E' })).toEqual([
      'FIR-16 wrongFormation',
    ]);
    expect(reasonsFor(game, { choose: 'action', action: 'marchThenFire', march: 'frontalMarch' })).toEqual([
      'FIR-03 movedOnlyLight',
    ]);
    expect(
      reasonsFor(game, { choose: 'action', action: 'marchThenFormation', march: 'indirectMarch' }),
    ).toEqual(['FRM-17 columnOnly']);
    expect(reasonsFor(game, { choose: 'action', action: 'formationThenFire', formation: 'column' })).toEqual([
      'SKL-18.2 wrongType',
    ]);
  });

  test('MAN-08 a march that is too long, CHG-11 a charge that does not end engaging its target', () => {
    const march = go(acting([LINE, ENEMY]), {
      choose: 'action',
      action: 'indirectMarch',
    }).game;
    expect(reasonsFor(march, { choose: 'move', to: { q: 4, r: 8 }, facing: 5, route: [] })).toContain(
      'MAN-08 tooFar',
    );
    const rider: UnitSpec = { id: 'U', side: 'blue', type: 'heavyCavalry', at: [4, 7] };
    const charge = charging([rider, ENEMY]).game;
    expect(reasonsFor(charge, { choose: 'move', to: { q: 4, r: 6 }, facing: 5, route: [] })).toEqual([
      'CHG-11 noRouteToTarget',
    ]);
  });

  test('FIR-06, FRM-15 what legal lists after a march: the shots and the formations refused', () => {
    const light: UnitSpec = { ...LINE, type: 'lightInfantry', formation: 'column' };
    const game = go(
      acting([light, { ...ENEMY, at: [5, 3] }, { ...ENEMY, id: 'F', at: [8, 0] }]),
      { choose: 'action', action: 'marchThenFire', march: 'indirectMarch' },
      to(4, 5),
    ).game;
    const [shot] = refusedAt(game);
    expect(shot).toMatchObject({ choice: { choose: 'shootAt', target: 'F' } });
    expect(shot?.reasons.map(({ rule }) => rule)).toContain('FIR-06');
    const column = go(
      acting([{ ...LINE, formation: 'column' }]),
      { choose: 'action', action: 'marchThenFormation', march: 'indirectMarch' },
      to(4, 5),
    ).game;
    expect(refusedAt(column).map(({ choice }) => choice)).toEqual(
      ['column', 'skirmish', 'closedColumn', 'extendedLine'].map((formation) => ({
        choose: 'formation',
        formation,
      })),
    );
  });

  test('CHG-25, CHG-27, CHG-28 the friends that may not react, and no answer both legal and refused', () => {
    const rider: UnitSpec = { id: 'U', side: 'blue', type: 'heavyCavalry', at: [4, 7] };
    const beside: UnitSpec = { ...ENEMY, id: 'F', at: [6, 4] };
    const horse: UnitSpec = { id: 'G', side: 'red', type: 'heavyCavalry', at: [9, 1] };
    const game = go(charging([rider, ENEMY, beside, horse]), to(5, 5), {
      choose: 'reaction',
      reaction: 'nothing',
    });
    const passed = go(game, [1, 1]).game;
    const refused = refusedAt(passed);
    expect(refused.map(({ choice }) => choice)).toContainEqual({ choose: 'friendDefensiveFire', unit: 'G' });
    expect(refused.every(({ reasons }) => reasons.length > 0)).toBe(true);
    const legal = engine.legal(passed).map((choice) => JSON.stringify(choice));
    expect(refused.filter(({ choice }) => legal.includes(JSON.stringify(choice)))).toEqual([]);
  });

  test('FIR-16 the second shot of a double fire: what its half may not shoot at', () => {
    const line: UnitSpec = { ...LINE, formation: 'extendedLine', skills: ['linearOrder'] };
    const far: UnitSpec = { ...ENEMY, id: 'F', at: [1, 3] };
    const game = go(
      acting([line, { ...ENEMY, at: [5, 3] }, far]),
      { choose: 'action', action: 'doubleFire', target: 'E' },
      { choose: 'half', half: 'left', hex: { q: 4, r: 6 } },
      [1, 1, 1, 1, 1, 1],
      { choose: 'decline' },
    ).game;
    expect(refusedAt(game)).toMatchObject([
      { choice: { choose: 'shootAt', target: 'F' }, reasons: [{ rule: 'FIR-06' }, { rule: 'FIR-07' }] },
    ]);
  });
});
