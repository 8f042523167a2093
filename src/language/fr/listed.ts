import type { listed as english } from '../en/listed.ts';
import { french } from './writing.ts';

const { number } = french;

export const listed: typeof english = {
  nothing: 'Rien ne vous est demandé en ce moment.',
  draft: 'La réponse en préparation',
  facings: 'De quel côté elle regardera',
  formations: 'Dans quelle formation',
  units: 'Unités qui peuvent recevoir un ordre',
  group: 'Le groupe en formation',
  answers: 'Réponses',
  refused: 'Refusé, et pourquoi',
  places: (unit) => `Où peut aller ${unit}, le plus près de l’ennemi d’abord`,
  targets: (unit) => `Ce que peut attaquer ${unit}`,
  standing: (unit, hexes) => `${unit}, en ${french.all(hexes)}`,
  away: (hexes) => `à ${hexes}`,
  place: {
    clear: (hexes) => `${hexes} à parcourir`,
    costly: (hexes) => `${hexes} à parcourir, ralentie par le terrain`,
    forced: (hexes) => `${hexes} à parcourir, en marche forcée ou avec des pertes`,
    charge: (hexes) => `${hexes} à parcourir, à l’attaque`,
  },
  here: 'là où elle se tient',
  fromEnemy: (hexes, enemy) => `à ${hexes} de l’ennemi ${enemy}`,
  facingsOpen: (facings) => `${number(facings)} orientations au choix`,
  line: (parts) => parts.join(' ; '),
  why: (what, reasons) => `${what} : ${reasons.join(' ')}`,
  from: (least, most) => `de ${number(least)} à ${number(most)} points d’ordre`,
};
