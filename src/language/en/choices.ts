import type { Choice } from '../../rules/state/answers.ts';
import { capital, type HexNames, type Names } from '../sentences.ts';
import { openingWords } from './opening.ts';
import { words } from './words.ts';
import { english } from './writing.ts';

/** A formation, and the facing of those that have one. */
function standing({
  formation,
  facing,
}: Pick<Extract<Choice, { choose: 'rallied' }>, 'formation' | 'facing'>) {
  const formed = words.formed[formation];
  return formation === 'square' || formation === 'closedColumn'
    ? formed
    : [formed, words.facings[facing]].filter((word) => word !== '').join(', ');
}

/** One answer, as its button says it. */
function choiceLabel(choice: Choice, names: Names, hexName: HexNames): string {
  switch (choice.choose) {
    case 'orderDice':
    case 'fleeWithoutOrder':
    case 'refaceWithoutOrder':
    case 'endOrders':
      return openingWords.choiceLabel(choice, names);
    case 'deploy':
      return `${hexName(choice.to)}: ${standing(choice)}`;
    case 'group':
      return choice.riders === undefined
        ? `Activate ${english.all(choice.units.map(names))}`
        : `Activate ${english.all(choice.units.map(names))}, with ${english.all(choice.riders.map(names))} beside`;
    case 'letLoose':
      return `Let ${names(choice.unit)} attack`;
    case 'holdBack':
      return `Try to hold ${names(choice.unit)} back`;
    case 'tacticalSense':
      return `Test the Tactical sense of ${names(choice.unit)}`;
    case 'endInitiative':
      return 'End the turn';
    case 'unit':
      return names(choice.unit);
    case 'action':
      return actionLabel(choice, names);
    case 'pass':
      return 'Pass';
    case 'move':
      if (choice.right)
        return `Line in ${hexName(choice.to)} and ${hexName(choice.right)}, ${words.facings[choice.facing]}`;
      return choice.route.length === 0
        ? `Stay in ${hexName(choice.to)}, ${words.facings[choice.facing]}`
        : `To ${hexName(choice.to)}, ${words.facings[choice.facing]}`;
    case 'leave':
      return `Leave the map from ${hexName(choice.to)}`;
    case 'shootAt':
      return `Fire on ${names(choice.target)}`;
    case 'holdFire':
      return 'Hold fire';
    case 'formation':
      return `Form ${words.formations[choice.formation]}`;
    case 'keepFormation':
      return 'Keep the formation';
    case 'half':
      return `${capital(words.halves[choice.half])}: ${hexName(choice.hex)}`;
    case 'facing':
      return capital(words.facings[choice.facing]);
    case 'rallied':
      return capital(standing(choice));
    case 'reaction':
      return words.reactions[choice.reaction];
    case 'friendCounterCharge':
      return `Counter-charge of ${names(choice.unit)}`;
    case 'friendDefensiveFire':
      return `Defensive fire of ${names(choice.unit)}`;
    case 'noFriend':
      return 'No help';
    case 'transfer':
      return `${names(choice.unit)} bears ${english.count(choice.points, 'point', 'points')}`;
    case 'keepLosses':
      return 'Keep all the losses';
    case 'putBack':
      return `To ${hexName(choice.to)}, ${words.facings[choice.facing]}`;
    case 'stay':
      return 'Stay and take the losses';
    case 'flee':
      return 'Flee';
    case 'attack':
      return 'Attack';
    case 'decline':
      return 'Decline';
    case 'breakOff':
      return 'Break off before the square';
    case 'strikeBack':
      return 'Strike back';
    case 'returnFire':
      return 'Return fire';
    case 'gunReturnFire':
      return `Return fire of ${names(choice.unit)}`;
    case 'secondPursuer':
      return `${names(choice.unit)} joins in`;
    case 'pursue':
      return 'Pursue';
    case 'runEnd':
      return runEndLabel(choice, names, hexName);
    case 'attackTarget':
      return `Attack ${names(choice.target)}`;
  }
}

function actionLabel(choice: Choice & { choose: 'action' }, names: Names): string {
  switch (choice.action) {
    case 'charge':
    case 'assault':
      return `${words.actions[choice.action]} ${names(choice.target)}`;
    case 'fire':
      return `Fire on ${names(choice.target)}`;
    case 'fireThenAttack':
      return `Fire on ${names(choice.target)}, then ${choice.attack}`;
    case 'formation':
      return `Form ${words.formations[choice.formation]}`;
    case 'doubleFire':
      return `Double fire, first on ${names(choice.target)}`;
    case 'formationThenFire':
      return `Form ${words.formations[choice.formation]}, then fire`;
    case 'marchThenFire':
      return `${words.actions[choice.march]}, then fire`;
    case 'marchThenFormation':
      return `${words.actions[choice.march]}, then change formation`;
    case 'frontalMarch':
    case 'indirectMarch':
    case 'evade':
    case 'flight':
    case 'rally':
      return words.actions[choice.action];
  }
}

function runEndLabel(choice: Choice & { choose: 'runEnd' }, names: Names, hexName: HexNames): string {
  const end = choice.offMap ? `Off the map from ${hexName(choice.to)}` : `To ${hexName(choice.to)}`;
  return choice.crossed.length === 0 ? end : `${end}, through ${english.all(choice.crossed.map(names))}`;
}

export const choices = { choiceLabel };
