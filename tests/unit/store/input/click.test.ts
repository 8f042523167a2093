import { beforeEach, expect, test } from 'vitest';
import { distance, type Hex } from '../../../../src/geometry/hex.ts';
import { presentUnits, unitOf } from '../../../../src/rules/state/game.ts';
import {
  answer,
  redo,
  restartUnit,
  review,
  rollDice,
  stepBackAgreed,
  undo,
} from '../../../../src/store/game/actions.ts';
import { clickHex } from '../../../../src/store/input/click.ts';
import { confirmDraft, confirmGroup, faceDraft, toggleInGroup } from '../../../../src/store/input/picking.ts';
import type { Reach } from '../../../../src/store/possible/possible.ts';
import { pick, useStore } from '../../../../src/store/store.ts';
import { advance, begin, legal, opened, playUntil, rollOn, view } from '../table.ts';

function click(unit: string) {
  return clickHex(unitOf(opened().game, unit).hexes[0]);
}

/** Two neighbours that make a legal pair, and a unit that makes a trio with them illegal. */
function groupsHere() {
  const groups = legal().flatMap((choice) => (choice.choose === 'group' ? [choice.units] : []));
  const pair = groups.find((units) => units.length === 2) ?? [];
  const alone = groups
    .filter((units) => units.length === 1)
    .map(([id = '']) => id)
    .filter((id) => !groups.some((units) => units.includes(id) && pair.some((one) => units.includes(one))));
  return { pair, far: alone[0] ?? '' };
}

/** A few whole games of random clicks. */
const SEEDS = [1, 2, 3];
const asked = new Set<string>();

let start = 0;

function nearestTo(hex: Hex): number {
  const enemies = presentUnits(opened().game).filter(({ side }) => side !== view().side);
  return Math.min(...enemies.map((unit) => distance(unit.hexes[0], hex)));
}

beforeEach(() => {
  begin();
  rollOn();
  start = opened().history.length;
});

test('ORD-03, ORD-06 clicks begin a group, extend it, and take out again', () => {
  const { pair } = groupsHere();
  const [one = '', two = ''] = pair;
  expect(click(one)).toEqual({ did: 'grouped', units: [one] });
  expect(view().groupPreview?.groupable.map(({ unit }) => unit)).toContain(two);
  expect(click(two)).toEqual({ did: 'grouped', units: pair });
  expect(view().groupPreview).toMatchObject({ units: pair, refusals: [] });
  expect(click(one)).toEqual({ did: 'grouped', units: [two] });
  expect(click(two)).toEqual({ did: 'deselected' });
  expect(opened().log).toHaveLength(start);
});

test('ORD-06 a unit that cannot join one unit begins a new group; beside two it is refused with the reasons', () => {
  const { pair, far } = groupsHere();
  const [one = '', two = ''] = pair;
  click(one);
  expect(click(far)).toEqual({ did: 'grouped', units: [far] });
  click(one);
  click(two);
  expect(click(far)).toEqual({ did: 'refused' });
  const { notice, selection } = useStore.getState();
  expect(notice).toMatchObject({ notice: 'refused', unit: far });
  expect(notice?.notice === 'refused' && notice.reasons.map(({ reason }) => reason)).toContain('noChain');
  expect(selection.group).toEqual(pair);
});

test('SEQ-04, SEQ-07 a click where a lone unit can go activates, chooses the march and moves, as one gesture', () => {
  const { pair } = groupsHere();
  const [unit = ''] = pair;
  click(unit);
  const goal = view().reach.find(({ facings }) => facings.length > 1);
  if (!goal) throw new Error('nowhere to go');
  expect(clickHex(goal.hex)).toMatchObject({ did: 'drafted' });
  const [, other = 0] = goal.facings;
  expect(view().marks.facingChoices).toHaveLength(goal.facings.length);
  expect(faceDraft(other).allowed).toBe(true);
  expect(view().draft).toMatchObject({ facing: other, hex: goal.hex });
  expect(clickHex(goal.hex)).toMatchObject({ did: 'answered' });
  const moved = unitOf(opened().game, unit);
  expect(moved.hexes[0]).toEqual(goal.hex);
  expect(moved.facing).toBe(other);
  const answers = opened().history.length;
  expect(answers).toBe(start + 3);
  expect(view().marks.lastMove.at(-1)).toEqual(goal.hex);

  expect(undo().allowed).toBe(true);
  expect(opened().history.length).toBe(start);
  expect(redo().allowed).toBe(true);
  expect(opened().history.length).toBe(answers);
  expect(unitOf(opened().game, unit).hexes[0]).toEqual(goal.hex);
});

test('SEQ-08 in a group a click chooses who acts, and another click another one', () => {
  const { pair } = groupsHere();
  const [one = '', two = ''] = pair;
  click(one);
  click(two);
  expect(confirmGroup().allowed).toBe(true);
  expect(view().question?.ask).toBe('actingUnit');
  expect(click(two)).toMatchObject({ did: 'answered' });
  expect(view().question).toEqual({ ask: 'action', unit: two });
  expect(click(one)).toMatchObject({ did: 'answered' });
  expect(view().question).toEqual({ ask: 'action', unit: one });
  expect(
    opened()
      .log.slice(start)
      .map(({ choice }) => choice?.choose),
  ).toEqual(['group', 'unit']);
});

