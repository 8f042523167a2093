import { beforeEach, describe, expect, test } from 'vitest';
import { answersOf, fittedEncounter, formationsOf } from '../../../../src/contract/possible.ts';
import {
  forgetLeftOut,
  giveInput,
  openMeeting,
  redo,
  setField,
  setPartyField,
  startOver,
  swapParties,
  takeBackInput,
  undo,
} from '../../../../src/store/encounter/encounter.ts';
import { WORKED as NAMES, workedEncounter } from '../../../../src/store/encounter/examples.ts';
import { FIRST_MEETING, useEncounter } from '../../../../src/store/encounter/state.ts';
import { SHOWN } from '../../../../src/store/encounter/systems.ts';
import { encounter, party, WORKED } from '../../../support/encounters.ts';

/** An input that some system needs in the first encounter, with a value that is not the usual one. */
function someInput() {
  for (const { id, inputs } of SHOWN)
    for (const { input, values, usual } of inputs(FIRST_MEETING.encounter)) {
      const other = values.find((value) => value !== usual);
      if (other !== undefined) return { id, input, other };
    }
  throw new Error('no system needs anything');
}

beforeEach(() => {
  useEncounter.setState({ ...useEncounter.getInitialState(), columns: {} });
});

const now = () => useEncounter.getState();

describe('what an encounter can be', () => {
  test('foot stands in every formation but none, horse and guns in none', () => {
    expect(formationsOf(party('line'))).toEqual(['line', 'column', 'square', 'skirmish']);
    expect(formationsOf(party('lancers'))).toEqual(['none']);
    expect(formationsOf(party('heavyGuns'))).toEqual(['none']);
  });

  test('only foot that is in no square forms one, only horse charges back, and nobody evades a shot', () => {
    expect(answersOf(encounter())).toEqual(['nothing', 'fire', 'square', 'evade']);
    const square = party('line', { formation: 'square' });
    expect(answersOf(encounter({ target: square }))).toEqual(['nothing', 'fire', 'evade']);
    expect(answersOf(encounter({ target: party('lancers') }))).toEqual(['nothing', 'evade', 'counterCharge']);
    expect(answersOf(encounter({ deed: 'fire' }))).toEqual(['nothing', 'fire']);
  });

  test('what cannot be is put right, and everything else is left as it is', () => {
    const told = encounter({ target: party('lancers', { formation: 'square', left: 7 }), answer: 'square' });
    const target = party('lancers', { left: 7 });
    expect(fittedEncounter(told)).toEqual(encounter({ target }));
    for (const one of Object.values(WORKED)) expect(fittedEncounter(one)).toEqual(one);
  });

  test('the examples are the worked encounters', () => {
    expect(Object.fromEntries(NAMES.map((name) => [name, workedEncounter(name)]))).toEqual(WORKED);
  });
});

describe('changes of the encounter', () => {
  test('a field, a field of a party, and places exchanged; each can be taken back and done again', () => {
    setField('distance', 2);
    setPartyField('target', 'left', 10);
    swapParties();
    const { attacker, target, distance } = now().meeting.encounter;
    expect([attacker.left, target.arm, distance]).toEqual([10, 'heavyCavalry', 2]);
    undo();
    undo();
    expect(now().meeting.encounter).toEqual(encounter({ distance: 2 }));
    redo();
    expect(now().meeting.encounter.target.left).toBe(10);
  });

  test('what cannot be any more is left out, and said', () => {
    setPartyField('target', 'formation', 'square');
    setPartyField('target', 'arm', 'lancers');
    expect(now().meeting.encounter.target.formation).toBe('none');
    expect(now().leftOut).toEqual([{ left: 'formation', role: 'target', formation: 'square' }]);
    forgetLeftOut();
    expect(now().leftOut).toEqual([]);
  });

  test('an input is told and taken back', () => {
    const { id, input, other } = someInput();
    giveInput(id, input, other);
    expect(now().meeting.given).toEqual({ [id]: { [input]: other } });
    takeBackInput(id, input);
    expect(now().meeting).toEqual(FIRST_MEETING);
  });

  test('opened: what no system knows, needs or offers is left out, and said', () => {
    const { id, input, other } = someInput();
    const given = { [id]: { [input]: other, nonsense: 1 }, nobody: { a: 1 } };
    openMeeting({ encounter: encounter(), given });
    expect(now().meeting.given).toEqual({ [id]: { [input]: other } });
    expect(now().leftOut).toEqual([
      { left: 'input', system: id, input: 'nonsense', value: 1 },
      { left: 'system', system: 'nobody' },
    ]);
    giveInput(id, input, 'no such value');
    expect(now().meeting.given).toEqual({});
    expect(now().leftOut).toEqual([{ left: 'value', system: id, input, value: 'no such value' }]);
  });

  test('what stood there at first comes back', () => {
    setField('deed', 'assault');
    startOver();
    expect(now().meeting).toEqual(FIRST_MEETING);
  });
});
