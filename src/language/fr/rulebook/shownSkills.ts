import type { shownSkills as english } from '../../en/rulebook/shownSkills.ts';
import type { SameShown } from '../../rulebook.ts';

export const shownSkills: SameShown<typeof english> = {
  cuirassiers: {
    title: 'Cuirassiers',
    text: 'Un dé de plus, dix une fois doublés, et des sauvegardes contre les coups rendus.',
  },
  'cuirassiers-counter-charge': {
    title: 'Contre-charge de cuirassiers',
    text: 'Ils passent leur test sans les −2 que subissent les autres.',
  },
  'half-cuirass': {
    title: 'Demi-cuirasse',
    text: 'Elle contre-charge sans les −2, sauvegarde, et frappe de cinq dés moins ses pertes.',
  },
  'feudal-cavalry': {
    title: 'Cavalerie féodale',
    text: 'Un 6 de l’artillerie lui coûte deux points ; contre la cavalerie, elle sauvegarde.',
  },
  'counter-charge-skill': {
    title: 'Compétence contre-charge',
    text: 'B a la compétence et passe son test sans les −2.',
  },
  lancers: {
    title: 'Lanciers',
    text: 'B subit −3 à son test, et A frappe de trois dés, six une fois doublés.',
  },
  'lancers-at-a-square': {
    title: 'Lanciers contre un carré',
    text: 'Le carré n’a pas de sauvegarde contre eux.',
  },
  'harassment-targets': {
    title: 'Ce que le harcèlement attaque',
    text: 'A peut charger les tirailleurs S, pas la ligne B ; et qui subit ses coups sauvegarde.',
  },
  'harassment-shot-at': {
    title: 'Le harcèlement sous le feu',
    text: 'B sauvegarde ; si elle échoue à son test elle doit fuir, sans nuire aux amis qu’elle traverse.',
  },
  'controlled-fire': {
    title: 'Tir contrôlé en défense',
    text: 'B tire sans les −2 à son test, et avec quatre dés de plus : onze.',
  },
  'controlled-fire-column': {
    title: 'Tir contrôlé en colonne',
    text: 'En colonne, la compétence coûte deux dés à A.',
  },
  tenacious: { title: 'Tenace', text: 'B échoue de quatre : elle ne fuit pas, mais perd quatre points.' },
  warriors: {
    title: 'Guerriers',
    text: 'Ils ne tirent jamais, et sauvegardent contre les coups de l’infanterie.',
  },
  'large-battalion': {
    title: 'Un gros bataillon en marche',
    text: 'En colonne, il avance de deux cases au lieu de trois.',
  },
  'linear-order': { title: 'Ordre linéaire sous le feu', text: 'En ligne, B sauvegarde dès 3.' },
  'impetuous-pursuit': { title: 'Les impétueux poursuivent', text: 'On ne demande rien : A poursuit B.' },
  bombard: { title: 'Une bombarde', text: 'Elle avance d’une case, et porte à cinq.' },
  'bombard-silent': { title: 'Une bombarde chargée', text: 'G ne peut pas tirer en défense.' },
  'obsolete-firearm': {
    title: 'Armes à feu obsolètes',
    text: 'Un dé de moins, une case de portée de moins, et pas de tir de riposte de B.',
  },
  'morale-dice': {
    title: 'Les dés de la qualité',
    text: 'A, élite, rejette le plus fort de trois dés ; B, ordinaire, en lance deux ; C, recrue, rejette le plus faible.',
  },
};
