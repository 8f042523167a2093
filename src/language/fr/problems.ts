import type { AnswerProblem } from '../../engine/interpreter.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import type { problems as english } from '../en/problems.ts';
import type { FileProblemCode } from '../fileProblems.ts';
import { capital, type Facts, inBrackets, type Names, said } from '../sentences.ts';
import { refusals } from './refusals.ts';
import { french } from './writing.ts';

function answerProblem(why: AnswerProblem<SabreurTypes>, names: Names = (id) => id): string {
  switch (why.problem) {
    case 'malformed':
      return 'Cette réponse est illisible : redonnez-la par les boutons.';
    case 'stale':
      return 'La partie a avancé depuis cette réponse : regardez la carte et répondez de nouveau.';
    case 'over':
      return 'La bataille est finie : commencez-en une autre ou parcourez le journal.';
    case 'rollAwaited':
      return 'On attend des dés : lancez-les d’abord.';
    case 'decisionAwaited':
      return 'On attend une décision : choisissez d’abord une réponse.';
    case 'underWay':
      return 'Une procédure est en cours : menez-la à son terme avant de corriger.';
    case 'nothingChanged':
      return 'C’est déjà ainsi : il n’y a rien à corriger.';
    case 'badFaces':
      return `Ces dés ne conviennent pas : saisissez ${why.count} ${why.count < 2 ? 'face' : 'faces'} de 1 à ${why.sides}.`;
    case 'notLegal':
      return why.reasons.length === 0
        ? 'La règle ne le permet pas ici : choisissez une des réponses proposées.'
        : why.reasons.map((reason) => refusals.sentence(reason, names)).join(' ');
  }
}

const where = (path: string) => (path === '' ? '' : ` en ${path}`);
const limits = (f: Facts) => inBrackets(f, { least: 'au moins', most: 'au plus' }, ['least', 'most']);
const quoted = (f: Facts, key: string) => (said(f, key, '') === '' ? '' : ` (${f[key]})`);
const placed = (f: Facts) =>
  said(f, 'line', '') === '' ? '' : `, ligne ${f['line']}, lettre ${f['column']}`;
const KINDS: ReadonlyMap<string, string> = new Map([
  ['Array', 'une liste entre crochets'],
  ['Object', 'un objet entre accolades'],
  ['string', 'un texte entre guillemets droits'],
  ['number', 'un nombre'],
  ['boolean', 'true ou false'],
]);
const expected = (f: Facts) => {
  if (said(f, 'expected', '') === '') return ' : écrivez-en une qui soit connue';
  const values = said(f, 'expected', '')
    .split(' | ')
    .map((value) => KINDS.get(value) ?? value);
  const more = Number(f['more'] ?? 0);
  return more > 0
    ? ` : écrivez ${values.join(', ')} ou ${french.form(more, { one: 'une autre valeur', other: `une des ${more} autres valeurs` })}`
    : ` : écrivez ${french.any(values)}`;
};
const versionTold = (path: string, f: Facts) => {
  const known = Number(f['known'] ?? 1);
  const read = `ce programme lit ${known === 1 ? 'la version 1' : `les versions 1 à ${known}`}`;
  const found = said(f, 'received', '');
  const place = path === '' || path === 'version' ? '' : ` (${path})`;
  if (found === '')
    return `Ce fichier ne dit pas de quelle version il est${place} : ${read}. Écrivez la version où il a été enregistré, ou enregistrez-le de nouveau là où il a été fait.`;
  return Number.isInteger(Number(found)) && Number(found) > known
    ? `Ce fichier est de la version ${found}${place}, d’un programme plus récent : ${read}. Rechargez la page pour avoir le plus récent, et rouvrez le fichier.`
    : `Ce fichier se dit de la version ${found}${place}, qui n’existe pas : ${read}. Écrivez la version où il a été enregistré, ou enregistrez-le de nouveau là où il a été fait.`;
};
const faults = (f: Facts) => (Number(f['problems'] ?? 1) > 1 ? ` parmi ${f['problems']} fautes` : '');
const offPlace = (f: Facts) =>
  said(f, 'column', '') === ''
    ? ''
    : `, colonne ${f['column']} sur ${f['columns']} et rangée ${f['row']} sur ${f['rows']}`;
