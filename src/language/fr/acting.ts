import type { acting as english } from '../en/acting.ts';
import { french } from './writing.ts';

const { count, number } = french;

export const acting: typeof english = {
  unknownNumbers: 'Ce qu’elle vaut, son camp seul le sait.',
  combatShort: 'Combat',
  fireShort: 'Tir',
  movementShort: 'Marche',
  groups: { move: 'Marcher', fight: 'Combattre', formation: 'Former', other: 'Autre' },
  alsoRefused: (action, refusals) =>
    `${action} : ${count(refusals, 'autre refus', 'autres refus')}, pourquoi ?`,
  makesWay: (units) =>
    `${french.all(units)} ${units.length === 1 ? 'laisse' : 'laissent'} la place et se ${units.length === 1 ? 'remet' : 'remettent'} derrière : plus d’action ce tour-ci, et l’élimination si la place manque.`,
  forcedMarch: (cost, factor) =>
    `Marche forcée : ${count(cost, 'case', 'cases')} pour un facteur de ${number(factor)}. À 4 cases ou moins d’un ennemi elle ne commence ni ne finit ; l’infanterie ne la fait qu’en colonne ou en tirailleur (MAN-09).`,
  disengaging: (lost) =>
    `Elle se dérobe à qui l’engage, et perd ${count(lost, 'point de force', 'points de force')} (MAN-17).`,
  pickHex: 'Touchez sur la carte une case éclairée.',
  allEnds: (ends) => `Les ${number(ends)} arrivées en liste`,
  byRoute: (hexes) => (hexes.length === 0 ? 'sans bouger' : `en passant par ${hexes.join(', ')}`),
  otherRoute: (routes) => `Autre chemin (${number(routes)})`,
  reviewing: (shown, all) =>
    `Vous regardez le plateau tel qu’il était après la réponse ${number(shown)} sur ${number(all)}.`,
};
