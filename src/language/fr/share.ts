import type { ShareWords } from '../en/share.ts';
import { ofSide, toSide } from './camps.ts';
import { french } from './writing.ts';

const { count, number } = french;

export const share: ShareWords = {
  menu: {
    share: 'Partager la partie',
    'keep-moment': 'Garder ce moment comme scénario',
    'who-plays': 'Qui joue',
    correct: 'Rectifier quelque chose',
    report: 'Signaler un problème',
    print: 'Imprimer feuilles et aide de jeu',
    'nobody-resigns': 'Des programmes jouent les deux camps : personne ici ne peut se rendre.',
  },
  coming: 'On plie la partie…',
  holds: (answers) =>
    `Toute la partie l’accompagne, depuis le premier plateau : ${count(answers, 'réponse', 'réponses')}, avec les dés. Qui l’ouvre la regarde, et peut jouer la suite depuis n’importe quel moment ; cette partie-ci reste telle quelle.`,
  holdsAll:
    'Elle contient aussi les valeurs des deux camps et leur déploiement : qui l’ouvre y trouve ce que l’écran cache.',
  link: 'Copier le lien',
  linkText: 'Lien de la partie',
  copied: (letters) => `Le lien est copié : ${count(letters, 'caractère', 'caractères')}.`,
  notCopied: 'Le navigateur ne le laisse pas copier : prenez-le ici.',
  longMessage: (letters) =>
    `Certaines messageries coupent un message de plus de ${number(letters)} caractères, et le lien avec lui : envoyez-y le fichier.`,
  tooLong: (letters, most) =>
    `Le lien aurait ${number(letters)} caractères. Au-delà de ${number(most)}, bien des messageries et des courriels coupent un lien, et un lien coupé n’ouvre rien : envoyez le fichier.`,
  failed: 'Le lien n’a pas pu être fait : envoyez le fichier.',
  file: 'Enregistrer un fichier',
  mayBeWatched: 'La partie reprend où on l’a laissée ; ou regardez-la depuis son début.',
  watchIt: 'La regarder',
  print: {
    lead: 'Trois sortes de feuilles A4 : l’état de chaque armée à cet instant, et une aide avec les tables qu’on consulte le plus.',
    hidden: (side) => `Les valeurs ${ofSide(side)} sont cachées dans cette partie, et laissées de côté.`,
    rosters: 'Les deux feuilles d’armée',
    aid: 'L’aide de jeu',
    press: 'Imprimer',
    asOf: (turn, side) => `tour ${number(turn)}, ${toSide(side)} de jouer`,
    lost: (points, limit) =>
      limit === null
        ? `${count(points, 'point perdu', 'points perdus')}`
        : `${count(points, 'point perdu', 'points perdus')} ; cède à ${number(limit)}`,
    heads: { unit: 'Unité', value: 'Commandement', strength: 'Points de force', state: 'État' },
    left: (strength, initial) => `${number(strength)} sur ${number(initial)}`,
    notShown: 'non montrés',
    skills: 'Ce que font les compétences',
    aidTitle: 'Aide de jeu',
    aidOf: (battle) => `${battle} : les valeurs de ses unités, et ce qu’on consulte le plus`,
    houseRules: 'Cette bataille change des règles : voyez ses règles maison.',
  },
};
