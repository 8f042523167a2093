/** The heath of Liebenau, an imagined day of 1759: linear order. */
import { hexAt } from '../../geometry/shape.ts';
import { drawnMap } from '../drawing.ts';
import type { Scenario } from '../scenario.ts';
import { block } from './block.ts';
import { raised } from './raised.ts';

const map = drawnMap({
  ground: [
    '. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . . . . . . h h h h h h h . . . . .',
    '. . w w . . . . . . . . . w w w . . . . . . . . . . . h h h h h h h h . . . . .',
    ' . w w w w . . . . . . . . . w . . . . . . . . . . . h h h h h . . . . . . . . .',
    '. . w w w w . . . . . . . . . . . . . . . . . . . . . h h . . . . . . . . . . .',
    ' . w w w w w . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    '. . w w w w . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . w w w . . . . . . . . . . . . . . v f . . . . . . . . . . . . . . . w w . .',
    '. . . w w . . . . . . . . . . . . . . . v . . . . . . d d . . . . . . . w w w .',
    ' . . . . . . . . . . . . . . . . . . . . . . . . d d d d d . . . . . . w w w w .',
    '. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . w w w w w',
    ' . . . . . . . . h h . . . . . . . . . . . . . . . . . . . . . . . . . w w w w .',
    '. . . . . . . . h h h h h h . . . . . . . . . . . . . . . . . . . . . w w w w .',
    ' . . . . . . . . h h h h h h h . . . . . . . . . . . . . . . . . . . . w w . . .',
    '. . . . . . . . . . h h h h h h . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . h h . . . . . . . . . . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
  ],
});

// biome-ignore format: a table
const blue = raised('prussia', { en: 'Corps of Prince Leopold', fr: 'Corps du prince Léopold' }, [
  ['pr-1', 'Infanterieregiment Nr. 1', 'lineInfantry', 'ordinary', 8, ['linearOrder'], 18],
  ['pr-5', 'Infanterieregiment Nr. 5', 'lineInfantry', 'ordinary', 8, ['linearOrder'], 18],
  ['pr-13', 'Infanterieregiment Nr. 13', 'lineInfantry', 'ordinary', 8, ['linearOrder'], 18],
  ['pr-19', 'Infanterieregiment Nr. 19', 'lineInfantry', 'ordinary', 7, ['linearOrder'], 18],
  ['pr-23', 'Infanterieregiment Nr. 23', 'lineInfantry', 'ordinary', 7, ['linearOrder'], 18],
  ['pr-30', 'Infanterieregiment Nr. 30', 'lineInfantry', 'ordinary', 7, ['linearOrder'], 16],
  ['pr-gr', 'Grenadierbataillon Wedel', 'lineInfantry', 'elite', 9, ['linearOrder'], 16],
  ['pr-frei', 'Freibataillon', 'lightInfantry', 'recruit', 6, ['looseOrder'], 10],
  ['pr-g1', 'Sechspfünder, rechter Flügel', 'regimentalGun', 'ordinary', 7, [], 3],
  ['pr-g2', 'Sechspfünder, linker Flügel', 'regimentalGun', 'ordinary', 7, [], 3],
  ['pr-bru', 'Brummer', 'heavyFootBattery', 'ordinary', 7, [], 4],
  ['pr-k8', 'Kürassiere Seydlitz', 'heavyCavalry', 'elite', 9, ['grandCharge'], 10],
  ['pr-k2', 'Kürassiere Prinz von Preußen', 'heavyCavalry', 'ordinary', 7, ['grandCharge'], 10],
  ['pr-d4', 'Dragoner Czettritz', 'mediumCavalry', 'ordinary', 7, [], 8],
  ['pr-hz', 'Husaren Zieten', 'lightCavalry', 'ordinary', 8, ['impetuous'], 6],
]);

