/** What the combat chapter of Alexandre et Bayard tells of an encounter, in English. */
import type { SystemWords } from '../../../contract/system.ts';

export const words: SystemWords = {
  terms: {
    assault: 'assault factor',
    melee: 'melee factor',
    missile: 'factor of the missile weapon',
    separation: 'hexes between the two, very light target',
  },
  steps: {
    shot: 'Shot',
    assault: 'Attack with the assault factor',
    melee: 'Attack with the melee factor',
    riposte: 'Riposte',
    confirm: 'Hits on black armour confirmed',
    panic: 'Panic of artillery that goes back',
  },
  inputs: {
    attackerArmour: 'Armour of the attacker',
    attackerAssault: 'Assault factor of the attacker',
    attackerMelee: 'Melee factor of the attacker',
    attackerSupported: 'Attacker supported',
    attackerRoom: 'Free hexes behind the attacker',
    targetArmour: 'Armour of the target',
    targetAssault: 'Assault factor of the target',
    targetMelee: 'Melee factor of the target',
    targetSupported: 'Target supported',
    targetRoom: 'Free hexes behind the target',
    moved: 'Attacker has moved this turn',
    missile: 'Factor of the missile weapon',
    cancels: 'Flags cancelled by support and leader',
    special_on_yellow: 'Special hits on very light troops',
  },
  values: {
    infantry: 'infantry',
    cavalry: 'cavalry',
    artillery: 'powder artillery',
    yellow: 'very light (yellow)',
    green: 'light (green)',
    blue: 'medium (blue)',
    red: 'heavy (red)',
    black: 'very heavy (black)',
    no: 'no',
    yes: 'yes',
    one_each: 'one for each',
    one_in_all: 'one in all',
    melee_only: 'hit in melee only',
    fire_too: 'hit under fire too',
  },
  labels: {
    class: 'class',
    armour: 'armour',
    elements: 'elements left',
    assault: 'assault factor',
    melee: 'melee factor',
  },
  rows: {
    '1 flag': 'one flag on the die',
    '2 flags': 'two flags on the die',
  },
  silences: {
    fireInReaction:
      'The combat chapter has no fire in reaction: only an activated unit begins a combat (AB-04).',
    formations:
      'The combat chapter knows neither formations nor flanks, and the chapters before it are missing (AB-R-28).',
    evade: 'Who may evade depends on the moves of both, and the movement chapter is missing (AB-47).',
    counterCharge:
      'The combat chapter has no counter-charge: whoever is attacked strikes back afterwards (AB-54).',
    terrain: 'What ground does to a combat stands in the first annex, which is missing (AB-39).',
    weapons: 'The missile weapons of foot and horse stand in the list of troops, which is missing (AB-11).',
    adjacent: 'A unit next to an enemy may not shoot: if it fights, it fights hand to hand (AB-20).',
  },
};
