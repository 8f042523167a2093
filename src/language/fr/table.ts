import type { table as english } from '../en/table.ts';
import { french } from './writing.ts';

const { count, number } = french;

/** Ce que disent la table et l’accueil, en plus des mots qu’ils partagent. */
export const table: typeof english = {
  victoryPoints: 'Points de victoire',
  houseRules: 'Règles maison',
  score: (points, limit) => (limit === null ? number(points) : `${number(points)} sur ${number(limit)}`),
  scoreOf: (side, points, limit) =>
    limit === null
      ? `${side} : ${count(points, 'point de victoire', 'points de victoire')}`
      : `${side} : ${count(points, 'point de victoire', 'points de victoire')} sur les ${number(limit)} qui brisent l’armée adverse`,
  saveFailedShort: 'Non enregistré !',
  menu: 'Menu',
  panel: 'Ordres et réponses',
  register: 'Registre de la bataille',
  journal: 'Journal',
  choices: 'Choix',
  told: 'Ce qui se passe',
  sheetSize: 'Agrandir ou réduire ce volet',
  refused: '(refusé)',
  pickGroup:
    'Touchez des unités, sur la carte ou ici, pour former un groupe ; le chiffre est son prix en points d’ordre (PO).',
  noPointsLeft: 'Il ne reste aucun point d’ordre.',
  pointsShort: (points) => `${number(points)} PO`,
  beside: 'à côté, gratuit',
  willAttack: (units) =>
    `Impétueux à portée d’un ennemi, donc tenus d’attaquer s’ils le peuvent en agissant : ${french.all(units)}.`,
  forecastEmpty: 'Montrez une unité, une cible ou une réponse : chiffres et raisons s’inscrivent ici.',
  inTurnOf: (side) => `pendant le tour : ${side}`,
  restartShort: 'Unité',
  diceShort: 'Dés',
  realDice: 'Vrais dés',
  standingOrder: 'Par ordre permanent',
  programDice: 'Dés du programme',
  programRolls: 'Laisser le programme lancer ceux-ci',
  beginning: 'Avant le premier tour',
  turnTitle: (turn, side) => `Tour ${number(turn)} · ${side}`,
  mapHelp:
    'Les flèches parcourent les cases, Entrée touche la case, Maj et flèche déplacent la carte, plus et moins changent l’échelle.',
  reachable: (cost) => `peut être atteinte, ${cost}`,
  open: 'peut être choisie',
  firstScreen: 'Accueil',
  backToRulebook: 'Retour à la règle',
  stepBack: 'Reprendre la dernière réponse',
  playedBy: 'Nom du joueur',
  goesFirst: 'premier tour',
  begin: 'En campagne',
  toss: 'le premier tour est tiré au sort',
  limits: (turns, points) => `${number(turns)} tours chacun, ${number(points)} points d’armée par camp`,
  dropFile: 'Déposez ou choisissez un fichier : partie, bataille, armée, carte, situation.',
  dropHere: 'Déposez le fichier pour l’ouvrir',
  savedOn: (date) => `jouée le ${date}`,
  savedTurn: (turn, side) => `tour ${number(turn)}, ${side}`,
  over: 'terminée',
  battleOver: 'La bataille est finie',
  result: 'L’issue',
  howToPlay: 'Comment jouer',
  laboratory: 'Le laboratoire',
  army: 'Lever une armée',
  map: 'Dessiner une carte',
  scenario: 'Préparer une bataille',
  skirmish: 'Escarmouche en trois gestes',
  toLaboratory: 'Porter au laboratoire',
  toLaboratoryLater: 'Au laboratoire après la bataille',
  rulebook: 'La règle',
  readRule: (rule) => `${rule} : lire dans la règle`,
  units: (units) => count(units, 'unité', 'unités'),
};
