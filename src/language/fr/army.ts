import type { ArmyWords } from '../en/army.ts';
import { faults } from './army/faults.ts';
import { keepingArmies } from './army/keeping.ts';
import { printed } from './army/printed.ts';
import { french } from './writing.ts';

const { count, number, signed } = french;

export const armyScreen: ArmyWords = {
  title: 'Lever une armée',
  back: 'Retour à la bataille',
  close: 'Accueil',
  name: 'Nom de l’armée',
  nation: 'Nation',
  format: 'Points convenus',
  undo: 'Défaire',
  redo: 'Refaire',
  roster: 'Contrôle des troupes',
  buyHead: 'Acheter une unité',
  buy: 'Acheter :',
  full: (most) =>
    `Une armée compte ${number(most)} unités au plus : congédiez-en une pour en acheter une autre.`,
  empty:
    'Aucune unité n’est achetée. Achetez-les une à une ci-dessus, ou faites tirer au sort toute une armée.',
  lot: 'Une armée au sort',
  theme: 'Thème',
  themes: {
    balanced: 'équilibrée',
    cavalry: 'cavalerie',
    guns: 'canons',
    lightTroops: 'troupes légères',
    irregulars: 'irréguliers',
    eighteenthCentury: 'dix-huitième siècle',
  },
  columns: {
    unit: 'Unité',
    type: 'Type',
    quality: 'Qualité',
    command: 'Commandement',
    strength: 'Force',
    skills: 'Compétences',
    cost: 'Coût',
  },
  line: (at, name) => `${number(at)}. ${name}`,
  lineTold: (strength, command, cost) =>
    `${count(strength, 'point de force', 'points de force')}, facteur de commandement ${number(command)}, ${count(cost, 'point d’armée', 'points d’armée')}`,
  lineShort: (strength, command) => `force ${number(strength)} · commandement ${number(command)}`,
  faulty: 'à corriger',
  up: (unit) => `Monter : ${unit}`,
  down: (unit) => `Descendre : ${unit}`,
  double: (unit) => `Dédoubler : ${unit}`,
  remove: (unit) => `Congédier : ${unit}`,
  tools: { up: 'Monter', down: 'Descendre', double: 'Dédoubler', remove: 'Congédier' },
  keysHelp:
    'Les flèches vont de ligne en ligne, Entrée en ouvre une, Alt et une flèche la déplacent, D la dédouble, Suppr la congédie.',
  fields: {
    name: 'Nom',
    regiment: 'Un régiment de l’époque',
    ownName: 'un nom à vous',
    taken: (regiment) => `${regiment} (pris)`,
    type: 'Type',
    quality: 'Qualité',
    command: 'Facteur de commandement',
    strength: 'Points de force',
    skills: 'Compétences',
  },
  asItWas: (suggested) => `L’acheter tel qu’il fut : ${suggested}`,
  less: (field) => `${field} : un de moins`,
  more: (field) => `${field} : un de plus`,
  perPoint: (cost) => `${signed(cost)} par point`,
  free: 'gratuit',
  cost: 'Coût en points d’armée',
  effects: 'Ce que font ses compétences',
  account: 'L’armée en chiffres',
  total: 'Points d’armée',
  totalOf: (cost, format) => `${number(cost)} sur ${number(format)}`,
  left: (points) =>
    points >= 0
      ? `${count(points, 'point', 'points')} de reste`
      : `${count(-points, 'point', 'points')} de trop`,
  elites: (elites, limit) => `Unités d’Élite : ${number(elites)} sur ${number(limit)}`,
  units: (units) => count(units, 'unité', 'unités'),
  legal: 'La règle permet cette armée.',
  none: 'Rien encore à corriger.',
  glance: 'D’un coup d’œil',
  thresholdShort: 'Seuil',
  charging: 'Entre parenthèses : quand elle charge.',
  arms: (infantry, cavalry, artillery) =>
    `${number(infantry)} d’infanterie, ${number(cavalry)} de cavalerie, ${number(artillery)} d’artillerie`,
  strengthInAll: (points) => `${count(points, 'point de force', 'points de force')} en tout`,
  orders: {
    d3: (least, most, mean) =>
      `Points d’ordre par tour, à 1D3 : de ${number(least)} à ${number(most)}, ${number(mean)} en moyenne`,
    '2d6': (least, most, mean) =>
      `Ou à 2D6 : de ${number(least)} à ${number(most)}, ${number(mean)} en moyenne`,
  },
  ...faults,
  ...keepingArmies,
  ...printed,
};
