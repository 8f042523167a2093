import { expect, test } from 'vitest';
import { hashSaying, saidIn } from '../../../../src/store/address/said.ts';

test('the address names a place of the book, a position, a set-up and a seed', () => {
  expect(saidIn('#rule=CHG-10')).toEqual({
    seed: null,
    help: null,
    rule: 'CHG-10',
    show: null,
    file: null,
    watch: null,
    laboratory: null,
    army: null,
    map: null,
    scenario: null,
    skirmish: null,
  });
  expect(saidIn('#rule=').rule).toBe('');
  expect(saidIn('#seed=Wagram&rule=R-14')).toMatchObject({ seed: 'Wagram', rule: 'R-14' });
  expect(saidIn('#help').help).toBe('');
  expect(saidIn('#show=charge').show).toBe('charge');
  expect(saidIn('#watch=Ab-_9').watch).toBe('Ab-_9');
  expect(saidIn('#laboratory').laboratory).toBe('');
  expect(saidIn('#laboratory=Ab-_9').laboratory).toBe('Ab-_9');
  expect(saidIn('')).toEqual({
    seed: null,
    help: null,
    rule: null,
    show: null,
    file: null,
    watch: null,
    laboratory: null,
    army: null,
    map: null,
    scenario: null,
    skirmish: null,
  });
});

test.each(['#watch%3DAb-_9', '#watch%3dAb-_9', '#Watch=Ab-_9', '#watch=Ab-_9/'])(
  '%s: what was written otherwise on the way says the same',
  (hash) => {
    expect(saidIn(hash)).toEqual(saidIn('#watch=Ab-_9'));
    expect(hashSaying(hash, {})).toBe('#watch=Ab-_9');
  },
);

test.each(['#laboratory/', '#Laboratory', '#laboratory%3D'])('%s leads to the laboratory', (hash) => {
  expect(saidIn(hash).laboratory).toBe('');
});

test('what a seed is written with stays as it is', () => {
  for (const seed of ['Wagram/', 'a=b', 'a%3Db', 'WAGRAM'])
    expect(saidIn(hashSaying('', { seed })).seed).toBe(seed);
});

test('what else the address says outlives the book, the position and the laboratory', () => {
  expect(hashSaying('#seed=Wagram', { rule: 'CHG-10' })).toBe('#seed=Wagram&rule=CHG-10');
  expect(hashSaying('#seed=Wagram&rule=CHG-10', { rule: null })).toBe('#seed=Wagram');
  expect(hashSaying('#rule=CHG-10', { show: 'charge', rule: null })).toBe('#show=charge');
  expect(hashSaying('#other=1', { laboratory: 'Ab-_9' })).toBe('#other=1&laboratory=Ab-_9');
  expect(hashSaying('#rule=CHG-10', { rule: null })).toBe('');
});

test('the laboratory alone is said by its name alone', () => {
  expect(hashSaying('', { laboratory: '' })).toBe('#laboratory');
  expect(hashSaying('#laboratory=Ab', { laboratory: '' })).toBe('#laboratory');
  expect(hashSaying('#laboratory', { rule: 'CHG-10' })).toBe('#laboratory&rule=CHG-10');
  expect(hashSaying('#laboratory&rule=CHG-10', { laboratory: null })).toBe('#rule=CHG-10');
});

test('saying the same again changes nothing', () => {
  for (const hash of ['', '#rule=GEO-01', '#seed=a&show=b', '#laboratory', '#laboratory=x&rule='])
    expect(saidIn(hashSaying(hash, saidIn(hash)))).toEqual(saidIn(hash));
});