// biome-ignore format: a table
const red = raised('austria', { en: 'Corps of Count Lobenstein', fr: 'Corps du comte Lobenstein' }, [
  ['at-bot', 'Regiment Botta', 'lineInfantry', 'ordinary', 7, ['linearOrder', 'tenacious'], 18],
  ['at-wal', 'Regiment Wallis', 'lineInfantry', 'ordinary', 7, ['linearOrder'], 18],
  ['at-kol', 'Regiment Kolowrat', 'lineInfantry', 'ordinary', 7, ['linearOrder'], 18],
  ['at-hil', 'Regiment Hildburghausen', 'lineInfantry', 'ordinary', 7, ['linearOrder'], 18],
  ['at-puebla', 'Regiment Puebla', 'lineInfantry', 'ordinary', 7, ['linearOrder'], 18],
  ['at-gren', 'Grenadiere', 'lineInfantry', 'elite', 8, ['linearOrder'], 16],
  ['at-war', 'Warasdiner Grenzer', 'lightInfantry', 'ordinary', 7, ['looseOrder', 'skirmisher'], 12],
  ['at-oto', 'Ottocaner Grenzer', 'lightInfantry', 'ordinary', 7, ['looseOrder'], 12],
  ['at-g1', 'Dreipfünder', 'regimentalGun', 'ordinary', 7, [], 3],
  ['at-g2', 'Dreipfünder, zweite Linie', 'regimentalGun', 'ordinary', 7, [], 3],
  ['at-12', 'Zwölfpfünder', 'heavyFootBattery', 'ordinary', 7, [], 4],
  ['at-how', 'Haubitzen', 'mediumFootBattery', 'ordinary', 7, ['bombard'], 4],
  ['at-ks', 'Kürassiere Serbelloni', 'heavyCavalry', 'ordinary', 7, ['cuirassier'], 10],
  ['at-kb', 'Kürassiere Buccow', 'heavyCavalry', 'ordinary', 7, ['cuirassier'], 10],
  ['at-dm', 'Dragoner Modena', 'mediumCavalry', 'ordinary', 7, ['counterCharge'], 8],
  ['at-hn', 'Husaren Nádasdy', 'lightCavalry', 'ordinary', 7, [], 6],
]);

export const liebenau: Scenario = {
  id: 'liebenau',
  title: { en: 'The heath of Liebenau', fr: 'La lande de Liebenau' },
  story: {
    en: 'Saxony, August 1759. Two armies in linear order: long lines that turn slowly, battalion guns between them, cuirassiers on both wings, light troops in the woods. Whoever breaks his own line to break the other’s had better be right. Between equals the Austrians win more often than the Prussians. Liebenau is invented; the proprietors of the regiments are of their time.',
    fr: 'Saxe, août 1759. Deux armées en ordre linéaire : de longues lignes lentes à tourner, des pièces de bataillon entre elles, des cuirassiers aux deux ailes, des troupes légères dans les bois. Qui rompt sa ligne pour rompre celle d’en face fera bien d’avoir raison. Entre joueurs de même force, les Autrichiens l’emportent plus souvent que les Prussiens. Liebenau est inventé ; les propriétaires des régiments sont de leur temps.',
  },
  map,
  drawing: {
    season: 'summer',
    roads: [
      {
        kind: 'highRoad',
        through: [hexAt(0, 12), hexAt(10, 12), hexAt(20, 11), hexAt(30, 12), hexAt(39, 11)],
      },
      { kind: 'lane', through: [hexAt(20, 0), hexAt(20, 11), hexAt(21, 23)] },
    ],
    names: [
      { ...hexAt(19, 11), kind: 'place', text: 'Liebenau' },
      { ...hexAt(30, 6), kind: 'height', text: 'Windmühlenberg' },
      { ...hexAt(11, 17), kind: 'height', text: 'Fuchsberg' },
      { ...hexAt(3, 9), kind: 'wood', text: 'Westerholz' },
      { ...hexAt(37, 14), kind: 'wood', text: 'Osterholz' },
    ],
  },
  homeEdges: { blue: 'south', red: 'north' },
  zones: {
    blue: block([4, 35], [16, 20]),
    red: block([4, 35], [3, 7]),
  },
  objectives: [
    {
      kind: 'place',
      id: 'church',
      name: { en: 'The church of Liebenau', fr: 'L’église de Liebenau' },
      points: 250,
      hexes: [hexAt(20, 11)],
      when: 'end',
    },
  ],
  format: 2500,
  firstSide: 'dice',
  houseRules: { break_point: 40, turn_limit: 20 },
  armies: { blue, red },
};
