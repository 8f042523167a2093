import { beforeEach, expect, test } from 'vitest';
import { unitOf } from '../../../src/rules/game.ts';
import {
  answer,
  clickHex,
  confirmDraft,
  confirmGroup,
  faceDraft,
  redo,
  restartUnit,
  review,
  rollDice,
  stepBackAgreed,
  toggleInGroup,
  undo,
} from '../../../src/store/actions.ts';
import { pick, useStore } from '../../../src/store/store.ts';
import { begin, legal, opened, playUntil, rollOn, view } from './table.ts';

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

beforeEach(() => {
  begin();
  rollOn();
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
  expect(opened().log).toHaveLength(1);
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
  expect(answers).toBe(4);
  expect(view().marks.lastMove.at(-1)).toEqual(goal.hex);

  expect(undo().allowed).toBe(true);
  expect(opened().history.length).toBe(1);
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
  expect(opened().log.map(({ choice }) => choice?.choose)).toEqual([undefined, 'group', 'unit']);
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
  expect(view().undo).toMatchObject({ free: false, barrier: { why: 'diceRolled', at: 0 } });
  expect(undo()).toMatchObject({ allowed: false, obstacle: 'diceRolled' });
  const faces = opened().log[0]?.faces;
  expect(stepBackAgreed().allowed).toBe(true);
  expect(view().wait).toBe('roll');
  rollDice();
  expect(opened().log[0]?.faces).toEqual(faces);
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

test('a click on the map or a choice of the panel always does what the view shows', {
  timeout: 60_000,
}, () => {
  let state = 7;
  const random = (below: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
  const some = <T>(list: readonly T[]): T | undefined => list[random(list.length)];
  const seen = new Set<string>();
  for (let n = 0; n < 1500; n++) {
    const shown = view();
    if (shown.wait === 'over') break;
    if (shown.wait === 'roll') {
      expect(rollDice()).toEqual({ allowed: true });
      continue;
    }
    seen.add(shown.question?.ask ?? '');
    const end = some(shown.reach);
    const target = some(shown.targets);
    const choice = some(shown.choices.filter(({ enabled }) => enabled));
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
  expect([...seen]).toEqual(expect.arrayContaining(['orders', 'action', 'move', 'flightEnd', 'reaction']));
});

test('CHG-13 a choice of the other side bars the step back', () => {
  playUntil('reaction', (choices) => {
    const attack = choices.find((one) => one.choose === 'action' && one.action === 'charge');
    const march = choices.filter((one) => one.choose === 'action' && one.action === 'frontalMarch');
    const moves = choices.filter((one) => one.choose === 'move');
    return attack ?? moves[Math.floor(moves.length / 3)] ?? march[0] ?? choices[0];
  });
  const { side } = view();
  const unit = view().question?.ask === 'reaction' ? view().question : null;
  expect(unit).not.toBeNull();
  expect(view().marks.rings.map((ring) => ring.side)).toContain(side);
  expect(view().marks.arrows).toHaveLength(1);
  answer(view().choices.find(({ enabled }) => enabled)?.choice ?? { choose: 'pass' });
  const entry = opened().log.findLast(({ question }) => question?.ask === 'reaction');
  expect(entry?.side).toBe(side);
  expect(view().breadcrumb.length).toBeGreaterThan(1);
});
