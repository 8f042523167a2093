import { describe, expect, test } from 'vitest';
import { chargeTargets } from '../../../../src/rules/attack/chargeConditions.ts';
import { friendReactions } from '../../../../src/rules/attack/friendReactions.ts';
import { reactionRefusals } from '../../../../src/rules/attack/reactions.ts';
import { joinersOf } from '../../../../src/rules/attack/secondPursuer.ts';
import { fireTargets } from '../../../../src/rules/fire/aim.ts';
import { dangerCandidates, pursuitEnds } from '../../../../src/rules/movement/run.ts';
import { declared } from '../../../../src/rules/procedures/declaration.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

/** Every pair of neighbours is in contact, whichever way they look: an option of R-06. */
function among(...units: readonly UnitSpec[]) {
  return position({ units, houseRules: { contact: 'adjacency' } });
}

const HORSE: UnitSpec = { id: 'A', side: 'blue', type: 'heavyCavalry', at: [5, 5], facing: 5 };
/** Infantry that looks away to the right. */
const FOOT = { side: 'red', type: 'lineInfantry', facing: 0 } as const;

describe('R-06 contact=adjacency leaves alone the rules that speak of engaging', () => {
  test('R-06, CHG-06, CHG-08 an enemy on a flank hex may be charged all the same', () => {
    const g = among(HORSE, { id: 'T', ...FOOT, at: [6, 5] });
    expect(chargeTargets(g, unitOf(g, 'A'))).toEqual(['T']);
  });

  test('R-06, CHG-17 a target beside an enemy it looks past keeps all its reactions', () => {
    const g = among(
      HORSE,
      { id: 'T', ...FOOT, facing: 2, at: [6, 2] },
      {
        id: 'B',
        side: 'blue',
        type: 'lineInfantry',
        at: [7, 2],
        facing: 0,
      },
    );
    expect(declared(g, 'A', 'T').targetInContact).toBe(false);
  });

  test('R-06, CHG-25 a friend beside another enemy may fire at the attacker', () => {
    const target: UnitSpec = { id: 'T', ...FOOT, facing: 2, at: [6, 4] };
    const friend: UnitSpec = { id: 'F', ...FOOT, facing: 2, at: [5, 4] };
    const other: UnitSpec = { id: 'B', side: 'blue', type: 'lineInfantry', at: [4, 4], facing: 4 };
    const g = among({ ...HORSE, facing: 0 }, target, friend, other);
    const attack = { attacker: 'A', target: 'T', inContact: [], hexQ: 6, hexR: 4 };
    expect(friendReactions(g, attack)).toEqual([{ choose: 'friendDefensiveFire', unit: 'F' }]);
  });

  test('R-06, MAN-20 a pursuit runs on past an enemy that looks elsewhere', () => {
    // beside (5, 4) and (5, 3), where neither looks at the other
    const g = among(HORSE, { id: 'T', ...FOOT, facing: 4, at: [4, 4] });
    const straight = pursuitEnds(g, unitOf(g, 'A'), 2).map(({ to }) => `${to.q},${to.r}`);
    expect(straight).toContain('5,3');
  });

  test('R-06, CHG-36 a friend beside an enemy it looks past may join a pursuit', () => {
    const comrade: UnitSpec = { ...HORSE, id: 'C', at: [6, 5], skills: ['tacticalSense'] };
    const g = among(HORSE, comrade, { id: 'T', ...FOOT, at: [7, 5] });
    expect(joinersOf(g, unitOf(g, 'A'))).toEqual(['C']);
  });

  test('R-06, MAN-22 such an enemy is no danger to flee from', () => {
    const g = among(HORSE, { id: 'T', ...FOOT, at: [6, 5] });
    expect(dangerCandidates(g, unitOf(g, 'A'))).toEqual([]);
  });
});

describe('R-06, R-124, FIR-02 contact=adjacency: who was beside the assailant at declaration does not fire at it', () => {
  const assailant: UnitSpec = { id: 'A', side: 'blue', type: 'lineInfantry', facing: 3, at: [5, 6] };
  /** The assailant has gone round from beside the target, or come from farther off, to before it. */
  const assaulted = (from: readonly [number, number], contact: 'adjacency' | 'engagement') => {
    const units: readonly UnitSpec[] = [
      { ...assailant, at: from },
      { id: 'T', ...FOOT, at: [5, 5] },
    ];
    const game = position({ units, houseRules: { contact } });
    const told = declared(game, 'A', 'T');
    expect(told.targetInContact).toBe(false);
    const before = position({
      units: [
        { ...assailant, at: [6, 5] },
        { id: 'T', ...FOOT, at: [5, 5] },
      ],
      houseRules: { contact },
    });
    return reactionRefusals(
      before,
      { attack: 'assault', attacker: 'A', target: 'T', ...told },
      'defensiveFire',
    );
  };

  test('not the target either, though neither looked at the other', () => {
    expect(assaulted([5, 6], 'adjacency')).toMatchObject([
      { rule: 'FIR-02', reason: 'wasInContact', facts: { unit: 'T', target: 'A' } },
    ]);
  });

  test('from two hexes off, or where contact is engaging, it does', () => {
    expect(assaulted([7, 5], 'adjacency')).toEqual([]);
    expect(assaulted([5, 6], 'engagement')).toEqual([]);
  });
});

test('R-06, FIR-13 contact=adjacency: a firer beside an enemy it looks past may shoot at nobody farther off', () => {
  const firer: UnitSpec = { id: 'A', side: 'blue', type: 'lineInfantry', at: [5, 5], facing: 5 };
  const far: UnitSpec = { id: 'E', ...FOOT, at: [6, 3] };
  const beside: UnitSpec = { id: 'T', ...FOOT, at: [6, 5] };
  const targets = (...enemies: readonly UnitSpec[]) => {
    const g = among(firer, ...enemies);
    return fireTargets(g, unitOf(g, 'A'));
  };
  expect([targets(far), targets(far, beside)]).toEqual([['E'], []]);
});
