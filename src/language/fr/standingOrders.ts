import type { StandingAnswer, StandingKind } from '../../rules/state/standingOrders.ts';
import type { standingOrders as english } from '../en/standingOrders.ts';
import { words } from './words.ts';

const kinds: Readonly<Record<StandingKind, string>> = {
  reaction: 'quand on la charge ou lui donne l’assaut',
  friendReaction: 'quand une amie pourrait la secourir',
  returnFire: 'quand on lui tire dessus',
  gunReturnFire: 'quand une pièce régimentaire pourrait répondre pour elle',
  strikeBack: 'quand elle pourrait rendre les coups',
  stayOrFlee: 'quand ses pertes la laissent rester ou fuir',
  attack: 'quand elle peut encore renoncer à attaquer',
  attackAfterFire: 'quand elle pourrait attaquer après son tir',
  pursue: 'quand elle pourrait poursuivre',
  fireAfterMarch: 'quand elle pourrait tirer après sa marche',
  fireAfterFormation: 'quand elle pourrait tirer dans sa nouvelle formation',
};

const answers: Readonly<Record<StandingAnswer, string>> = {
  ...words.reactions,
  friendCounterCharge: 'contre-charge de l’amie',
  friendDefensiveFire: 'tir défensif de l’amie',
  noFriend: 'pas de secours',
  returnFire: 'riposter',
  gunReturnFire: 'tir de la pièce',
  strikeBack: 'rendre les coups',
  attack: 'attaquer',
  breakOff: 'se dérober devant le carré',
  decline: 'renoncer',
  stay: 'rester et subir les pertes',
  flee: 'fuir',
  pursue: 'poursuivre',
  shootAt: 'tirer',
  holdFire: 'ne pas tirer',
};

const never: Readonly<Record<StandingKind, string>> = {
  reaction: 'Ne jamais réagir',
  friendReaction: 'Ne jamais appeler au secours',
  returnFire: 'Ne jamais riposter',
  gunReturnFire: 'Ne jamais faire tirer la pièce',
  strikeBack: 'Ne jamais rendre les coups',
  stayOrFlee: 'Ne jamais rester : fuir',
  attack: 'Ne jamais attaquer',
  attackAfterFire: 'Ne jamais attaquer',
  pursue: 'Ne jamais poursuivre',
  fireAfterMarch: 'Ne jamais tirer',
  fireAfterFormation: 'Ne jamais tirer',
};

export const standingOrders: typeof english = {
  title: 'Ordres permanents',
  forUnit: (unit) => `Ordre permanent : ${unit}`,
  ask: 'Me demander chaque fois',
  always: (answer) => `Toujours : ${answers[answer].toLowerCase()}`,
  never: (kind) => never[kind],
  kind: (kind) => kinds[kind],
  fromNext:
    'Il répond à partir de la prochaine fois. Chaque réponse ainsi donnée est au journal, et peut être annulée.',
  drop: 'Demander de nouveau',
};
