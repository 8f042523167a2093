import type { Refusal, RefusalFact } from '../../rules/state/reasons.ts';
import type { refusals as english } from '../en/refusals.ts';
import { capital, type Facts, inBrackets, type Names, named, said, worded } from '../sentences.ts';
import { words } from './words.ts';
import { of, to } from './writing.ts';

const labels = {
  distance: 'distance',
  range: 'portée',
  reach: 'allonge',
  most: 'au plus',
  least: 'au moins',
  cost: 'coût',
  points: 'points restants',
  strength: 'force',
  commandValue: 'facteur de commandement',
  format: 'format',
  elites: 'unités d’Élite',
  limit: 'limite',
  count: 'unités',
} satisfies Partial<Record<RefusalFact, string>>;

const unit = (f: Facts) => said(f, 'unit', 'l’unité');
const target = (f: Facts) => said(f, 'target', 'la cible');
const enemy = (f: Facts, otherwise = 'un ennemi') => said(f, 'enemy', otherwise);
const friend = (f: Facts) => said(f, 'friend', 'cette unité');
const skill = (f: Facts, key: RefusalFact) =>
  worded(f, key, words.skills, key === 'skill' ? 'choisie' : 'voulue');
const formed = (f: Facts) => worded(f, 'formation', words.formed, 'dans cette formation');
const known = (f: Facts, ...keys: (keyof typeof labels)[]) => inBrackets(f, labels, keys);

