/** The outpost at Rothmühle, an imagined October evening of 1806: two advance guards meet at a mill. A first battle. */
import { hexAt } from '../../geometry/shape.ts';
import { drawnMap, landRows } from '../drawing.ts';
import { armyOf } from '../muster.ts';
import type { Scenario } from '../scenario.ts';

const map = drawnMap({
  ground: [
    '. . . . . . . . . . . .',
    ' . . . . . . . . . . . .',
    '. . . . . . . . . h . .',
    ' . . w w . . . . h h . .',
    '. . w . . . . . . . . .',
    ' . . . d . v v . . . . .',
    '. . . . . . . . w w . .',
    ' . . h h . . . . . w . .',
    '. . . . . . . . . . . .',
    ' . . . . . . . . . . . .',
  ],
  lands: landRows(['n12', 'n12', 'n12', 'n12', 'n12', 'n7 s5', 's12', 's12', 's12', 's12']),
  waters: [{ between: ['n', 's'], terrain: 'stream' }],
  crossings: [{ column: 6, row: 5, towards: 2, terrain: 'bridge' }],
});

// biome-ignore format: a table
const blue = armyOf('france', { en: 'Advance guard of Colonel Perrault', fr: 'Avant-garde du colonel Perrault' }, 5, [
  ['fr-17', '17e léger', 'lightInfantry', 'ordinary', 7, ['skirmisher'], 10, 5, 7, 'skirmish'],
  ['fr-34a', '34e de ligne, 1er bataillon', 'lineInfantry', 'ordinary', 7, [], 16, 4, 8, 'column'],
  ['fr-34b', '34e de ligne, 2e bataillon', 'lineInfantry', 'ordinary', 7, [], 14, 6, 8, 'column'],
  ['fr-art', 'Artillerie à cheval', 'lightHorseBattery', 'ordinary', 7, [], 3, 7, 8, 'none'],
  ['fr-9', '9e hussards', 'lightCavalry', 'ordinary', 7, [], 5, 9, 8, 'none'],
  ['fr-21', '21e chasseurs à cheval', 'lightCavalry', 'ordinary', 7, [], 5, 10, 8, 'none'],
]);

// biome-ignore format: a table
const red = armyOf('prussia', { en: 'Outposts of Major von Rabenau', fr: 'Avant-postes du major von Rabenau' }, 2, [
  ['pr-fus', 'Füsilierbataillon Pelet', 'lightInfantry', 'ordinary', 7, ['skirmisher'], 10, 5, 2, 'skirmish'],
  ['pr-mus', 'Regiment Müffling', 'lineInfantry', 'ordinary', 7, ['linearOrder'], 16, 6, 1, 'line'],
  ['pr-gren', 'Regiment Tauentzien', 'lineInfantry', 'ordinary', 7, ['linearOrder'], 14, 4, 1, 'line'],
  ['pr-gun', 'Sechspfünder', 'regimentalGun', 'ordinary', 7, [], 3, 7, 1, 'none'],
  ['pr-hus', 'Husaren Schimmelpfennig', 'lightCavalry', 'ordinary', 7, [], 6, 2, 1, 'none'],
  ['pr-tow', 'Towarczys', 'lightCavalry', 'ordinary', 7, ['lancer'], 5, 1, 1, 'none'],
]);

export const rothmuehle: Scenario = {
  id: 'rothmuehle',
  title: { en: 'The mill at Rothmühle', fr: 'Le moulin de Rothmühle' },
  story: {
    en: 'Thuringia, October 1806. At dusk a French advance guard comes upon Prussian outposts at the mill of Rothmühle. Whoever holds the mill when it grows dark will know tomorrow which roads are free. The place and the fight are invented; the regiments marched in that campaign.',
    fr: 'Thuringe, octobre 1806. À la tombée du jour, une avant-garde française donne dans les avant-postes prussiens du moulin de Rothmühle. Qui tiendra le moulin à la nuit saura demain quelles routes sont libres. Le lieu et le combat sont inventés ; les régiments ont fait cette campagne.',
  },
  map,
  drawing: {
    season: 'autumn',
    roads: [{ kind: 'lane', through: [hexAt(6, 0), hexAt(6, 3), hexAt(6, 5), hexAt(5, 7), hexAt(5, 9)] }],
    names: [
      { ...hexAt(5, 5), kind: 'place', text: 'Rothmühle' },
      { ...hexAt(9, 3), kind: 'height', text: 'Galgenhügel' },
      { ...hexAt(10, 5), kind: 'water', text: 'Rothbach' },
    ],
  },
  homeEdges: { blue: 'south', red: 'north' },
  objectives: [
    {
      kind: 'place',
      id: 'mill',
      name: { en: 'The mill', fr: 'Le moulin' },
      points: 120,
      hexes: [hexAt(5, 5)],
      when: 'end',
      holder: 'red',
      keeps: true,
    },
  ],
  format: 600,
  firstSide: 'dice',
  houseRules: { break_point: 40, turn_limit: 20 },
  armies: { blue, red },
};
