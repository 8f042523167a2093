import type { keepingArmies as english } from '../../en/army/keeping.ts';
import { french } from '../writing.ts';

const { count, number } = french;

export const keepingArmies: typeof english = {
  text: 'Le contrôle en texte',
  textHelp:
    'Une unité par ligne. Changez le texte ou collez-en un autre, en français ou en anglais, puis reprenez-le.',
  textLanguage: 'Langue du texte',
  textTake: 'Reprendre ce texte',
  textFresh: 'Le récrire d’après l’armée',
  textTaken: (units) => `${count(units, 'unité est reprise', 'unités sont reprises')}.`,
  copyText: 'Copier le texte',
  copied: 'Copié.',
  notCopied: 'Le navigateur ne le laisse pas copier : prenez-le ici.',
  keep: 'Garder et partager',
  keepHere: 'Garder dans ce navigateur',
  keepAgain: 'Garder les changements',
  keepAnew: 'Garder comme autre armée',
  toSkirmish: 'La garder et livrer une escarmouche avec elle',
  keptHere: 'Armées gardées dans ce navigateur',
  noneKept: 'Aucune armée n’est gardée ici.',
  keptTold: (units, cost, format) =>
    `${count(units, 'unité', 'unités')}, ${number(cost)} points d’armée sur ${number(format)}`,
  keptOn: (date) => `gardée le ${date}`,
  openIt: 'Ouvrir :',
  forgetKept: (name) => `Effacer : ${name}`,
  sureForget: 'Cette armée sera perdue pour de bon. L’effacer ?',
  notForgotten:
    'Le navigateur n’a pu l’effacer : elle est toujours gardée. Réessayez, ou rechargez d’abord la page.',
  yes: 'Oui',
  no: 'Non',
  kept: 'L’armée est gardée.',
  shelfTroubles: {
    coming: 'La liste est en cours de lecture.',
    unanswered: 'La mémoire du navigateur ne répond pas. La liste paraîtra ici dès qu’elle répondra.',
    outdated:
      'Une version plus récente du programme s’est emparée de la mémoire : rechargez la page pour avoir cette version. D’ici là, rien n’est gardé.',
    unread:
      'Le navigateur ne laisse pas lire ce qui est gardé ici : en navigation privée il peut n’y avoir rien.',
  },
  notKept:
    'Le navigateur n’a pu garder l’armée : enregistrez-la en fichier, puis libérez de la place ou quittez la navigation privée.',
  notKeptOutdated:
    'Une version plus récente du programme s’est emparée de la mémoire : enregistrez l’armée en fichier, puis rechargez la page.',
  saveFile: 'Enregistrer en fichier',
  openFile: 'Ouvrir un fichier',
  link: 'Copier un lien',
  linkNote: 'Le lien contient toute l’armée : qui l’ouvre l’a devant soi.',
  notOpened: 'Cela n’a pas été ouvert, et l’armée reste telle quelle.',
  badLink: 'Le lien a été abîmé en route, et l’armée reste telle quelle. Copiez-le de nouveau en entier.',
  largeLink:
    'Le lien contient plus que n’en contient une armée, et la vôtre reste telle quelle. Demandez un fichier à qui l’a envoyé.',
  partNotCome:
    'Une partie du programme n’est pas arrivée par le réseau, et l’armée reste telle quelle. Quand le réseau sera là, ouvrez de nouveau le lien ou le fichier.',
  keptGone:
    'Cette armée n’est plus gardée ici : peut-être l’a-t-on effacée dans un autre onglet. Celle que vous avez devant vous reste telle quelle.',
  keptUnanswered:
    'La mémoire du navigateur ne l’a pas donnée, et l’armée que vous avez devant vous reste telle quelle. Rechargez la page, puis essayez de nouveau.',
  dismiss: 'Fermer',
  print: 'Imprimer le contrôle',
};
