/** The columns and the sweep, asked of a worker that answers when the test says so. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MEASURES } from '../../../../src/contract/encounter.ts';
import { giveInput, setField, undo } from '../../../../src/store/encounter/encounter.ts';
import { askAgain, askColumns, stopColumns } from '../../../../src/store/encounter/reckoning.ts';
import { useEncounter } from '../../../../src/store/encounter/state.ts';
import {
  leaveVarying,
  stopVarying,
  varyAgain,
  varyEncounter,
} from '../../../../src/store/encounter/sweep.ts';
import { SHOWN } from '../../../../src/store/encounter/systems.ts';
import type { Message, WorkerAsk } from '../../../../src/worker/asked.ts';

let onmessage: ((event: { readonly data: unknown }) => void) | null = null;
/** All that was asked and not cancelled nor answered, in order. */
let open: { readonly id: number; readonly asked: WorkerAsk }[] = [];

class Fake {
  set onmessage(take: typeof onmessage) {
    onmessage = take;
  }
  postMessage(message: Message): void {
    if ('asked' in message) open.push(message);
    else open = open.filter(({ id }) => id !== message.cancel);
  }
  terminate(): void {}
}
vi.stubGlobal('Worker', Fake);

const settled = () => new Promise((resolve) => setTimeout(resolve));
const now = () => useEncounter.getState();
const IDS = SHOWN.map(({ id }) => id);
const [FIRST = '', SECOND = ''] = IDS;

function askedOf(kind: 'encounter' | 'encounterSweep'): readonly string[] {
  return open.flatMap(({ asked }) => (asked.ask === kind ? [asked.system] : []));
}

async function reply(system: string, kind: 'encounter' | 'encounterSweep', told: object): Promise<void> {
  const found = open.find(({ asked }) => asked.ask === kind && asked.system === system);
  if (!found) throw new Error(`nothing is asked of ${system}`);
  if (!('meanwhile' in told || 'progress' in told)) open = open.filter((one) => one !== found);
  onmessage?.({ data: { id: found.id, ...told } });
  await settled();
}

const MEASURED = Object.fromEntries(MEASURES.map((measure) => [measure, 0.5]));
const ANSWER = {
  kind: 'rows',
  rows: [{ row: 'one', measures: MEASURED, results: [], told: [], steps: [] }],
};
const SILENT = { kind: 'silent', silent: 'formations' };
const POINT = { kind: 'rows', rows: [{ row: 'one', measures: MEASURED }] };

/** An encounter nobody has asked about yet. */
let distance = 3;

beforeEach(async () => {
  leaveVarying();
  stopColumns();
  open = [];
  useEncounter.setState({ ...useEncounter.getInitialState(), columns: {} });
  distance += 1;
  setField('distance', distance);
  await settled();
});

describe('the columns', () => {
  test('one question a system; each column is done when its answer is there', async () => {
    expect(askedOf('encounter')).toEqual(IDS);
    await reply(SECOND, 'encounter', { told: SILENT });
    expect(now().columns[SECOND]).toEqual({ is: 'done', answer: SILENT });
    expect(now().columns[FIRST]).toEqual({ is: 'working', before: null });
    await reply(FIRST, 'encounter', { told: ANSWER });
    expect(now().columns[FIRST]).toEqual({ is: 'done', answer: ANSWER });
  });

  test('what a system is told changes its column alone, and what stood there stays in view', async () => {
    for (const id of IDS) await reply(id, 'encounter', { told: ANSWER });
    const input = SHOWN.find(({ id }) => id === SECOND)?.inputs(now().meeting.encounter)[0];
    const value = input?.values.find((one) => one !== input.usual) ?? 0;
    giveInput(SECOND, input?.input ?? '', value);
    await settled();
    expect(askedOf('encounter')).toEqual([SECOND]);
    expect(now().columns[SECOND]).toEqual({ is: 'working', before: ANSWER });
    expect(now().columns[FIRST]).toEqual({ is: 'done', answer: ANSWER });
  });

  test('what was told before is known: it is not asked again', async () => {
    for (const id of IDS) await reply(id, 'encounter', { told: ANSWER });
    setField('ground', 'wood');
    undo();
    await settled();
    expect(askedOf('encounter')).toEqual([]);
    expect(IDS.map((id) => now().columns[id]?.is)).toEqual(IDS.map(() => 'done'));
  });

  test('an answer that comes too late is dropped', async () => {
    const late = open.find(({ asked }) => asked.ask === 'encounter' && asked.system === FIRST);
    setField('ground', 'village');
    await settled();
    onmessage?.({ data: { id: late?.id, told: ANSWER } });
    await settled();
    expect(now().columns[FIRST]).toEqual({ is: 'working', before: null });
  });

  test('stopped, it is asked again when it is wanted', async () => {
    await reply(SECOND, 'encounter', { told: ANSWER });
    stopColumns();
    await settled();
    expect(askedOf('encounter')).toEqual([]);
    expect(now().columns[FIRST]).toEqual({ is: 'stopped', before: null });
    expect(now().columns[SECOND]?.is).toBe('done');
    askAgain(FIRST);
    await settled();
    expect(askedOf('encounter')).toEqual([FIRST]);
  });

  test('a failure is told, and asked again', async () => {
    await reply(FIRST, 'encounter', { failed: 'tooLong' });
    expect(now().columns[FIRST]).toEqual({ is: 'failed', why: 'tooLong' });
    askAgain(FIRST);
    await settled();
    expect(now().columns[FIRST]).toEqual({ is: 'working', before: null });
    await reply(FIRST, 'encounter', { told: ANSWER });
    expect(now().columns[FIRST]?.is).toBe('done');
  });

  test('asked for twice, the same question is put once', async () => {
    askColumns();
    await settled();
    expect(askedOf('encounter')).toEqual(IDS);
  });

  test.each([
    { rows: [] },
    { kind: 'silent' },
    { kind: 'rows', rows: [{ row: 'one', results: [], told: [], steps: [] }] },
    {
      kind: 'rows',
      rows: [{ row: 'one', measures: { ...MEASURED, breaks: '1/2' }, results: [], told: [], steps: [] }],
    },
    { kind: 'rows', rows: [{ row: 'one', measures: MEASURED, results: [], told: [] }] },
  ])('what is no answer is not taken for one: %j', async (told) => {
    await reply(FIRST, 'encounter', { told });
    expect(now().columns[FIRST]?.is).toBe('working');
  });
});

