/** An encounter by the rules of Sabreur-hex: the deed announced on a field of its own, and everything that may follow. */
import {
  type Combatant,
  type Encounter,
  type EncounterAnswer,
  type EncounterPart,
  type EncounterStep,
  type EndEvents,
  type Input,
  type Mapped,
  MEASURES,
  type PlayedOut,
  type PlayedRow,
  type TargetAnswer,
} from '../../contract/encounter.ts';
import { wantedOrFirst } from '../../contract/inputs.ts';
import { readTotals } from '../../contract/reading.ts';
import { sameHex } from '../../geometry/hex.ts';
import { actionOpened } from '../../odds/question.ts';
import { engine } from '../../rules/rulebook.ts';
import type { Choice } from '../../rules/state/answers.ts';
import type { Decision, Roll, SabreurTypes } from '../../rules/state/frames.ts';
import { type Game, type Unit, unitOf } from '../../rules/state/game.ts';
import { whoIsRolledFor } from '../../rules/state/meant.ts';
import type { Sum } from '../../rules/state/reasons.ts';
import { allowedFormations } from '../../rules/units/drill.ts';
import { isDemoralised } from '../../rules/units/units.ts';
import { ATTACKER, positionOf, QUALITIES_OF, strengthOf, TARGET, TYPES } from './position.ts';
import { weighedByOdds } from './weighed.ts';

/** What the target does, as this rule calls it. CHG-13. */
export const REACTIONS_OF = {
  nothing: 'nothing',
  fire: 'defensiveFire',
  square: 'square',
  evade: 'evade',
  counterCharge: 'counterCharge',
} as const;

/** Those who fail a test of morale flee, or stay and pay for it. MOR-11. */
const ROWS = ['flee', 'stay'] as const;

function wanted({ answer }: Encounter, row: (typeof ROWS)[number], { question }: Decision) {
  return (choice: Choice): boolean => {
    switch (question.ask) {
      case 'reaction':
        return choice.choose === 'reaction' && choice.reaction === REACTIONS_OF[answer];
      case 'stayOrFlee':
        return choice.choose === row;
      case 'returnFire':
        return choice.choose === (answer === 'fire' ? 'returnFire' : 'decline');
      // the friends beside stand there, and the encounter ends where the fight does
      case 'friendReaction':
        return choice.choose === 'noFriend';
      case 'transfer':
        return choice.choose === 'keepLosses';
      case 'pursue':
        return choice.choose === 'decline';
      default:
        return true;
    }
  };
}

/** The reaction to an attack, or the return fire. CHG-13, ASL-11, FIR-15. */
function answerOf({ deed, answer }: Encounter): TargetAnswer<SabreurTypes> {
  if (deed === 'fire')
    return { isIt: ({ choose }) => answer === 'fire' && choose === 'returnFire', rules: ['FIR-15'] };
  return {
    isIt: (choice) => choice.choose === 'reaction' && choice.reaction === REACTIONS_OF[answer],
    rules: [deed === 'charge' ? 'CHG-13' : 'ASL-11'],
  };
}

/** The answer that the encounter or the row names; of what they leave open, and where it is not allowed, the first. */
function rowOf(encounter: Encounter, game: Game, row: (typeof ROWS)[number]): PlayedRow<SabreurTypes> {
  return {
    ...{ row, game },
    takes: (_game, decision) => wantedOrFirst(decision.legal(), wanted(encounter, row, decision)),
    answer: encounter.answer === 'nothing' ? null : answerOf(encounter),
  };
}

function holds(unit: Unit, before: Unit): boolean {
  if (unit.fate !== 'present' || unit.panicked) return false;
  return sameHex(unit.hexes[0], before.hexes[0]);
}

function eventsOf(root: Game, closes: boolean): PlayedOut<SabreurTypes>['events'] {
  const before = unitOf(root, TARGET);
  return (end, struck): EndEvents => {
    const [target, attacker] = [unitOf(end, TARGET), unitOf(end, ATTACKER)];
    const stands = holds(target, before);
    return {
      breaks: !stands,
      destroyed: target.fate === 'eliminated',
      shaken: stands && isDemoralised(target),
      stopped: closes && stands && !struck,
      thrown: attacker.fate !== 'present' || attacker.panicked,
    };
  };
}

