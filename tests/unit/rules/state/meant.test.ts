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

test('LOS-05 losses are passed on among friends; no enemy need have inflicted them', () => {
  const meant = whoIsMeant({ ask: 'transfer', unit: 'battery', units: ['a', 'b'], losses: 2, by: null });
  expect(meant).toMatchObject({ unit: 'battery', enemy: null, friends: ['a', 'b'], reacts: true });
});

test('CHG-39 skirmishers make way for a friend and go behind it', () => {
  const meant = whoIsMeant({ ask: 'putBack', unit: 'tirailleurs', mover: 'guard' });
  expect(meant).toMatchObject({ unit: 'tirailleurs', mover: 'guard', enemy: null, place: 'behindFriend' });
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

test('an action without a target is directed at nobody, a group of which nobody acts yet is nobody', () => {
  expect(
    whoIsBetween({
      procedure: 'action',
      at: 'march',
      unit: 'guard',
      panickedGroup: false,
      target: '',
      manoeuvre: 'frontalMarch',
      follow: 'none',
      formation: 'column',
    }),
  ).toEqual({ unit: 'guard', target: null });
  expect(
    whoIsBetween({
      procedure: 'activation',
      at: 'next',
      units: ['guard'],
      panicked: false,
      tested: 0,
      unit: '',
    }),
  ).toEqual({ unit: null, target: null });
});
