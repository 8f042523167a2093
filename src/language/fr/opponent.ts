import type { OpponentWords } from '../en/opponent.ts';
import { odds } from './odds.ts';
import { french } from './writing.ts';

const { number, signed } = french;

const levels: OpponentWords['levels'] = {
  recruit: 'recrue',
  sergeant: 'sergent',
  captain: 'capitaine',
  colonel: 'colonel',
  marshal: 'maréchal',
};

/** Celui qui joue, avec son article. */
function the(level: string): string {
  return level === levels.recruit ? `La ${level}` : `Le ${level}`;
}

const parts: OpponentWords['parts'] = {
  all: 'tout compte fait',
  lost: 'les pertes',
  panic: 'les unités paniquées',
  options: 'ce que chaque camp peut faire à l’autre',
  distance: 'la proximité du combat',
  company: 'les unités qui se soutiennent',
  ground: 'le terrain',
  held: 'les objectifs tenus',
  near: 'les objectifs à portée',
  breaking: 'la distance d’une armée à sa rupture',
  danger: 'ce que l’adversaire peut faire',
  points: 'l’avance aux points',
};

export const opponent: OpponentWords = {
  levels,
  tempers: { careful: 'prudent', even: 'mesuré', bold: 'hardi' },
  parts,
  who: {
    label: (side) => `Qui joue : ${side}`,
    person: 'une personne',
    program: (level) => `le programme : ${level}`,
    temper: (side) => `Tempérament : ${side}`,
    fromNow: 'Cela vaut dès la prochaine réponse, et s’enregistre avec la partie.',
  },
  considers: (level, side) => `${side} : ${the(level).toLowerCase()} réfléchit…`,
  decided: (level, side) => `${side} : ${the(level).toLowerCase()} a décidé.`,
  paused: (level, side) => `${side} : ${the(level).toLowerCase()} attend.`,
  failed: (level, side) =>
    `${side} : ${the(level).toLowerCase()} n’a pas trouvé de réponse, le calcul a été interrompu.`,
  askAgain: 'Demander de nouveau',
  offers: (level, side) =>
    `${side} : ${the(level).toLowerCase()} n’a plus d’espoir et propose d’en finir. La bataille serait à vous.`,
  accept: 'Accepter la fin',
  fightOn: 'Continuer le combat',
  declined: (level, side) => `${side} : ${the(level).toLowerCase()} refuse d’en finir et continue le combat.`,
  pause: 'Pause',
  goOn: 'Reprendre',
  hurry: 'Plus vite',
  takeOver: (side) => `Décider moi-même : ${side}`,
  giveBack: (level, side) => `Rendre au programme (${level}) : ${side}`,
  back: 'Revenir à ma dernière décision',
  why: 'Pourquoi ?',
  whyOf: (choice) => `Pourquoi : ${choice}`,
  thinking: 'Un instant…',
  lost: 'Pas de raisons connues : un joueur a décidé ici, ou la réflexion n’a pas pu être refaite.',
  kept: 'Pas de raisons avant la fin de la bataille : elles diraient ce qu’on vous cache.',
  weighed: 'Ce qui a été pesé, en points d’armée par rapport à la position :',
  worth: (points) => signed(Math.round(points * 10) / 10),
  reasons: {
    exchange: (target, theirs, ours) =>
      `${target} : perte attendue de ${number(theirs)} points d’armée, contre ${number(ours)} des siens.`,
    breaks: (target, chance) => `${target} cède à ${odds.percent(chance)}.`,
    danger: (unit, before, after) =>
      `${unit} : ${number(after)} points d’armée à craindre au tour suivant, au lieu de ${number(before)}.`,
    threat: (unit, by, points) =>
      `Ce que l’adversaire peut faire : ${by} peut coûter ${number(points)} points d’armée à ${unit}.`,
    objective: (name, points) => `${name} : ${signed(points)} points.`,
    better: (part, by) => `${number(by)} points d’armée de mieux : ${part}.`,
    alike: 'Rien ne départage les réponses : elles se valent.',
  },
  advice: 'Conseil',
  adviceAgain: 'Redemander',
  adviceTitle: 'Le colonel choisirait',
  adviceComing: 'Le colonel examine le terrain…',
  adviceFailed: 'Le colonel n’a pas de conseil à donner.',
  putAway: 'Ranger',
  layOut: 'Montrer',
  moments: {
    button: 'Pires moments',
    title: 'Pires moments',
    lead: 'Chaque décision pesée de nouveau par le colonel, avant les dés : ce que le choix a coûté, et non la chance.',
    none: 'Aucune décision n’a coûté de quoi en parler.',
    line: (turn, side, points, atLeast) =>
      `Tour ${number(turn)}, ${side} : ${atLeast ? 'au moins ' : ''}${number(Math.round(points * 10) / 10)} points d’armée perdus`,
    instead: (given, better) => `${given} ; mieux : ${better}`,
    stop: 'Arrêter',
    partly: 'Arrêté avant la fin.',
  },
};
