/** How often a roll is made at all: one that may be made twice in a course of events is not counted twice. */
import { expect, test } from 'vitest';
import { hexAt } from '../../../../src/geometry/shape.ts';
import type { Matter, RollSeen } from '../../../../src/odds/laboratory/asked.ts';
import { lineFrom } from '../../../../src/rules/ground/halves.ts';
import {
  emptySandbox,
  placedUnit,
  type Sandbox,
  withUnit,
} from '../../../../src/store/laboratory/sandbox.ts';
import { laboratoryOdds } from '../../../support/laboratoryOdds.ts';

/** An extended line with cuirassiers, who save and never shoot, at the same distance before each of its halves. */
function beforeCuirassiers(): Sandbox {
  const empty = emptySandbox();
  const line = placedUnit(empty.game, 'blue', 'lineInfantry', hexAt(6, 6));
  const one = withUnit(empty, {
    ...line,
    skills: ['linearOrder'],
    formation: 'extendedLine',
    hexes: lineFrom(hexAt(6, 6), line.facing),
  });
  const horse = placedUnit(one.game, 'red', 'heavyCavalry', hexAt(6, 4));
  return withUnit(one, { ...horse, skills: ['cuirassier'], strength: 12 });
}

function savesSeen(action: 'fire' | 'doubleFire'): RollSeen {
  const matter: Matter = {
    game: beforeCuirassiers().game,
    pair: { attacker: 'b1', target: 'r1' },
    action: { choose: 'action', action, target: 'r1' },
    policy: { aims: { blue: 'costEnemy', red: 'keepStrength' }, failed: 'stay', pins: [] },
    placing: 'aim',
    places: {},
  };
  const seen = laboratoryOdds(matter).rolls.find(({ about }) => about.about === 'saves');
  if (!seen) throw new Error('nothing is saved');
  return seen;
}

// a shot that costs nothing leaves the other half the same target and the same dice
test('FIR-16: of two shots one or both may hit, and saves are rolled unless neither does', () => {
  const once = savesSeen('fire').chance;
  expect(once).toBeGreaterThan(0.5);
  expect(savesSeen('doubleFire').chance).toBeCloseTo(1 - (1 - once) ** 2, 12);
});

test('SAV-02: saves that the first shot may make harder are told as saves of several kinds', () => {
  expect(savesSeen('fire')).toMatchObject({ about: { from: 4 }, variants: 1 });
  expect(savesSeen('doubleFire')).toMatchObject({ variants: 2 });
});