describe('the sweep', () => {
  const VARIED = { of: 'party', role: 'target', field: 'supports' } as const;

  test('all systems are asked the same cases, after the columns', async () => {
    varyEncounter(VARIED);
    await settled();
    expect(askedOf('encounterSweep')).toEqual(IDS);
    expect(now().sweep?.values).toEqual([0, 1, 2, 3, 4]);
    expect(open.map(({ asked }) => asked.ask).slice(0, IDS.length)).toEqual(IDS.map(() => 'encounter'));
  });

  test('points come in as they are known', async () => {
    varyEncounter(VARIED);
    await settled();
    await reply(FIRST, 'encounterSweep', { meanwhile: [POINT] });
    await reply(FIRST, 'encounterSweep', { progress: { done: 1, of: 5 } });
    expect(now().sweep?.curves[FIRST]).toEqual({
      ...{ is: 'working', progress: { done: 1, of: 5 }, points: [POINT] },
    });
    const points = [POINT, POINT, POINT, POINT, SILENT];
    await reply(FIRST, 'encounterSweep', { told: points });
    expect(now().sweep?.curves[FIRST]).toEqual({ is: 'done', points });
    expect(now().sweep?.curves[SECOND]).toEqual({ is: 'working', progress: null, points: [] });
  });

  test('stopped, what is known stays; again, all is asked again', async () => {
    varyEncounter(VARIED);
    await settled();
    await reply(FIRST, 'encounterSweep', { meanwhile: [POINT] });
    stopVarying();
    expect(now().sweep?.curves[FIRST]).toEqual({ is: 'stopped', points: [POINT] });
    await settled();
    expect(askedOf('encounterSweep')).toEqual([]);
    varyAgain();
    await settled();
    expect(askedOf('encounterSweep')).toEqual(IDS);
  });

  test('a failed curve keeps its points', async () => {
    varyEncounter(VARIED);
    await settled();
    await reply(FIRST, 'encounterSweep', { meanwhile: [POINT] });
    await reply(FIRST, 'encounterSweep', { failed: 'fault' });
    expect(now().sweep?.curves[FIRST]).toEqual({ is: 'failed', why: 'fault', points: [POINT] });
  });

  test('another encounter is swept anew, its columns first', async () => {
    varyEncounter(VARIED);
    await settled();
    setField('ground', 'redoubt');
    await settled();
    expect(open.map(({ asked }) => asked.ask)).toEqual([
      ...IDS.map(() => 'encounter'),
      ...IDS.map(() => 'encounterSweep'),
    ]);
    const swept = open.flatMap(({ asked }) => (asked.ask === 'encounterSweep' ? asked.cases : []));
    expect(swept.every(({ encounter }) => encounter.ground === 'redoubt')).toBe(true);
  });

  test('an input is varied for its system alone', async () => {
    const input = SHOWN.find(({ id }) => id === SECOND)?.inputs(now().meeting.encounter)[0];
    varyEncounter({ of: 'input', system: SECOND, input: input?.input ?? '' });
    await settled();
    expect(askedOf('encounterSweep')).toEqual([SECOND]);
    expect(now().sweep?.values).toEqual(input?.values);
  });

  test('what cannot be is no point: an arm that cannot answer so is left out', async () => {
    setField('answer', 'square');
    varyEncounter({ of: 'party', role: 'target', field: 'arm' });
    expect(now().sweep?.values).toEqual(['line', 'light']);
    varyEncounter({ of: 'encounter', field: 'answer' });
    expect(now().sweep?.values).toEqual(['nothing', 'fire', 'square', 'evade']);
    varyEncounter({ of: 'party', role: 'attacker', field: 'formation' });
    expect(now().sweep?.values).toEqual(['none']);
  });

  test.each([
    { of: 'encounter', field: 'deed', values: 3 },
    { of: 'encounter', field: 'distance', values: 14 },
    { of: 'encounter', field: 'onto', values: 3 },
    { of: 'encounter', field: 'ground', values: 6 },
    { of: 'party', role: 'attacker', field: 'arm', values: 9 },
    { of: 'party', role: 'attacker', field: 'status', values: 4 },
    { of: 'party', role: 'target', field: 'formation', values: 4 },
    { of: 'party', role: 'target', field: 'left', values: 20 },
    { of: 'party', role: 'target', field: 'led', values: 2 },
  ] as const)('over $field there are $values points', ({ values, ...varied }) => {
    varyEncounter(varied);
    expect(now().sweep?.values).toHaveLength(values);
  });
});
