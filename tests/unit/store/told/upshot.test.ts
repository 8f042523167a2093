import { expect, test } from 'vitest';
import { beginDemonstration } from '../../../../src/scenarios/demonstrations/begin.ts';
import { DEMONSTRATIONS } from '../../../../src/scenarios/demonstrations/index.ts';
import { playStep } from '../../../../src/scenarios/demonstrations/script.ts';
import { logOf } from '../../../../src/store/game/record.ts';
import { fetchRulebook } from '../../../../src/store/game/rulebook.ts';
import { type Upshot, upshotOf } from '../../../../src/store/told/upshot.ts';

await fetchRulebook();

/** The upshot after each step of a position's script. */
function upshots(name: string): readonly (Upshot | null)[] {
  const demonstration = DEMONSTRATIONS.find(({ id }) => id === name);
  if (!demonstration) throw new Error(`the book has lost its ${name}`);
  let history = beginDemonstration(demonstration);
  return demonstration.script.map((step) => {
    const played = playStep(history, step);
    if (!played.ok) throw new Error(`${name}: ${played.why.problem}`);
    history = played.history;
    return upshotOf(logOf(history), history.game);
  });
}

function lastOf(name: string): Upshot {
  const last = upshots(name).at(-1);
  if (!last) throw new Error(`${name} comes to nothing`);
  return last;
}

test('CHG-32 a charge that is fought out: what both lost, who holds the ground, the rarest throw', () => {
  const all = upshots('charge');
  // while it is under way nothing is told
  expect(all.slice(0, -1).every((one) => one === null)).toBe(true);
  expect(lastOf('charge')).toMatchObject({
    kind: 'charge',
    unit: 'A',
    target: 'B',
    ended: { why: 'fought' },
    lots: [
      { unit: 'A', side: 'blue', lost: 3, left: 9, gone: null },
      { unit: 'B', side: 'red', lost: 3, left: 17, gone: null },
    ],
    ground: { hex: { q: 3, r: 3 }, unit: 'B' },
    // three hits of three dice that hit on 4: one of eight
    decided: { roll: { about: { about: 'strike', attacker: 'B' } }, faces: [4, 4, 4], likelihood: 0.125 },
  });
});

test('MAN-19 who fled where, who pursued, and that nobody is left on the ground', () => {
  expect(lastOf('pursuit')).toMatchObject({
    lots: [
      { unit: 'A', lost: 0, pursued: { q: 3, r: 3 } },
      { unit: 'B', lost: 4, left: 16, panicked: true, fled: { q: 4, r: 0 } },
    ],
    ground: { hex: { q: 2, r: 5 }, unit: null },
  });
});

test.each([
  {
    name: 'MAN-27 guns that fall',
    id: 'guns-must-not-flee',
    unit: 'G',
    want: { lost: 3, gone: 'destroyed' },
  },
  {
    name: 'MAN-26 a flight off the map',
    id: 'off-the-map',
    unit: 'A',
    want: { panicked: true, gone: 'offMap' },
  },
  {
    name: 'MAN-24 a friend crossed in flight',
    id: 'friends-crossed',
    unit: 'C',
    want: { lost: 2, left: 18 },
  },
  { name: 'LOS-05 losses borne by a friend', id: 'losses-of-a-battery', unit: 'B', want: { lost: 2 } },
])('$name', ({ id, unit, want }) => {
  expect(lastOf(id).lots.find((lot) => lot.unit === unit)).toMatchObject(want);
});

test('FIR after a shot no ground is spoken of; the rarest throw is found among all', () => {
  expect(lastOf('losses-of-a-battery')).toMatchObject({
    kind: 'fire',
    ground: null,
    // five hits or more of seven dice that hit on 5
    decided: { faces: [5, 5, 6, 6, 5, 1, 2], likelihood: expect.closeTo(99 / 2187, 9) },
  });
});

test('a march comes to nothing that is worth a card, and a card stands until the next answer', () => {
  expect(upshots('frontal-march')).toEqual([null, null]);
  // RAL-01: A rallies, C is chosen, C rallies
  expect(upshots('rally-strength').map((one) => one?.unit ?? null)).toEqual([null, null, 'A', null, 'C']);
  expect(lastOf('rally-strength')).toMatchObject({ kind: 'rally', lots: [{ unit: 'C', regained: 1 }] });
});
