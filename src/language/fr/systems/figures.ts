import type { MeasureName } from '../../../contract/encounter.ts';
import type { figures as english } from '../../en/systems/figures.ts';
import { french } from '../writing.ts';

const { count, number, signed } = french;

function percent(share: number): string {
  if (share <= 0) return '0 %';
  if (share > 1 - 1e-12) return '100 %';
  if (share < 0.0001) return '< 0,01 %';
  if (share > 0.9999) return '> 99,99 %';
  const digits = share < 0.001 || share > 0.9995 ? 2 : 1;
  const told = share.toLocaleString('fr-FR', {
    ...{ style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits },
  });
  return told.replace(/\s%/, ' %');
}

const unknown: Readonly<Record<MeasureName, string>> = {
  breaks: 'le texte ne dit pas qui quitte le terrain',
  destroyed: 'le texte ne détruit personne',
  shaken: 'le texte n’a pas d’état entre tenir et céder',
  stopped: 'le texte n’arrête pas un attaquant avant le choc',
  thrown: 'le texte ne dit rien de ce que devient l’attaquant',
  lossTarget: 'le texte ne prend pas de pertes à la cible',
  lossAttacker: 'le texte ne prend pas de pertes à l’attaquant',
};

/** The faces that count the same, joined. */
function facesOf(counts: readonly number[]): string {
  const values = [...new Set(counts)];
  const told = values.map((value) => {
    const faces = counts.flatMap((one, at) => (one === value ? [at + 1] : []));
    return `${faces.join(' ou ')} compte ${value}`;
  });
  return told.join(', ');
}

export const figures: typeof english = {
  percent,
  number,
  measures: {
    breaks: 'La cible cède',
    destroyed: 'dont détruite',
    shaken: 'Ébranlée, mais tient',
    stopped: 'Attaquant arrêté',
    thrown: 'Attaquant repoussé',
    lossTarget: 'Perte de la cible',
    lossAttacker: 'Perte de l’attaquant',
  },
  definitions: {
    breaks:
      'La chance que la cible soit, à la fin, détruite ou délogée de son terrain. Sinon, elle le garde.',
    destroyed: 'La chance que la cible soit détruite : une part de la chance qu’elle cède.',
    shaken: 'La chance que la cible tienne son terrain, mais s’en trouve plus mal.',
    stopped: 'La chance que l’attaquant n’arrive jamais au choc.',
    thrown: 'La chance que l’attaquant soit détruit, fuie ou recule.',
    lossTarget: 'Ce que la cible doit s’attendre à perdre, en part de sa pleine force.',
    lossAttacker: 'Ce que l’attaquant doit s’attendre à perdre, en part de sa pleine force.',
  },
  measure: 'Mesure',
  caption: 'Ce que chaque système fait de la rencontre',
  tableNote: 'Pressez une mesure pour savoir ce qu’elle veut dire.',
  notKnown: (system, measure) => `${system} : ${unknown[measure]}.`,
  dash: 'sans objet',
  silent: 'muet',
  working: 'calcul en cours',
  before: 'De ce qui était posé avant',
  failed: 'échec',
  stopped: 'arrêté',
  reckonOn: 'Reprendre',
  worksAt: (systems) => `Calcul en cours : ${systems.join(', ')}`,
  notAnswered: 'La cible ne fait rien : ce qu’on lui dit de faire n’est pas possible ici.',
  restsOn: 'Repose sur :',
  results: 'Résultats',
  assumptions: 'Hypothèses et lectures',
  noAssumptions: 'Rien n’est supposé : le texte répond à lui seul.',
  origins: {
    text: 'donné par le texte',
    ruling: 'une lecture du texte',
    assumed: 'supposé : le texte à portée se tait',
  },
  more: (n) => `${number(n)} de plus`,
  usual: 'Valeurs habituelles',
  backToUsual: (input, value) => `${input} : revenir à ${value}, comme d’habitude`,
  changed: 'changé',
  takenFor: 'Pour quoi il les prend',
  toField: 'Vers le champ',
  toFieldNote: 'Pose la rencontre sur son propre champ, où l’on suit chaque jet.',
  noField: 'Cela ne peut se poser sur son champ.',
  course: 'Pas à pas',
  courseNote: 'Le cours le plus probable, chaque jet tombant comme il tombe le plus souvent.',
  sumOf: 'Somme',
  by: (role) => (role === 'attacker' ? 'par l’attaquant' : 'par la cible'),
  term: (term) =>
    'amount' in term
      ? signed(term.amount)
      : 'factor' in term
        ? `× ${number(term.factor)}`
        : `au plus ${number(term.cap)}`,
  dice: (thrown, counted) => {
    switch (thrown.dice) {
      case 'pool': {
        const from = thrown.from >= 6 ? 'un 6' : `${thrown.from} ou plus`;
        const read = counted === null ? ' compte' : ` : ${counted}`;
        return `${count(thrown.count, 'dé', 'dés')}, ${from}${read}${thrown.six === 2 ? ', un 6 deux fois' : ''}`;
      }
      case 'sum': {
        const drop = { none: '', highest: ' sans le plus haut', lowest: ' sans le plus bas' }[thrown.drop];
        const plus = thrown.plus === 0 ? '' : ` ${thrown.plus < 0 ? '−' : '+'} ${Math.abs(thrown.plus)}`;
        return `${thrown.count > 1 ? 'total de ' : ''}${count(thrown.count, 'dé', 'dés')}${drop}${plus}`;
      }
      case 'table':
        return count(thrown.count, 'dé', 'dés');
      case 'draw':
        return `un sur ${number(thrown.among)}, au sort`;
    }
  },
  facesCount: facesOf,
  likeliest: (outcome) => `le plus probable : ${outcome}`,
  totalRead: ({ least, most }, result) => {
    if (least === null)
      return most === null ? `dans tous les cas : ${result}` : `${most} ou moins : ${result}`;
    if (most === null) return `${least} ou plus : ${result}`;
    return least === most ? `${least} : ${result}` : `${least} à ${most} : ${result}`;
  },
  faceRead: (faces, result) =>
    `${[faces.slice(0, -1).join(', '), ...faces.slice(-1)].filter((one) => one !== '').join(' ou ')} : ${result}`,
  legend: {
    title: 'Légende',
    brackets: '(…) une autre conduite ou une autre lecture, nommée sous sa colonne',
    dotted: 'ligne pointillée : le chiffre repose sur quelque chose de supposé',
    dash: '– le texte ne connaît rien de tel ; pressez-le pour la raison',
    assumed: 'supposé, le texte à portée se taisant',
    ruling: 'une lecture du texte',
  },
};
