import type { GameFrame } from '../../rules/state/frames.ts';
import type { frames as english } from '../en/frames.ts';
import type { Names } from '../sentences.ts';
import { words } from './words.ts';
import { french, of, to } from './writing.ts';

function frameTitle(frame: GameFrame, names: Names): string {
  switch (frame.procedure) {
    case 'battle':
      return 'Bataille';
    case 'deployment':
      return 'Déploiement';
    case 'turn':
      return frame.at === 'orders' ? 'Ordres' : 'Tour de jeu';
    case 'activation':
      return `Groupe : ${french.all(frame.units.map(names))}`;
    case 'action':
      return `Action ${of(names(frame.unit))}`;
    case 'march':
      return `${words.manoeuvres[frame.manoeuvre]} ${of(names(frame.unit))}`;
    case 'morale':
      return `Test moral ${of(names(frame.unit))}`;
    case 'flight':
      return `Fuite ${of(names(frame.unit))}`;
    case 'formation':
      return `Changement de formation ${of(names(frame.unit))}`;
    case 'rally':
      return `Ralliement ${of(names(frame.unit))}`;
    case 'shot':
      return `${words.shotKinds[frame.kind]} ${of(names(frame.firer))} sur ${names(frame.target)}`;
    case 'fire':
      return `Action de tir ${of(names(frame.firer))}`;
    case 'fireThenAttack':
      return `Tir, puis ${frame.attack === 'charge' ? 'charge' : 'assaut'} : ${names(frame.unit)} sur ${names(frame.target)}`;
    case 'strike':
      return `${words.strikeKinds[frame.kind]} : ${names(frame.striker)} contre ${names(frame.target)}`;
    case 'reaction':
      return frame.friend === ''
        ? `Réaction ${of(names(frame.target))}`
        : `Secours ${of(names(frame.friend))} ${to(names(frame.target))}`;
    case 'charge':
      return `Charge ${of(names(frame.charger))} contre ${names(frame.target)}`;
    case 'shock':
      return `Choc entre ${names(frame.charger)} et ${names(frame.target)}`;
    case 'pursuit':
      return `Poursuite ${of(names(frame.unit))}`;
    case 'toll':
      return `Pertes ${of(names(frame.unit))}`;
    case 'transfer':
      return `Pertes ${of(names(frame.battery))}`;
    case 'assault':
      return `Assaut ${of(names(frame.assailant))} contre ${names(frame.target)}`;
  }
}

export const frames: typeof english = { frameTitle };