function lossesOf(root: Game): PlayedOut<SabreurTypes>['losses'] {
  const lost = (end: Game, id: string): number => unitOf(root, id).strength - unitOf(end, id).strength;
  return (end) => ({ target: lost(end, TARGET), attacker: lost(end, ATTACKER) });
}

/** The sum behind a roll, and the statements it is made by, where it has any. */
function behind({ about }: Roll): { readonly sum: Sum | null; readonly rules: readonly string[] } {
  switch (about.about) {
    case 'fire':
      return { sum: about.factor, rules: ['FIR-01'] };
    case 'strike':
      return { sum: about.factor, rules: ['CBT-02'] };
    case 'saves':
    case 'tollSaves':
      return { sum: null, rules: about.entitlements };
    case 'morale':
      return { sum: about.commandValue, rules: ['MOR-03', about.diceRule] };
    default:
      return { sum: null, rules: [] };
  }
}

function isOfAttacker({ about }: Roll): boolean {
  return whoIsRolledFor(about).unit === ATTACKER;
}

/** What the dice are thrown for, where they are no lots; a test is failed by what is thrown above the command value. MOR-10. */
function readingOf({ about: { about }, dice }: Roll): Pick<EncounterStep, 'reading'> {
  switch (about) {
    case 'fire':
    case 'strike':
      return { reading: { of: 'dice', result: 'hit' } };
    case 'saves':
    case 'tollSaves':
      return { reading: { of: 'dice', result: 'saved' } };
    case 'morale':
      return { reading: readTotals(dice, (excess) => (excess > 0 ? 'fails' : 'passes')) };
    default:
      return {};
  }
}

function stepOf(_game: Game, roll: Roll): EncounterStep {
  const { about, dice } = roll;
  const by = isOfAttacker(roll) ? 'attacker' : 'target';
  return { step: about.about, by, dice, ...behind(roll), ...readingOf(roll) };
}

function mapped(party: Combatant): readonly Mapped[] {
  const { type } = TYPES[party.arm];
  const { quality, commandValue } = QUALITIES_OF[party.status];
  const line = (label: string, value: string | number, rule: string): Mapped => ({
    ...{ label, value, rule, from: 'text' },
  });
  return [
    line('type', type, 'UNI-01'),
    line('quality', quality, 'QUA-01'),
    line('commandValue', commandValue, 'CMD-02'),
    line('strength', strengthOf(party).left, 'UNI-02'),
  ];
}

function answer(encounter: Encounter): EncounterAnswer<SabreurTypes> {
  const game = positionOf(encounter);
  if (game.units.some((unit) => !allowedFormations(unit).includes(unit.formation)))
    return { kind: 'silent', silent: 'formationNotAllowed' };
  const question = actionOpened(game, ATTACKER, {
    ...{ choose: 'action', action: encounter.deed, target: TARGET },
  });
  if (!question.ok) return { kind: 'silent', silent: question.reasons[0]?.reason ?? 'notAllowed' };
  const full = { target: strengthOf(encounter.target).full, attacker: strengthOf(encounter.attacker).full };
  const played: PlayedOut<SabreurTypes> = {
    engine,
    rows: ROWS.map((row) => rowOf(encounter, question.game, row)),
    isBlow: (roll) => roll.about.about === 'strike' && isOfAttacker(roll),
    events: eventsOf(question.game, encounter.deed !== 'fire'),
    losses: lossesOf(question.game),
    full,
    step: stepOf,
    weighed: weighedByOdds,
  };
  return { kind: 'played', played };
}

const NO_INPUTS: readonly Input[] = [];

/** Sabreur-hex answers from its rules alone: nothing is assumed but that nobody pursues. */
export const encounters: EncounterPart<SabreurTypes> = {
  measures: () => MEASURES,
  settled: () => MEASURES,
  inputs: () => NO_INPUTS,
  mapped,
  answer,
};