const sentences: typeof english.sentences = {
  outsideZone: () => 'Cette case est hors de votre zone de déploiement : choisissez une case de la zone.',
  inBothZones: () =>
    'Cette case est dans la zone des deux armées, qui se déploient sans se voir : prenez-en une qui ne soit qu’à vous.',
  setUpTooNear: (f) =>
    `${enemy(f)} est trop près pour se déployer ici${known(f, 'distance', 'reach')} : restez plus loin.`,
  alreadyDeployed: (f) => `${unit(f)} est déjà en place : choisissez une autre unité.`,
  noRoomInZone: (f) => `Il n’y a plus de place dans la zone pour ${unit(f)}.`,
  notComing: (f) => `${unit(f)} n’arrive pas maintenant : choisissez une autre unité.`,
  notYours: (f) => `${unit(f)} n’est pas sous vos ordres : choisissez une de vos unités.`,
  alreadyActivated: (f) => `${unit(f)} a déjà reçu un ordre ce tour-ci : il faut attendre le prochain.`,
  alreadyActed: (f) => `${unit(f)} a déjà agi ce tour-ci : choisissez une autre unité.`,
  displaced: (f) =>
    `${unit(f)} a laissé la place à un ami ce tour-ci : plus d’action volontaire avant le prochain.`,
  notInGroup: (f) => `${unit(f)} n’est pas dans un groupe activé : donnez-lui d’abord un ordre.`,
  gone: (f) => `${unit(f)} n’est plus sur le champ de bataille.`,
  noTarget: () => 'Aucun ennemi à viser d’ici : marchez ou tournez d’abord.',
  friendlyTarget: (f) => `${target(f)} est de votre camp : choisissez un ennemi.`,
  steadyOnly: (f) => `Seule une unité non paniquée le peut : ralliez d’abord ${unit(f)}.`,
  panicked: (f) => `${unit(f)} est en panique et ne peut que fuir ou se rallier.`,
  notPanicked: (f) => `${unit(f)} n’est pas en panique : il lui faut un ordre comme aux autres.`,

  notEnoughOrders: (f) =>
    `Trop peu de points d’ordre pour ce groupe${known(f, 'cost', 'points')} : prenez-en un moins cher.`,
  tooMany: (f) => `Trop d’unités pour un groupe${known(f, 'count', 'most')} : retirez-en une.`,
  mixedPanic: () => 'Un groupe ne mêle pas unités paniquées et non paniquées : donnez des ordres séparés.',
  facingsDiffer: () => 'Les unités d’un groupe ont la même orientation : donnez des ordres séparés.',
  noChain: () => 'Les unités ne forment pas une chaîne de voisines : retirez celle qui est à l’écart.',
  regimentalGunInGroup: () => 'Une pièce régimentaire n’entre dans aucun groupe : retirez-la.',
  regimentalGunAlone: () =>
    'Une pièce régimentaire ne reçoit pas d’ordre à elle : elle agit auprès d’un groupe d’infanterie.',
  neverRides: (f) =>
    `${unit(f)} n’accompagne aucun groupe : seuls le font éclaireurs et pièces régimentaires.`,
  panickedGroupNoRiders: () => 'Nul n’accompagne un groupe paniqué : ralliez-le d’abord.',
  scoutTooFar: (f) =>
    `${unit(f)} est trop loin du groupe pour l’éclairer${known(f, 'distance', 'most')} : prenez des éclaireurs plus proches.`,
  scoutInSquare: (f) => `${unit(f)} est en carré : des éclaireurs suivent dans une autre formation.`,
  tooManyScouts: (f) => `Trop d’éclaireurs pour un groupe${known(f, 'most')} : retirez-en.`,
  gunWithArtillery: () =>
    'Une pièce régimentaire n’accompagne que de l’infanterie et de la cavalerie : retirez du groupe les autres canons.',
  gunNotBeside: (f) =>
    `${unit(f)} n’est voisine d’aucune infanterie du groupe : prenez l’infanterie qui est à côté.`,
  tooManyGuns: (f) => `Trop de pièces régimentaires pour un groupe${known(f, 'most')} : retirez-en.`,
  impetuousMustPursue: (f) => `${unit(f)} est impétueuse et doit se joindre à la poursuite.`,
  impetuousMustAttack: (f) =>
    `${unit(f)} est impétueuse et doit charger ou assaillir, par exemple ${enemy(f)}.`,

  noMovement: (f) => `${unit(f)} ne peut bouger dans cette formation : changez d’abord de formation.`,
  tooFar: (f) =>
    `C’est trop loin${known(f, 'distance', 'cost', 'reach', 'most')} : choisissez une case plus proche.`,
  offMap: () => 'Seule une unité en fuite sort de la carte : choisissez une case de la carte.',
  impassable: () => 'Ce terrain est impassable : contournez-le.',
  occupied: (f) =>
    `La case est prise par ${said(f, 'other', enemy(f, 'une autre unité'))} : choisissez une case libre.`,
  pathBlocked: (f) =>
    `Le passage est barré par ${said(f, 'other', enemy(f, 'une autre unité'))} : contournez l’obstacle.`,
  panickedFriendInWay: (f) => `On ne traverse pas un ami paniqué : contournez ${friend(f)}.`,
  engagedMustKeepContact: (f) =>
    `${unit(f)} est aux prises avec l’ennemi : finissez là où un des mêmes ennemis l’engage encore, esquivez ou fuyez.`,
  engagesAnew: (f) => `Une simple marche ne peut engager ${enemy(f)} : déclarez une charge ou un assaut.`,
  forcedMarchEnemyNear: (f) =>
    `Seule une marche forcée mène si loin, et elle ne commence ni ne finit à 4 cases ou moins d’un ennemi${known(f, 'cost', 'reach', 'distance')} : marchez moins loin.`,
  forcedMarchFormation: (f) =>
    `Seule une marche forcée mène si loin${known(f, 'cost', 'reach')}, et l’infanterie ne la fait qu’en colonne ou en tirailleur.`,
  evadeEngaged: (f) =>
    `${unit(f)} est aux prises avec l’ennemi et ne sait pas se dérober : combattez ou fuyez.`,
  engagedFromRear: (f) => `Un ennemi engage ${unit(f)} par l’arrière : pas d’issue pour esquiver.`,
  artilleryNeverFlees: (f) => `${unit(f)} ne peut fuir : des canons obligés de fuir sont perdus.`,
  mayNotManoeuvre: (f) =>
    `${unit(f)} s’accroche à sa ligne ce tour-ci : restent le tir, le ralliement ou le combat sur place.`,
  noExit: (f) =>
    `${unit(f)} n’a pas de sortie de ce nom : seule une simple marche frontale mène par une sortie de son camp.`,
  exitTooFar: (f) =>
    `${unit(f)} ne peut pas prendre cette sortie maintenant : finissez la marche sur une de ses cases, face au bord, avec une case de mouvement en réserve.`,
  noRoute: (f) => `Aucune case ouverte pour ${unit(f)} par cette manœuvre : choisissez une autre action.`,

  artilleryNeverAttacks: () => 'L’artillerie ne fait ni charge ni assaut : faites-la tirer.',
  squareNeverAttacks: () => 'Un carré ne fait ni charge ni assaut : changez d’abord de formation.',
  harassmentOnlyWeakTargets: (f) =>
    `La cavalerie de harcèlement n’attaque que des unités débordées ou paniquées, des tirailleurs ou des canons isolés : pas ${target(f)}.`,
  skirmishersOnlyWeakTargets: (f) =>
    `En tirailleur, on n’attaque que des canons, des tirailleurs, des paniqués ou des unités en terrain couvert ou difficile : pas ${target(f)}.`,
  chargerInContact: (f) =>
    `${unit(f)} est en contact avec ${enemy(f)} et ne peut charger : un assaut reste possible.`,
  beyondCharge: (f) =>
    `${target(f)} est hors de portée de charge${known(f, 'distance', 'reach')} : approchez.`,
  notInFrontOrFlank: (f) =>
    `${target(f)} n’est ni devant ni sur une case de flanc : tournez d’abord, ou donnez l’assaut de près.`,
  enemyInFrontFirst: (f) =>
    `${enemy(f)} se trouve directement devant et passe en premier : c’est la cible à charger.`,
  frontContactOnly: (f) => `La charge vient de l’avant ${of(target(f))} et doit frapper de front.`,
  noRouteToTarget: (f) =>
    `${unit(f)} ne trouve aucun chemin pour engager ${target(f)} : dégagez le passage ou tournez.`,
  beyondAssault: (f) =>
    `${target(f)} est trop loin pour un assaut${known(f, 'distance', 'reach')} : approchez.`,
  noAssaultMove: (f) => `Aucun pas d’une case n’amène ${unit(f)} à engager ${target(f)} : tournez d’abord.`,

  declaredTooNear: (f) =>
    `L’attaque est déclarée de trop près pour cette réaction${known(f, 'distance', 'least')} : choisissez-en une autre.`,
  targetInContact: (f) =>
    `${target(f)} était en contact avec un ennemi : ne rien faire ou fuir, rien d’autre.`,
  wrongType: (f) => `${unit(f)} n’est pas d’un type qui le permette.`,
  wrongFormation: (f) => `${unit(f)} ne le peut pas dans sa formation présente.`,
  wrongTerrain: (f) => `Le terrain où se trouve ${unit(f)}, ou sur son chemin, l’interdit.`,
  chargerNotInFront: (f) => `L’attaquant n’est pas devant ${unit(f)} : choisissez une autre réaction.`,
  wasInContact: (f) =>
    `${unit(f)} était en contact avec l’attaquant avant l’attaque : pas de tir contre lui.`,
  notAdjacentToTarget: (f) => `${unit(f)} n’est pas à côté de l’unité attaquée : son tir ne peut l’aider.`,
  friendInContact: (f) => `Un autre ennemi retient ${unit(f)} : pas de secours possible.`,
  cavalryOnly: () => 'On ne répond ainsi qu’à la cavalerie : choisissez une autre réaction.',
  alreadySquare: (f) => `${unit(f)} est déjà en carré.`,

  neverFires: (f) => `${unit(f)} n’a pas de tir : seules l’infanterie et l’artillerie tirent.`,
  warriorNeverFires: (f) => `${unit(f)} ne compte que des guerriers : ils ne tirent jamais.`,
  firesOnlyAsAction: (f) =>
    `${unit(f)} recharge trop lentement : ni riposte ni tir défensif, seulement le tir en action.`,
  controlledLineOnly: (f) =>
    `Seule l’infanterie au tir contrôlé, en ligne, tire puis attaque : pas ${unit(f)}.`,
  engagedNoFire: (f) =>
    `${unit(f)} est aux prises avec ${enemy(f)} et ne peut tirer : combattez ou dégagez-vous.`,
  outflankedNoFire: (f) =>
    `Un ennemi déborde ${unit(f)}, qui ne peut tirer : amenez un ami face à cet ennemi.`,
  beyondRange: (f) =>
    `${target(f)} est hors de portée${known(f, 'distance', 'range')} : approchez ou choisissez une autre cible.`,
  outsideCone: (f) => `${target(f)} est hors du cône frontal : tournez d’abord ${unit(f)} vers l’ennemi.`,
  noSight: (f) =>
    `La ligne de vue vers ${target(f)} est coupée${said(f, 'hex', '') === '' ? '' : ` en ${f['hex']}`} : choisissez une cible visible.`,
  otherHalfInContact: (f) =>
    `L’autre moitié ${of(unit(f))} est en contact : cette moitié-ci ne peut tirer, seulement celle qui fait face.`,
  mustFireAdjacent: (f) =>
    `Un contact interdit de tirer de loin sur ${target(f)} : choisissez une cible voisine.`,
  nearerTargetFirst: (f) =>
    `${said(f, 'nearer', enemy(f))} est plus proche${known(f, 'distance')} : c’est la première cible.`,
  alreadyFired: (f) => `${unit(f)} a fait son unique tir de ce tour.`,
  returnFormation: () =>
    'Seules l’artillerie et l’infanterie en ligne ou en tirailleur font un tir de riposte.',
  alreadyReturnedFire: (f) => `${unit(f)} a déjà riposté ce tour-ci.`,
  movedOnlyLight: (f) =>
    `${unit(f)} ne peut tirer après une marche : seules l’artillerie à cheval et l’infanterie légère en colonne ou en tirailleur le font.`,
  panickedTargetLast: (f) =>
    `${target(f)} est en panique : tirez d’abord sur ${enemy(f, 'un ennemi qui tient encore')}.`,

  sameFormation: (f) => `${unit(f)} est déjà dans cette formation.`,
  formationNotOpen: (f) =>
    `${unit(f)} n’a pas le droit de se mettre ${formed(f)} : choisissez une autre formation.`,
  noSquareHere: () => 'On ne forme pas le carré sur ce terrain : quittez-le d’abord.',
  noSquareIrregular: () => 'Les unités irrégulières ne forment jamais le carré.',
  inContact: (f) => `${unit(f)} est en contact avec un ennemi : pas de changement de formation.`,
  wouldBeInContact: (f) => `${unit(f)} finirait en contact avec un ennemi : gardez la formation.`,
  transitionNotOpen: (f) =>
    `${unit(f)} ne peut ${f['from'] === undefined ? '' : `quitter la formation ${worded(f, 'from', words.formed, '')} pour `}se mettre d’un coup ${worded(f, 'to', words.formed, formed(f))} : passez par une autre formation.`,
  noFlankHex: (f) =>
    `${unit(f)} n’a aucune case libre sur ses flancs où étendre sa ligne : faites d’abord de la place.`,
  notInfantry: () => 'Seule l’infanterie change de formation.',
  columnOnly: () => 'Seule l’infanterie en colonne peut marcher puis changer de formation.',

  enemyNear: (f) =>
    `Un ennemi est trop près pour un ralliement${known(f, 'distance')} : éloignez-vous d’abord.`,
  atFullStrength: (f) => `${unit(f)} a toute sa force : rien à rallier.`,

  beyondStrength: (f) =>
    `${unit(f)} ne peut avoir cette force${known(f, 'least', 'most')} : sans points, on n’est plus sur le terrain.`,
  gunsNeverPanic: (f) => `${unit(f)} ne peut paniquer : des canons obligés de fuir sont perdus.`,
  beyondOrderDice: (f) => `Aucun dé de cette bataille ne donne autant de points d’ordre${known(f, 'most')}.`,
  strengthNotAllowed: (f) => `Cette force ne s’achète pas${known(f, 'strength', 'least', 'most')}.`,
  commandValueNotAllowed: (f) =>
    `Cette qualité ne permet pas ce facteur de commandement${known(f, 'commandValue', 'least', 'most')}.`,
  skillReserved: (f) =>
    `La compétence ${skill(f, 'skill')} n’est pas ouverte ${to(worded(f, 'type', withArticle, 'ce type d’unité'))}.`,
  skillRequires: (f) =>
    `La compétence ${skill(f, 'skill')} ne s’achète qu’avec la compétence ${skill(f, 'other')}.`,
  skillExcludes: (f) => `Les compétences ${skill(f, 'skill')} et ${skill(f, 'other')} s’excluent.`,
  skillTwice: () => 'La même compétence figure deux fois : rayez-en une.',
  armyTooDear: (f) => `L’armée coûte plus que convenu${known(f, 'cost', 'format')} : réduisez-la.`,
  tooManyElites: (f) =>
    `Trop d’unités d’Élite pour ce format${known(f, 'elites', 'limit')} : abaissez-en une.`,
};

/** Types of units with their article, all feminine. */
const withArticle: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(words.unitTypes).map(([type, word]) => [
    type,
    word.startsWith('i') ? `l’${word}` : `la ${word}`,
  ]),
);

function sentence(refusal: Refusal, names: Names = (id) => id): string {
  return capital(sentences[refusal.reason](named(refusal.facts, names)));
}

export const refusals: typeof english = { sentences, sentence };
