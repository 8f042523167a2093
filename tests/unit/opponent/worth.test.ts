/** What the opponent takes a position to be worth. */
import { expect, test } from 'vitest';
import { aboutToAct } from '../../../src/odds/question.ts';
import { bestPlaces } from '../../../src/opponent/places.ts';
import { beginSearch } from '../../../src/opponent/search.ts';
import { sightOf } from '../../../src/opponent/sights.ts';
import { SEEING } from '../../../src/opponent/worth/weights.ts';
import { worthParts } from '../../../src/opponent/worth/worth.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import { type Game, type Unit, unitOf } from '../../../src/rules/state/game.ts';
import { position } from '../../support/position.ts';

const FIELD = { columns: 20, rows: 24 } as const;

test('who beats the nearest enemy in thought is not far from the fight by it', () => {
  const before = position({
    ...FIELD,
    units: [
      { id: 'line', side: 'blue', type: 'lineInfantry', at: [0, 15] },
      { id: 'beaten', side: 'red', type: 'lineInfantry', at: [1, 12] },
      { id: 'rest', side: 'red', type: 'lineInfantry', at: [8, 1] },
    ],
  });
  const beatenAs = (how: Partial<Unit>): Game => ({
    ...before,
    units: before.units.map((u) => (u.id === 'beaten' ? { ...u, ...how } : u)),
  });
  const distance = (game: Game, begun = game) => worthParts(game, 'blue', SEEING, begun).distance;
  const away = { hexes: [{ q: 6, r: 3 }] } as const;
  for (const how of [{ fate: 'eliminated' }, { panicked: true, ...away }] as const) {
    expect(distance(beatenAs(how), before)).toBe(distance(before));
    expect(distance(beatenAs(how))).toBeLessThan(distance(before));
  }
  // who goes away of his own will takes the fight with him
  expect(distance(beatenAs(away), before)).toBeLessThan(distance(before));
});

test('however few ends of a march are thought of, those on an objective are among them, R-151', () => {
  const hexes = [
    [-2, 12],
    [0, 12],
    [3, 10],
    [1, 13],
  ].map(([q = 0, r = 0]) => ({ q, r }));
  for (const hex of hexes) {
    const game = position({
      ...FIELD,
      units: [
        { id: 'horse', side: 'blue', type: 'lightCavalry', at: [0, 15] },
        { id: 'enemy', side: 'red', type: 'lineInfantry', at: [8, 1] },
      ],
      scenario: {
        objectives: [
          {
            kind: 'place',
            id: 'mill',
            name: { en: 'mill', fr: 'moulin' },
            points: 5,
            when: 'end',
            hexes: [hex],
          },
        ],
      },
    });
    const ready = engine.run(aboutToAct(game, unitOf(game, 'horse')));
    const marching = engine.follow(ready, { choose: 'action', action: 'frontalMarch' });
    const search = beginSearch(game, 'blue', sightOf('captain', 'even'), 2000, 'mill');
    const places = bestPlaces(search, marching, 'horse', engine.legal(marching), 99);
    const ends = places.flatMap((choice) => (choice.choose === 'move' ? [choice.to] : []));
    expect(ends).toContainEqual(hex);
    expect(ends.length).toBeLessThan(20);
  }
});
