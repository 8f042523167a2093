/** The small field of the guided game: a battalion, a battery and cuirassiers against a battalion and dragoons. */
import { drawnMap } from '../drawing.ts';
import { armyOf } from '../muster.ts';
import type { Scenario } from '../scenario.ts';

const map = drawnMap({
  ground: [
    '. . . . . . . . .',
    ' . . . . . . . . .',
    'w . . . . . . . .',
    ' w . . . . . . . .',
    '. . . . . . . . .',
    ' . . . . . . . w .',
    '. . . . . . . w .',
    ' . . . . . . . . .',
    '. . . . . . . . .',
  ],
});

// biome-ignore format: a table
const blue = armyOf('france', { en: 'Blue', fr: 'Bleus' }, 5, [
  ['gun', 'Batterie Drouet', 'mediumFootBattery', 'ordinary', 7, [], 4, 2, 6, 'none'],
  ['foot', '12e de ligne', 'lineInfantry', 'ordinary', 8, [], 16, 4, 6, 'column'],
  ['horse', '5e cuirassiers', 'heavyCavalry', 'ordinary', 8, ['cuirassier'], 9, 6, 7, 'none'],
]);

// biome-ignore format: a table
const red = armyOf('austria', { en: 'Red', fr: 'Rouges' }, 2, [
  ['enemy-foot', 'Infanterie Kollar', 'lineInfantry', 'recruit', 6, [], 14, 3, 1, 'line'],
  ['enemy-horse', 'Dragoner Lobenau', 'mediumCavalry', 'ordinary', 7, [], 6, 5, 1, 'none'],
]);

export const firstBattle: Scenario = {
  id: 'first-battle',
  title: { en: 'First battle', fr: 'Première bataille' },
  story: {
    en: 'A field for learning: three short turns.',
    fr: 'Un terrain pour apprendre : trois tours courts.',
  },
  map,
  homeEdges: { blue: 'south', red: 'north' },
  format: 1200,
  firstSide: 'blue',
  houseRules: { break_point: 30, turn_limit: 6 },
  armies: { blue, red },
};
