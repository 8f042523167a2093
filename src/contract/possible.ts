/**
 * What an encounter can be: how a party may stand and what it may answer, as far as all systems agree. Whether guns may
 * charge, and the like, each of them says by itself.
 */
import {
  type Combatant,
  type Encounter,
  ORDERS_OF_BATTLE,
  type OrderOfBattle,
  TARGET_ANSWERS,
} from './encounter.ts';
import { ARM_CLASSES } from './inputs.ts';

/** How a party of that arm may stand: cavalry and guns have no formation. */
export function formationsOf({ arm }: Pick<Combatant, 'arm'>): readonly OrderOfBattle[] {
  const isFoot = ARM_CLASSES[arm] === 'infantry';
  return ORDERS_OF_BATTLE.filter((formation) => (formation === 'none') !== isFoot);
}

/** What the target may do: whoever is fired at fires back or does nothing, only foot forms square, only horse charges. */
export function answersOf({
  deed,
  target,
}: Pick<Encounter, 'deed' | 'target'>): readonly Encounter['answer'][] {
  const arm = ARM_CLASSES[target.arm];
  const isAttack = deed !== 'fire';
  const may: Readonly<Record<Encounter['answer'], boolean>> = {
    nothing: true,
    fire: arm !== 'cavalry',
    square: isAttack && arm === 'infantry' && target.formation !== 'square',
    evade: isAttack,
    counterCharge: isAttack && arm === 'cavalry',
  };
  return TARGET_ANSWERS.filter((answer) => may[answer]);
}

/** The formation in which an arm usually stands. */
function usualFormation({ arm }: Combatant): OrderOfBattle {
  return ARM_CLASSES[arm] === 'infantry' ? 'line' : 'none';
}

function fittedParty(party: Combatant): Combatant {
  return formationsOf(party).includes(party.formation)
    ? party
    : { ...party, formation: usualFormation(party) };
}

/** The encounter with what cannot be put right: who cannot stand so stands as usual, who cannot answer so does nothing. */
export function fittedEncounter(encounter: Encounter): Encounter {
  const [attacker, target] = [fittedParty(encounter.attacker), fittedParty(encounter.target)];
  const parties = { ...encounter, attacker, target };
  return answersOf(parties).includes(encounter.answer) ? parties : { ...parties, answer: 'nothing' };
}
