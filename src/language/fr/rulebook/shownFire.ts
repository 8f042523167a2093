import type { shownFire as english } from '../../en/rulebook/shownFire.ts';
import type { SameShown } from '../../rulebook.ts';

export const shownFire: SameShown<typeof english> = {
  'angle-of-fire': {
    title: 'L’angle de tir',
    text: 'B et D sont devant A, C ne l’est pas ; le bois sur la case de D ne la cache pas.',
  },
  'line-of-sight': {
    title: 'Une case frôlée',
    text: 'La ligne d’A à C touche la case de B : pas de tir ; la ligne vers D est libre.',
  },
  enfilade: {
    title: 'Enfilade',
    text: 'A est hors du cône de X et ajoute deux dés ; le carré Y n’est jamais pris en enfilade.',
  },
  'double-fire': {
    title: 'Tir double',
    text: 'La moitié droite d’A tire sur B ; la gauche peut en faire autant, ou préférer C. D est hors de l’angle.',
  },
  'double-fire-half-in-a-wood': {
    title: 'Tir double, une moitié au bois',
    text: 'La moitié au bois lance trois dés, celle en terrain dégagé ses six : chacune ne compte que sa case.',
  },
  'fire-in-contact': {
    title: 'Tirer au contact',
    text: 'X engage B, qui ne tire pas ; C, que personne n’engage, peut tirer sur X ou Y, pas sur Z.',
  },
  'losses-of-a-battery': {
    title: 'Pertes d’une batterie',
    text: 'Cinq touches, une sauvegarde, quatre pertes ramenées aux trois points qu’elle a ; B en prend deux, et la batterie riposte.',
  },
  'elite-neighbour': {
    title: 'À côté de l’élite',
    text: 'B est de l’infanterie de ligne d’élite : la batterie voisine rejette le plus fort de trois dés.',
  },
  'guns-must-not-flee': {
    title: 'L’artillerie ne fuit pas',
    text: 'G échoue à son test ; fuir, pour elle, c’est être éliminée.',
  },
  'gun-return-fire': {
    title: 'La pièce riposte aussi',
    text: 'A tire sur B : B riposte, et la pièce régimentaire G, sa voisine, également.',
  },
  'march-then-fire': {
    title: 'Marcher, puis tirer',
    text: 'La batterie à cheval avance de trois cases et tire dans la même action.',
  },
  'fire-then-attack': {
    title: 'Tirer, puis attaquer',
    text: 'Tir contrôlé : A tire sur B, puis s’en prend à la même unité.',
  },
  'square-fires': {
    title: 'Un carré tire',
    text: 'Il peut tirer de n’importe quel côté, une fois par tour.',
  },
  'fire-priority': {
    title: 'La plus proche d’abord',
    text: 'B est plus proche que C et doit être visée ; P, paniquée, ne compte pas, et D est hors de portée.',
  },
  'fire-from-a-hill': {
    title: 'Par-dessus les amis',
    text: 'A est sur une colline : ses voisins en contrebas ne cachent pas B, à trois cases ou plus.',
  },
  'second-shot-adds-up': {
    title: 'Deux tirs s’additionnent',
    text: 'Deux pertes, puis une : ensemble, les trois qui imposent un test.',
  },
  'panicked-target': {
    title: 'Frapper une unité paniquée',
    text: 'Un 6 coûte deux points à P, paniquée ; elle ne peut rendre les coups, et échoue à son test sans dés.',
  },
};
