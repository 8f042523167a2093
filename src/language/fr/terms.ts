import type { Term } from '../../rules/state/reasons.ts';
import type { terms as english } from '../en/terms.ts';
import { words } from './words.ts';
import { french } from './writing.ts';

const labels: typeof english.labels = {
  base: 'facteur de l’unité',
  norm: 'norme de la qualité',
  rate: 'prix d’un point de force',
  threshold: 'seuil du type',
  elite: 'Élite',
  skill: 'compétence',
  commandValue: 'facteur de commandement',
  halfRange: 'demi-portée ou moins',
  artilleryAtSquare: 'artillerie contre un carré',
  enfilade: 'tir en enfilade',
  defensiveFireArtillery: 'artillerie en tir défensif',
  defensiveFireControlled: 'tir contrôlé en ligne, en tir défensif',
  demoralised: 'unité démoralisée',
  lancerCharging: 'lanciers qui chargent',
  doubledCharge: 'charge en terrain dégagé',
  lossesInCharge: 'pertes dans cette charge',
  targetInCover: 'cible à couvert',
  infantryInRough: 'infanterie en terrain couvert ou difficile',
  mountedOrGunsInRough: 'cavalerie ou canons en terrain couvert ou difficile',
  panicked: 'unité paniquée',
  outflanked: 'unité débordée',
  village: 'dans un village',
  fortifiedPoint: 'dans un point fortifié',
  chargedNonDense: 'unité chargée non dense',
  chargedByLancer: 'chargée par des lanciers',
  reactionDefensiveFire: 'réagit par un tir défensif',
  reactionCounterCharge: 'réagit par une contre-charge',
  strengthPoints: 'points de force',
  minimum: 'prix minimal',
  groupOrder: 'un groupe',
  cavalryTogether: 'deux unités de cavalerie ensemble, ennemi proche',
  artilleryTogether: 'deux unités d’artillerie ensemble, ennemi proche',
  irregularTogether: 'deux unités irrégulières ensemble, ennemi proche',
  recruitsTogether: 'deux unités de recrues ensemble, ennemi proche',
  linearColumn: 'infanterie d’ordre linéaire en colonne, ennemi proche',
  panickedGroup: 'groupe paniqué, ennemi proche',
  scoutRides: 'éclaireurs avec le groupe',
  gunRides: 'pièce régimentaire avec le groupe',
  inVain: 'aucun chemin : l’attaque coûterait un point',
  penalisingTerrain: 'terrain pénalisant',
  forcedMarch: 'marche forcée',
  rotation: 'changement d’orientation',
  steps: 'cases parcourues',
  formationChange: 'changement de formation',
};

function termLabel(term: Term): string {
  const skill = term.why === 'skill' ? /^SKL-(\d+)/.exec(term.rule)?.[1] : undefined;
  return Object.values(words.skills)[Number(skill) - 1] ?? labels[term.why];
}

function termLine(term: Term): string {
  const label = termLabel(term);
  if ('cap' in term) return `au plus ${french.number(term.cap)} : ${label}`;
  if ('factor' in term) return `× ${french.number(term.factor)} ${label}`;
  return `${french.signed(term.amount)} ${label}`;
}

export const terms: typeof english = { labels, termLabel, termLine };
