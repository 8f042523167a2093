import type { MomentWords } from '../en/moment.ts';

export const moment: MomentWords = {
  when: (turn, side) => `tour ${turn}, ${side}`,
  keeping: 'On garde ce moment…',
  kept: (title) =>
    `« ${title} » est gardé parmi vos batailles, à l’accueil : on l’y recommence aussi souvent qu’on veut, avec d’autres dés.`,
  notKept: 'Le navigateur n’a pas pu le garder : enregistrez-le plutôt comme fichier.',
  holdsSetUp:
    'Ce moment contient tout : le déploiement des deux camps aussi, encore caché. Qui l’ouvre le voit.',
  holdsNumbers:
    'Ce moment contient tout : les valeurs des deux camps aussi, cachées dans cette partie. Qui lit le fichier les y trouve.',
  saveFile: 'Enregistrer un fichier',
  link: 'Copier un lien',
  copied: 'Le lien est copié.',
  notCopied: 'Le navigateur ne le laisse pas copier : prenez-le ici.',
  own: 'Vos batailles',
  plan: 'Remanier',
  forget: 'Ôter de l’étagère',
  forgetAsked: 'L’ôter de l’étagère pour de bon ?',
  gone: (title) =>
    `« ${title} » n’est plus gardé ici : peut-être l’a-t-on ôté de l’étagère dans un autre onglet.`,
  unanswered: (title) =>
    `La mémoire du navigateur n’a pas donné « ${title} ». Rechargez la page, puis essayez de nouveau.`,
  notCome: (title) =>
    `« ${title} » n’a pas été ouvert : une partie du programme n’est pas arrivée par le réseau. Quand le réseau sera là, essayez de nouveau.`,
  notForgotten:
    'Le navigateur n’a pu ôter cette bataille : elle est toujours gardée. Réessayez, ou rechargez d’abord la page.',
};