test('SEQ-07 the acting unit begins its action anew', () => {
  const { pair } = groupsHere();
  click(pair[0] ?? '');
  confirmGroup();
  const before = opened().game;
  answer({ choose: 'action', action: 'frontalMarch' });
  expect(view().question?.ask).toBe('move');
  expect(view().undo.restart).toBe(true);
  expect(restartUnit().allowed).toBe(true);
  expect(view().question).toEqual({ ask: 'action', unit: pair[0] });
  expect(opened().game).toEqual(before);
  expect(restartUnit().allowed).toBe(false);
});

test('a step back over dice is barred and says by which answer; agreed on, it brings the same dice again', () => {
  expect(view().undo).toMatchObject({ free: false, barrier: { why: 'diceRolled', at: start - 1 } });
  expect(undo()).toMatchObject({ allowed: false, obstacle: 'diceRolled' });
  const faces = opened().log.at(-1)?.faces;
  expect(stepBackAgreed().allowed).toBe(true);
  expect(view().wait).toBe('roll');
  rollDice();
  expect(opened().log.at(-1)?.faces).toEqual(faces);
});

test('under review the board is the past one, clicks change nothing, and the present comes back', () => {
  const { pair } = groupsHere();
  const present = opened().game;
  review(0);
  expect(view()).toMatchObject({ live: false, wait: 'roll', reach: [], choices: [] });
  expect(clickHex(unitOf(present, pair[0] ?? '').hexes[0])).toEqual({ did: 'refused' });
  expect(rollDice()).toMatchObject({ allowed: false, obstacle: 'reviewing' });
  review(null);
  expect(view().game).toBe(present);
  expect(view().live).toBe(true);
});

test('an illegal answer leaves the game as it is and tells the reasons', () => {
  const before = opened().game;
  expect(answer({ choose: 'attack' }).allowed).toBe(false);
  expect(toggleInGroup(opened().game.units.find(({ side }) => side !== view().side)?.id ?? '').allowed).toBe(
    false,
  );
  expect(useStore.getState().notice).toMatchObject({ reasons: [{ rule: 'ORD-03', reason: 'notYours' }] });
  expect(opened().game).toBe(before);
});

test.each(SEEDS)(
  'a click on the map or a choice of the panel does what the view shows, chance %i',
  (chance) => {
    begin(`clicks ${chance}`);
    let state = chance;
    const random = (below: number): number => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return Math.floor((state / 2147483648) * below);
    };
    const nearer = (a: Reach | undefined, b: Reach | undefined): Reach | undefined =>
      a && b && nearestTo(b.hex) < nearestTo(a.hex) ? b : a;
    const some = <T>(list: readonly T[]): T | undefined => list[random(list.length)];
    for (let n = 0; n < 3000; n++) {
      const shown = view();
      if (shown.wait === 'over') break;
      if (shown.wait === 'roll') {
        expect(rollDice()).toEqual({ allowed: true });
        continue;
      }
      asked.add(shown.question?.ask ?? '');
      const end = nearer(some(shown.reach), nearer(some(shown.reach), some(shown.reach)));
      const closing = shown.targets.filter(({ kind }) => kind !== 'fire');
      const target = some(closing.length > 0 && random(3) > 0 ? closing : shown.targets);
      const offered = shown.choices.filter(({ enabled }) => enabled);
      // few flights, or there is soon no one left to fight
      const brave = offered.filter(({ choice }) => !('action' in choice && choice.action === 'flight'));
      const choice = some(random(20) === 0 || brave.length === 0 ? offered : brave);
      const legalGroup = some(shown.groupPreview?.groupable ?? []);
      const dice = random(10);
      if (dice < 5 && target) {
        const hex = unitOf(shown.game, target.unit).hexes[0];
        const clicked = clickHex(hex);
        expect(['drafted', 'offered']).toContain(clicked.did);
        if (clicked.did === 'offered') pick({ draft: target.choice, lead: target.lead });
        expect(confirmDraft()).toEqual({ allowed: true });
      } else if (dice < 8 && end) {
        const clicked = clickHex(end.hex);
        // one's own hex serves the group while orders are given
        if (clicked.did === 'drafted') expect(confirmDraft()).toEqual({ allowed: true });
        else expect(['answered', 'grouped', 'deselected']).toContain(clicked.did);
      } else if (legalGroup && dice < 9) {
        const hex = unitOf(shown.game, legalGroup.unit).hexes[0];
        expect(clickHex(hex)).toMatchObject({ did: 'grouped' });
        if (random(2) === 0) expect(confirmGroup()).toEqual({ allowed: true });
      } else if (choice) expect(answer(choice.choice)).toEqual({ allowed: true });
      else if (!end) expect(answer(some(legal()) ?? { choose: 'pass' })).toEqual({ allowed: true });
      if (random(6) === 0 && view().undo.free) expect(undo()).toEqual({ allowed: true });
      expect(useStore.getState().failure).toBeNull();
    }
  },
);

test('the random clicks met the questions of a battle', () => {
  expect([...asked]).toEqual(expect.arrayContaining(['orders', 'action', 'move', 'flightEnd', 'reaction']));
});

test('CHG-13 a choice of the other side bars the step back', () => {
  playUntil('reaction', advance);
  const { side } = view();
  expect(view().marks.rings.map((ring) => ring.side)).toContain(side);
  expect(view().marks.arrows).toHaveLength(1);
  answer(view().choices.find(({ enabled }) => enabled)?.choice ?? { choose: 'pass' });
  const entry = opened().log.findLast(({ question }) => question?.ask === 'reaction');
  expect(entry?.side).toBe(side);
  expect(view().breadcrumb.length).toBeGreaterThan(1);
});
