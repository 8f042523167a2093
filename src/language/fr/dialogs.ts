import type { dialogs as english } from '../en/dialogs.ts';
import { french } from './writing.ts';

const { count } = french;

const victory: typeof english.victory = {
  winner: (winner) => `Victoire : ${winner}`,
  draw: 'Bataille indécise',
  by: {
    breakPoint: 'L’armée adverse a perdu plus qu’elle ne peut souffrir : elle cède.',
    turnLimit: 'La nuit tombe sur le dernier tour : les points de victoire décident.',
    night: 'La nuit tombe : les points de victoire décident.',
    objective: 'L’objectif de la bataille est atteint, et la décide aussitôt.',
    resignation: 'L’autre camp a rendu les armes.',
    agreement: 'Les deux camps se sont accordés pour en rester là.',
  },
  drawnBy: {
    breakPoint: 'Les deux armées cèdent, sans que l’une l’emporte.',
    turnLimit: 'La nuit tombe sur le dernier tour, et l’écart est trop faible pour désigner un vainqueur.',
    night: 'La nuit tombe, et l’écart est trop faible pour désigner un vainqueur.',
    objective: 'Les deux camps ont atteint un objectif, à égalité de points.',
    resignation: 'Les deux camps ont rendu les armes.',
    agreement: 'Les deux camps se sont accordés pour en rester là, à égalité.',
  },
};

const asked: typeof english.asked = {
  endOrdersUnits: (units) =>
    `${count(units, 'unité n’a reçu', 'unités n’ont reçu')} aucun ordre ce tour-ci. Terminer les ordres quand même ?`,
  endOrdersPoints: (points) =>
    `${count(points, 'point d’ordre sera perdu', 'points d’ordre seront perdus')} : ils ne se gardent jamais pour un autre tour.`,
  resign: (side) => `${side} : abandonner la bataille ? On ne pourra pas revenir en arrière.`,
  agreedEnd: 'Les deux joueurs veulent-ils s’arrêter ici ? Les points de victoire acquis décideront.',
  endOfProgram:
    'On demande au programme de s’arrêter ici : il y consent s’il mène, ou s’il n’a plus d’espoir. Les points de victoire acquis décideront.',
  holdsAll:
    'Ce fichier contient toute la partie : les valeurs des deux camps aussi, et où tous deux se sont rangés. Qui l’ouvre y trouve ce que l’écran cache. L’enregistrer ?',
  resignWho: 'Qui abandonne ?',
  resignMeans: 'Qui abandonne perd la bataille.',
};

const obstacles: typeof english.obstacles = {
  noGame: 'Aucune bataille n’est ouverte.',
  readOnly: 'Un autre onglet joue cette bataille ; celui-ci ne fait que regarder.',
  watched: 'On ne fait que regarder cette partie : reprenez-la pour jouer.',
  over: 'La bataille est finie.',
  reviewing: 'C’est un plateau passé : revenez d’abord au présent.',
  nothingToUndo: 'Il n’y a rien à reprendre.',
  nothingToRedo: 'Il n’y a rien à refaire.',
  diceRolled: 'Des dés ont été lancés depuis : il faudrait l’accord des deux joueurs.',
  otherSideAnswered: 'L’adversaire a répondu depuis : il faudrait l’accord des deux joueurs.',
  turnEnded: 'Le tour est passé à l’autre joueur : il faudrait l’accord des deux.',
  agreedOn: 'Les deux joueurs se sont accordés depuis : il faudrait de nouveau l’accord des deux.',
  underWay: 'Une procédure est en cours : menez-la d’abord à son terme.',
  nothingChanged: 'C’est déjà ainsi : il n’y a rien à corriger.',
  programAsked: 'C’est au programme de décider. Pour décider à sa place, il faut reprendre le camp.',
  diceAwaited: 'On attend les dés : lancez-les d’abord.',
  noDiceAwaited: 'On n’attend pas de dés.',
  noDecision: 'Aucune question n’est posée en ce moment.',
  noDraft: 'Il n’y a rien à confirmer.',
  noGroup: 'Choisissez d’abord les unités d’un groupe.',
  noUnit: 'Choisissez d’abord une unité.',
  noTarget: 'Choisissez d’abord une cible.',
  notChosenHere: 'Ce n’est pas une réponse à la question posée.',
  badFaces: 'Un tel jet ne peut pas montrer ces faces.',
};

const banners: typeof english.banners = {
  failed:
    'Le navigateur n’a pas pu enregistrer la partie. Exportez-la tout de suite dans un fichier, puis libérez de la place ou quittez la navigation privée.',
  readOnly:
    'Cette bataille est ouverte dans un autre onglet : celui-ci ne fait que regarder. Fermez l’autre et rechargez cette page pour jouer ici.',
  outdated:
    'Une version plus récente du programme a repris le stockage : cette partie n’est plus enregistrée. Exportez-la dans un fichier, puis rechargez cette page.',
  mayTakeOver: 'L’autre onglet est fermé : la bataille peut se jouer ici.',
  unkept:
    'La partie sur la table n’est pas gardée : le navigateur n’a pas pu l’enregistrer. Exportez-la d’abord, sinon elle est perdue.',
  unkeptHolds: 'Le fichier contient aussi les valeurs des deux camps, et où tous deux se sont rangés.',
  goWithout: 'Continuer et la perdre',
  oneOfSeveral: (opened, others) =>
    `« ${opened} » est ouvert, ${count(others, 'autre fichier ne l’est pas', 'autres fichiers ne le sont pas')} : on en ouvre un à la fois.`,
  stay: 'Revenir à la partie',
  playHere: 'Jouer ici',
};

const kept: typeof english.kept = {
  outdated:
    'Une version plus récente du programme a repris le stockage : on ne peut pas dresser ici la liste des parties enregistrées. Rechargez la page pour obtenir cette version ; d’ici là, rien de nouveau n’est enregistré.',
  unread:
    'Le navigateur ne laisse pas lire les parties enregistrées : on ne peut pas en dresser la liste. Rechargez la page ; en navigation privée, il peut n’y en avoir aucune.',
  unanswered:
    'Le stockage du navigateur ne répond pas : on ne sait pas encore s’il y a des parties enregistrées. Elles seront listées dès qu’il répondra ; on peut d’ici là commencer une nouvelle bataille.',
  notDeleted: 'Elle n’a pas pu être supprimée : le stockage du navigateur a refusé, ou n’a pas répondu.',
  openElsewhere: 'Cette partie est ouverte dans un autre onglet : fermez-la d’abord là-bas.',
  exportStored: 'L’exporter telle qu’enregistrée',
};

export const dialogs: typeof english = { victory, asked, banners, kept, obstacles };
