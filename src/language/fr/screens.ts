import type { screens as english } from '../en/screens.ts';
import { capital } from '../sentences.ts';
import { words } from './words.ts';
import { french } from './writing.ts';

const { count, number } = french;

const states: typeof english.states = {
  panicked: 'paniquée',
  demoralised: 'démoralisée',
  outflanked: 'débordée',
  acted: 'a déjà agi',
  activated: 'activée',
  ordered: 'a des ordres permanents',
  mayNotManoeuvre: 'refuse de quitter sa ligne',
  displaced: 'a laissé la place à un ami',
  eliminated: 'éliminée',
  fledOffMap: 'en fuite hors de la carte',
  awaited: 'à déployer',
  coming: 'en route',
  exited: 'sortie en bon ordre',
};

/** Where a hex side lies, by its direction. */
const borders: readonly string[] = [
  'au nord-est',
  'à l’est',
  'au sud-est',
  'au sud-ouest',
  'à l’ouest',
  'au nord-ouest',
];

export const screens: typeof english = {
  buttons: {
    endOrders: 'Terminer les ordres',
    activate: 'Activer',
    confirm: 'Confirmer',
    cancel: 'Annuler',
    close: 'Fermer',
    undo: 'Défaire',
    redo: 'Refaire',
    resign: 'Se rendre',
    agreedEnd: 'Finir d’un commun accord',
    rematch: 'Revanche',
    newBattle: 'Nouvelle bataille',
    openFile: 'Ouvrir un fichier',
    exportGame: 'Exporter la partie',
    deleteGame: 'Effacer la partie enregistrée',
    language: 'Langue',
    help: 'Aide',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    wholeMap: 'Voir toute la carte',
    flipBoard: 'Retourner la carte',
    showGrid: 'Montrer la grille',
    showOdds: 'Montrer les chances',
    legend: 'Légende de la carte',
    mapTools: 'Outils de la carte',
    backToNow: 'Revenir au présent',
    playFromHere: 'Rejouer à partir d’ici',
    resume: 'Continuer',
  },
  headings: {
    forecast: 'Prévision',
    keys: 'Touches',
    savedGames: 'Parties enregistrées',
    map: 'Carte de la bataille',
    trail: 'Où l’on en est',
  },
  states,
  labels: {
    commandValue: 'Facteur de commandement',
    combat: 'Dés de combat',
    fire: 'Dés de tir',
    range: 'Portée',
    movement: 'Déplacement',
    threshold: 'Seuil de démoralisation',
    facing: 'Orientation',
    formation: 'Formation',
  },
  counters: {
    turn: (turn, limit) => `Tour ${number(turn)} sur ${number(limit)}`,
    turnOf: (side) => `À jouer : ${side}`,
    decides: (side) => `À décider : ${side}`,
    rolls: (side) => `Aux dés : ${side}`,
    orderPoints: (points) => count(points, 'point d’ordre', 'points d’ordre'),
    victoryPoints: (points) => count(points, 'point de victoire', 'points de victoire'),
    armyPoints: (points) => count(points, 'point d’armée', 'points d’armée'),
    strength: (strength, initial) => `force ${number(strength)} sur ${number(initial)}`,
    threshold: (threshold) => `démoralisation à ${number(threshold)} ou moins`,
    hexes: (distance) => count(distance, 'case', 'cases'),
    dice: (amount) => count(amount, 'dé', 'dés'),
    groupCost: (cost) => `coûte ${count(cost, 'point d’ordre', 'points d’ordre')}`,
  },
  confirmations: {
    deleteGame: 'La partie sera perdue pour de bon. L’effacer ?',
    yes: 'Oui',
    no: 'Non',
  },
  saving: {
    saved: 'Partie enregistrée',
    saving: 'Enregistrement…',
    none: 'Aucune partie enregistrée',
  },
  failure: {
    title: 'Quelque chose s’est brisé',
    explanation:
      'Une faute du programme a arrêté le jeu. La partie est enregistrée telle qu’avant la dernière réponse : rechargez la page.',
    advice: 'Si cela recommence, envoyez la partie exportée, et dites ce que vous faisiez.',
    reload: 'Recharger la page',
    details: 'Détails de la faute',
    unreached: 'Une partie du programme n’est pas venue par le réseau',
    kept: 'La partie est enregistrée telle que vous l’avez laissée.',
    reconnect: 'Rechargez la page quand le réseau est là.',
  },
  aria: {
    unit: (unit, marks = [], hidden = false) =>
      [
        unit.name,
        words.unitTypes[unit.type],
        ...(unit.formation === 'none' ? [] : [words.formed[unit.formation]]),
        ...(hidden ? [] : [`${count(unit.strength, 'point', 'points')} sur ${number(unit.initialStrength)}`]),
        ...(unit.formation === 'square' || unit.formation === 'closedColumn'
          ? []
          : [words.facings[unit.facing]]),
        ...(unit.panicked ? [states.panicked] : []),
        ...marks,
      ].join(', '),
    hex: (name, { terrain, hill, level }, sides = []) => {
      const ground = [
        ...(hill ? [level ? `${words.hill} de niveau ${level}` : words.hill] : []),
        ...(hill && terrain === 'open' ? [] : [words.hexTerrains[terrain]]),
      ];
      const edges = sides.map(
        (side) => `${words.sideTerrains[side.terrain]} ${borders[side.direction] ?? ''}`,
      );
      return [[name, ...ground].join(', '), ...edges].join(' ; ');
    },
  },
  welcome: {
    title: 'Sabreur-hex',
    subtitle: 'Batailles napoléoniennes à deux sur un écran, ou contre le programme',
    chooseBattle: 'Choisir une bataille',
    loading: 'Les armées prennent place…',
  },
  capital,
};
