import type { LaboratoryWords } from '../en/laboratory.ts';
import { keeping } from './laboratory/keeping.ts';
import { rolling } from './laboratory/rolling.ts';
import { sentence } from './laboratory/sentence.ts';
import { working } from './laboratory/working.ts';
import { french } from './writing.ts';

const { count, number } = french;

/** A chance in per cent; what may happen is never 0, what may fail never 100. */
function percent(share: number): string {
  if (share <= 0) return '0 %';
  if (share >= 1) return '100 %';
  if (share < 0.0005) return '< 0,1 %';
  if (share > 0.9995) return '> 99,9 %';
  return `${share.toLocaleString('fr-FR', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })}`;
}

function mean(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  if (rounded === 0 && value !== 0) return value > 0 ? '< 0,01' : '> −0,01';
  return number(rounded);
}

export const laboratory: LaboratoryWords = {
  title: 'Le laboratoire',
  open: 'Le laboratoire',
  back: 'Retour à la bataille',
  close: 'Accueil',
  fromBattle: 'Un moment de votre bataille. Quoi qu’on change ici, la bataille reste telle quelle.',
  example:
    'Un exemple tout fait. Pressez deux unités, ou changez ce que vous voulez sur le champ et dans les fiches : les chances suivent aussitôt.',
  examplesTitle: 'Exemples tout faits',
  examples: {
    cuirassiers: 'Des cuirassiers chargent une ligne éprouvée',
    village: 'Assaut d’un village',
    guns: 'Des hussards chargent une batterie',
    lancers: 'Des lanciers chargent un carré',
    battery: 'Une batterie tire sur une colonne',
  },
  percent,
  mean,
  strength: (points) => count(points, 'point de force', 'points de force'),
  strengthShort: 'PF',
  points: (value) => `${value} points d’armée`,
  tools: {
    title: 'Pièces et terrain',
    whole: 'Toute la position',
    place: (type, side) => `Placer : ${type}, ${side}`,
    hand: 'Choisir et déplacer',
    units: 'Unités',
    ground: 'Terrain',
    edges: 'Côtés de case',
    rubber: 'Retirer',
    hill: 'colline',
    side: (side) => `Unités : ${side}`,
    handHelp:
      'Pressez l’attaquant, puis sa cible. Faites glisser une unité pour la déplacer ; pressez les flèches autour d’elle pour la tourner.',
    placeHelp: (type) => `Pressez les cases où placer : ${type}.`,
    groundHelp: 'Pressez les cases à couvrir.',
    edgeHelp: 'Pressez une case, puis la voisine qui partage le côté.',
    rubberHelp: 'Pressez les unités à retirer.',
  },
  field: 'Le champ',
  columns: 'Colonnes',
  rows: 'Rangées',
  undo: 'Défaire',
  redo: 'Refaire',
  clear: 'Vider le champ',
  swap: 'Échanger les camps',
  map: 'Le champ du laboratoire',
  roles: { attacker: 'Attaquant', target: 'Cible', other: 'Unité' },
  noUnit: 'Pressez une unité sur la carte pour la changer ici.',
  noUnitYet:
    'Le champ est vide. Choisissez une pièce et pressez la case où elle doit se tenir, puis placez un ennemi devant elle ; ou ouvrez un exemple tout fait.',
  oddsOnceTwo: 'Les chances se calculent dès qu’un ennemi se tient devant une unité.',
  makeAttacker: 'Attaquant',
  makeTarget: 'Cible',
  remove: 'Retirer',
  fields: {
    name: 'Nom',
    type: 'Type',
    quality: 'Qualité',
    command: 'Commandement',
    strength: 'Force actuelle',
    initial: 'Force au départ',
    formation: 'Formation',
    facing: 'Orientation',
    place: 'Case',
    panicked: 'En panique',
    skills: 'Compétences',
    nation: 'Nation',
  },
  noRoom: 'Aucune telle case, ou pas de place.',
  noRoomForHalf:
    'Pas de place pour sa moitié droite : la case voisine est prise, impassable ou hors du champ.',
  noSquareHere:
    'Aucun carré ne peut se tenir dans un bois, un village, un point fortifié ou un terrain difficile.',
  unitsThere: 'Des unités s’y tiennent : aucun terrain impassable ne peut y être posé.',
  cannotBeBought: 'La règle ne vend pas cette unité :',
  ask: 'Que fait-elle ?',
  pressTwo:
    'Pressez un attaquant et sa cible, sur la carte ou dans la liste : les chances s’affichent aussitôt.',
  underWay: 'La procédure en cours dans votre bataille, à partir d’ici.',
  underWayNext:
    'Lisez plus bas à quoi mène chaque réponse, jouez la suite sous « Dés », ou changez une unité : l’action est alors demandée depuis son début.',
  chooseAct:
    'Choisissez plus haut ce qu’elle fait ; pour une attaque, pressez d’abord un ennemi comme cible.',
  ...working,
  sections: {
    result: 'Comment cela finit',
    conditions: 'Conditions',
    factors: 'Dés et commandements',
    tree: 'La procédure',
    losses: 'Pertes',
    reactions: 'Chaque réaction',
    compare: 'A et B',
    sweep: 'Balayage',
    roll: 'Lancer les dés',
    keep: 'Garder et partager',
  },
  tabs: { odds: 'Chances', sweep: 'Balayage', roll: 'Dés', systems: 'Cinq systèmes', keep: 'Partage' },
  systemsNote:
    'Une rencontre, et ce que cinq règles en font : chacune pour elle-même, sans moyenne ni classement.',
  legal: 'La règle le permet',
  illegal: 'La règle le refuse',
  states: { met: 'remplie', unmet: 'non remplie', open: 'non examinée' },
  conditions: {
    mayAttack: 'Une unité qui peut attaquer : ni canons, ni carré, ni panique',
    obeys: 'Elle obéit : aucun test d’activation raté',
    free: 'Au contact d’aucun ennemi',
    inReach: 'La cible est à portée de mouvement',
    inPlace: 'La cible est dans le cône frontal, ou touche une case de flanc',
    prey: 'Une cible permise à une telle unité',
    way: 'Un chemin y mène et finit en l’engageant',
    noneBefore: 'Aucun autre ennemi de face ne passe avant',
    assaultReach: 'La cible est assez près',
    assaultMove: 'Un pas d’une case, ou aucun, l’engage',
    keepsContact: 'Elle reste engagée par un de ses ennemis',
    hasFire: 'Une unité qui tire, ferme et non débordée',
    unengaged: 'Aucun ennemi ne l’engage',
    range: 'La cible est à portée',
    cone: 'La cible est dans le cône frontal',
    sight: 'La cible est en vue',
    adjacentOnly: 'Aucun contact n’impose un tir adjacent',
    priority: 'Aucune autre cible ne passe avant',
    mayChangeForm: 'Une infanterie non paniquée',
    formOpen: 'Cette formation lui est ouverte ici',
    clearOfEnemies: 'Aucun contact avec l’ennemi, avant ni après',
    losses: 'Elle a des pertes à réparer, ou panique',
    enemyFar: 'Aucun ennemi ferme trop près',
    orderedPanicked: 'Une unité paniquée reçoit l’ordre comme telle',
  },
  showAbsent: 'Montrer ce qui ne joue pas',
  variants: (n) => `l’un des ${number(n)} cas possibles`,
  rolled: (chance) => `lancé dans ${chance} des cas`,
  noRolls: 'Aucun dé qui ait sa propre somme.',
  outcomes: {
    attacker: (attacker, target) => `${attacker} prend le terrain, ${target} ne le tient plus`,
    both: (attacker, target) => `${target} garde le terrain, ${attacker} tient bon`,
    target: (attacker, target) => `${target} garde le terrain, ${attacker} ne tient plus`,
    nobody: (attacker, target) => `Ni ${attacker} ni ${target} n’a le terrain`,
  },
  outcomesShot: {
    attacker: (attacker, target) => `${target} laisse son terrain à ${attacker}`,
    both: (_attacker, target) => `${target} garde son terrain`,
    target: (attacker, target) => `${target} garde son terrain, ${attacker} ne tient plus`,
    nobody: (_attacker, target) => `${target} ne garde pas son terrain`,
  },
  outcomesAlone: {
    attacker: (unit) => `${unit} garde son terrain`,
    both: (unit) => `L’ennemi a le terrain de ${unit}`,
    target: (unit) => `L’ennemi a le terrain de ${unit}, qui ne tient plus`,
    nobody: (unit) => `${unit} ne garde pas son terrain`,
  },
  outcomesRallied: {
    attacker: (unit) => `${unit} se rallie sur son terrain`,
    nobody: (unit) => `${unit} ne se rallie pas sur son terrain`,
  },
  regains: (unit) => `${unit} regagne des points de force`,
  outcomesShotShort: {
    attacker: 'La cible laisse son terrain',
    both: 'La cible le garde',
    target: 'Le tireur est brisé',
    nobody: 'La cible ne le garde pas',
  },
  outcomesShort: {
    attacker: 'L’attaquant prend le terrain',
    both: 'La cible le garde',
    target: 'L’attaquant est brisé',
    nobody: 'Ni l’un ni l’autre ne l’a',
  },
  range: (worst, best) => `de ${worst} à ${best} selon les décisions`,
  fates: {
    stands: 'Ferme',
    panicked: 'Paniquée',
    fledOffMap: 'Sortie de la carte',
    eliminated: 'Détruite',
  },
  unit: 'Unité',
  expectedLoss: 'Perte moyenne',
  expectedPoints: 'En points d’armée',
  lossShort: { attacker: 'Perte de l’att.', target: 'Perte de la cible' },
  lossOf: (unit) => `Pertes : ${unit}`,
  sideInAll: (side) => `${side}, toutes les unités`,
  remainingOf: (unit) => `Force restante : ${unit}`,
  counted: 'Ce que l’on compte',
  summed: 'Comment on le cumule',
  asLosses: 'Pertes',
  asRemaining: 'Force restante',
  cumulative: 'Au moins autant',
  exactly: 'Exactement autant',
  policy: 'Comment chacun décide',
  aimOf: (side) => `${side} : le but`,
  aims: {
    keepGround: 'avoir le terrain',
    keepStrength: 'garder sa force',
    costEnemy: 'coûter des points d’armée à l’ennemi',
    breakEnemy: 'briser l’ennemi',
  },
  failedTest: 'Qui rate un test',
  failed: { flee: 'fuit', stay: 'reste et subit les pertes', aim: 'décide selon le but de son camp' },
  placing: 'Les places',
  placings: { aim: 'pesées pour le but', first: 'la première réponse' },
  firstNote:
    'La première réponse dans l’ordre de la règle est jouée ; la meilleure peut être une autre. Choisissez-la sous « Où vont les unités », ou faites peser les places.',
  asAtTable: 'La table compte de même : ce sont ses chiffres.',
  decisions: (n) =>
    n === 0
      ? 'Aucune autre décision n’est ouverte.'
      : `${count(n, 'décision est jouée', 'décisions sont jouées')} pour ces buts, l’égalité allant à la première réponse dans l’ordre de la règle.`,
  pinned: (n) => (n === 0 ? '' : `${count(n, 'branche fixée', 'branches fixées')}.`),
  unpin: 'Tout libérer',
  placesTitle: 'Où vont les unités',
  placesNote: 'Où une unité va, regarde ou retourne se décide pour le but ; choisissez-le vous-même ici.',
  placeOpen: 'pour le but',
  allWeighed: 'Des décisions de place, toutes les réponses sont pesées.',
  unweighed: (n) =>
    `Toutes les réponses ne sont pas pesées dans ${count(n, 'décision', 'décisions')} de place : lesquelles`,
  unweighedNote:
    'Les peser toutes serait trop long. De places très semblables, la première vaut pour les autres, ou la première de toutes est jouée ; la meilleure peut être une autre. Chaque ligne dit la question telle qu’elle se pose d’abord ; ses pareilles comptent avec elle.',
  weighedOf: (weighed, answers, situations) =>
    `— pesées : ${number(weighed)} ou plus, sur ${number(answers)} au plus, dans ${count(situations, 'situation', 'situations')}`,
  sweepUnweighed:
    'Pour que les points viennent vite, toutes les réponses des décisions de place n’y sont pas pesées : la même disposition peut avoir d’autres chiffres sous les chances.',
  decides: (side) => `Décision : ${side}`,
  rolls: (side) => `Dés : ${side}`,
  pin: 'Fixer',
  pinnedMark: '(branche fixée)',
  takenMark: '(réponse jouée)',
  best: 'meilleur',
  worst: 'pire',
  others: (n, share) =>
    `${count(n, 'résultat moins probable', 'résultats moins probables')}, ${share} ensemble`,
  gather: 'Rassembler l’improbable',
  unfold: 'Montrer la suite',
  fold: 'Cacher la suite',
  heat: 'Où finissent les unités, selon la chance',
  heatOf: (unit) => `Arrivées : ${unit}`,
  noHeat: 'Aucune',
  pursuitOf: (unit) => `Portée de poursuite : ${unit}`,
  pinA: 'Garder comme A',
  dropA: 'Oublier A',
  openA: 'Revenir à A',
  pointsOff: (difference) => {
    const off = Math.abs(difference);
    const way = difference > 0 ? 'en plus' : 'en moins';
    if (off < 1e-12) return 'aucun';
    if (off < 0.0005) return `moins de 0,1 point ${way}`;
    if (off > 0.9995 && off < 1) return `plus de 99,9 points ${way}`;
    return `${difference > 0 ? '+' : '−'}${percent(off).replace(/\s%$/u, '')} ${off < 0.01995 ? 'point' : 'points'}`;
  },
  compareHelp: 'A est gardé. Changez ce que vous voulez : B et l’écart s’affichent à côté.',
  otherQuestion:
    'A répond à une autre question (d’autres unités, ou une autre action) : les deux ne se comparent pas. Revenez à A, ou oubliez-le et gardez ces chances-ci.',
  droppedA: 'A est oublié : il était du champ qui se trouvait là avant.',
  difference: 'Écart',
  reactionsNote: 'Une pression joue cette réaction.',
  varied: {
    attackerStrength: 'Force de l’attaquant',
    targetStrength: 'Force de la cible',
    distance: 'Distance',
    attackerFormation: 'Formation de l’attaquant',
    targetFormation: 'Formation de la cible',
    attackerQuality: 'Qualité de l’attaquant',
    targetQuality: 'Qualité de la cible',
    attackerCommand: 'Commandement de l’attaquant',
    targetCommand: 'Commandement de la cible',
    attackerSkill: 'Compétences de l’attaquant',
    targetSkill: 'Compétences de la cible',
    terrain: 'Terrain sous la cible',
    edge: 'Côté de case devant la cible',
    reaction: 'Réaction',
  },
  asItIs: 'telle quelle',
  withSkill: (skill) => `+ ${skill}`,
  withoutSkill: (skill) => `− ${skill}`,
  noEdge: 'rien',
  vary: 'Que fait-on varier ?',
  lines: 'Courbes',
  moreLines: 'Autres courbes',
  series: {
    attackerFlees: 'L’attaquant paniqué',
    attackerRegains: 'L’attaquant regagne des points de force',
    attackerGone: 'L’attaquant détruit ou hors de la carte',
    targetFlees: 'La cible paniquée',
    targetGone: 'La cible détruite ou hors de la carte',
    attackerLoss: 'Perte moyenne de l’attaquant',
    targetLoss: 'Perte moyenne de la cible',
  },
  nothingToVary: 'Rien ne peut varier ainsi : voyez les unités et l’action.',
  notAllowedPoints: (values) => `Non permis, ou sans place : ${values.join(', ')}.`,
  plot: (varied) => `Chances selon : ${varied}`,
  plotHelp: 'Les flèches gauche et droite vont de point en point.',
  plotTable: 'La même chose en tableau',
  csv: 'CSV',
  svg: 'SVG',
  png: 'PNG',
  json: 'JSON',
  exactJson: 'JSON, fractions exactes',
  ...rolling,
  ...keeping,
  numbers: 'Les chiffres',
  list: 'Unités sur le champ',
  stated: (unit, points) => `${unit} (${number(points)} PF)`,
  ...sentence,
};
