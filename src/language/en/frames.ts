import type { GameFrame } from '../../rules/state/frames.ts';
import type { Names } from '../sentences.ts';
import { words } from './words.ts';
import { english } from './writing.ts';

/** The name of a running procedure, for the trail that says where one stands. */
function frameTitle(frame: GameFrame, names: Names): string {
  switch (frame.procedure) {
    case 'battle':
      return 'Battle';
    case 'deployment':
      return 'Set-up';
    case 'turn':
      return frame.at === 'orders' ? 'Orders' : 'Turn';
    case 'activation':
      return `Group of ${english.all(frame.units.map(names))}`;
    case 'action':
      return `Action of ${names(frame.unit)}`;
    case 'march':
      return `${words.manoeuvres[frame.manoeuvre]} of ${names(frame.unit)}`;
    case 'morale':
      return `Morale test of ${names(frame.unit)}`;
    case 'flight':
      return `Flight of ${names(frame.unit)}`;
    case 'formation':
      return `Change of formation of ${names(frame.unit)}`;
    case 'rally':
      return `Rally of ${names(frame.unit)}`;
    case 'shot':
      return `${words.shotKinds[frame.kind]} of ${names(frame.firer)} on ${names(frame.target)}`;
    case 'fire':
      return `Fire action of ${names(frame.firer)}`;
    case 'fireThenAttack':
      return `Fire, then ${frame.attack}: ${names(frame.unit)} on ${names(frame.target)}`;
    case 'strike':
      return `${words.strikeKinds[frame.kind]}: ${names(frame.striker)} on ${names(frame.target)}`;
    case 'reaction':
      return frame.friend === ''
        ? `Reaction of ${names(frame.target)}`
        : `Help of ${names(frame.friend)} for ${names(frame.target)}`;
    case 'charge':
      return `Charge of ${names(frame.charger)} on ${names(frame.target)}`;
    case 'shock':
      return `Shock of ${names(frame.charger)} and ${names(frame.target)}`;
    case 'pursuit':
      return `Pursuit of ${names(frame.unit)}`;
    case 'toll':
      return `Losses of ${names(frame.unit)}`;
    case 'transfer':
      return `Losses of ${names(frame.battery)}`;
    case 'assault':
      return `Assault of ${names(frame.assailant)} on ${names(frame.target)}`;
  }
}

export const frames = { frameTitle };
