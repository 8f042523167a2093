import type { StandingAnswer, StandingKind } from '../../rules/state/standingOrders.ts';
import { words } from './words.ts';

const kinds: Readonly<Record<StandingKind, string>> = {
  reaction: 'when it is charged or assaulted',
  friendReaction: 'when a friend could help it',
  returnFire: 'when it is fired at',
  gunReturnFire: 'when a regimental gun could answer for it',
  strikeBack: 'when it could strike back',
  stayOrFlee: 'when its losses let it stay or flee',
  attack: 'when it could still refuse to attack',
  attackAfterFire: 'when it could attack after its fire',
  pursue: 'when it could pursue',
  fireAfterMarch: 'when it could fire after its march',
  fireAfterFormation: 'when it could fire in its new formation',
};

const answers: Readonly<Record<StandingAnswer, string>> = {
  ...words.reactions,
  friendCounterCharge: 'counter-charge of the friend',
  friendDefensiveFire: 'defensive fire of the friend',
  noFriend: 'no help',
  returnFire: 'return fire',
  gunReturnFire: 'fire of the gun',
  strikeBack: 'strike back',
  attack: 'attack',
  breakOff: 'break off',
  decline: 'decline',
  stay: 'stay and take the losses',
  flee: 'flee',
  pursue: 'pursue',
  shootAt: 'fire',
  holdFire: 'hold fire',
};

const never: Readonly<Record<StandingKind, string>> = {
  reaction: 'Never react',
  friendReaction: 'Never call for help',
  returnFire: 'Never return fire',
  gunReturnFire: 'Never let the gun fire',
  strikeBack: 'Never strike back',
  stayOrFlee: 'Never stay: flee',
  attack: 'Never attack',
  attackAfterFire: 'Never attack',
  pursue: 'Never pursue',
  fireAfterMarch: 'Never fire',
  fireAfterFormation: 'Never fire',
};

/** What units answer without being asked. */
export const standingOrders = {
  title: 'Standing orders',
  forUnit: (unit: string) => `Standing order of ${unit}`,
  ask: 'Ask me each time',
  always: (answer: StandingAnswer) => `Always: ${answers[answer].toLowerCase()}`,
  never: (kind: StandingKind) => never[kind],
  kind: (kind: StandingKind) => kinds[kind],
  fromNext: 'It answers from the next time on. Each such answer stands in the journal, and can be undone.',
  drop: 'Ask again',
};