const from = (f: Facts) => (said(f, 'at', '') === '' ? '' : ` à partir de la réponse ${Number(f['at']) + 1}`);
const answer = (f: Facts) => (said(f, 'at', '') === '' ? '' : ` à la réponse ${Number(f['at']) + 1}`);

const fileSentences: Record<FileProblemCode, (path: string, facts: Facts) => string> = {
  tooLarge: () => 'Le fichier est trop gros pour être du jeu : vérifiez que c’est le bon.',
  notJson: (_p, f) =>
    `Ce n’est pas un fichier du jeu : son texte n’est pas du JSON${placed(f)}. Ouvrez un fichier enregistré par le programme, ou le texte d’une feuille d’armée.`,
  tooDeep: () => 'Le fichier est trop imbriqué pour être du jeu : vérifiez que c’est le bon.',
  unknownFormat: (_p, f) =>
    `Ce fichier est d’un autre genre${quoted(f, 'received')} : ouvrez un fichier de Sabreur-hex.`,
  picture: () =>
    'C’est une image : sur l’écran où l’on dessine les cartes, elle peut être posée sous une carte, pour dessiner d’après elle. Ouvrez ici un fichier de Sabreur-hex.',
  badRoster: (_p, f) =>
    `Cette feuille d’armée ne se lit pas, d’abord à la ligne ${said(f, 'line', '1')}${faults(f)} : posez-la comme texte sur l’écran où l’on lève les armées, qui dit de chaque ligne ce qu’il faut changer.`,
  notTaken: (p) => `La règle n’admet pas cette réponse ici${where(p)} : donnez-en une autre, ou ôtez-la.`,
  brokenLink: () => 'Le lien n’est pas entier : copiez-le tout entier, ou redemandez-le.',
  unknownVersion: versionTold,
  unknownKey: (p) => `Le fichier contient une entrée inconnue${where(p)} : ôtez-la, ou corrigez son nom.`,
  missingKey: (p) => `Il manque une entrée${where(p)} : ajoutez-la.`,
  wrongType: (p, f) =>
    `Une valeur est d’un genre qui ne convient pas${where(p)}${quoted(f, 'received')}${expected(f)}.`,
  notListed: (p, f) => `Une valeur n’existe pas${where(p)}${quoted(f, 'received')}${expected(f)}.`,
  notWhole: (p, f) =>
    `Il faut un nombre entier${where(p)}${quoted(f, 'received')} : écrivez-en un sans décimales.`,
  outOfRange: (p, f) => `Un nombre sort des bornes${where(p)}${limits(f)} : écrivez-en un qui s’y tienne.`,
  tooLong: (p, f) => `Une liste ou un texte est trop long${where(p)}${limits(f)} : raccourcissez-le.`,
  tooShort: (p, f) => `Une liste ou un texte est trop court${where(p)}${limits(f)} : ajoutez ce qui manque.`,
  badText: (p) =>
    `Un texte contient des lettres interdites${where(p)} : tenez-vous à une ligne de lettres visibles.`,
  offMap: (p, f) =>
    `Quelque chose se trouve hors de la carte${where(p)}${offPlace(f)} : remettez-le sur la carte, ou agrandissez la carte.`,
  twice: (p, f) => `La même chose figure deux fois${where(p)}${quoted(f, 'id')} : n’en gardez qu’une.`,
  sharedHex: (p, f) =>
    `Deux unités occupent une même case${where(p)}${quoted(f, 'id')} : déplacez l’une d’elles.`,
  impassableHex: (p) =>
    `Une unité se trouve là où aucune ne peut aller${where(p)} : déplacez-la, ou changez le terrain.`,
  unknownUnit: (p, f) =>
    `Une unité nommée n’existe pas${where(p)}${quoted(f, 'id')} : nommez-en une qui soit là, ou ajoutez-la.`,
  notAllowed: (p, f) => `La règle l’interdit${where(p)}.${because(f)}`,
  formationNotAllowed: (p) =>
    `L’unité ne peut tenir cette formation à cet endroit${where(p)} : donnez-lui-en une autre, ou déplacez-la.`,
  lostWithStrength: (p) =>
    `Une unité perdue a encore des points de force${where(p)} : mettez-lui 0, ou remettez-la sur la carte.`,
  standingWithoutStrength: (p) =>
    `Une unité est encore là sans point de force${where(p)} : donnez-lui-en un, ou tenez-la pour éliminée.`,
  actedUnactivated: (p) =>
    `Une unité a agi dans ce tour sans avoir été activée${where(p)} : tenez-la aussi pour activée, ou qu’elle n’ait pas agi.`,
  activatedOutOfTurn: (p) =>
    `Une unité est activée pendant le tour adverse${where(p)} : qu’elle ne le soit pas, ou donnez le tour à son camp.`,
  displacedImpossible: (p) =>
    `Une unité a cédé le passage qui ne le peut${where(p)} : seuls des tirailleurs le cèdent, et ils comptent pour activés et ayant agi.`,
  heldImpossible: (p) =>
    `Une unité ne peut manœuvrer à cause d’un test qu’elle n’a pu passer${where(p)} : seule une unité Tenace activée le passe.`,
  answeredImpossible: (p) =>
    `Une unité a tiré en réaction qui ne le peut${where(p)} : seules l’infanterie et l’artillerie à qui leurs compétences le permettent le font, pendant le tour adverse.`,
  squareFiredImpossible: (p) =>
    `Une unité a tiré en carré qui ne le peut${where(p)} : laissez-la en carré et, dans son propre tour, qu’elle ait agi.`,
  panickedImpossible: (p) =>
    `Une unité a paniqué dans ce tour comme elle ne le peut${where(p)} : qu’elle soit paniquée, au sortir d’une formation permise, ou ôtez la panique de ce tour.`,
  hurtUnharmed: (p) =>
    `Une unité à pleine force se souvient de qui l’a blessée${where(p)} : ôtez-lui des points, ou ne nommez personne.`,
  fledSteady: (p) =>
    `Une unité a fui hors de la carte sans être paniquée${where(p)} : mettez-la en horde et paniquée, ou éliminée.`,
  fledInland: (p) =>
    `Une unité a fui hors de la carte d’où nul bord n’est devant elle${where(p)} : placez-la au bord par où elle est sortie.`,
  linePartedAtFirst: (p) =>
    `Une ligne étendue est déployée en travers d’un côté impassable${where(p)} : placez ses deux moitiés où rien ne les sépare.`,
  zoneTooSmall: (p, f) =>
    `Une zone de déploiement a moins de cases libres que d’unités à déployer${where(p)}${quoted(f, 'room')} : agrandissez-la, ou retirez des unités.`,
  wonAtFirst: (p) =>
    `Un objectif est gagné avant le premier tour${where(p)} : que nul à qui il profite ne le tienne, ou qu’il ne décide pas aussitôt.`,
  notAtEdge: (p) =>
    `Une sortie ou une entrée se trouve à l’intérieur${where(p)} : choisissez des cases du bord.`,
  closedWay: (p) =>
    `Personne ne peut se tenir sur ces cases${where(p)} : nommez-en une où l’on puisse entrer.`,
  alreadyPlaced: (p, f) =>
    `Un renfort est déjà sur la carte${where(p)}${quoted(f, 'id')} : ôtez sa place, ou ne le faites pas arriver plus tard.`,
  comesTooLate: (p, f) =>
    `Des renforts arrivent après le dernier tour${where(p)}${limits(f)} : faites-les venir plus tôt, ou repoussez la fin.`,
  armyOpen: (p) =>
    `Une armée reste à choisir${where(p)} : ouvrez le scénario, choisissez-la, et commencez la bataille.`,
  awaitedChanged: (p) =>
    `Une unité pas encore déployée a perdu des points ou a agi${where(p)} : laissez-la comme elle a été achetée.`,
  actsUnactivated: (p, f) =>
    `Une unité agit sans avoir été activée dans le tour de son camp${where(p)}${quoted(f, 'id')} : tenez-la pour activée, ou qu’elle n’agisse pas.`,
  tooManyOrders: (p, f) =>
    `Il y a plus de points d’ordre que les dés de ce format n’en donnent${where(p)}${limits(f)} : diminuez-les.`,
  pastLastTurn: (p, f) =>
    `Le tour dépasse le dernier de cette bataille${where(p)}${limits(f)} : diminuez-le, ou relevez la limite de tours.`,
  outcomeImpossible: (p) =>
    `La bataille est dite finie et ne l’est pas, ou pas ainsi${where(p)} : ne laissez rien en cours, et recomptez les points.`,
  hurtByFriend: (p, f) =>
    `Une unité doit des pertes à son propre camp${where(p)}${quoted(f, 'id')} : ne nommez que des ennemis.`,
  wrongHexes: (p) =>
    `Une unité occupe trop de cases, trop peu, ou se trouve en deux morceaux${where(p)} : donnez-lui une case, ou deux voisines en ligne étendue.`,
  inconsistent: (p) => `Deux entrées se contredisent${where(p)} : changez l’une d’elles.`,
  rulesChanged: (_p, f) =>
    `Cette partie a été enregistrée par une version antérieure du programme : la règle a changé depuis, et l’on ne peut plus la rejouer${from(f)}.`,
  badReplay: (_p, f) => `La partie ne peut être rejouée : elle enfreint la règle${answer(f)}.`,
  wrongSide: (_p, f) => `La partie ne peut être rejouée : le mauvais camp décide${answer(f)}.`,
  facesNotFromSeed: (_p, f) =>
    `La partie ne peut être rejouée : les dés ne viennent pas de sa graine${answer(f)}.`,
  snapshotDiffers: (_p, f) =>
    `La partie ne peut être rejouée : la carte diffère de celle enregistrée${answer(f)}.`,
  badCursor: () => 'La partie se dit à une réponse qui n’existe pas.',
  badBranch: () => 'La partie contient une branche qui ne part de rien.',
  programFault: (_p, f) => `La partie ne peut être rejouée : le programme commet une faute${answer(f)}.`,
  hash: () => 'La partie a changé depuis son enregistrement : son empreinte ne concorde pas.',
  cutShort: (_p, f) =>
    `${french.count(Number(f['leftOff'] ?? 0), 'réponse est laissée', 'réponses sont laissées')} de côté ; la partie reprend à la dernière qui peut être redonnée. Ce qui était enregistré reste tel quel parmi les parties enregistrées.`,
  boardDiffers: () =>
    'La règle a changé depuis l’enregistrement de cette partie : la carte n’est plus tout à fait celle qui avait été laissée. Ce qui était enregistré reste tel quel parmi les parties enregistrées.',
  erased: () => 'Une part de cette partie enregistrée est effacée ou illisible.',
};

function because(facts: Facts): string {
  const code = said(facts, 'reason', '');
  return Object.hasOwn(refusals.sentences, code)
    ? ` ${capital(refusals.sentences[code as keyof typeof refusals.sentences](facts))}`
    : '';
}

function fileProblem(code: string, path = '', facts: Facts = {}): string {
  return Object.hasOwn(fileSentences, code)
    ? fileSentences[code as FileProblemCode](path, facts)
    : `Le fichier ne peut être lu${where(path)}.`;
}

export const problems: typeof english = { answerProblem, fileSentences, fileProblem };
