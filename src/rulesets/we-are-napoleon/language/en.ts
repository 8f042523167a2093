/** What the movement chapter of We Are Napoléon tells of an encounter, in English. */
import type { SystemWords } from '../../../contract/system.ts';

export const words: SystemWords = {
  terms: {
    chargerMain: 'combat value of the charger',
    chargerMorale: 'morale value of the charger',
    targetMain: 'combat or fire value of the target',
    targetMorale: 'morale value of the target',
    halved: 'one for each full two points, never below 0',
  },
  steps: {
    approach: 'Charge over the last two hexes',
    zone: 'Zone of control: the guns lose their order',
    malus: 'Malus to the target’s test',
    testInOrder: 'Morale test of a unit in order',
    testDisordered: 'Morale test of a unit in disorder',
  },
  inputs: {
    attackerMain: 'Combat value of the charger',
    attackerMorale: 'Morale value of the charger',
    targetMain: 'Combat or fire value of the target',
    targetMorale: 'Morale value of the target',
    attackerOrder: 'Order of the charger',
    targetOrder: 'Order of the target',
    attackerMove: 'Movement value of the charger',
    test: 'Morale test taken for the missing one',
    chance: 'Chance to pass the test, in percent, if it is told',
  },
  values: {
    infantry: 'infantry',
    cavalry: 'cavalry',
    artillery: 'artillery',
    inOrder: 'in order',
    disordered: 'in disorder',
    '1D6': 'one die, at most the morale less the malus',
    '2D6': 'two dice and the morale less the malus, at least 8',
    chance: 'a chance told in percent',
    passes: 'passes the test',
    retreats: 'retreats',
  },
  labels: {
    class: 'type',
    main: 'combat or fire value',
    morale: 'morale value',
    malus: 'malus to the test',
  },
  rows: {
    all: 'the test assumed',
  },
  silences: {
    fire: 'Fire stands in the combat chapter, which is missing: here a charge is answered by a test alone (WN-24).',
    combat:
      'What an assault comes to stands in the combat chapter, which is missing: here only cavalry charges (WN-20).',
    infantryCharges: 'Infantry does not charge: cavalry alone does (WN-20).',
    gunsCharge: 'Artillery does not charge, nor goes into contact of its own will (WN-12, WN-20).',
    disorderedCharger:
      'Only cavalry in order charges, and one worn to a half or less is taken to be in disorder (WN-20).',
    formations:
      'The movement chapter knows neither formations nor flanks: all six neighbours are alike to it (WN-R-26).',
    evade: 'The movement chapter lets nobody evade a charge: whoever is charged tests (WN-24).',
    counterCharge: 'The movement chapter has no counter-charge: whoever is charged tests (WN-24).',
    inContact: 'A charge begins two hexes away, not in contact (WN-20).',
    protected: 'A watercourse, or a slope up to the target, protects whoever stands right behind it (WN-22).',
    roughGround: 'One charges towards open ground only: rough ground, woods and buildings protect (WN-21).',
    tooFar: 'The charger has too few movement points to come so far (WN-01, WN-20).',
  },
};
