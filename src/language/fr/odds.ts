import type { odds as english } from '../en/odds.ts';
import { french } from './writing.ts';

const { all, number } = french;

/** A thin space that does not break. */
const THIN = '\u202f';

function percent(share: number): string {
  if (share <= 0) return `0${THIN}%`;
  if (share >= 1) return `100${THIN}%`;
  if (share < 0.01) return `<1${THIN}%`;
  if (share > 0.99) return `>99${THIN}%`;
  return `${Math.round(share * 100)}${THIN}%`;
}

function points(value: number): string {
  if (value <= 0) return '0';
  return value < 0.05 ? '<0,1' : number(Math.round(value * 10) / 10);
}

export const odds: typeof english = {
  percent,
  points,
  cost: (value) => (value < 0.05 ? points(value) : `−${points(value)}`),
  between: (least, most) =>
    percent(least) === percent(most)
      ? percent(most)
      : `${percent(least).replace(`${THIN}%`, '')}–${percent(most)}`,
  waiting: '…',
  none: 'sans chances',
  title: 'Chances',
  breaks: (share) => `elle cède ${percent(share)}`,
  costs: (value) => `elle perd ${points(value)}`,
  holds: (share) => `tient ${percent(share)}`,
  attack: (breaks, lost, attackerLost) =>
    `elle cède ${percent(breaks)} ; pertes amies ${points(attackerLost)}, ennemies ${points(lost)}`,
  answer: (breaks, lost, enemyLost) =>
    `pertes amies ${points(lost)}, ennemies ${points(enemyLost)}${breaks === null ? '' : ` ; l’ennemi cède ${percent(breaks)}`}`,
  rows: {
    breaks: 'La cible cède : fuit, sort de la carte ou est détruite',
    attackerBreaks: 'L’attaquant cède',
    lost: 'Points de force perdus par le camp attaqué',
    attackerLost: 'Points de force perdus par l’attaquant',
    staying: 'Si qui rate un test reste et subit les pertes',
  },
  range: (least, most) =>
    least === most
      ? 'quoi que décident les deux camps'
      : `de ${percent(least)} à ${percent(most)} selon les décisions`,
  stayingCost: (breaks, lost, attackerLost) =>
    `cède ${percent(breaks)} ; le camp attaqué perd ${points(lost)}, l’attaquant ${points(attackerLost)}`,
  policy:
    'Chances jusqu’à la fin de l’action, comme si qui rate un test fuyait. Pour le reste, les deux camps jouent pour le terrain. Où une unité va ou regarde est joué par la première réponse, et, de places très semblables où finit une fuite ou une poursuite, une seule est pesée.',
  policyMark: 'Comment elles sont calculées',
  kept: 'Pas de chances : elles diraient ce qu’on vous cache.',
  hide: 'Jouer sans les chances',
  missing: {
    lasting: 'Les chances sont encore en cours de calcul…',
    stopped: 'Le calcul des chances est arrêté ici.',
    tooMuch:
      'Certaines chances ne sont pas dites : trop de suites possibles pour toutes les parcourir pendant que vous jouez. Le laboratoire (dans le menu) y met plus de temps, et permet de retirer des unités ou de fixer des décisions.',
    failed:
      'Certaines chances n’ont pu être calculées. La partie elle-même est intacte ; regardez ailleurs puis revenez, ou rechargez la page.',
  },
  noneOf: {
    alike: 'Pas de chances : toute réponse revient ici au même.',
    notAsked: 'Pas de chances : il n’y a ici rien à comparer, ou trop de réponses à comparer.',
    tooMuch: 'Pas de chances : trop de suites possibles pour toutes les parcourir pendant que vous jouez.',
    failed: 'Pas de chances : elles n’ont pu être calculées.',
    stopped: 'Pas de chances : le calcul est arrêté.',
  },
  stop: 'Arrêter',
  goOn: 'Calculer encore',
  test: {
    succeeds: (share) => `réussit ${percent(share)}`,
    passed: 'Le test moral est réussi',
    none: 'Cela réussit sans test.',
    dice: 'La chance de réussir le test moral : personne n’y décide rien, seuls les dés.',
  },
  danger: {
    title: (hex) => `En ${hex}, au prochain tour ennemi`,
    none: (hex) => `En ${hex}, aucun ennemi ne pourrait l’attaquer d’où il se trouve.`,
    dice: (n) => `${number(n)} ${n < 2 ? 'dé' : 'dés'}`,
    act: (action, told) => `${action.toLowerCase()} : ${told}`,
    part: (enemy, told) => `${enemy} (${told.join(' ; ')})`,
    nobody: 'Personne ne pourrait l’y attaquer.',
    counts: (fire, shock, worst) => {
      const can = (n: number): string => `${number(n)} ${n < 2 ? 'pourrait' : 'pourraient'}`;
      const firing = fire > 0 ? [`${can(fire)} tirer dessus`] : [];
      const who = fire > 0 ? number(shock) : can(shock);
      const charging = shock > 0 ? [`${who} la charger ou l’assaillir`] : [];
      return `${[...firing, ...charging].join(', ')}${worst === null ? '' : ` ; au pire elle cède à ${percent(worst)}`}.`;
    },
    sentence: (hex, parts) => `En ${hex}, elle pourrait être attaquée par ${all(parts)}.`,
    note: 'D’où l’ennemi se trouve maintenant ; ce que la marche même peut coûter n’est pas compté.',
  },
  guide: {
    title: 'Les chances à la table',
    target:
      'Sur une cible : la chance qu’elle cède, et au-dessous ce que cela peut devenir selon les réponses des deux camps ; où l’unité ne peut que tirer, les points de force que la cible perdra en moyenne.',
    answer:
      'À côté d’une réponse : où elle mène celui qui la donne. À côté d’un ralliement, d’un changement de formation ou d’une initiative : la chance que son test réussisse.',
    danger:
      'D’une case que l’unité peut atteindre, montrée, choisie, tenue sous le doigt ou gagnée par les flèches : qui pourrait l’y attaquer.',
    off: 'Le bouton à côté de la grille, ou sa touche, les montre ou les retire : sans elles les étiquettes des cibles disent les dés.',
  },
};
