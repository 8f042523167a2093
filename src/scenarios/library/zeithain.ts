/**
 * Field day at Zeithain: a mirror match, the same army twice on ground that is the same from both sides. Its units have other
 * names in either party, so that whoever hears of one knows whose it is.
 */
import { hexAt } from '../../geometry/shape.ts';
import { drawnMap } from '../drawing.ts';
import type { Scenario } from '../scenario.ts';
import { block } from './block.ts';
import { raised } from './raised.ts';

const map = drawnMap({
  ground: [
    '. . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . w w . . .',
    '. . . . w w w . . . . . . . . . . w w w . .',
    ' . . . w w w . . . . . . . . h h . w w . . .',
    '. . . . w w . . . . . . . h h h h h . . . .',
    ' . . . . . . . . . . . d d D h . . . . . . .',
    '. . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . v v . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . v v . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . .',
    '. . . . . . . h D d d . . . . . . . . . . .',
    ' . . . . h h h h h . . . . . . . w w . . . .',
    '. . . w w . h h . . . . . . . . w w w . . .',
    ' . . w w w . . . . . . . . . . w w w . . . .',
    '. . . w w . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . .',
  ],
});

// biome-ignore format: a table
const blue = raised('saxony', { en: 'Blue party', fr: 'Parti bleu' }, [
  ['bl-gg', 'Grenadiergarde', 'lineInfantry', 'elite', 8, [], 18],
  ['bl-k', 'Regiment König', 'lineInfantry', 'ordinary', 7, [], 18],
  ['bl-an', 'Regiment Prinz Anton', 'lineInfantry', 'ordinary', 7, [], 18],
  ['bl-cl', 'Regiment Clemens', 'lineInfantry', 'ordinary', 7, [], 18],
  ['bl-sch', 'Schützen Le Coq', 'lightInfantry', 'ordinary', 7, ['skirmisher'], 12],
  ['bl-6', 'Sechspfünder Dietrich', 'mediumFootBattery', 'ordinary', 7, [], 4],
  ['bl-rei', 'Reitende Batterie Roth', 'lightHorseBattery', 'ordinary', 7, [], 3],
  ['bl-kur', 'Leib-Kürassiere', 'heavyCavalry', 'ordinary', 7, ['cuirassier'], 9],
  ['bl-hus', 'Husaren Gablenz', 'lightCavalry', 'ordinary', 7, [], 6],
  ['bl-che', 'Chevaulegers Prinz Clemens', 'lightCavalry', 'ordinary', 7, ['lancer'], 5],
]);

// biome-ignore format: a table
const red = raised('saxony', { en: 'Red party', fr: 'Parti rouge' }, [
  ['rd-gg', 'Grenadiere Radeloff', 'lineInfantry', 'elite', 8, [], 18],
  ['rd-k', 'Regiment Prinz Maximilian', 'lineInfantry', 'ordinary', 7, [], 18],
  ['rd-an', 'Regiment Friedrich August', 'lineInfantry', 'ordinary', 7, [], 18],
  ['rd-cl', 'Regiment Niesemeuschel', 'lineInfantry', 'ordinary', 7, [], 18],
  ['rd-sch', 'Schützen Sahr', 'lightInfantry', 'ordinary', 7, ['skirmisher'], 12],
  ['rd-6', 'Sechspfünder Bonniot', 'mediumFootBattery', 'ordinary', 7, [], 4],
  ['rd-rei', 'Reitende Batterie Hiller', 'lightHorseBattery', 'ordinary', 7, [], 3],
  ['rd-kur', 'Zastrow-Kürassiere', 'heavyCavalry', 'ordinary', 7, ['cuirassier'], 9],
  ['rd-hus', 'Husaren Lindenau', 'lightCavalry', 'ordinary', 7, [], 6],
  ['rd-che', 'Chevaulegers Polenz', 'lightCavalry', 'ordinary', 7, ['lancer'], 5],
]);

export const zeithain: Scenario = {
  id: 'zeithain',
  title: { en: 'Field day at Zeithain', fr: 'Journée de manœuvres à Zeithain' },
  story: {
    en: 'Saxony, summer 1810. The King’s regiments manoeuvre before the court, a blue party against a red: the same battalions, the same guns, and a field that the engineers have paced out to be the same from either side. Whoever loses cannot blame the ground. The camp is remembered from an older day at Zeithain; this one is invented.',
    fr: 'Saxe, été 1810. Les régiments du roi manœuvrent devant la cour, un parti bleu contre un parti rouge : mêmes bataillons, mêmes canons, et un champ que les ingénieurs ont arpenté pour qu’il soit le même des deux côtés. Qui perdra ne pourra s’en prendre au terrain. Le camp rappelle une journée plus ancienne, à Zeithain ; celle-ci est inventée.',
  },
  map,
  drawing: {
    season: 'summer',
    roads: [{ kind: 'lane', through: [hexAt(0, 10), hexAt(10, 10), hexAt(11, 9), hexAt(21, 9)] }],
    names: [],
  },
  homeEdges: { blue: 'south', red: 'north' },
  zones: {
    blue: block([2, 19], [14, 17]),
    red: block([2, 19], [2, 5]),
  },
  objectives: [
    {
      kind: 'place',
      id: 'west-houses',
      name: { en: 'The western houses', fr: 'Les maisons de l’ouest' },
      points: 80,
      hexes: [hexAt(7, 9), hexAt(8, 9)],
      when: 'end',
    },
    {
      kind: 'place',
      id: 'east-houses',
      name: { en: 'The eastern houses', fr: 'Les maisons de l’est' },
      points: 80,
      hexes: [hexAt(14, 10), hexAt(13, 10)],
      when: 'end',
    },
  ],
  format: 1500,
  firstSide: 'dice',
  houseRules: { break_point: 40, turn_limit: 24 },
  armies: { blue, red },
};
