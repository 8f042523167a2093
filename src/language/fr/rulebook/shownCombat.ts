import type { shownCombat as english } from '../../en/rulebook/shownCombat.ts';
import type { SameShown } from '../../rulebook.ts';

export const shownCombat: SameShown<typeof english> = {
  charge: {
    title: 'Une charge de bout en bout',
    text: 'Réaction, test, coup doublé, test, coups rendus moins les pertes, et test de l’assaillante.',
  },
  'column-charge': {
    title: 'Une colonne charge',
    text: 'L’infanterie en colonne double aussi : huit dés au lieu de quatre.',
  },
  'assault-only': {
    title: 'Un assaut, faute de charge',
    text: 'B n’est ni devant A ni sur une case de flanc : A ne peut la charger et l’assaille par une marche indirecte.',
  },
  'charge-after-turn': {
    title: 'Tourner, puis charger',
    text: 'B est sur une case de flanc d’A, qui se tourne vers elle et charge sans avancer.',
  },
  'enemy-in-front-first': {
    title: 'L’ennemi de face d’abord',
    text: 'B étant devant elle, A ne peut se détourner pour charger C.',
  },
  'impossible-charge': {
    title: 'Une charge impossible',
    text: 'C et D barrent le passage : A revient sur place et perd un point. Cette option de la règle est active ici.',
  },
  'never-attack': {
    title: 'Qui n’attaque jamais',
    text: 'Ni l’artillerie G, ni le carré Q ne peuvent charger ou assaillir, ni les tirailleurs S une ligne formée.',
  },
  'skirmishers-attack': {
    title: 'Ce que des tirailleurs attaquent',
    text: 'L’artillerie est l’une des rares cibles des tirailleurs.',
  },
  'charger-shaken': {
    title: 'Ébranlée par le tir',
    text: 'Le tir défensif coûte trois points à A ; elle échoue à son test et ne frappe pas.',
  },
  pursuit: { title: 'Poursuite', text: 'B fuit après le choc ; A la poursuit de toute la longueur du dé.' },
  'pursuit-attack': {
    title: 'Attaquer en fin de poursuite',
    text: 'A tombe sur la batterie C et la frappe avec le bonus de charge, sans réaction.',
  },
  'second-pursuer': {
    title: 'Un ami se joint à la poursuite',
    text: 'C est voisine d’A, de même orientation, et a le sens tactique : elle poursuit aussi.',
  },
  'through-skirmishers': {
    title: 'Charger à travers des tirailleurs',
    text: 'Les amis S sont retirés de la case qu’il faut à A, puis replacés derrière elle.',
  },
  'do-nothing': {
    title: 'Ne rien faire',
    text: 'Même ne rien faire demande un test : B échoue de trois et reste, avec trois points de moins.',
  },
  'panicked-in-cover': {
    title: 'Paniquée, mais au bois',
    text: 'B est paniquée ; chargée au bois par de la cavalerie, elle ne passe aucun test, n’en rate donc aucun, et peut rester.',
  },
  square: {
    title: 'Mise en carré',
    text: 'Chargée à trois cases, B a le temps de former le carré ; la cavalerie esquive.',
  },
  'too-near-for-square': {
    title: 'Trop près pour le carré',
    text: 'Chargée à deux cases, B ne peut ni se mettre en carré, ni tourner.',
  },
  'closed-column-reaction': {
    title: 'La colonne fermée à temps',
    text: 'Chargé à deux cases, le gros bataillon B ferme tout de même sa colonne.',
  },
  'defensive-fire': {
    title: 'Deux tirs défensifs',
    text: 'B tire sur X malgré le contact, puis sa voisine C ; les pertes s’additionnent et imposent un test.',
  },
  rotation: { title: 'Rotation', text: 'Chargée de flanc, B se tourne vers A.' },
  'counter-charge': { title: 'Contre-charge', text: 'B s’élance contre A, qui frappe sans doubler.' },
  'friend-counter-charge': {
    title: 'Contre-charge d’un ami',
    text: 'B charge Z de flanc ; X fond sur elle, et c’est B qui se trouve débordée.',
  },
  'evade-reaction': {
    title: 'Esquiver une charge',
    text: 'Les tirailleurs B reculent sans test ; A peut les poursuivre.',
  },
  'flight-reaction': { title: 'Fuir une charge', text: 'B fuit aussitôt, sans test.' },
  'target-in-contact': {
    title: 'Déjà au contact',
    text: 'C engage B : chargée aussi par A, B ne peut que ne rien faire ou fuir.',
  },
  'no-friend': {
    title: 'Quel ami peut aider',
    text: 'D peut tirer sur A pour B ; H, tenue par I, ne le peut pas.',
  },
  assault: {
    title: 'Une mêlée',
    text: 'Les deux frappent de tous leurs dés ; qui perd trois points passe un test.',
  },
  'assault-fired-at': {
    title: 'Tirer sur un assaut',
    text: 'B tire sans test ; A perd trois points, échoue au sien, et l’assaut s’arrête.',
  },
  'assault-no-pursuit': { title: 'Pas de poursuite', text: 'B fuit devant l’assaut ; A reste sur place.' },
  'stronger-in-melee': {
    title: 'Le poids du nombre',
    text: 'A a au moins six points de plus que B : elle sauvegarde dans la mêlée.',
  },
};
