/** Why what stands on the field is no encounter that all systems could be told. */
import type { Words } from '../../../contract/words.ts';

export const refusals = {
  underWay: {
    en: 'Something is under way on the field: an encounter begins with what is done.',
    fr: 'Une action est en cours sur le terrain : une rencontre commence par l’acte lui-même.',
  },
  pair: {
    en: 'Attacker and target must both stand on the field.',
    fr: 'L’attaquant et la cible doivent être tous deux sur le terrain.',
  },
  deed: {
    en: 'Choose a charge, an assault or a shot: an encounter knows no other deed.',
    fr: 'Choisissez une charge, un assaut ou un tir : une rencontre ne connaît pas d’autre acte.',
  },
  panicked: {
    en: 'One of the two is in panic, of which the other systems know nothing.',
    fr: 'L’une des deux unités est en panique, ce que les autres systèmes ne connaissent pas.',
  },
  extendedLine: {
    en: 'One of the two stands in an extended line, over two hexes: a party has one.',
    fr: 'L’une des deux unités est en ligne étendue, sur deux cases : un parti n’en occupe qu’une.',
  },
  formation: {
    en: 'One of the two stands in a formation that the encounter has no word for.',
    fr: 'L’une des deux unités est dans une formation que la rencontre ne sait pas dire.',
  },
  arm: {
    en: 'One of the two is of a type that the encounter has no arm for: medium cavalry, or a regimental gun.',
    fr: 'L’une des deux unités est d’un type sans arme correspondante : cavalerie moyenne ou pièce régimentaire.',
  },
  skills: {
    en: 'One of the two has a skill that no other system knows, or lacks that of its arm.',
    fr: 'L’une des deux unités a une compétence qu’aucun autre système ne connaît, ou n’a pas celle de son arme.',
  },
  commandValue: {
    en: 'The quality and the command value of one of the two go with none of the four ranks: Elite 9 or 8, Ordinary 7, Recruit 6.',
    fr: 'La qualité et la valeur de commandement d’une des deux unités ne vont avec aucun des quatre rangs : Élite 9 ou 8, Ordinaire 7, Recrue 6.',
  },
  strength: {
    en: 'One of the two began below the full strength of its type: its losses would not be shares of that.',
    fr: 'L’une des deux unités a commencé en dessous du plein effectif de son type : ses pertes n’en seraient pas des parts.',
  },
  others: {
    en: 'Beside one of the two stands a unit that is no support of it: in front, in panic, or of the enemy.',
    fr: 'À côté d’une des deux unités s’en trouve une qui ne la soutient pas : devant elle, en panique, ou ennemie.',
  },
  distance: {
    en: 'The two stand more than 14 hexes apart.',
    fr: 'Les deux unités sont à plus de 14 cases l’une de l’autre.',
  },
  ground: {
    en: 'The ground of one of the two, or on the way between them, goes with none of the encounter’s six.',
    fr: 'Le terrain d’une des deux unités, ou sur le chemin entre elles, ne va avec aucun des six de la rencontre.',
  },
  reaction: {
    en: 'The target gives an answer that the encounter has no word for.',
    fr: 'La cible donne une réponse que la rencontre ne sait pas dire.',
  },
} as const satisfies Readonly<Record<string, Words>>;

export type FieldRefusal = keyof typeof refusals;
