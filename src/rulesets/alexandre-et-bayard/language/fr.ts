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
    chase: 'Attaque d’une unité qui esquive',
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
    attackerMove: 'Cases que l’attaquant parcourt en combattant encore',
    targetArmour: 'Armure de la cible',
    targetAssault: 'Facteur d’assaut de la cible',
    targetMelee: 'Facteur de mêlée de la cible',
    targetSupported: 'Cible soutenue',
    targetRoom: 'Cases libres derrière la cible',
    targetMove: 'Cases que la cible parcourt en combattant encore',
    moved: 'Attaquant ayant bougé ce tour',
    missile: 'Facteur de l’arme de tir',
    missileRange: 'Portée de l’arme de jet en cases',
    cancels: 'Drapeaux annulés par le soutien et le chef',
    special_on_yellow: 'Coups spéciaux sur des troupes très légères',
    pursuit_factor: 'Facteur d’une poursuite',
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
    unknown: 'non dit',
    assault: 'facteur d’assaut',
    melee: 'facteur de mêlée',
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
    range: 'La cible est plus loin que la portée de l’arme (AB-21).',
    gunsCharge:
      'L’artillerie ne se bat au corps à corps que contre qui se tient à côté d’elle : elle ne s’avance pas pour cela (AB-20).',
  },
};
