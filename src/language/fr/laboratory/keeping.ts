import type { keeping as english } from '../../en/laboratory/keeping.ts';

export const keeping: typeof english = {
  save: 'Garder sous ce nom',
  replace: 'Remplacer celle de ce nom',
  saveName: 'Nom',
  saved: 'Positions gardées ici',
  noneSaved: 'Aucune encore.',
  load: 'Ouvrir',
  forget: 'Oublier',
  sureForget: 'L’oublier pour de bon ?',
  yes: 'Oui, l’oublier',
  no: 'Non',
  keptAs: (name) => `« ${name} » est gardée.`,
  keptInPlace: (name) => `« ${name} » est gardée, à la place de celle qui portait ce nom.`,
  nameless: 'Donnez-lui d’abord un nom : sans nom elle ne peut être gardée.',
  othersThere: (name) =>
    `Un autre onglet en a gardé une entre-temps sous le nom « ${name} », et rien n’a encore été gardé ici. Pressez encore pour la remplacer, ou choisissez un autre nom.`,
  notForgotten:
    'Le navigateur n’a pu l’oublier : elle est toujours gardée. Réessayez, ou rechargez d’abord la page.',
  keepsNothing:
    'Ce navigateur ne garde rien ici. Gardez la position dans un fichier, ou copiez plutôt le lien ; ce qui est sur le champ reste.',
  notSaved:
    'Le navigateur n’avait pas la place de la garder. Oubliez une position dont vous n’avez plus besoin, ou copiez plutôt le lien ; ce qui est sur le champ reste.',
  badShelf: (name) =>
    `« ${name} » ne peut plus être lue : elle a été changée hors de ce programme. Ce qui est sur le champ reste ; oubliez-la, ou gardez le champ de nouveau sous ce nom.`,
  goneFromShelf: (name) =>
    `« ${name} » n’est plus gardée ici : peut-être l’a-t-on oubliée dans un autre onglet. Ce qui est sur le champ reste.`,
  openFile: 'Ouvrir un fichier',
  openFileNote: 'Une position gardée ici en JSON, une position de bataille ou une question.',
  saveFile: 'Garder la position dans un fichier',
  fileNotCome:
    'Une partie du programme n’est pas arrivée par le réseau. Quand le réseau sera là, rechargez la page et ouvrez de nouveau le fichier.',
  fieldStays: 'Ce qui est sur le champ reste.',
  fieldLeaves:
    'Mais ce navigateur ne garde pas ce qui est sur le champ : gardez la position dans un fichier avant de recharger la page.',
  link: 'Copier le lien',
  linkNote: 'Le lien contient toute la position et la question ; aucun serveur n’est interrogé.',
  sentence: 'Copier la phrase',
  copied: 'Copié',
  notCopied: 'Le navigateur ne le laisse pas copier : prenez-le ici.',
  largeLink:
    'Ce lien contient bien plus qu’aucune position : il n’a pas été ouvert. Rien n’a changé ici. Demandez la position en fichier à qui l’a envoyé.',
  badLink:
    'Le lien est abîmé ou coupé. Copiez-le de nouveau en entier, de la première à la dernière lettre, ou redemandez-le. Rien n’a changé ici.',
  impossibleLink:
    'Le lien est entier, mais ce qu’il contient ne peut pas être : des unités ou une action que la règle ne connaît pas, ou ce que seule une autre version du programme connaît. Rien n’a changé ici. Redemandez-le à qui l’a envoyé.',
  linkUnread:
    'Une partie du programme n’est pas arrivée par le réseau, et le lien n’a pas été lu. Rouvrez-le quand le réseau sera là. Rien n’a changé ici.',
  linkNotCome:
    'Le lien est entier, mais une partie du programme n’est pas arrivée par le réseau. Rouvrez le lien quand le réseau sera là. Rien n’a changé ici.',
  lostField:
    'La position qui occupait ce champ la dernière fois ne peut plus être lue : elle a été modifiée hors de ce programme, ou gardée par une autre version de celui-ci. Une autre l’a remplacée ici ; ce qui est gardé sous un nom y est toujours.',
  dismiss: 'Fermer',
  picture: 'Image du champ',
  noPicture: 'Ce navigateur n’a pas pu dessiner l’image : gardez-la plutôt en SVG.',
};
