import { describe, expect, test } from 'vitest';
import { legalReactions, reactionRefusals } from '../../../../src/rules/attack/reactions.ts';
import { assaultFrame } from '../../../../src/rules/procedures/assault.ts';
import { chargeFrame } from '../../../../src/rules/procedures/charge.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import {
  about,
  choices,
  dice,
  factsOf,
  go,
  type Played,
  start,
  to,
  unitAfter,
  waitsFor,
} from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const CAVALRY: UnitSpec = { id: 'A', side: 'blue', type: 'heavyCavalry', at: [4, 7], facing: 5 };
const COLUMN: UnitSpec = {
  id: 'T',
  side: 'red',
  type: 'lineInfantry',
  skills: ['largeBattalion'],
  formation: 'column',
  at: [5, 4],
  facing: 2,
  strength: 24,
};
const REACT: Choice = { choose: 'reaction', reaction: 'closedColumn' };

function charged(a: Partial<UnitSpec> = {}, t: Partial<UnitSpec> = {}): Played {
  const game = position({
    units: [
      { ...CAVALRY, ...a },
      { ...COLUMN, ...t },
    ],
  });
  return go(start(game, chargeFrame(game, 'A', 'T')), to(5, 5));
}

function offered(played: Played) {
  return choices(played).flatMap((choice) => (choice.choose === 'reaction' ? [choice.reaction] : []));
}

/** The charge by which the reactions are judged, from three hexes off. */
const FRAME = {
  attack: 'charge',
  attacker: 'A',
  target: 'T',
  distance: 3,
  targetInContact: false,
  inContact: [],
} as const;

describe('closed column in reaction to a charge', () => {
  test('CHG-13, SKL-13.4 a Large battalion in column may close it, or form square', () => {
    expect(offered(charged())).toEqual([
      'nothing',
      'square',
      'closedColumn',
      'defensiveFire',
      'rotation',
      'flight',
    ]);
    expect(offered(charged({}, { skills: [] }))).not.toContain('closedColumn');
    expect(offered(charged({}, { formation: 'line' }))).not.toContain('closedColumn');
  });

  test('FRM-08, CHG-16 at any distance, a square from three hexes only', () => {
    const near = charged({ at: [4, 6] });
    expect(offered(near)).toEqual(['nothing', 'closedColumn', 'defensiveFire', 'flight']);
    expect(legalReactions(near.game, { ...FRAME, distance: 1 })).toContain('closedColumn');
  });

  test('CHG-13 not against infantry', () => {
    const played = charged({ type: 'lineInfantry', formation: 'column' });
    expect(offered(played)).not.toContain('closedColumn');
    expect(reactionRefusals(played.game, FRAME, 'closedColumn')).toEqual([
      { rule: 'CHG-13', reason: 'cavalryOnly', facts: { unit: 'T' } },
    ]);
  });

  test('CHG-17, FRM-18 contact at declaration bars it, the charger’s own does not', () => {
    const { game } = charged();
    expect(legalReactions(game, { ...FRAME, targetInContact: true })).toEqual(['nothing', 'flight']);
  });

  test('FRM-16, FRM-08, CHG-31 one test; then no doubling, saves as a square, and the cavalry may break off', () => {
    let played = go(charged(), REACT);
    expect(about(played)).toMatchObject({ about: 'morale', unit: 'T', purpose: 'reaction' });
    played = go(played, [1, 1]);
    expect(unitAfter(played, 'T')).toMatchObject({ formation: 'closedColumn', facing: 0 });
    expect(factsOf(played, 'formationChanged')).toEqual([
      { fact: 'formationChanged', unit: 'T', from: 'column', to: 'closedColumn', rule: 'FRM-08' },
    ]);
    expect(waitsFor(played.game)).toBe('blue attack');
    expect(choices(played)).toEqual([{ choose: 'attack' }, { choose: 'decline' }, { choose: 'breakOff' }]);
    played = go(played, { choose: 'attack' });
    expect(dice(played)).toMatchObject({ count: 4, from: 4, six: 1 });
    played = go(played, [4, 1, 1, 1]);
    expect(about(played)).toMatchObject({ about: 'saves', unit: 'T', entitlements: ['SAV-03'] });
    // it strikes back with two dice, less the point lost
    played = go(played, [1], { choose: 'strikeBack' });
    expect(dice(played)).toMatchObject({ count: 1 });
  });

  test('CHG-18 a failed test leaves it in column', () => {
    const played = go(charged(), REACT, [6, 6], { choose: 'stay' });
    expect(unitAfter(played, 'T')).toMatchObject({ formation: 'column', strength: 19 });
    expect(choices(played)).not.toContainEqual({ choose: 'breakOff' });
  });

  test('CHG-15 already closed, it is spared the test against cavalry, not against infantry', () => {
    const closed = { formation: 'closedColumn', facing: 0 } as const;
    const played = go(charged({}, closed), { choose: 'reaction', reaction: 'nothing' });
    expect(factsOf(played, 'testExempt')).toEqual([{ fact: 'testExempt', unit: 'T', rule: 'CHG-15' }]);
    const foot = charged({ type: 'lineInfantry', formation: 'column' }, closed);
    expect(about(go(foot, { choose: 'reaction', reaction: 'nothing' }))).toMatchObject({ about: 'morale' });
  });
});

test('ASL-13, ASL-12, FRM-08 in an assault by cavalry it closes without a test', () => {
  const game = position({ units: [{ ...CAVALRY, at: [4, 6] }, COLUMN] });
  let played = go(start(game, assaultFrame(game, 'A', 'T')), to(4, 5));
  expect(offered(played)).toEqual(['nothing', 'closedColumn', 'defensiveFire', 'flight']);
  played = go(played, REACT);
  expect(unitAfter(played, 'T').formation).toBe('closedColumn');
  expect(factsOf(played, 'testExempt')).toEqual([{ fact: 'testExempt', unit: 'T', rule: 'ASL-12' }]);
});
