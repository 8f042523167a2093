import { expect, test } from 'vitest';
import { whoIsBetween, whoIsMeant, whoIsRolledFor } from '../../../../src/rules/state/meant.ts';

test('of a whole side nobody is meant, of several each', () => {
  expect(whoIsMeant({ ask: 'orders' })).toMatchObject({ unit: null, actor: null, friends: [] });
  expect(whoIsMeant({ ask: 'initiative', units: ['dragoons', 'hussars'] })).toMatchObject({
    unit: null,
    friends: ['dragoons', 'hussars'],
  });
});

test('a unit that answers acts itself', () => {
  expect(whoIsMeant({ ask: 'action', unit: 'guard' })).toMatchObject({ unit: 'guard', actor: 'guard' });
  expect(whoIsMeant({ ask: 'half', unit: 'line', role: 'aim' })).toMatchObject({
    unit: 'line',
    place: 'half',
  });
});

test('CHG-27 a friend that may help is asked for the one attacked, which does not act itself', () => {
  const meant = whoIsMeant({ ask: 'friendReaction', target: 'line', attacker: 'uhlans', attack: 'charge' });
  expect(meant).toMatchObject({ unit: 'line', actor: null, enemy: 'uhlans', reacts: true });
});

test('FIR-18 a regimental gun that may answer is asked for its neighbour', () => {
  const meant = whoIsMeant({ ask: 'gunReturnFire', target: 'line', firer: 'battery', units: ['gun'] });
  expect(meant).toMatchObject({
    unit: 'line',
    actor: null,
    enemy: 'battery',
    friends: ['gun'],
    reacts: true,
  });
});

test('CHG-36 a friend that may join a pursuit is asked for the charger, which does not act itself', () => {
  const meant = whoIsMeant({ ask: 'secondPursuer', unit: 'cuirassiers', units: ['dragoons', 'hussars'] });
  expect(meant).toMatchObject({
    unit: 'cuirassiers',
    actor: null,
    enemy: null,
    friends: ['dragoons', 'hussars'],
    reacts: false,
  });
});

test('LOS-05 losses are passed on among friends; no enemy need have inflicted them', () => {
  const meant = whoIsMeant({ ask: 'transfer', unit: 'battery', units: ['a', 'b'], losses: 2, by: null });
  expect(meant).toMatchObject({ unit: 'battery', enemy: null, friends: ['a', 'b'], reacts: true });
});

test('CHG-39 skirmishers make way for a friend and go behind it', () => {
  const meant = whoIsMeant({ ask: 'putBack', unit: 'tirailleurs', mover: 'guard' });
  expect(meant).toMatchObject({ unit: 'tirailleurs', mover: 'guard', enemy: null, place: 'behindFriend' });
});

test('CHG-15, CHG-33, FIR-15 whoever stays, strikes back or fires back answers the other side', () => {
  const uhlans = { unit: 'line', actor: 'line', enemy: 'uhlans', reacts: true };
  expect(whoIsMeant({ ask: 'stayOrFlee', unit: 'line', losses: 2 })).toMatchObject({
    ...uhlans,
    enemy: null,
  });
  expect(whoIsMeant({ ask: 'reaction', unit: 'line', attacker: 'uhlans', attack: 'charge' })).toMatchObject(
    uhlans,
  );
  expect(whoIsMeant({ ask: 'strikeBack', unit: 'line', attacker: 'uhlans', attack: 'charge' })).toMatchObject(
    uhlans,
  );
  expect(whoIsMeant({ ask: 'returnFire', unit: 'line', firer: 'uhlans' })).toMatchObject(uhlans);
});

test('whom an attack is aimed at is meant with the attacker, a run ends somewhere', () => {
  expect(whoIsMeant({ ask: 'attack', unit: 'guard', target: 'line', attack: 'assault' })).toMatchObject({
    unit: 'guard',
    enemy: 'line',
    reacts: false,
  });
  expect(whoIsMeant({ ask: 'pursuitAttack', unit: 'uhlans', targets: ['line'] }).enemies).toEqual(['line']);
  expect(whoIsMeant({ ask: 'flightEnd', unit: 'line', length: 4 }).place).toBe('runEnd');
});

test('dice are thrown for whoever shoots or strikes, and for whoever is tested', () => {
  const factor = { total: 4, terms: [] };
  expect(whoIsRolledFor({ about: 'fire', kind: 'action', firer: 'battery', target: 'line', factor })).toEqual(
    { unit: 'battery', others: ['line'] },
  );
  expect(whoIsRolledFor({ about: 'crossing', unit: 'guard', by: 'line' })).toEqual({
    unit: 'guard',
    others: ['line'],
  });
  expect(whoIsRolledFor({ about: 'orderPoints', side: 'red' }).unit).toBeNull();
});

test('an action goes against its target if it has one, a group tests one unit after the other', () => {
  const action = {
    procedure: 'action',
    at: 'march',
    unit: 'guard',
    panickedGroup: false,
    target: '',
    manoeuvre: 'frontalMarch',
    follow: 'none',
    formation: 'column',
  } as const;
  expect(whoIsBetween(action)).toEqual({ unit: 'guard', target: null });
  expect(whoIsBetween({ ...action, target: 'line' })).toEqual({ unit: 'guard', target: 'line' });
  const group = {
    procedure: 'activation',
    at: 'next',
    units: ['guard'],
    panicked: false,
    tested: 0,
    unit: '',
  } as const;
  expect(whoIsBetween(group)).toEqual({ unit: null, target: null });
  expect(whoIsBetween({ ...group, unit: 'guard' })).toEqual({ unit: 'guard', target: null });
});
