/** Standing orders: which questions they can answer, which answers they can give, and when one of them holds. */
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import {
  NEVER,
  ordered,
  orderFor,
  STANDING_KINDS,
  type StandingOrder,
  standingAnswer,
  standingAsked,
} from '../../../../src/rules/state/standingOrders.ts';

const NOTHING: Choice = { choose: 'reaction', reaction: 'nothing' };
const SQUARE: Choice = { choose: 'reaction', reaction: 'square' };
const DECLINE: Choice = { choose: 'decline' };

describe('the questions that can be answered beforehand', () => {
  test('CHG-13 how the unit that is charged reacts', () => {
    expect(standingAsked({ ask: 'reaction', unit: 'line', attacker: 'uhlans', attack: 'charge' })).toEqual({
      unit: 'line',
      ask: 'reaction',
    });
  });

  test('CHG-26 whether a friend helps: the order is of the unit attacked, whichever friend may help', () => {
    expect(
      standingAsked({ ask: 'friendReaction', target: 'line', attacker: 'uhlans', attack: 'charge' }),
    ).toEqual({ unit: 'line', ask: 'friendReaction' });
  });

  test('FIR-15, FIR-18 whether the unit fires back, or a regimental gun for it', () => {
    expect(standingAsked({ ask: 'returnFire', unit: 'line', firer: 'battery' })).toEqual({
      unit: 'line',
      ask: 'returnFire',
    });
    expect(standingAsked({ ask: 'gunReturnFire', target: 'line', firer: 'battery', units: ['gun'] })).toEqual(
      { unit: 'line', ask: 'gunReturnFire' },
    );
  });

  test('what a unit does as its action is always asked, and where it goes', () => {
    expect(standingAsked({ ask: 'action', unit: 'line' })).toBeNull();
    expect(standingAsked({ ask: 'flightEnd', unit: 'line', length: 4 })).toBeNull();
    expect(standingAsked({ ask: 'move', unit: 'line', manoeuvre: 'frontalMarch', target: null })).toBeNull();
  });

  test('what is asked of a whole side is always asked', () => {
    expect(standingAsked({ ask: 'orders' })).toBeNull();
    expect(standingAsked({ ask: 'initiative', units: ['dragoons', 'hussars'] })).toBeNull();
  });
});

describe('the answers that can be ordered', () => {
  test('CHG-13 a reaction is ordered by its name', () => {
    expect(standingAnswer(NOTHING)).toBe('nothing');
    expect(standingAnswer(SQUARE)).toBe('square');
    expect(standingAnswer({ choose: 'reaction', reaction: 'counterCharge' })).toBe('counterCharge');
  });

  test('every other answer by what it chooses, whomever it names', () => {
    expect(standingAnswer(DECLINE)).toBe('decline');
    expect(standingAnswer({ choose: 'friendDefensiveFire', unit: 'grenadiers' })).toBe('friendDefensiveFire');
    expect(standingAnswer({ choose: 'shootAt', target: 'uhlans' })).toBe('shootAt');
  });

  test('neither a march nor the end of a run can be ordered', () => {
    expect(standingAnswer({ choose: 'action', action: 'frontalMarch' })).toBeNull();
    expect(
      standingAnswer({ choose: 'runEnd', to: { q: 1, r: 1 }, route: [], crossed: [], offMap: false }),
    ).toBeNull();
  });

  test('to each kind of question there is an answer by which the unit does nothing of the kind', () => {
    expect(STANDING_KINDS.filter((kind) => NEVER[kind] === 'decline')).toEqual([
      'returnFire',
      'gunReturnFire',
      'strikeBack',
      'attack',
      'attackAfterFire',
      'pursue',
    ]);
    expect(NEVER).toMatchObject({ reaction: 'nothing', friendReaction: 'noFriend', stayOrFlee: 'flee' });
    expect(NEVER).toMatchObject({ fireAfterMarch: 'holdFire', fireAfterFormation: 'holdFire' });
  });
});

describe('the order that holds', () => {
  const STAND: StandingOrder = { unit: 'line', ask: 'reaction', answer: 'nothing' };
  const HOLD_FIRE: StandingOrder = { unit: 'line', ask: 'returnFire', answer: 'decline' };
  const FORM_SQUARE: StandingOrder = { unit: 'guard', ask: 'reaction', answer: 'square' };
  const ORDERS = [STAND, HOLD_FIRE, FORM_SQUARE];

  test('is that of the unit to the kind of question asked', () => {
    expect(orderFor(ORDERS, { unit: 'line', ask: 'reaction' })).toBe(STAND);
    expect(orderFor(ORDERS, { unit: 'line', ask: 'returnFire' })).toBe(HOLD_FIRE);
    expect(orderFor(ORDERS, { unit: 'guard', ask: 'reaction' })).toBe(FORM_SQUARE);
  });

  test('an order to another kind of question holds as little as one of another unit', () => {
    expect(orderFor(ORDERS, { unit: 'guard', ask: 'returnFire' })).toBeNull();
    expect(orderFor(ORDERS, { unit: 'uhlans', ask: 'pursue' })).toBeNull();
    expect(orderFor([], { unit: 'line', ask: 'reaction' })).toBeNull();
  });
});

describe('the order is followed where exactly one legal answer fulfils it', () => {
  const reacting = (answer: StandingOrder['answer']): StandingOrder => ({
    unit: 'line',
    ask: 'reaction',
    answer,
  });

  test('CHG-13 the reaction ordered is taken from among those allowed', () => {
    expect(ordered(reacting('square'), [NOTHING, SQUARE])).toBe(SQUARE);
    expect(ordered(reacting('nothing'), [NOTHING, SQUARE])).toBe(NOTHING);
  });

  test('CHG-13 a reaction that is not allowed this time leaves the question to the player', () => {
    expect(ordered(reacting('evade'), [NOTHING, SQUARE])).toBeNull();
    expect(ordered(reacting('evade'), [NOTHING])).toBeNull();
    expect(ordered(reacting('evade'), [])).toBeNull();
  });

  test('CHG-26 of two friends that could fire the player chooses one, a single one fires', () => {
    const order: StandingOrder = { unit: 'line', ask: 'friendReaction', answer: 'friendDefensiveFire' };
    const left: Choice = { choose: 'friendDefensiveFire', unit: 'left' };
    const right: Choice = { choose: 'friendDefensiveFire', unit: 'right' };
    const none: Choice = { choose: 'noFriend' };
    expect(ordered(order, [left, right, none])).toBeNull();
    expect(ordered(order, [none, right])).toBe(right);
  });
});
