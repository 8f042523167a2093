import { expect, test } from 'vitest';
import { givesWay, isFreeFor, mayPassThrough } from '../../../../src/rules/ground/passage.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

type Kind = Pick<UnitSpec, 'type'> & Partial<Pick<UnitSpec, 'formation' | 'panicked' | 'side'>>;

const LINE: Kind = { type: 'lineInfantry', formation: 'line' };
const CAVALRY: Kind = { type: 'heavyCavalry' };
const GUNS: Kind = { type: 'heavyFootBattery' };
const SKIRMISHERS: Kind = { type: 'lightInfantry', formation: 'skirmish' };
const HORDE: Kind = { type: 'lineInfantry', formation: 'horde', panicked: true };

test.each([
  { name: 'cavalry through a line', mover: CAVALRY, other: LINE, want: false },
  { name: 'a line through artillery', mover: LINE, other: GUNS, want: true },
  { name: 'cavalry through skirmishers', mover: CAVALRY, other: SKIRMISHERS, want: true },
  { name: 'artillery through a line', mover: GUNS, other: LINE, want: true },
  { name: 'skirmishers through cavalry', mover: SKIRMISHERS, other: CAVALRY, want: true },
  { name: 'enemy skirmishers', mover: GUNS, other: { ...SKIRMISHERS, side: 'red' as const }, want: false },
])('MAN-15 passing through friends: $name', ({ mover, other, want }) => {
  const g = position({
    units: [
      { id: 'a', side: 'blue', at: [3, 5], ...mover },
      { id: 'b', side: 'blue', at: [3, 4], ...other },
    ],
  });
  expect(mayPassThrough(unitOf(g, 'a'), unitOf(g, 'b'))).toBe(want);
});

test.each([
  { name: 'skirmishers', mover: SKIRMISHERS },
  { name: 'artillery', mover: GUNS },
])('MAN-15, R-72 nobody passes a panicked friend, not even $name', ({ mover }) => {
  const g = position({
    units: [
      { id: 'a', side: 'blue', at: [3, 5], ...mover },
      { id: 'b', side: 'blue', at: [3, 4], ...HORDE },
    ],
  });
  expect(mayPassThrough(unitOf(g, 'a'), unitOf(g, 'b'))).toBe(false);
});

test('MAN-15 a hex is free when nobody else stands on it', () => {
  const g = position({
    units: [
      { id: 'a', side: 'blue', at: [3, 5], ...CAVALRY },
      { id: 'b', side: 'blue', at: [3, 4], ...SKIRMISHERS },
    ],
  });
  const mover = unitOf(g, 'a');
  expect(isFreeFor(g, mover, { q: 3, r: 4 })).toBe(false);
  expect(isFreeFor(g, mover, { q: 3, r: 5 })).toBe(true);
  expect(isFreeFor(g, mover, { q: 4, r: 4 })).toBe(true);
});

test('CHG-39, CHG-40 only steady friends in skirmish order make way, and only for a steady unit', () => {
  const makesWay = (mover: Kind, other: Kind) => {
    const g = position({
      units: [
        { id: 'a', side: 'blue', at: [3, 5], ...mover },
        { id: 'b', side: 'blue', at: [3, 4], ...other },
      ],
    });
    return givesWay(unitOf(g, 'a'), unitOf(g, 'b'));
  };
  expect(makesWay(CAVALRY, SKIRMISHERS)).toBe(true);
  expect(makesWay(CAVALRY, LINE)).toBe(false);
  expect(makesWay(CAVALRY, { ...SKIRMISHERS, side: 'red' })).toBe(false);
  expect(makesWay(CAVALRY, { ...SKIRMISHERS, panicked: true })).toBe(false);
  expect(makesWay(HORDE, SKIRMISHERS)).toBe(false);
});
