/** The ridge of Serralva, an imagined rearguard in Portugal, 1810. */
import { hexAt } from '../../geometry/shape.ts';
import { drawnMap, landRows } from '../drawing.ts';
import type { Scenario } from '../scenario.ts';
import { block } from './block.ts';
import { raised } from './raised.ts';

const map = drawnMap({
  ground: [
    '. . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . h h h h h h h h h h h h h . . . . . . w w . . . . .',
    '. h h h h h W h h h h h h h h h h h h h h h h W W w . . . .',
    ' . h h h h W W W h h h h h h h h F h h h h h h W W h h h h .',
    '. . . . . . h h h h h h h h h h h h h h h h h h h h h h h h',
    ' . . . . . . . . . . . . . . . . . . h h h h h h h h h h h .',
    '. . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . d d d d d . . . . . . .',
    '. . . . . . . d d d . . . v v . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . v . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . . . . . . . . w w w . .',
    ' . . w w . . . . . . . . . . . . . . . . . . . . w w w w . .',
    '. . w w w . . . . . . . . . . . . . . . . . . . . . w w w .',
    ' . . w w . . . . . . . . . . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
  ],
  lands: landRows([
    'n30',
    'n30',
    'n30',
    'n30',
    'n30',
    'n30',
    'n30',
    'n30',
    'n30',
    'n30',
    'n30',
    'n30',
    's5 n2 s1 n7 s5 n1 s4 n5',
    's11 n2 s14 n2 s1',
    's30',
    's30',
    's30',
    's30',
    's30',
    's30',
  ]),
  waters: [{ between: ['n', 's'], terrain: 'stream' }],
});

// biome-ignore format: a table
const blue = raised('france', { en: 'Division Garrand', fr: 'Division Garrand' }, [
  ['fr-2', '2e léger', 'lightInfantry', 'ordinary', 7, ['skirmisher'], 12],
  ['fr-4', '4e léger', 'lightInfantry', 'ordinary', 7, ['skirmisher'], 10],
  ['fr-36', '36e de ligne', 'lineInfantry', 'ordinary', 7, ['impetuous'], 18],
  ['fr-17', '17e de ligne', 'lineInfantry', 'ordinary', 7, [], 18],
  ['fr-70', '70e de ligne', 'lineInfantry', 'ordinary', 7, [], 18],
  ['fr-86', '86e de ligne', 'lineInfantry', 'ordinary', 7, [], 16],
  ['fr-gren', 'Grenadiers réunis', 'lineInfantry', 'ordinary', 8, [], 16],
  ['fr-8', 'Batterie de 8', 'mediumFootBattery', 'ordinary', 7, [], 4],
  ['fr-art', 'Artillerie à cheval', 'lightHorseBattery', 'ordinary', 7, [], 3],
  ['fr-drag', '6e dragons', 'mediumCavalry', 'ordinary', 7, [], 8],
]);

// biome-ignore format: a table
const red = raised('britain', { en: 'Rearguard of General Craufield', fr: 'Arrière-garde du général Craufield' }, [
  ['br-43', '43rd Light Infantry', 'lightInfantry', 'ordinary', 8, ['skirmisher'], 12],
  ['br-95', '95th Rifles', 'lightInfantry', 'ordinary', 8, ['skirmisher', 'scout'], 8],
  ['br-45', '45th Foot', 'lineInfantry', 'ordinary', 7, ['controlledFire'], 18],
  ['br-74', '74th Highlanders', 'lineInfantry', 'ordinary', 8, ['controlledFire'], 16],
  ['br-88', '88th Connaught Rangers', 'lineInfantry', 'ordinary', 7, ['impetuous'], 18],
  ['pt-1', '1.º de Caçadores', 'lightInfantry', 'ordinary', 7, ['skirmisher'], 10],
  ['pt-9', '9.º de Infantaria', 'lineInfantry', 'recruit', 6, [], 18],
  ['br-9', 'Royal Artillery', 'mediumFootBattery', 'ordinary', 7, [], 4],
  ['pt-art', 'Artilharia portuguesa', 'mediumFootBattery', 'ordinary', 7, [], 4],
  ['br-ld', '14th Light Dragoons', 'lightCavalry', 'ordinary', 7, [], 6],
]);

export const serralva: Scenario = {
  id: 'serralva',
  title: { en: 'Rearguard at Serralva', fr: 'Arrière-garde à Serralva' },
  story: {
    en: 'Portugal, September 1810. Behind the Serra the army goes back towards its lines; a light brigade, Connaught Rangers and caçadores hold the ridge until evening. The French climb out of the valley through stony fields. Every turn on the ridge is an hour for the army. Between equals it is held more often than it is taken. Serralva is not on any map.',
    fr: 'Portugal, septembre 1810. Derrière la Serra, l’armée se retire vers ses lignes ; une brigade légère, les Connaught Rangers et des caçadores tiennent la crête jusqu’au soir. Les Français montent de la vallée à travers des champs de pierres. Chaque tour sur la crête est une heure pour l’armée. Entre joueurs de même force, elle est tenue plus souvent qu’elle n’est prise. Serralva n’est sur aucune carte.',
  },
  map,
  drawing: {
    season: 'autumn',
    roads: [
      { kind: 'lane', through: [hexAt(14, 0), hexAt(15, 5), hexAt(14, 10), hexAt(15, 15), hexAt(14, 19)] },
    ],
    names: [
      { ...hexAt(9, 5), kind: 'height', text: 'Serra de Serralva' },
      { ...hexAt(13, 10), kind: 'place', text: 'Serralva' },
      { ...hexAt(16, 5), kind: 'place', text: 'Convento' },
      { ...hexAt(25, 12), kind: 'water', text: 'Alva' },
    ],
  },
  homeEdges: { blue: 'south', red: 'north' },
  zones: {
    blue: block([2, 27], [15, 18]),
    red: block([3, 27], [3, 7]),
  },
  objectives: [
    {
      kind: 'place',
      id: 'convent',
      name: { en: 'The convent', fr: 'Le couvent' },
      points: 25,
      hexes: [hexAt(16, 5), hexAt(15, 5), hexAt(17, 5)],
      when: 'eachTurn',
      holder: 'red',
      keeps: true,
    },
  ],
  format: 1500,
  firstSide: 'blue',
  houseRules: { break_point: 40, turn_limit: 24 },
  armies: { blue, red },
};
