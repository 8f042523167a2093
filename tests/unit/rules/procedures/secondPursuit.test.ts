/** The attack of a second pursuer, which an option of R-71 grants. */

import { describe, expect, test } from 'vitest';
import { chargeFrame } from '../../../../src/rules/procedures/charge.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import type { GroundHex } from '../../../../src/rules/state/game.ts';
import { DECLINE, PURSUE } from '../../../support/choices.ts';
import {
  choices,
  dice,
  expectOver,
  factsOf,
  go,
  type Played,
  start,
  to,
  waitsFor,
} from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

/** The charger has pursued to (5, 4), alone there; F comes up beside it. */
const A: UnitSpec = { id: 'A', side: 'blue', type: 'heavyCavalry', at: [5, 4], facing: 5 };
const F: UnitSpec = { ...A, id: 'F', at: [6, 5], skills: ['tacticalSense'] };
const T: UnitSpec = {
  id: 'T',
  side: 'red',
  type: 'lineInfantry',
  at: [0, 0],
  fate: 'eliminated',
  strength: 0,
};
/** Before (6, 3), looking down. */
const X: UnitSpec = { id: 'X', side: 'red', type: 'lineInfantry', at: [7, 2], facing: 2 };
const ATTACK: Choice = { choose: 'attackTarget', target: 'X' };

type Step = 'joined' | 'joinerPursuit';

function at(step: Step, units: readonly UnitSpec[], hexes: readonly GroundHex[] = [], yes = true): Played {
  const game = position({
    units: [A, ...units, T],
    hexes,
    houseRules: { second_pursuer_attacks: yes ? 'yes' : 'no' },
  });
  const more = step === 'joined' ? { joiners: [] } : { joiners: ['F'], joiner: 'F' };
  return start(game, { ...chargeFrame(game, 'A', 'T'), distance: 3, ...more, at: step });
}

const ended = (played: Played) =>
  factsOf(played, 'attackEnded').map(({ unit, why, rule }) => `${unit} ${why} ${rule}`);

describe('R-71 second_pursuer_attacks=yes', () => {
  test('CHG-36 where nobody may join nobody is asked', () => {
    const over = at('joined', [F]);
    expectOver(over);
    expect(over.facts.map(({ fact }) => fact)).toEqual(['attackEnded']);
  });

  test('R-71, R-70 its attack is doubled like the charger’s, over open ground', () => {
    const met = go(at('joinerPursuit', [F, X]), [2], to(6, 3));
    expect(choices(met)).toEqual([ATTACK, DECLINE]);
    expect(dice(go(met, ATTACK))).toMatchObject({ count: 8 });
  });

  test('R-70, CBT-09 not over rough ground', () => {
    const hexes = [{ q: 6, r: 4, terrain: 'difficult', hill: false }] as const;
    const met = go(at('joinerPursuit', [F, X], hexes), [4], to(6, 3));
    expect(dice(go(met, ATTACK))).toMatchObject({ count: 4 });
  });

  test('R-71, CHG-33 the answer is weakened by that blow alone, and then all is over', () => {
    const struck = go(at('joinerPursuit', [F, X]), [2], to(6, 3), ATTACK, [4, 1, 1, 1, 1, 1, 1, 1]);
    expect(waitsFor(struck.game)).toBe('red strikeBack');
    expect(dice(go(struck, { choose: 'strikeBack' }))).toMatchObject({ count: 5 });
    const over = go(struck, DECLINE);
    expectOver(over);
    expect(ended(over)).toEqual(['A targetGone CHG-37', 'F fought CHG-36']);
  });

  test('R-71 it may leave its prey, and without prey is not asked', () => {
    expect(ended(go(at('joinerPursuit', [F, X]), [2], to(6, 3), DECLINE))).toEqual([
      'A targetGone CHG-37',
      'F declined CHG-36',
    ]);
    const none = go(at('joinerPursuit', [F]), [2], to(6, 3));
    expectOver(none);
    expect(factsOf(none, 'forced')).toEqual([]);
    expect(ended(none)).toEqual(['A targetGone CHG-37']);
  });

  test('R-71 second_pursuer_attacks=no: it only moves', () => {
    expectOver(go(at('joinerPursuit', [F, X], [], false), [2], to(6, 3)));
  });
});

