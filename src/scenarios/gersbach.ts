/**
 * The crossing at Gersbach, an imagined day of the Danube campaign of 1809: a French division comes up from the south
 * to take a village with its bridge; an Austrian one comes down to hold it.
 */
import { hexAt } from '../geometry/shape.ts';
import { drawnMap, landRows } from './drawing.ts';
import { armyOf } from './muster.ts';
import type { DeployedUnit, Scenario } from './scenario.ts';

const map = drawnMap({
  // The Galgenberg in the north and the Windmühlenhöhe in the south carry the guns; the Steinhof is the walled farm,
  // Gersbach lies at the bridge over the Lauter, and the Mühlbach runs into it through marshy meadows.
  ground: [
    '. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . w w . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . . W h h . . . . . . . . . . . . . . .',
    ' . . w w . . . . . . . . . W h h h . . . . . . . . . . . . . . .',
    '. . w . . . . . . . . . . . h h h . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . w w . . . . . . . . . . . d . . . . . . .',
    ' . . h h . . . . . . . . w . . . . . . . . . . . . . . . w w . .',
    '. . W W h . . . . . . . . . . . . . . . v v . . . . . . w w . .',
    ' . . . D . . . . . f . . . . . . . . . . v v . . . . . . . w . .',
    '. . . . . . . . . . . . . d d . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . d d . . . . . . . . . d d . . . . .',
    '. . . w w . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . w w . . . . . . . . . h h h . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . W h h h . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . W h . . . . . . . . . . . . . . . .',
    '. . . . . . . . . w w . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . w . . . . . . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
  ],
  // North and south of the Mühlbach, and east of the Lauter.
  lands: landRows([
    'n26 e6',
    'n26 e6',
    'n26 e6',
    'n25 e7',
    'n25 e7',
    'n25 e7',
    'n25 e7',
    'n24 e8',
    'n24 e8',
    'n24 e8',
    'n23 e9',
    'n23 e9',
    's4 n19 e9',
    's16 n7 e9',
    's24 e8',
    's24 e8',
    's24 e8',
    's24 e8',
    's25 e7',
    's25 e7',
    's25 e7',
    's25 e7',
  ]),
  waters: [
    { between: ['n', 's'], terrain: 'stream' },
    { between: ['n', 'e'], terrain: 'river' },
    { between: ['s', 'e'], terrain: 'river' },
  ],
  crossings: [
    { column: 22, row: 11, towards: 1, terrain: 'bridge' },
    { column: 24, row: 5, towards: 1, terrain: 'ford' },
    { column: 23, row: 16, towards: 1, terrain: 'ford' },
  ],
});

// biome-ignore format: a table
const blue = armyOf('france', { en: 'Division Morand-Lasserre', fr: 'Division Morand-Lasserre' }, 5, [
  // The brigade of the left, in column against the Steinhof.
  ['fr-57', '57e de ligne', 'lineInfantry', 'elite', 8, [], 18, 7, 15, 'column'],
  ['fr-3', '3e de ligne', 'lineInfantry', 'ordinary', 7, [], 18, 8, 15, 'column'],
  ['fr-105', '105e de ligne', 'lineInfantry', 'ordinary', 7, [], 18, 6, 15, 'column'],
  // The brigade of the centre, its light infantry ahead.
  ['fr-18', '18e de ligne', 'lineInfantry', 'ordinary', 8, [], 18, 11, 15, 'line'],
  ['fr-cons', 'Conscrits de la Marne', 'lineInfantry', 'recruit', 6, [], 18, 12, 15, 'line'],
  ['fr-26', '26e léger', 'lightInfantry', 'ordinary', 7, ['skirmisher'], 12, 12, 14, 'skirmish'],
  // The guns on the Windmühlenhöhe.
  ['fr-12', 'Batterie de 12', 'heavyFootBattery', 'ordinary', 7, [], 4, 15, 15, 'none'],
  ['fr-8', 'Batterie de 8', 'mediumFootBattery', 'ordinary', 7, [], 4, 16, 15, 'none'],
  // The right: cuirassiers and horse artillery before Gersbach, the others beyond the Lauter.
  ['fr-art', 'Artillerie à cheval', 'lightHorseBattery', 'ordinary', 7, [], 3, 20, 15, 'none'],
  ['fr-cuir', '6e cuirassiers', 'heavyCavalry', 'ordinary', 7, ['cuirassier'], 10, 20, 16, 'none'],
  ['fr-drag', '11e dragons', 'mediumCavalry', 'ordinary', 7, ['counterCharge'], 8, 27, 15, 'none'],
  ['fr-lanc', 'Lanciers de la Vistule', 'lightCavalry', 'ordinary', 8, ['lancer'], 5, 26, 15, 'none'],
]);

