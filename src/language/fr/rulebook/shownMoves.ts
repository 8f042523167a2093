import type { shownMoves as english } from '../../en/rulebook/shownMoves.ts';
import type { SameShown } from '../../rulebook.ts';

export const shownMoves: SameShown<typeof english> = {
  'column-to-line': {
    title: 'De la colonne à la ligne',
    text: 'A change de formation sur sa case et garde son orientation ; l’ennemi est loin, aucun test.',
  },
  'change-near-the-enemy': {
    title: 'Trop près de l’ennemi',
    text: 'B est à trois cases : A doit d’abord réussir un test ; elle échoue et reste en colonne, sans perte.',
  },
  'march-then-formation': {
    title: 'Marcher, puis se mettre en ligne',
    text: 'Une colonne peut marcher, puis changer de formation : le changement coûte une case.',
  },
  'no-square-here': {
    title: 'Là où l’on ne forme pas le carré',
    text: 'A est dans un bois, C est irrégulière, D est au contact d’E : aucune ne peut se mettre en carré.',
  },
  'form-square': {
    title: 'Se mettre en carré',
    text: 'A se met en carré de son plein gré ; elle n’a plus d’orientation.',
  },
  'skirmish-order': {
    title: 'En tirailleur',
    text: 'A a la compétence tirailleur et se déploie ; C ne l’a pas et ne le peut pas.',
  },
  'closed-column': {
    title: 'La colonne fermée',
    text: 'A est un gros bataillon en colonne : elle se ferme et compte alors comme un carré.',
  },
  'extended-line': {
    title: 'La ligne étendue',
    text: 'A a l’ordre linéaire et s’étend sur la case à sa droite.',
  },
  'tactical-formation': {
    title: 'Changer de formation, puis tirer',
    text: 'Sens tactique : B étant à trois cases, A se met en ligne sans test, et tire.',
  },
  'rally-strength': {
    title: 'Ralliement',
    text: 'Chaque ralliement réussi rend deux points, sans dépasser la force initiale : C n’en reprend qu’un.',
  },
  'rally-from-panic': {
    title: 'Rallier de la panique',
    text: 'A passe son test comme une unité non paniquée, puis prend la formation qu’elle veut.',
  },
  'rally-too-near': { title: 'Trop près pour rallier', text: 'B est à trois cases : A ne peut pas rallier.' },
  'harassment-rally': {
    title: 'Le harcèlement rallie de loin',
    text: 'Aucun ennemi non paniqué à quatre cases ou moins : A rallie sans dés.',
  },
  'loose-order': {
    title: 'Ordre lâche',
    text: 'A ne connaît pas d’autre formation ; elle marche, et peut ensuite tirer.',
  },
  'frontal-march': {
    title: 'Tourner, puis marcher',
    text: 'A tourne de 60° pour une case, puis avance de deux cases ; elle ne tourne plus ensuite.',
  },
  'forced-march': {
    title: 'Marche forcée',
    text: 'Aucun ennemi à quatre cases ou moins, ni avant ni après : A fait six cases au lieu de trois.',
  },
  'indirect-march': {
    title: 'Marche indirecte',
    text: 'La cavalerie légère se décale de trois cases, toujours orientée vers l’avant.',
  },
  'evade-action': {
    title: 'Esquive',
    text: 'Les tirailleurs, bien qu’engagés, reculent de trois cases face à l’ennemi.',
  },
  'engaged-from-rear': {
    title: 'Esquive impossible',
    text: 'A est engagée par derrière et ne peut pas esquiver.',
  },
  'engaged-march': {
    title: 'Se désengager',
    text: 'X et Y engagent B ; elle assaille X d’une autre case et perd deux points pour avoir quitté Y.',
  },
  'plain-march-engages-nobody': {
    title: 'Une marche n’engage pas',
    text: 'A ne peut finir sa marche en engageant B : il faut pour cela charger. Elle peut passer tout près.',
  },
  'through-friends': {
    title: 'À travers les amis',
    text: 'A passe à travers l’artillerie et les tirailleurs, pas à travers la colonne C.',
  },
  flight: {
    title: 'Fuite',
    text: 'A fuit devant B : elle passe en horde, tourne le dos, et court trois cases.',
  },
  'friends-crossed': {
    title: 'Amis traversés',
    text: 'A traverse C, qui perd 1D3, et D, unité d’élite, qui ne perd rien.',
  },
  'harmless-flight': {
    title: 'Une fuite sans dommage',
    text: 'L’ordre lâche d’A lui permet de traverser C sans pertes.',
  },
  'off-the-map': {
    title: 'Hors de la carte',
    text: 'A franchit le bord : elle est perdue, pour la moitié de ses points.',
  },
  'extended-line-moves': {
    title: 'Mouvements d’une ligne étendue',
    text: 'A pivote de 60° sur une moitié, C se décale d’une case, D fait volte-face sur place.',
  },
  'skirmishers-make-way': {
    title: 'Des tirailleurs font place',
    text: 'A marche jusqu’à la case de S, que l’on replace derrière elle et qui n’agira plus de ce tour.',
  },
  'impetuous-march': {
    title: 'Emportés par l’élan',
    text: 'B, en terrain difficile, n’oblige à rien ; mais A se tourne vers elle, et doit l’attaquer aussitôt.',
  },
};
