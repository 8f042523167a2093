/**
 * The heights of Bartkenau, an imagined day of the winter of 1807 in East Prussia: a French division comes up from the
 * south to open a road; Russians and the last Prussian battalions, drawn up in the old way, stand across it.
 */
import { hexAt } from '../geometry/shape.ts';
import { drawnMap, landRows } from './drawing.ts';
import { armyOf } from './muster.ts';
import type { DeployedUnit, Scenario } from './scenario.ts';

const map = drawnMap({
  // The guns stand on the Kirchberg in the north and on the Galgenberg in the south; Bartkenau lies at the bridge over
  // the Wolla, the walled manor of Grünhof west of it, in its swamps.
  ground: [
    '. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    '. . . . . w . . . . . . . . . . . . . . w w . . . . . . . . . .',
    ' . . . . . . w . . . . . . h h . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . W h h h h h . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . h h h h h h W . . . . . . . . . . d d . .',
    '. . . . . . . . . . . . h h h h h . . . . . . . . . . . . . . .',
    ' . w . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    '. w w . . . . . . . . . . . . . . . . . . . . . . w . . . . . .',
    ' . w w . . . . d . . . . . . . . . v v . . . . . . w w . . . . .',
    '. . w . . . f . . . . . d . . . . v v . . . . . . w w . . . . .',
    ' . . . . . d . . . . . . . d d . . . . . . . . . . . w . . . . .',
    '. . . . . d . . . . . . . . . . . . . . . d d . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . d . . . . . . . . .',
    '. . . w . . . . . . . . . . . . . . . . . . . . . . . . w . . .',
    ' . . . w w . . . . . . . h h h h . . . . . . . . . . . . w w . .',
    '. . . . . . . . . . . . h h h h . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . W h h . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . w w . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . w . . . . . . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
  ],
  // North and south of the Wolla.
  lands: landRows([
    'n32',
    'n32',
    'n32',
    'n32',
    'n32',
    'n32',
    'n32',
    'n32',
    'n32',
    's4 n28',
    's6 n26',
    's13 n3 s5 n3 s2 n6',
    's28 n4',
    's32',
    's32',
    's32',
    's32',
    's32',
    's32',
    's32',
    's32',
    's32',
  ]),
  waters: [{ between: ['n', 's'], terrain: 'stream' }],
  crossings: [{ column: 17, row: 10, towards: 2, terrain: 'bridge' }],
});

// biome-ignore format: a table
const blue = armyOf('france', { en: 'Division Verlac', fr: 'Division Verlac' }, 5, [
  // The left: a large battalion and two regiments in column, voltigeurs ahead of them.
  ['fr-14', '14e de ligne', 'lineInfantry', 'ordinary', 7, ['largeBattalion'], 22, 7, 15, 'column'],
  ['fr-44', '44e de ligne', 'lineInfantry', 'ordinary', 7, [], 18, 8, 15, 'column'],
  ['fr-63', '63e de ligne', 'lineInfantry', 'ordinary', 7, [], 18, 9, 15, 'column'],
  ['fr-10', '10e léger', 'lightInfantry', 'ordinary', 7, ['skirmisher', 'scout'], 10, 8, 14, 'skirmish'],
  ['fr-volt', 'Voltigeurs réunis', 'lightInfantry', 'ordinary', 7, ['skirmisher', 'scout'], 8, 9, 14, 'skirmish'],
  // The guns on the Galgenberg.
  ['fr-12', 'Batterie de 12', 'heavyFootBattery', 'ordinary', 7, ['grandBattery'], 4, 13, 15, 'none'],
  ['fr-8', 'Batterie de 8', 'mediumFootBattery', 'ordinary', 7, ['grandBattery'], 4, 14, 15, 'none'],
  // The right: grenadiers towards the bridge, then the cavalry.
  ['fr-gren', 'Grenadiers réunis', 'lineInfantry', 'elite', 8, ['tacticalSense'], 18, 18, 15, 'line'],
  ['fr-cuir', '3e cuirassiers', 'heavyCavalry', 'ordinary', 7, ['cuirassier', 'grandCharge'], 10, 22, 15, 'none'],
  ['fr-drag', '12e dragons', 'mediumCavalry', 'ordinary', 7, ['tacticalSense'], 7, 23, 15, 'none'],
  ['fr-huss', '8e hussards', 'lightCavalry', 'ordinary', 7, ['impetuous'], 5, 26, 14, 'none'],
]);