// biome-ignore format: a table
const red = armyOf('austria', { en: 'Division Ritter von Auersperg', fr: 'Division Ritter von Auersperg' }, 2, [
  // The right: light troops ahead of the Landwehr.
  ['at-jag', '5. Jägerbataillon', 'lightInfantry', 'ordinary', 8, ['skirmisher'], 10, 5, 7, 'skirmish'],
  ['at-grad', 'Gradiskaner Grenzer', 'lightInfantry', 'ordinary', 7, ['skirmisher', 'irregular'], 12, 6, 7, 'skirmish'],
  ['at-land', 'Wiener Landwehr', 'lineInfantry', 'recruit', 6, ['irregular'], 20, 6, 6, 'column'],
  // The brigade of the centre.
  ['at-deut', 'IR 4 Deutschmeister', 'lineInfantry', 'elite', 8, ['tenacious'], 18, 10, 6, 'line'],
  ['at-kaun', 'IR 20 Kaunitz', 'lineInfantry', 'ordinary', 7, [], 20, 11, 6, 'column'],
  ['at-schr', 'IR 7 Schröder', 'lineInfantry', 'ordinary', 7, [], 20, 12, 6, 'column'],
  // The guns on the Galgenberg.
  ['at-12', 'Positionsbatterie', 'heavyFootBattery', 'ordinary', 7, [], 4, 15, 6, 'none'],
  ['at-6', 'Brigadebatterie', 'mediumFootBattery', 'ordinary', 7, [], 4, 16, 6, 'none'],
  // The left: heavy cavalry towards Gersbach, light cavalry beyond the Lauter.
  ['at-kur', 'Kürassiere Kronprinz', 'heavyCavalry', 'ordinary', 7, ['cuirassier'], 10, 20, 5, 'none'],
  ['at-drag', 'Dragoner Knesevich', 'mediumCavalry', 'ordinary', 7, ['counterCharge'], 8, 21, 5, 'none'],
  ['at-hus', 'Husaren Kienmayer', 'lightCavalry', 'ordinary', 8, [], 6, 27, 6, 'none'],
  ['at-ul', 'Ulanen Merveldt', 'lightCavalry', 'ordinary', 7, ['lancer'], 5, 28, 6, 'none'],
]);

export const gersbach: Scenario<DeployedUnit> = {
  id: 'gersbach',
  title: { en: 'The crossing at Gersbach', fr: 'Le passage de Gersbach' },
  story: {
    en: 'May 1809. The bridge over the Lauter at Gersbach opens the road to the Danube. A French division marches up from the south to take it; an Austrian division comes down from the north to bar the way. The walled farm of the Steinhof covers one wing, the river the other.',
    fr: 'Mai 1809. Le pont de Gersbach, sur la Lauter, ouvre la route du Danube. Une division française monte du sud pour s’en emparer ; une division autrichienne descend du nord pour lui barrer le chemin. La ferme fortifiée du Steinhof couvre une aile, la rivière couvre l’autre.',
  },
  map,
  drawing: {
    season: 'spring',
    roads: [
      {
        kind: 'highRoad',
        through: [hexAt(18, 21), hexAt(19, 15), hexAt(21, 11), hexAt(23, 11), hexAt(28, 5), hexAt(29, 0)],
      },
      { kind: 'lane', through: [hexAt(0, 9), hexAt(9, 11), hexAt(15, 10), hexAt(20, 10)] },
      { kind: 'lane', through: [hexAt(9, 11), hexAt(9, 4), hexAt(11, 0)] },
    ],
    names: [
      { ...hexAt(20, 10), kind: 'place', text: 'Gersbach' },
      { ...hexAt(9, 11), kind: 'place', text: 'Steinhof' },
      { ...hexAt(15, 5), kind: 'height', text: 'Galgenberg' },
      { ...hexAt(16, 17), kind: 'height', text: 'Windmühlenhöhe' },
      { ...hexAt(26, 20), kind: 'water', text: 'Lauter' },
      { ...hexAt(6, 13), kind: 'water', text: 'Mühlbach' },
    ],
  },
  homeEdges: { blue: 'south', red: 'north' },
  format: 2000,
  firstSide: 'dice',
  houseRules: { break_point: 50, turn_limit: 12 },
  armies: { blue, red },
};
