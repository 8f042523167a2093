/** The village of Weissdorf, an imagined day of May 1813: conscripts and Landwehr for a churchyard. */
import { hexAt } from '../../geometry/shape.ts';
import { drawnMap, landRows } from '../drawing.ts';
import type { Scenario } from '../scenario.ts';
import { block } from './block.ts';
import { raised } from './raised.ts';

const map = drawnMap({
  ground: [
    '. . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . h h h h . . . . .',
    '. . . . . . . . . . . . . . h h h h h h . . . .',
    ' . . w w w w . . . . . . . . . . h h h h . . . .',
    '. . w w w w w . . . . . . . . . . . . . . . . .',
    ' . . w w w w . . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . v v v . . d . . . . . . .',
    '. . . . . . . . . . . v f v . . d d . . . . . .',
    ' . . . . . . . . . . . . v . . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . . . w . . .',
    ' . . . . . . . . . . . . . . . . . . w w w . . .',
    '. . . . . h h h h . . . . . . . . . w w w . . .',
    ' . . . h h h h h h h . . . . . . . w w w . . . .',
    '. . . . h h h h h h . . . . . . . . . w . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . .',
  ],
  lands: landRows([
    'w9 e15',
    'w9 e15',
    'w10 e14',
    'w9 e15',
    'w9 e15',
    'w9 e15',
    'w8 e16',
    'w8 e16',
    'w8 e16',
    'w8 e16',
    'w8 e16',
    'w8 e16',
    'w9 e15',
    'w8 e16',
    'w9 e15',
    'w8 e16',
    'w8 e16',
    'w8 e16',
    'w9 e15',
    'w9 e15',
  ]),
  waters: [{ between: ['w', 'e'], terrain: 'stream' }],
  crossings: [{ column: 8, row: 9, towards: 1, terrain: 'bridge' }],
});

// biome-ignore format: a table
const blue = raised('france', { en: 'Division Marchais', fr: 'Division Marchais' }, [
  ['fr-22', '22e de ligne', 'lineInfantry', 'ordinary', 7, [], 18],
  ['fr-70', '70e de ligne', 'lineInfantry', 'ordinary', 7, [], 18],
  ['fr-mar1', '1er de marine', 'lineInfantry', 'ordinary', 8, ['tenacious'], 20],
  ['fr-con1', '134e de ligne, conscrits', 'lineInfantry', 'recruit', 6, [], 18],
  ['fr-con2', '138e de ligne, conscrits', 'lineInfantry', 'recruit', 6, [], 18],
  ['fr-vol', 'Voltigeurs réunis', 'lightInfantry', 'ordinary', 7, ['skirmisher'], 10],
  ['fr-12', 'Batterie de 12', 'heavyFootBattery', 'ordinary', 7, [], 4],
  ['fr-6', 'Batterie de 6', 'mediumFootBattery', 'ordinary', 7, [], 4],
  ['fr-10h', '10e hussards', 'lightCavalry', 'recruit', 6, [], 5],
  ['fr-drag', 'Dragons badois', 'mediumCavalry', 'ordinary', 7, [], 8],
]);

// biome-ignore format: a table
const red = raised('prussia', { en: 'Brigade von Steinäcker', fr: 'Brigade von Steinäcker' }, [
  ['pr-leib', 'Leib-Infanterie-Regiment', 'lineInfantry', 'ordinary', 8, ['tenacious'], 18],
  ['pr-2w', '2. Westpreußisches Regiment', 'lineInfantry', 'ordinary', 7, [], 18],
  ['pr-res', 'Reserve-Regiment Nr. 9', 'lineInfantry', 'recruit', 6, [], 18],
  ['pr-lw1', 'Neumärkische Landwehr', 'lineInfantry', 'recruit', 6, ['irregular'], 18],
  ['pr-fus', 'Füsilierbataillon', 'lightInfantry', 'ordinary', 7, ['skirmisher'], 10],
  ['pr-jag', 'Freiwillige Jäger', 'lightInfantry', 'ordinary', 7, ['skirmisher', 'scout'], 6],
  ['pr-12', 'Zwölfpfündige Batterie', 'heavyFootBattery', 'ordinary', 7, [], 3],
  ['pr-6', 'Sechspfündige Batterie', 'mediumFootBattery', 'ordinary', 7, [], 4],
  ['pr-kur', 'Brandenburgische Kürassiere', 'heavyCavalry', 'ordinary', 7, ['halfCuirass'], 8],
  ['pr-ul', 'Schlesische Ulanen', 'lightCavalry', 'ordinary', 7, ['lancer', 'impetuous'], 6],
  ['pr-hus', 'Leibhusaren', 'lightCavalry', 'ordinary', 7, [], 4],
]);

export const weissdorf: Scenario = {
  id: 'weissdorf',
  title: { en: 'The churchyard of Weissdorf', fr: 'Le cimetière de Weissdorf' },
  story: {
    en: 'Saxony, May 1813. Weissdorf lies where the roads cross, with a walled churchyard in its midst. Marines and conscripts come from the south, the King’s regiments and the Landwehr from the north; both mean to sleep there. Village and brook are invented; the troops are those of that spring.',
    fr: 'Saxe, mai 1813. Weissdorf est à la croisée des routes, un cimetière fortifié en son milieu. Marins et conscrits viennent du sud, les régiments du roi et la Landwehr du nord ; tous comptent y dormir. Le village et le ruisseau sont inventés ; les troupes sont celles de ce printemps-là.',
  },
  map,
  drawing: {
    season: 'spring',
    roads: [
      { kind: 'highRoad', through: [hexAt(12, 0), hexAt(12, 5), hexAt(12, 9), hexAt(12, 14), hexAt(11, 19)] },
      { kind: 'lane', through: [hexAt(0, 9), hexAt(8, 9), hexAt(12, 9), hexAt(16, 8), hexAt(23, 9)] },
    ],
    names: [
      { ...hexAt(11, 9), kind: 'place', text: 'Weissdorf' },
      { ...hexAt(16, 4), kind: 'height', text: 'Kirchberg' },
      { ...hexAt(6, 15), kind: 'height', text: 'Weinberg' },
      { ...hexAt(8, 13), kind: 'water', text: 'Weissbach' },
      { ...hexAt(4, 6), kind: 'wood', text: 'Herrenholz' },
    ],
  },
  homeEdges: { blue: 'south', red: 'north' },
  zones: {
    blue: block([1, 22], [15, 18]),
    red: block([1, 22], [1, 4]),
  },
  objectives: [
    {
      kind: 'place',
      id: 'churchyard',
      name: { en: 'The churchyard', fr: 'Le cimetière' },
      points: 150,
      hexes: [hexAt(12, 10)],
      when: 'end',
      keeps: true,
    },
    {
      kind: 'place',
      id: 'village',
      name: { en: 'The village', fr: 'Le village' },
      points: 100,
      hexes: [hexAt(11, 9), hexAt(12, 9), hexAt(13, 9), hexAt(11, 10), hexAt(13, 10), hexAt(12, 11)],
      when: 'end',
      keeps: true,
    },
  ],
  format: 1500,
  firstSide: 'dice',
  houseRules: { break_point: 40, turn_limit: 24 },
  armies: { blue, red },
};
