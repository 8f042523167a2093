/** The road along the Kinzig, an imagined day of October 1813: a breakthrough to the western edge. */
import { edgeHexes, hexAt } from '../../geometry/shape.ts';
import { drawnMap, landRows } from '../drawing.ts';
import type { Scenario } from '../scenario.ts';
import { block } from './block.ts';
import { raised } from './raised.ts';

const map = drawnMap({
  ground: [
    '. . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . w w w . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . w w w w . . . . . . . . . . . . .',
    ' . . . . w w w w w . . . w w w w w . . . . . . . . . . . . .',
    '. . w w w w w w w w w . w w w w w . . . . . w w w w . . . .',
    ' . w w w w w w w w w w w . . . . . . . . . w w w w w . . . .',
    '. . w w w w w w w w w w . . . . . . . . . . w w w . . . . .',
    ' . . . w w w w w w w w . . . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . d . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . d d d . . . . . . . . . .',
    '. . . . . . . . . . h h h . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . h h h h h . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . h h h . v v . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . v v . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . . h h h . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . h h h h h h . . . . . .',
    '. . . . . . . . . . . . . . . . . . . h h h h . . . . . . .',
    ' . . . w w w . . . . . . . . . . . . . . . . . . . . . . . .',
    '. . . w w w w w . . . . . . . . . . . . . . . w w w w . . .',
    ' . . w w w w w w w . . . . . . . . . . . . . w w w w w . . .',
    '. . . w w w w w w w . . . . . . . . . . . . . w w w w . . .',
    ' . . . . w w w w . . . . . . . . . . . . . . . . . . . . . .',
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
    'n30',
    'n30',
    'n30',
    'n30',
    'n12 s2 n13 s3',
    'n11 s6 n2 s2 n5 s4',
    'n5 s2 n1 s22',
    's30',
    's30',
    's30',
    's30',
    's30',
  ]),
  waters: [{ between: ['n', 's'], terrain: 'river' }],
  crossings: [
    { column: 4, row: 18, towards: 2, terrain: 'bridge' },
    { column: 13, row: 15, towards: 2, terrain: 'bridge' },
    { column: 22, row: 17, towards: 2, terrain: 'ford' },
    { column: 22, row: 17, towards: 3, terrain: 'ford' },
  ],
});

// biome-ignore format: a table
const blue = raised('france', { en: 'Army of General Sorbet', fr: 'Armée du général Sorbet' }, [
  ['fr-vg1', '2e chasseurs à pied de la Garde', 'lineInfantry', 'elite', 9, [], 18],
  ['fr-vg2', '2e grenadiers à pied de la Garde', 'lineInfantry', 'elite', 9, ['tenacious'], 16],
  ['fr-96', '96e de ligne', 'lineInfantry', 'recruit', 6, [], 18],
  ['fr-103', '103e de ligne', 'lineInfantry', 'recruit', 6, [], 18],
  ['pl-vis', 'Régiment de la Vistule', 'lineInfantry', 'ordinary', 7, [], 14],
  ['fr-2l', '2e léger', 'lightInfantry', 'ordinary', 7, ['skirmisher'], 10],
  ['fr-10l', '10e léger', 'lightInfantry', 'recruit', 6, ['skirmisher'], 8],
  ['fr-gg', 'Artillerie de la Garde', 'heavyFootBattery', 'ordinary', 8, ['grandBattery'], 4],
  ['fr-ga', 'Artillerie à cheval de la Garde', 'lightHorseBattery', 'ordinary', 8, [], 3],
  ['fr-2c', '2e cuirassiers', 'heavyCavalry', 'ordinary', 7, ['cuirassier'], 9],
  ['fr-gc', 'Grenadiers à cheval', 'heavyCavalry', 'ordinary', 8, ['grandCharge'], 8],
  ['fr-lan', 'Lanciers rouges', 'lightCavalry', 'ordinary', 8, ['lancer'], 6],
  ['fr-gh', 'Gardes d’honneur', 'lightCavalry', 'recruit', 6, [], 5],
]);

