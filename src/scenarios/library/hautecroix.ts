/** The farm of Hautecroix, an imagined corner of June 1815: a relief. */
import { edgeHexes, hexAt } from '../../geometry/shape.ts';
import { drawnMap } from '../drawing.ts';
import type { Scenario } from '../scenario.ts';
import { block } from './block.ts';
import { raised } from './raised.ts';

const map = drawnMap({
  ground: [
    '. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . h h h h h h h h h h h h h h h h h h h h . . . . .',
    '. . . . . . h h h h h h h h h h h h h h h h h h h h h h . . . .',
    ' . . . . . . h h h h h h h h h h h h h h h h . . . . . . . . . .',
    '. . . . . w w . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . w w w . . . . . . . . . . . . . . . . . v v . . . . . .',
    '. . . . w w w . . . . . . . . . . . . . . . . . v . . . . . . .',
    ' . . . . w w w . . . . . . . . . d d . . . . . . . . . . . . . .',
    '. . . . w w w w . . . . . . w f f d . . . . . . . . . . . . . .',
    ' . . . . w w w w . . . . . . w w . . . . . . . . . . . w . . . .',
    '. . . . . . w . . . . . . . . . . . . . . . . . . . . w w . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . . . . w w w . . .',
    '. . . . . . . . . . . . . . . . . . . . . . . . . . . w w w . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . . . . w w w w . .',
    '. . . . . . . . . h h h h . . . . . . . . h h h h . . w w w . .',
    ' . . . . . . . . h h h h h . . . . . . . . h h h h . . . . . . .',
    '. . . . . . . . h h h h h . . . . . . . . h h h . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
  ],
});

// biome-ignore format: a table
const blue = raised('netherlands', { en: 'Garrison and relief of Hautecroix', fr: 'Garnison et secours de Hautecroix' }, [
  ['nl-27', '27e Jagers', 'lightInfantry', 'ordinary', 7, ['skirmisher'], 10],
  ['na-1', '1. Regiment Nassau', 'lineInfantry', 'ordinary', 7, ['tenacious'], 18],
  ['na-2', '2. Regiment Nassau', 'lineInfantry', 'recruit', 6, [], 16],
  ['nl-7', '7e bataljon infanterie', 'lineInfantry', 'ordinary', 7, [], 16],
  ['nl-bat', 'Batterij Bijleveld', 'lightHorseBattery', 'ordinary', 7, [], 3],
  ['bw-leib', 'Braunschweiger Leibbataillon', 'lineInfantry', 'ordinary', 8, ['controlledFire'], 16],
  ['bw-av', 'Braunschweiger Avantgarde', 'lightInfantry', 'ordinary', 7, ['skirmisher'], 10],
  ['br-28', '28th Foot', 'lineInfantry', 'ordinary', 7, ['controlledFire'], 16],
  ['br-79', '79th Highlanders', 'lineInfantry', 'ordinary', 8, ['controlledFire'], 14],
  ['br-ra', 'Royal Artillery', 'mediumFootBattery', 'ordinary', 7, [], 4],
  ['bw-hus', 'Braunschweiger Husaren', 'lightCavalry', 'ordinary', 7, [], 6],
]);

// biome-ignore format: a table
const red = raised('france', { en: 'Wing of General Castelbrun', fr: 'Aile du général Castelbrun' }, [
  ['fr-1l', '1er léger', 'lightInfantry', 'ordinary', 7, ['skirmisher'], 12],
  ['fr-2l', '2e léger', 'lightInfantry', 'ordinary', 7, ['skirmisher'], 10],
  ['fr-61', '61e de ligne', 'lineInfantry', 'ordinary', 7, [], 18],
  ['fr-72', '72e de ligne', 'lineInfantry', 'ordinary', 7, [], 18],
  ['fr-108', '108e de ligne', 'lineInfantry', 'ordinary', 7, [], 18],
  ['fr-4', '4e de ligne', 'lineInfantry', 'ordinary', 7, [], 16],
  ['fr-12', 'Batterie de 12', 'heavyFootBattery', 'ordinary', 7, [], 4],
  ['fr-6', 'Batterie de 6', 'mediumFootBattery', 'ordinary', 7, [], 4],
  ['fr-8c', '8e cuirassiers', 'heavyCavalry', 'ordinary', 7, ['cuirassier'], 9],
  ['fr-lan', '6e lanciers', 'lightCavalry', 'ordinary', 7, ['lancer'], 6],
]);

export const hautecroix: Scenario = {
  id: 'hautecroix',
  title: { en: 'The relief of Hautecroix', fr: 'Le secours de Hautecroix' },
  story: {
    en: 'Brabant, June 1815. Nassauers and Dutch hold the walled farm of Hautecroix and the crossroads behind it. Brunswick and British battalions are on the road from the north, Brunswick first. Until they come the French have the numbers; afterwards nobody has. Between equals the allies win more often than the French. After Quatre-Bras, freely.',
    fr: 'Brabant, juin 1815. Des Nassau et des Hollandais tiennent la ferme fortifiée de Hautecroix et le carrefour derrière elle. Des bataillons de Brunswick et des Anglais sont sur la route du nord, Brunswick en tête. Jusque-là le nombre est aux Français ; après, à personne. Entre joueurs de même force, les alliés l’emportent plus souvent que les Français. D’après les Quatre-Bras, librement.',
  },
  map,
  drawing: {
    season: 'summer',
    roads: [
      { kind: 'highRoad', through: [hexAt(16, 0), hexAt(17, 4), hexAt(18, 8), hexAt(18, 14), hexAt(17, 21)] },
      { kind: 'lane', through: [hexAt(0, 5), hexAt(8, 4), hexAt(17, 4), hexAt(24, 7), hexAt(31, 8)] },
    ],
    names: [
      { ...hexAt(15, 10), kind: 'place', text: 'Hautecroix' },
      { ...hexAt(24, 7), kind: 'place', text: 'Genneval' },
      { ...hexAt(5, 9), kind: 'wood', text: 'Bois de Bossy' },
      { ...hexAt(12, 4), kind: 'height', text: 'Les Quatre-Vents' },
    ],
  },
  homeEdges: { blue: 'north', red: 'south' },
  zones: {
    blue: [...block([8, 24], [1, 5]), ...block([14, 17], [9, 11])],
    red: block([4, 27], [17, 20]),
  },
  objectives: [
    {
      kind: 'place',
      id: 'farm',
      name: { en: 'The farm', fr: 'La ferme' },
      points: 100,
      hexes: [hexAt(15, 10)],
      when: 'end',
      holder: 'blue',
      keeps: true,
    },
    {
      kind: 'place',
      id: 'crossroads',
      name: { en: 'The crossroads', fr: 'Le carrefour' },
      points: 250,
      hexes: [hexAt(17, 4)],
      when: 'end',
      holder: 'blue',
      keeps: true,
    },
  ],
  reinforcements: [
    { turn: 3, units: ['bw-leib', 'bw-av', 'bw-hus'], hexes: edgeHexes(map.shape, 'north') },
    { turn: 5, units: ['br-28', 'br-79', 'br-ra'], hexes: edgeHexes(map.shape, 'north') },
  ],
  format: 1500,
  firstSide: 'red',
  houseRules: { break_point: 40, turn_limit: 24 },
  armies: { blue, red },
};
