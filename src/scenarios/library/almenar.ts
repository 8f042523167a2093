/** The gorge of Almenar, an imagined ambush in Aragon, 1811: irregulars in broken country. */
import { hexAt } from '../../geometry/shape.ts';
import { drawnMap, landRows } from '../drawing.ts';
import type { Scenario } from '../scenario.ts';
import { block } from './block.ts';
import { raised } from './raised.ts';

const map = drawnMap({
  ground: [
    '. . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . h h . . . . . . . . . . .',
    '. . . . . . . . . . . h h h . . . . . . . . . .',
    ' . . . h h h . . . . . h h . . . . h W W h h h .',
    '. . h h W W h . . . . . . . . . . h W W W h h .',
    ' . . h h W W h . . . . . d d d D h h W W . . . .',
    '. . . h W h h . . . . . . . . . h h . . . . . .',
    ' . . . . h h h . w w . . . . . . . . . . . . . .',
    '. . d d . . . . w w w . v . . . . . . . . . d .',
    ' . d d d . . . . . w . . v v . . . . . . d d d .',
    '. . d d . . . h . . . . . . w w W h h . . d d .',
    ' . . . . . D D h h . . . . . . . h h h h . . . .',
    '. . . . h D D D h . . . . . . . h h W W h . . .',
    ' . . . h h D h h . . . . . . . h h W W W h . . .',
    '. . . . . . . . . . . . . . . . . h W W . . . .',
    ' . . . . . . . . . . w w w . . . . . . . . . . .',
    '. . . . . . . . . . . w . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . .',
  ],
  lands: landRows([
    'w10 e14',
    'w10 e14',
    'w11 e13',
    'w11 e13',
    'w12 e12',
    'w11 e13',
    'w12 e12',
    'w11 e13',
    'w11 e13',
    'w10 e14',
    'w11 e13',
    'w11 e13',
    'w11 e13',
    'w11 e13',
    'w12 e12',
    'w12 e12',
    'w12 e12',
    'w12 e12',
  ]),
  waters: [{ between: ['w', 'e'], terrain: 'stream' }],
});

// biome-ignore format: a table
const blue = raised('france', { en: 'Column of General Bertolini', fr: 'Colonne du général Bertolini' }, [
  ['it-5', '5.º di linea', 'lineInfantry', 'ordinary', 7, [], 18],
  ['fr-117', '117e de ligne', 'lineInfantry', 'ordinary', 7, [], 18],
  ['fr-vis', '2e de la Vistule', 'lineInfantry', 'ordinary', 8, ['impetuous'], 16],
  ['fr-5l', '5e léger', 'lightInfantry', 'ordinary', 7, ['skirmisher'], 12],
  ['fr-mon', 'Chasseurs de montagne', 'lightInfantry', 'ordinary', 7, ['skirmisher', 'scout'], 8],
  ['fr-gun', 'Pièces de montagne', 'regimentalGun', 'ordinary', 7, [], 2],
  ['fr-13c', '13e cuirassiers, escadron', 'heavyCavalry', 'recruit', 6, ['cuirassier'], 8],
  ['fr-4h', '4e hussards', 'lightCavalry', 'ordinary', 7, [], 5],
]);

// biome-ignore format: a table
const red = raised('spain', { en: 'Partidas of El Zapatero', fr: 'Partidas d’El Zapatero' }, [
  ['sp-par1', 'Partida de la Sierra', 'lightInfantry', 'ordinary', 7, ['looseOrder', 'irregular'], 12],
  ['sp-par2', 'Partida de Almenar', 'lightInfantry', 'ordinary', 7, ['looseOrder', 'irregular'], 12],
  ['sp-par3', 'Cazadores de montaña', 'lightInfantry', 'ordinary', 8, ['skirmisher', 'scout'], 10],
  ['sp-som', 'Somatenes', 'lineInfantry', 'recruit', 6, ['irregular', 'warrior', 'impetuous'], 20],
  ['sp-vol', 'Voluntarios de Teruel', 'lineInfantry', 'ordinary', 7, ['irregular'], 18],
  ['sp-hib', 'Regimiento de Hibernia', 'lineInfantry', 'ordinary', 7, ['tenacious'], 16],
  ['sp-gun', 'Cañones de a cuatro', 'regimentalGun', 'ordinary', 7, [], 3],
  ['sp-lan', 'Lanceros de La Mancha', 'lightCavalry', 'ordinary', 7, ['lancer', 'irregular'], 6],
  ['sp-gar', 'Garrochistas', 'lightCavalry', 'ordinary', 7, ['harassment', 'irregular'], 6],
  ['sp-mig', 'Miqueletes', 'lightInfantry', 'recruit', 7, ['looseOrder'], 10],
]);

export const almenar: Scenario = {
  id: 'almenar',
  title: { en: 'The gorge of Almenar', fr: 'La gorge d’Almenar' },
  story: {
    en: 'Aragon, 1811. A column of Italians, Poles and French climbs towards Almenar to burn the magazines of El Zapatero. His partidas wait in the rocks, with somatenes who have little powder and no patience, and one old regiment that has. Between equals the column wins more often than the partidas. He is invented; there were many like him.',
    fr: 'Aragon, 1811. Une colonne d’Italiens, de Polonais et de Français monte vers Almenar pour brûler les magasins d’El Zapatero. Ses partidas attendent dans les rochers, avec des somatenes qui ont peu de poudre et point de patience, et un vieux régiment qui en a. Entre joueurs de même force, la colonne l’emporte plus souvent que les partidas. Il est inventé ; il y en eut beaucoup comme lui.',
  },
  map,
  drawing: {
    season: 'summer',
    roads: [
      { kind: 'lane', through: [hexAt(13, 17), hexAt(12, 13), hexAt(13, 9), hexAt(12, 4), hexAt(12, 0)] },
    ],
    names: [
      { ...hexAt(12, 8), kind: 'place', text: 'Almenar' },
      { ...hexAt(4, 5), kind: 'height', text: 'Peña Roja' },
      { ...hexAt(19, 4), kind: 'height', text: 'La Muela' },
      { ...hexAt(10, 13), kind: 'water', text: 'Río Seco' },
    ],
  },
  homeEdges: { blue: 'south', red: 'north' },
  zones: {
    blue: block([3, 20], [12, 16]),
    red: block([0, 23], [0, 5]),
  },
  objectives: [
    {
      kind: 'place',
      id: 'magazines',
      name: { en: 'The magazines', fr: 'Les magasins' },
      points: 200,
      hexes: [hexAt(12, 8)],
      when: 'end',
      holder: 'red',
      keeps: true,
    },
  ],
  format: 1000,
  firstSide: 'blue',
  houseRules: { break_point: 40, turn_limit: 24 },
  armies: { blue, red },
};