describe('SKL-17.2, CHG-36 an Impetuous companion', () => {
  /** A has run to (5, 4) from (5, 5): both friends stood beside it, and may follow. */
  const RASH: UnitSpec = { ...F, skills: ['tacticalSense', 'impetuous'] };
  const CALM: UnitSpec = { ...F, id: 'G', at: [4, 5] };
  const joined = (...units: readonly UnitSpec[]): Played => {
    const game = position({ units: [A, ...units, T] });
    const frame = { ...chargeFrame(game, 'A', 'T'), distance: 3, joiners: units.map(({ id }) => id).sort() };
    return start(game, { ...frame, at: 'joined' });
  };
  const follow = (unit: string): Choice => ({ choose: 'secondPursuer', unit });

  test('CHG-36 others may stay behind', () => {
    expect(choices(joined(F, CALM))).toEqual([follow('F'), follow('G'), DECLINE]);
  });

  test('SKL-17.2, CHG-36 it must pursue when it can, and nobody else in its place', () => {
    const played = joined(RASH, CALM);
    expect(waitsFor(played.game)).toBe('blue rolls pursuit');
    expect(factsOf(played, 'forced')).toMatchObject([{ choice: follow('F') }]);
    expect(factsOf(played, 'joinsPursuit')).toMatchObject([{ unit: 'F' }]);
  });

  test('SKL-17.2 of two such the owner takes either', () => {
    const both = joined(RASH, { ...CALM, skills: RASH.skills ?? [] }, { ...F, id: 'H', at: [7, 5] });
    expect(choices(both)).toEqual([follow('F'), follow('G')]);
  });

  test('SKL-17.2, MAN-20 one that has come into contact meanwhile cannot, and holds nobody back', () => {
    const near: UnitSpec = { ...X, at: [7, 4] };
    expect(choices(joined(RASH, CALM, near))).toEqual([follow('G'), DECLINE]);
  });

  /** A has charged T, whose flight was blocked: A has RASH beside it, and T still before it. */
  const heldUp = (charger: UnitSpec = A): Played => {
    const game = position({
      units: [{ ...charger, at: [5, 5] }, RASH, { ...X, id: 'T', at: [5, 4], panicked: true }],
    });
    return start(game, { ...chargeFrame(game, 'A', 'T'), distance: 3, targetGone: true, at: 'aftermath' });
  };

  test('SKL-17.2, R-71, FLOW-CHARGE 18 it goes along only if the charger pursues, be it by no hex at all', () => {
    const asked = heldUp();
    expect(choices(asked)).toEqual([PURSUE, DECLINE]);
    const left = go(asked, DECLINE);
    expectOver(left);
    expect(factsOf(left, 'joinsPursuit')).toEqual([]);
    const gone = go(asked, PURSUE);
    expect(factsOf(gone, 'forced')).toMatchObject([{ choice: follow('F') }]);
    expect(waitsFor(gone.game)).toBe('blue rolls pursuit');
    expect(factsOf(gone, 'joinsPursuit')).toMatchObject([{ unit: 'F' }]);
  });

  test('SKL-17.2 an Impetuous charger is not asked', () => {
    const rash = heldUp({ ...A, skills: ['impetuous'] });
    expect(factsOf(rash, 'forced')).toMatchObject([{ choice: PURSUE }, { choice: follow('F') }]);
  });

  test('SKL-17.2 its duty is the reason why another may not, nor be left', () => {
    const both = joined(RASH, { ...CALM, skills: RASH.skills ?? [] }, { ...F, id: 'H', at: [7, 5] });
    const pending = engine.pending(both.game);
    const why = pending.wait === 'decision' ? pending.decision.refused() : [];
    expect(why.map(({ choice, reasons }) => [choice, reasons.map(({ rule }) => rule)])).toEqual([
      [follow('H'), ['SKL-17.2']],
      [DECLINE, ['SKL-17.2']],
    ]);
  });
});
