import { describe, expect, test } from 'vitest';
import type { Hex } from '../../../../src/geometry/hex.ts';
import { marchFrame } from '../../../../src/rules/procedures/march.ts';
import { shotFrame } from '../../../../src/rules/procedures/shot.ts';
import { type Game, unitOf } from '../../../../src/rules/state/game.ts';
import { fetchRulebook } from '../../../../src/store/game/rulebook.ts';
import { draftViewOf } from '../../../../src/store/possible/draftView.ts';
import { placeOfEnd, waysToHex } from '../../../../src/store/possible/places.ts';
import { reachOf, waysOf } from '../../../../src/store/possible/reach.ts';
import { NOTHING_PICKED } from '../../../../src/store/state.ts';
import { marksOf } from '../../../../src/store/view/mapMarks.ts';
import { arrowsOf, lastMoveOf } from '../../../../src/store/view/overlays.ts';
import { go, start, to } from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

await fetchRulebook();

/** A blue extended line looking up: its halves are on (6, 6) and (7, 6). */
const LINE: UnitSpec = {
  id: 'line',
  side: 'blue',
  type: 'lineInfantry',
  formation: 'extendedLine',
  skills: ['linearOrder'],
  at: [6, 6],
};

const name = ({ q, r }: Hex) => `${q},${r}`;

function asked(manoeuvre: 'frontalMarch' | 'indirectMarch', ...others: readonly UnitSpec[]): Game {
  return start(position({ columns: 16, rows: 14, units: [LINE, ...others] }), marchFrame('line', manoeuvre))
    .game;
}

describe('where the moves of an extended line are pressed', () => {
  test('MAN-05, R-43 a shift ahead on its outer front hex, the wheels on the middle ones, the about-face on itself', () => {
    const game = asked('frontalMarch');
    const reach = reachOf(waysOf(game, null)).map(({ hex, facings }) => `${name(hex)} ${facings.join('')}`);
    expect(reach.sort()).toEqual(['6,5 5', '6,6 2', '6,7 04', '7,5 04', '7,6 2', '8,5 5']);
  });

  test('MAN-08, R-43 each shift of an indirect march on a hex of its own', () => {
    const game = asked('indirectMarch');
    const reach = reachOf(waysOf(game, null)).map(({ hex }) => name(hex));
    expect(reach.sort()).toEqual(['5,6', '5,7', '6,5', '7,7', '8,5', '8,6']);
  });

  test('a unit on one hex is pressed where it goes', () => {
    const one = unitOf(position({ units: [{ ...LINE, formation: 'line' }] }), 'line');
    const end = { to: { q: 6, r: 5 }, facing: 5, route: [{ q: 6, r: 5 }] } as const;
    expect(placeOfEnd(one, end)).toEqual({ hexes: [end.to], handles: [end.to] });
  });

  test('R-43 the draft of a wheel shows both hexes, and its other facing', () => {
    const game = asked('frontalMarch');
    const ways = waysOf(game, null);
    const [wheel] = waysToHex(ways, { q: 7, r: 5 });
    if (!wheel) throw new Error('no wheel');
    const selection = { ...NOTHING_PICKED, draft: wheel.choice, lead: wheel.lead };
    const draft = draftViewOf(game, selection, ways, [], 'line');
    expect(draft).toMatchObject({ hex: { q: 7, r: 5 }, facings: [0, 4] });
    const marks = marksOf({
      game,
      log: [],
      actor: 'line',
      question: { ask: 'move', unit: 'line', manoeuvre: 'frontalMarch', target: null },
      roll: null,
      reach: reachOf(ways),
      ways,
      targets: [],
      refusedTargets: [],
      groupPreview: null,
      draft,
    });
    expect(marks.route).toEqual([]);
    expect(marks.ghosts).toEqual([{ unit: 'line', hexes: wheel.place.hexes, facing: wheel.facing }]);
    expect(wheel.place.hexes).toHaveLength(2);
  });

  test('the last move of a line is told by the half that went somewhere', () => {
    const game = asked('frontalMarch');
    const told = (left: readonly [number, number], facing: number) => {
      const { facts } = go({ game, facts: [] }, to(...left, facing));
      const entry = {
        at: 0,
        turn: 1,
        depth: 4,
        side: 'blue',
        question: null,
        choice: null,
        roll: null,
        faces: [],
        source: null,
      } as const;
      return lastMoveOf([{ ...entry, facts }]).map(name);
    };
    expect(told([6, 5], 5)).toEqual(['6,6', '6,5']);
    // the left half pivots, the right one ends on (7, 5)
    expect(told([6, 6], 4)).toEqual(['6,6', '7,5']);
    expect(told([7, 6], 2)).toEqual([]);
  });

  test('an arrow to or from a line goes between the nearest halves', () => {
    const enemy: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [9, 4] };
    const game = position({ columns: 16, rows: 14, units: [LINE, enemy] });
    const arrow = arrowsOf({ ...game, frames: [shotFrame('E', 'line', 'action')] }, null);
    expect(arrow).toEqual([{ from: { q: 9, r: 4 }, to: { q: 7, r: 6 }, kind: 'fire' }]);
  });
});
