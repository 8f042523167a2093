/** What the combat chapter of Alexandre et Bayard tells of an encounter, in French. */
import type { SystemWords } from '../../../contract/system.ts';

export const words: SystemWords = {
  terms: {
    assault: 'facteur d’assaut',
    melee: 'facteur de mêlée',
    missile: 'facteur de l’arme de tir',
    separation: 'cases entre les deux, cible très légère',
  },
  steps: {
    shot: 'Tir',
    assault: 'Attaque au facteur d’assaut',
    melee: 'Attaque au facteur de mêlée',
    riposte: 'Riposte',
    confirm: 'Confirmation des touches sur armure noire',
    panic: 'Panique de l’artillerie en repli',
  },
  inputs: {
    attackerArmour: 'Armure de l’attaquant',
    attackerAssault: 'Facteur d’assaut de l’attaquant',
    attackerMelee: 'Facteur de mêlée de l’attaquant',
    attackerSupported: 'Attaquant soutenu',
    attackerRoom: 'Cases libres derrière l’attaquant',
    targetArmour: 'Armure de la cible',
    targetAssault: 'Facteur d’assaut de la cible',
    targetMelee: 'Facteur de mêlée de la cible',
    targetSupported: 'Cible soutenue',
    targetRoom: 'Cases libres derrière la cible',
    moved: 'Attaquant ayant bougé ce tour',
    missile: 'Facteur de l’arme de tir',
    cancels: 'Drapeaux annulés par le soutien et le chef',
    special_on_yellow: 'Coups spéciaux sur des troupes très légères',
  },
  values: {
    infantry: 'infanterie',
    cavalry: 'cavalerie',
    artillery: 'artillerie à poudre',
    yellow: 'très légère (jaune)',
    green: 'légère (verte)',
    blue: 'moyenne (bleue)',
    red: 'lourde (rouge)',
    black: 'très lourde (noire)',
    no: 'non',
    yes: 'oui',
    one_each: 'un pour chacun',
    one_in_all: 'un en tout',
    melee_only: 'touchent en mêlée seulement',
    fire_too: 'touchent aussi au tir',
  },
  labels: {
    class: 'classe',
    armour: 'armure',
    elements: 'éléments restants',
    assault: 'facteur d’assaut',
    melee: 'facteur de mêlée',
  },
  rows: {
    '1 flag': 'un drapeau sur le dé',
    '2 flags': 'deux drapeaux sur le dé',
  },
  silences: {
    fireInReaction:
      'Le chapitre des combats ne connaît pas de tir en réaction : seule une unité activée engage un combat (AB-04).',
    formations:
      'Le chapitre des combats ne connaît ni formations ni flancs, et les chapitres précédents manquent (AB-R-28).',
    evade:
      'L’esquive dépend des déplacements des deux unités, et le chapitre des déplacements manque (AB-47).',
    counterCharge:
      'Le chapitre des combats ne connaît pas de contre-charge : qui est attaqué riposte ensuite (AB-54).',
    terrain: 'Ce que le terrain change aux combats est dans l’annexe 1, qui manque (AB-39).',
    weapons:
      'Les armes de tir des fantassins et des cavaliers sont dans la liste des troupes, qui manque (AB-11).',
    adjacent:
      'Une unité contiguë à un ennemi ne peut tirer : si elle combat, c’est au corps à corps (AB-20).',
  },
};
