/** The squares of Mont-Rouveroy, an imagined corner of June 1815: cavalry against foot on a bare ridge. */
import { hexAt } from '../../geometry/shape.ts';
import { drawnMap } from '../drawing.ts';
import type { Scenario } from '../scenario.ts';
import { block } from './block.ts';
import { raised } from './raised.ts';

const map = drawnMap({
  ground: [
    '. . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . h h h h . . . . . . . . . . .',
    ' . . . . . h h h h h h h h h h h h h h . . . . . . .',
    '. . . . . h h h h h h h h h h h h h h h h h . . . .',
    ' . . . . . . h h h h h h h h h h h h h h h h . . . .',
    '. . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . w w w . . . . . . . . . . . . . . . v v . . . . .',
    '. . w w w . . . f . . . . . . . . . . v . . . w . .',
    ' . . w w w . . . . . . . . . . . . . . . . . w w . .',
    '. . . . . . . . . . . . . . . . . . . . . . w w w .',
    ' . . . . . . . . . . . . . . . . . . . . . . w w . .',
    '. . . . . . . . . . . . . d d d . . . . . . w w . .',
    ' . . . . . . . . . . . . . d . . . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . h h h . . . . . . . . . . . . . . . . .',
    '. . . . . h h h h h . . . . . . . . . . . . . . . .',
    ' . . . . . h h h . . . . . . . . . . . . . . . . . .',
    '. . . . . . . . . . . . . . . . . . . . . . . . . .',
    ' . . . . . . . . . . . . . . . . . . . . . . . . . .',
  ],
});

// biome-ignore format: a table
const blue = raised('france', { en: 'Cavalry of General Tréville', fr: 'Cavalerie du général Tréville' }, [
  ['fr-5c', '5e cuirassiers', 'heavyCavalry', 'ordinary', 7, ['cuirassier'], 10],
  ['fr-10c', '10e cuirassiers', 'heavyCavalry', 'ordinary', 7, ['cuirassier', 'grandCharge'], 10],
  ['fr-6d', '6e dragons', 'mediumCavalry', 'ordinary', 7, [], 8],
  ['fr-lan', '3e lanciers', 'lightCavalry', 'ordinary', 7, ['lancer'], 6],
  ['fr-chs', '4e chasseurs à cheval', 'lightCavalry', 'ordinary', 7, [], 6],
  ['fr-art', 'Artillerie à cheval', 'lightHorseBattery', 'ordinary', 7, [], 3],
  ['fr-8', 'Batterie de 8', 'mediumFootBattery', 'ordinary', 7, [], 4],
  ['fr-29', '29e de ligne', 'lineInfantry', 'ordinary', 7, [], 18],
  ['fr-105', '105e de ligne', 'lineInfantry', 'ordinary', 7, [], 18],
  ['fr-13', '13e léger', 'lightInfantry', 'ordinary', 7, ['skirmisher'], 8],
]);

// biome-ignore format: a table
const red = raised('britain', { en: 'Brigade of Sir Edward Halsted', fr: 'Brigade de sir Edward Halsted' }, [
  ['br-30', '30th Foot', 'lineInfantry', 'ordinary', 7, ['controlledFire'], 16],
  ['br-33', '33rd Foot', 'lineInfantry', 'ordinary', 7, ['controlledFire'], 16],
  ['br-69', '69th Foot', 'lineInfantry', 'ordinary', 7, ['controlledFire'], 16],
  ['br-73', '73rd Foot', 'lineInfantry', 'ordinary', 8, ['controlledFire'], 14],
  ['br-lin', 'Landwehrbataillon Osterode', 'lineInfantry', 'recruit', 6, [], 16],
  ['br-95', '95th Rifles', 'lightInfantry', 'ordinary', 8, ['skirmisher', 'scout'], 8],
  ['br-foot', 'Royal Artillery, 9-pounders', 'heavyFootBattery', 'ordinary', 7, [], 4],
  ['br-ld', '23rd Light Dragoons', 'lightCavalry', 'ordinary', 7, [], 6],
  ['br-kgl', '1st Hussars, King’s German Legion', 'lightCavalry', 'ordinary', 8, [], 6],
  ['br-rha', 'Royal Horse Artillery', 'lightHorseBattery', 'ordinary', 7, ['tacticalSense'], 3],
  ['br-71', '71st Highland Light Infantry', 'lineInfantry', 'ordinary', 7, [], 14],
]);

export const rouveroy: Scenario = {
  id: 'rouveroy',
  title: { en: 'The squares of Mont-Rouveroy', fr: 'Les carrés de Mont-Rouveroy' },
  story: {
    en: 'Brabant, June 1815. A British brigade stands on the slope of Mont-Rouveroy with few guns and fewer horses; French cuirassiers and lancers ride up from the hollow, a brigade of foot far behind. Form square in time, and come out of it in time. The ridge is invented, the regiments are not.',
    fr: 'Brabant, juin 1815. Une brigade anglaise se tient sur la pente de Mont-Rouveroy, avec peu de canons et moins encore de chevaux ; cuirassiers et lanciers français montent du creux, une brigade d’infanterie loin derrière eux. Se former en carré à temps, et en sortir à temps. La crête est inventée, les régiments ne le sont pas.',
  },
  map,
  drawing: {
    season: 'summer',
    roads: [
      { kind: 'highRoad', through: [hexAt(10, 0), hexAt(11, 5), hexAt(10, 9), hexAt(11, 14), hexAt(10, 19)] },
      { kind: 'lane', through: [hexAt(10, 9), hexAt(15, 8), hexAt(19, 7), hexAt(25, 6)] },
    ],
    names: [
      { ...hexAt(12, 4), kind: 'height', text: 'Mont-Rouveroy' },
      { ...hexAt(19, 7), kind: 'place', text: 'Rouveroy' },
      { ...hexAt(8, 8), kind: 'place', text: 'La Baraque' },
      { ...hexAt(3, 8), kind: 'wood', text: 'Bois du Roi' },
    ],
  },
  homeEdges: { blue: 'south', red: 'north' },
  zones: {
    blue: block([2, 23], [15, 18]),
    red: block([4, 22], [2, 6]),
  },
  objectives: [
    {
      kind: 'place',
      id: 'ridge',
      name: { en: 'The crest', fr: 'La crête' },
      points: 40,
      hexes: [hexAt(11, 4), hexAt(12, 4), hexAt(13, 4)],
      when: 'eachTurn',
      side: 'blue',
    },
  ],
  format: 1500,
  firstSide: 'dice',
  houseRules: { break_point: 40, turn_limit: 24 },
  armies: { blue, red },
};
