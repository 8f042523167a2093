import type { commandLine as english } from '../en/commandLine.ts';
import { said } from '../sentences.ts';

export const commandLine: typeof english = {
  unknownVerb: (f) => `Ce verbe n’existe pas : nommez l’un de ceux-ci : ${said(f, 'known', '')}.`,
  badOption: (f) => `Cette option manque ou ne peut être lue : ${said(f, 'needed', '')}.`,
  twiceOption: () => 'Cette option est donnée deux fois : donnez-la une seule fois.',
  badSeed: () => 'Une graine est une ligne de 1 à 100 caractères visibles.',
  unknownOption: (f) =>
    said(f, 'known', '') === ''
      ? 'Ce verbe ne prend aucune option.'
      : `Ce verbe ne prend d’options que celles-ci : ${said(f, 'known', '')}.`,
  notBoth: () => 'Nommez un fichier ou demandez le tirage au sort (--by-lot), pas les deux.',
  noFile: () => 'Nommez un fichier après le verbe, ou - pour l’entrée standard.',
  notAwaited: () =>
    'Aucune unité de ce nom n’attend d’être déployée : nommez-en une que le scénario n’a pas placée.',
  unreadable: () => 'Le fichier ne peut être lu.',
  otherFormat: (f) =>
    `Ce fichier est du genre ${said(f, 'received', '')} : le verbe en prend un du genre ${said(f, 'known', '')}.`,
  unknownSystem: (f) => `Aucun système de règles ne porte ce nom. Il y a : ${said(f, 'known', '')}.`,
  unknownInput: (f) => `Ce système ne demande rien de tel. On peut lui dire : ${said(f, 'known', '')}.`,
  badInput: (f) => `Cela ne peut être. Ce peut être : ${said(f, 'known', '')}.`,
  noPair: () => 'Nommez les deux unités, dans le fichier ou en options : qui tire ou attaque, et la cible.',
  notEnemies: () => 'Les deux unités ne sont pas ennemies.',
  tooManyHexes: (f) => `La carte a plus de ${said(f, 'most', '')} cases : prenez-en une plus petite.`,
  idlePin: () =>
    'Ce qui est fixé ici n’est jamais demandé, ou jamais répondu ainsi : prenez la question ou le jet tels que les donnent les probabilités sans rien de fixé.',
  nothingUnderWay: () => 'Aucune action n’est en cours ici : nommez-en une, avec son unité.',
  oddsTooLarge: (f) =>
    `Il peut suivre plus de choses qu’on n’en parcourt en ${said(f, 'most', '')} pas : fixez des décisions ou des jets, retirez des unités, ou permettez plus de pas (odds.steps).`,
  countTooLarge: (f) =>
    `Les suites de ${said(f, 'depth', '')} réponses sont plus nombreuses qu’on n’en compte en ${said(f, 'most', '')} pas ; les plus courtes sont données. Demandez une profondeur moindre, ou permettez plus de pas (--steps).`,
  tooLong: (f) =>
    `Ce n’était pas fini en ${said(f, 'seconds', '')} s ; ce qui est connu est donné. Demandez moins, ou permettez plus de temps (--seconds).`,
  faultSame: (f) => `Le programme se rompt ici aussi, et sur la même chose : ${said(f, 'found', '')}.`,
  faultOther: (f) =>
    `Le programme se rompt ici aussi, mais sur autre chose : ${said(f, 'found', '')}, là où le fichier dit : ${said(f, 'told', '')}.`,
  faultGone: (f) =>
    `Ce que tient le fichier se rejoue et rien ne se rompt : ce qu’il dit a été réparé depuis, ou est venu du dessin (${said(f, 'told', '')}).`,
  faultInDrawing: (f) =>
    `Ce que tient le fichier se rejoue et aucune règle ne se rompt : ce qu’il dit est venu du dessin (${said(f, 'told', '')}).`,
  faultFound: (f) => `Le programme se rompt sur cette partie : ${said(f, 'found', '')}.`,
  broken: (f) =>
    `Le programme s’est rompu là-dessus, par sa propre faute : ${said(f, 'found', '')}. Merci de le signaler, avec le fichier.`,
  stopped: () => 'Arrêté avant la fin ; ce qui est connu est donné.',
  noRoom: () => 'Il y faut plus de mémoire qu’il n’y en a : demandez moins.',
};