// biome-ignore format: a table
const red = raised('bavaria', { en: 'Corps of General Wredenberg', fr: 'Corps du général Wredenberg' }, [
  ['ba-4', '4. Linien-Infanterie', 'lineInfantry', 'ordinary', 7, [], 18],
  ['ba-7', '7. Linien-Infanterie', 'lineInfantry', 'ordinary', 7, [], 18],
  ['ba-9', '9. Linien-Infanterie', 'lineInfantry', 'ordinary', 7, [], 18],
  ['ba-11', '11. Linien-Infanterie', 'lineInfantry', 'ordinary', 7, [], 16],
  ['at-jor', 'Regiment Jordis', 'lineInfantry', 'ordinary', 7, ['tenacious'], 18],
  ['at-szek', 'Székler Grenzer', 'lightInfantry', 'ordinary', 7, ['skirmisher', 'irregular'], 12],
  ['ba-lei', 'Leichtes Bataillon', 'lightInfantry', 'ordinary', 7, ['skirmisher'], 10],
  ['ba-12', 'Zwölfpfünderbatterie', 'heavyFootBattery', 'ordinary', 7, ['grandBattery'], 5],
  ['ba-6', 'Sechspfünderbatterie', 'mediumFootBattery', 'ordinary', 7, ['grandBattery'], 5],
  ['at-6', 'Österreichische Batterie', 'mediumFootBattery', 'ordinary', 7, [], 4],
  ['at-kl', 'Kürassiere Liechtenstein', 'heavyCavalry', 'ordinary', 7, ['cuirassier'], 8],
  ['ba-ch1', '1. Chevaulegers', 'lightCavalry', 'ordinary', 7, [], 6],
  ['ba-ch7', '7. Chevaulegers', 'lightCavalry', 'ordinary', 7, [], 6],
  ['ru-kaz', 'Kasaki Tschernyschewa', 'lightCavalry', 'ordinary', 7, ['harassment', 'irregular'], 5],
]);

export const kinzig: Scenario = {
  id: 'kinzig',
  title: { en: 'The road to the Rhine', fr: 'La route du Rhin' },
  story: {
    en: 'Hesse, October 1813. The Emperor’s last guards march for the Rhine; a Bavarian corps, an ally until three weeks ago, bars the road between forest and river. What leaves the field in the west will fight again; what does not is lost. Between equals the road is barred more often than it is forced. After Hanau, freely.',
    fr: 'Hesse, octobre 1813. Les dernières gardes de l’Empereur marchent vers le Rhin ; un corps bavarois, allié trois semaines plus tôt, barre la route entre la forêt et la rivière. Ce qui quitte le champ à l’ouest se battra encore ; le reste est perdu. Entre joueurs de même force, la route est barrée plus souvent qu’elle n’est forcée. D’après Hanau, librement.',
  },
  map,
  drawing: {
    season: 'autumn',
    roads: [
      {
        kind: 'highRoad',
        through: [hexAt(29, 11), hexAt(22, 10), hexAt(14, 12), hexAt(7, 13), hexAt(0, 12)],
      },
    ],
    names: [
      { ...hexAt(13, 12), kind: 'place', text: 'Lamberg' },
      { ...hexAt(6, 5), kind: 'wood', text: 'Lamboiwald' },
      { ...hexAt(20, 17), kind: 'water', text: 'Kinzig' },
      { ...hexAt(20, 15), kind: 'height', text: 'Galgenberg' },
    ],
  },
  homeEdges: { blue: 'east', red: 'west' },
  zones: {
    blue: block([24, 29], [6, 14]),
    red: block([6, 13], [7, 16]),
  },
  objectives: [
    {
      kind: 'exit',
      id: 'rhine',
      name: { en: 'The road to the Rhine', fr: 'La route du Rhin' },
      points: 150,
      hexes: edgeHexes(map.shape, 'west'),
      side: 'blue',
      enough: 7,
    },
  ],
  format: 2000,
  firstSide: 'blue',
  houseRules: { break_point: 40, turn_limit: 20 },
  armies: { blue, red },
};
