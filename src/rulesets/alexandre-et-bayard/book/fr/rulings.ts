/** How Alexandre et Bayard is read where it leaves it open, in French. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const rulings: readonly SystemChapter[] = [
  {
    title: 'Décisions',
    statements: [
      {
        id: 'AB-R-01',
        text: 'Le chapitre nomme un sixième résultat, l’ordre, sans effet ici : un drapeau et un ordre. Donné à côté : deux drapeaux.',
        terms: ['drapeaux et ordres'],
      },
      {
        id: 'AB-R-03',
        text: 'Les cases entre le tireur et la cible : une de moins que la portée.',
        terms: ['hexagone de séparation'],
      },
      { id: 'AB-R-06', text: 'Plus loin de 2 veut dire de 2 ou plus.', terms: ['supérieur de 2'] },
      {
        id: 'AB-R-07',
        text: 'Le soutien et le chef annulent un drapeau chacun. Option : un en tout.',
        terms: ['soutenu ou si un chef est avec l’unité'],
      },
      {
        id: 'AB-R-08',
        text: 'Un canon explose si les coups spéciaux dépassent chaque autre face prise à part. L’unité lance tout son facteur contre elle-même, à 1 case ; le tir compte quand même.',
        terms: ['toute autre face'],
      },
      {
        id: 'AB-R-10',
        text: 'Qui suit a bougé, et poursuit donc au facteur d’assaut. Option : au facteur de mêlée.',
        terms: ['facteur d’assaut'],
      },
      { id: 'AB-R-12', text: 'Les drapeaux d’une riposte font reculer l’attaquant.', terms: ['riposte'] },
      {
        id: 'AB-R-26',
        text: 'Un chariot changeant ou fanatique ne suit personne : jamais l’emporte sur obligatoire.',
        terms: ['chariots'],
      },
      {
        id: 'AB-R-27',
        text: 'Un coup spécial ne touche de lui-même des troupes très légères qu’en mêlée, seul tableau à le dire. Option : au tir aussi.',
        terms: ['troupe très légère'],
      },
      {
        id: 'AB-R-28',
        text: 'Armure, éléments, facteurs, soutien et place derrière sont dans des chapitres qui manquent. On les demande, et les valeurs usuelles sont supposées : deux amis contigus soutiennent.',
        terms: ['description des troupes', 'soutenu'],
      },
    ],
  },
];
