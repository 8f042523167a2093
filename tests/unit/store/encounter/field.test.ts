/** The encounter on the laboratory's field and back, by a system that has a field. */
import { beforeEach, expect, test, vi } from 'vitest';
import { openMeeting, undo } from '../../../../src/store/encounter/encounter.ts';
import { fromField, toField } from '../../../../src/store/encounter/field.ts';
import { useEncounter } from '../../../../src/store/encounter/state.ts';
import { SHOWN } from '../../../../src/store/encounter/systems.ts';
import { setAction, undo as undoField, unpinAll } from '../../../../src/store/laboratory/laboratory.ts';
import { FIRST, useLaboratory } from '../../../../src/store/laboratory/state.ts';
import { showTab, useTab } from '../../../../src/store/laboratory/tab.ts';
import { encounter, party } from '../../../support/encounters.ts';

const WITH = SHOWN.find(({ hasField }) => hasField)?.id ?? '';
const WITHOUT = SHOWN.find(({ hasField }) => !hasField)?.id ?? '';

const meeting = () => useEncounter.getState().meeting;
const field = () => useLaboratory.getState();

beforeEach(() => {
  useEncounter.setState(useEncounter.getInitialState());
  useLaboratory.setState(useLaboratory.getInitialState());
  showTab('keep');
});

test('a system without a field has neither way', () => {
  expect(toField(WITHOUT)).toBe(false);
  expect(fromField(WITHOUT)).toBeNull();
  expect(field().setup).toBe(FIRST);
});

test('to the field: the two stand there, the odds lie open, and it can be taken back', () => {
  openMeeting({ encounter: encounter({ target: party('lancers', { left: 10, supports: 2 }) }), given: {} });
  expect(toField(WITH)).toBe(true);
  const { setup } = field();
  const [own, enemy, ...friends] = setup.sandbox.game.units;
  expect([own?.type, enemy?.type, enemy?.strength, friends.length]).toEqual([
    ...['heavyCavalry', 'lightCavalry', 3, 2],
  ]);
  expect([setup.attacker, setup.target]).toEqual([own?.id, enemy?.id]);
  expect(setup.action).toMatchObject({ action: 'charge', target: enemy?.id });
  expect(setup.failed).toBe('flee');
  expect(useTab.getState().tab).toBe('odds');
  undoField();
  expect(field().setup).toBe(FIRST);
});

test('what the target answers is pinned where it is asked, and read from there again', async () => {
  const told = encounter({ answer: 'fire' });
  openMeeting({ encounter: told, given: {} });
  toField(WITH);
  await vi.waitFor(() => expect(field().setup.pins).toHaveLength(1), { timeout: 120_000, interval: 50 });
  await vi.waitFor(() => expect(field().reckoning.is).toBe('done'), { timeout: 120_000, interval: 50 });
  const taken = field().odds?.reactions.find((row) => row.taken);
  expect(taken?.choice).toEqual({ choose: 'reaction', reaction: 'defensiveFire' });
  openMeeting({ encounter: encounter({ distance: 2 }), given: {} });
  expect(fromField(WITH)).toEqual({ ok: true });
  expect(meeting().encounter).toEqual(told);
  // an answer that nobody told is none
  unpinAll();
  fromField(WITH);
  expect(meeting().encounter).toEqual(encounter());
});

test('from the field: what stands there, in one step that can be taken back', () => {
  // the laboratory's first example: cuirassiers against a line worn to half, over three hexes
  expect(fromField(WITH)).toEqual({ ok: true });
  expect(meeting().encounter).toEqual(
    encounter({ attacker: party('cuirassiers'), target: party('line', { left: 10 }) }),
  );
  undo();
  expect(meeting().encounter).toEqual(encounter());
});

test('what is told beside stays, as far as the other encounter needs it', () => {
  const some = SHOWN.flatMap(({ id, inputs }) =>
    inputs(encounter()).map(({ input, values, usual }) => ({
      ...{ id, input, value: values.find((value) => value !== usual) ?? usual },
    })),
  )[0];
  if (!some) throw new Error('no system needs anything');
  const given = { [some.id]: { [some.input]: some.value } };
  openMeeting({ encounter: encounter(), given });
  fromField(WITH);
  expect(meeting().given).toEqual(given);
});

test('what is no encounter is not taken, and said why in both languages', () => {
  setAction({ choose: 'action', action: 'rally' });
  const before = meeting();
  const read = fromField(WITH);
  expect(read).toMatchObject({ ok: false, why: { en: expect.any(String), fr: expect.any(String) } });
  expect(meeting()).toBe(before);
});