// biome-ignore format: a table
const red = armyOf('russia', { en: 'Corps of General Zavalishin', fr: 'Corps du général Zavalichine' }, 2, [
  // The right: the Prussians in extended line with their battalion gun, Jäger ahead.
  ['pr-ruch', 'Regiment Rüchel', 'lineInfantry', 'ordinary', 7, ['linearOrder'], 18, 7, 6, 'extendedLine'],
  ['pr-scho', 'Regiment Schöning', 'lineInfantry', 'ordinary', 7, ['linearOrder', 'controlledFire'], 18, 9, 6, 'extendedLine'],
  ['pr-gun', 'Dreipfünder', 'regimentalGun', 'ordinary', 7, [], 3, 10, 6, 'none'],
  ['ru-jag', '4-j egerskij', 'lightInfantry', 'ordinary', 7, ['skirmisher'], 12, 9, 7, 'skirmish'],
  // The grand battery on the Kirchberg.
  ['ru-pos', 'Batarejnaja rota', 'heavyFootBattery', 'ordinary', 7, ['grandBattery'], 4, 14, 6, 'none'],
  ['ru-leg', 'Legkaja rota', 'mediumFootBattery', 'ordinary', 7, ['grandBattery'], 4, 15, 6, 'none'],
  // The centre, behind Bartkenau.
  ['ru-pav', 'Pavlovskie grenadery', 'lineInfantry', 'elite', 8, ['tenacious'], 18, 17, 6, 'line'],
  ['ru-tob', 'Tobolskij polk', 'lineInfantry', 'ordinary', 7, ['largeBattalion', 'tenacious'], 22, 18, 6, 'column'],
  ['ru-vil', 'Vilenskij polk', 'lineInfantry', 'ordinary', 7, ['linearOrder', 'tenacious'], 18, 19, 6, 'line'],
  // The left: the cavalry, Cossacks beyond it.
  ['ru-drag', 'Peterburgskie draguny', 'mediumCavalry', 'ordinary', 7, ['counterCharge'], 8, 22, 6, 'none'],
  ['ru-sum', 'Sumskie gusary', 'lightCavalry', 'ordinary', 8, ['impetuous'], 6, 23, 6, 'none'],
  ['ru-kaz', 'Kazaki Platova', 'lightCavalry', 'ordinary', 8, ['harassment', 'irregular'], 6, 27, 6, 'none'],
]);

export const bartkenau: Scenario<DeployedUnit> = {
  id: 'bartkenau',
  title: { en: 'The heights of Bartkenau', fr: 'Les hauteurs de Bartkenau' },
  story: {
    en: 'February 1807, East Prussia. Russians and the last Prussian battalions bar the road to Königsberg behind the Wolla: a grand battery on the Kirchberg, the Prussians in extended line on its right, Cossacks on its left. A French division comes up from the south to break through before night; it is the stronger by some fifty points, for the ground is the enemy’s. Whoever has the church of Bartkenau at nightfall has the road. Between equals the French get through more often than they are stopped.',
    fr: 'Février 1807, Prusse-Orientale. Derrière la Wolla, des Russes et les derniers bataillons prussiens barrent la route de Königsberg : une grande batterie sur le Kirchberg, les Prussiens en ligne étendue à sa droite, des cosaques à sa gauche. Une division française monte du sud pour percer avant la nuit ; elle vaut une cinquantaine de points de plus, car le terrain est à l’ennemi. Qui aura l’église de Bartkenau à la nuit aura la route. Entre joueurs de même force, les Français passent plus souvent qu’ils ne sont arrêtés.',
  },
  map,
  drawing: {
    season: 'winter',
    roads: [
      {
        kind: 'highRoad',
        through: [hexAt(16, 21), hexAt(18, 14), hexAt(17, 10), hexAt(18, 5), hexAt(17, 0)],
      },
      { kind: 'lane', through: [hexAt(0, 5), hexAt(6, 10), hexAt(17, 9), hexAt(25, 8), hexAt(31, 9)] },
    ],
    names: [
      { ...hexAt(18, 9), kind: 'place', text: 'Bartkenau' },
      { ...hexAt(6, 10), kind: 'place', text: 'Grünhof' },
      { ...hexAt(14, 4), kind: 'height', text: 'Kirchberg' },
      { ...hexAt(13, 17), kind: 'height', text: 'Galgenberg' },
      { ...hexAt(25, 12), kind: 'water', text: 'Wolla' },
    ],
  },
  homeEdges: { blue: 'south', red: 'north' },
  objectives: [
    {
      kind: 'place',
      id: 'church',
      name: { en: 'The church', fr: 'L’église' },
      points: 300,
      hexes: [hexAt(18, 9)],
      when: 'end',
      holder: 'red',
      keeps: true,
    },
  ],
  format: 2000,
  firstSide: 'dice',
  houseRules: { break_point: 50, turn_limit: 12 },
  armies: { blue, red },
};
