/** Faults planted in the rules: the store writes the crash file, and the verb `verify` meets the same fault by it. */
import seedrandom from 'seedrandom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeGenerator, rollFaces } from '../../../../src/engine/seed.ts';
import type { Matter } from '../../../../src/odds/laboratory/asked.ts';
import { engine, sabreur } from '../../../../src/rules/rulebook.ts';
import type { Game } from '../../../../src/rules/state/game.ts';
import { DEMONSTRATIONS } from '../../../../src/scenarios/demonstrations/index.ts';
import { parseFile } from '../../../../src/scenarios/file.ts';
import { answer, rollDice, stepBackFromFailure, typeDice } from '../../../../src/store/game/actions.ts';
import { crashText } from '../../../../src/store/game/crash.ts';
import { nextStep, showPosition } from '../../../../src/store/game/position.ts';
import { reportText } from '../../../../src/store/game/report.ts';
import { fail } from '../../../../src/store/game/session.ts';
import { setFailed } from '../../../../src/store/laboratory/laboratory.ts';
import { beginPlay, type PlayStep, stepOn } from '../../../../src/store/laboratory/playing.ts';
import { matterOf } from '../../../../src/store/laboratory/reckoning.ts';
import { firstSetup, useLaboratory } from '../../../../src/store/laboratory/state.ts';
import { useStore } from '../../../../src/store/store.ts';
import { viewOf } from '../../../../src/store/view/view.ts';
import { asked, askedOf, example } from '../../../support/commandLine.ts';
import { crashFile } from '../../../support/crashFile.ts';
import { begin, opened } from '../../store/table.ts';

type Called = (...given: unknown[]) => unknown;

/** One of the functions of a step, such as `turn.orders.then`. */
function stepAt(place: string): { readonly step: Record<string, Called>; readonly kind: string } {
  const [procedure = '', heading = '', kind = ''] = place.split('.');
  const tables = sabreur.procedures as unknown as Record<string, Record<string, Record<string, Called>>>;
  const step = tables[procedure]?.[heading];
  if (!step?.[kind]) throw new Error(`no such step: ${place}`);
  return { step, kind };
}

function plant(place: string): void {
  const { step, kind } = stepAt(place);
  vi.spyOn(step, kind).mockImplementation(() => {
    throw new Error(`planted in ${place}`);
  });
}

/** Plays by chance until the program breaks, or the battle is over. */
function playOn(look: () => void = () => {}): void {
  const pick = seedrandom('crash');
  for (let n = 0; n < 1000 && !useStore.getState().failure; n++) {
    look();
    if (useStore.getState().failure) return;
    const pending = engine.pending(opened().game);
    if (pending.wait === 'over') return;
    const legal = engine.legal(opened().game);
    const choice = legal[Math.floor(pick() * legal.length)];
    if (choice) answer(choice);
    else rollDice();
  }
}

/** Where a game waits. */
function stepOf({ frames }: Game): string {
  const frame = frames.at(-1);
  return `${frame?.procedure}.${frame?.at}`;
}

afterEach(() => {
  vi.restoreAllMocks();
  useStore.setState({ failure: null, open: null });
});

/** Both kinds of answers, every kind of step. */
const PLANTED = [
  'turn.orderPoints.then',
  'turn.orders.then',
  'turn.activation.call',
  'turn.endOfOrders.do',
  'activation.next.do',
  'activation.pick.ask',
  'action.choose.then',
  'action.march.then',
  'march.end.then',
  'formation.change.do',
  'flight.length.then',
  'shot.dice.roll',
  'shot.saves.then',
];

describe('the file of a crash', () => {
  test.each(PLANTED)('tells a fault in %s so that verify meets the same', async (place) => {
    begin('crash');
    plant(place);
    playOn();
    const text = await crashFile();
    const before = useStore.getState().open?.history.length ?? 0;

    const parsed = parseFile(text);
    expect(parsed).toMatchObject({ ok: true, file: { cursor: before } });
    const message = `planted in ${place}`;
    const step = place.slice(0, place.lastIndexOf('.'));
    const { fault } = JSON.parse(text) as { fault: { attempted: object | null; stack: string[] } };
    expect(fault.attempted).not.toBeNull();
    expect(fault.stack.join('\n')).toContain(message);
    expect(fault.stack.join('\n')).not.toMatch(/(?:file|https?):\/\//);

    expect(askedOf(text, 'verify', 'crash')).toMatchObject({
      status: 1,
      json: {
        verified: true,
        replayed: before,
        divergence: null,
        fault: {
          reason: 'faultSame',
          told: { message, step },
          found: { at: before, over: 'attempted', message, step },
        },
      },
    });

    // mended, the same file plays on
    vi.restoreAllMocks();
    expect(askedOf(text, 'verify', 'crash')).toMatchObject({
      status: 0,
      json: { verified: true, fault: { reason: 'faultGone', told: { message }, found: null } },
    });
    stepBackFromFailure();
    expect(opened().history.length).toBe(before - 1);
  });

  test('holds faces that were typed', async () => {
    begin('crash');
    while (stepOf(opened().game) === 'battle.throwForFirst') rollDice();
    plant('turn.orderPoints.then');
    expect(stepOf(opened().game)).toBe('turn.orderPoints');
    typeDice([5]);
    const text = await crashFile();
    expect(JSON.parse(text)).toMatchObject({ fault: { attempted: { faces: [5], source: 'typed' } } });
    expect(askedOf(text, 'verify', 'crash')).toMatchObject({ json: { fault: { reason: 'faultSame' } } });
  });

  test('tells a fault in what the screens ask about the state reached', async () => {
    begin('crash');
    const { step, kind } = stepAt('action.choose.ask');
    const asks = step[kind];
    vi.spyOn(step, kind).mockImplementation((...given) => ({
      ...(asks?.(...given) as object),
      refused: () => {
        throw new Error('planted in a query');
      },
    }));
    playOn(() => {
      try {
        viewOf(opened(), useStore.getState().selection);
      } catch (error) {
        fail(error);
      }
    });
    const text = await crashFile();
    expect(JSON.parse(text)).toMatchObject({ fault: { attempted: null } });
    expect(askedOf(text, 'verify', 'crash')).toMatchObject({
      status: 1,
      json: {
        fault: { reason: 'faultSame', found: { over: 'query', message: 'planted in a query' } },
      },
    });
  });

  test('a report holds the game and what the player says; verify replays it and tells that', async () => {
    begin('crash');
    for (let n = 0; n < 3; n++) rollDice();
    const text = await reportText('  It sank.\nI did\tnot. ');
    const report = { program: expect.stringMatching(/\w/), said: 'It sank. I did not.' };
    expect(parseFile(text)).toMatchObject({ ok: true, file: { report, cursor: opened().history.length } });
    expect(askedOf(text, 'verify', 'report')).toMatchObject({
      status: 0,
      json: { verified: true, fault: null, report },
    });
    expect(JSON.parse(await reportText(' ')).report).toEqual({ program: expect.any(String) });
  });

  test('a report after a fault holds the moment of the last one, though the game has gone on', async () => {
    begin('crash');
    plant('turn.orderPoints.then');
    playOn();
    const { cursor } = JSON.parse(await crashFile()) as { cursor: number };
    vi.restoreAllMocks();
    stepBackFromFailure();
    for (let n = 0; n < 4; n++) rollDice();
    const text = await reportText('');
    expect(JSON.parse(text)).toMatchObject({
      cursor,
      fault: { message: 'planted in turn.orderPoints.then' },
    });
    plant('turn.orderPoints.then');
    expect(askedOf(text, 'verify', 'report')).toMatchObject({ json: { fault: { reason: 'faultSame' } } });

    // another game has no part in it
    vi.restoreAllMocks();
    begin('another');
    expect(JSON.parse(await reportText(''))).not.toHaveProperty('fault');
  });

  test('says that another fault is met', async () => {
    begin('crash');
    plant('turn.orders.then');
    playOn();
    const text = await crashFile();
    vi.restoreAllMocks();
    plant('activation.next.do');
    expect(askedOf(text, 'verify', 'crash')).toMatchObject({
      status: 1,
      json: { fault: { reason: 'faultOther', found: { message: 'planted in activation.next.do' } } },
    });
    vi.restoreAllMocks();
    plant('turn.orderPoints.then');
    expect(askedOf(text, 'verify', 'crash')).toMatchObject({
      status: 1,
      json: {
        verified: false,
        fault: { reason: 'faultOther', found: { over: 'replay', step: 'turn.orderPoints' } },
      },
    });
  });

  test('of a fault in drawing alone says that the game replays, and tells it', async () => {
    begin('crash');
    const text = await crashText(new Error('x is undefined'), null);
    expect(JSON.parse(text)).toMatchObject({
      fault: { message: 'x is undefined', step: null, attempted: null },
    });
    expect(askedOf(text, 'verify', 'crash')).toMatchObject({
      status: 0,
      json: {
        verified: true,
        fault: {
          reason: 'faultInDrawing',
          told: { message: 'x is undefined' },
          message: { en: expect.stringContaining('met in drawing (x is undefined)') },
        },
      },
    });
  });
});

describe('the file of a crash in a position', () => {
  function shown(id: string): void {
    const demonstration = DEMONSTRATIONS.find((one) => one.id === id);
    if (!demonstration) throw new Error(`the book has lost its ${id}`);
    showPosition(demonstration);
  }

  afterEach(() => {
    useStore.setState({ open: null, suspended: null, room: null });
  });

  /** What verify says of the file while the fault is planted, and once it is mended. */
  function expectSame(text: string, found: object): void {
    expect(parseFile(text)).toMatchObject({ ok: true, file: { format: 'sabreur-hex/position' } });
    expect(askedOf(text, 'verify', 'crash')).toMatchObject({
      status: 1,
      json: { divergence: null, replayed: 0, fault: { reason: 'faultSame', found: { at: 0, ...found } } },
    });
    vi.restoreAllMocks();
    expect(askedOf(text, 'verify', 'crash')).toMatchObject({
      status: 0,
      json: { verified: true, hash: expect.any(String), fault: { reason: 'faultGone', found: null } },
    });
  }

  test.each(['action.choose.then', 'charge.reaction.then', 'shock.strike.call', 'morale.dice.then'])(
    'of the rulebook tells a fault in %s so that verify meets the same',
    async (place) => {
      shown('charge');
      plant(place);
      while (!useStore.getState().failure && nextStep().allowed);
      const text = await crashFile();
      const { title, fault } = JSON.parse(text) as { title: string; fault: { attempted: object | null } };
      expect(title).toBe('charge');
      expect(fault.attempted).not.toBeNull();
      const step = place.slice(0, place.lastIndexOf('.'));
      expectSame(text, { over: 'attempted', message: `planted in ${place}`, step });
    },
  );

  test('of the rulebook holds the dice that were rolled from its seed', async () => {
    shown('charge');
    while (engine.pending(opened().game).wait !== 'roll') expect(nextStep().allowed).toBe(true);
    const step = stepOf(opened().game);
    plant(`${step}.then`);
    rollDice();
    const text = await crashFile();
    expect(JSON.parse(text)).toMatchObject({
      fault: { attempted: { faces: expect.any(Array), source: 'seed' } },
    });
    expectSame(text, { over: 'attempted', step });
  });

  test('of the rulebook that cannot even be taken up tells it', async () => {
    shown('charge');
    const step = stepOf(opened().game);
    plant(`${step}.ask`);
    fail(new Error(`planted in ${step}.ask`), step);
    // settling it asks whether there is but one answer
    expectSame(await crashFile(), { over: 'replay', message: `planted in ${step}.ask` });
  });

  /** What is asked of the set-up with which the laboratory first opens. */
  function matter(): Matter {
    useLaboratory.setState({ setup: firstSetup(), past: [], ahead: [] });
    const asking = matterOf(useLaboratory.getState().setup);
    if (!asking) throw new Error('nothing is asked of the first set-up');
    return asking;
  }

  test.each(['morale.dice.then', 'charge.reaction.then', 'reaction.declare.ask'])(
    'of the laboratory tells a fault in %s so that verify meets the same',
    async (place) => {
      begin();
      const battle = opened();
      useStore.setState({ room: 'laboratory' });
      plant(place);
      const pick = seedrandom('laboratory');
      const dice = makeGenerator('laboratory');
      let step: PlayStep | null = beginPlay(matter())[0] ?? null;
      while (step && step.pending.wait !== 'over') {
        const { pending, legal }: PlayStep = step;
        const choice = legal[Math.floor(pick() * legal.length)];
        if (pending.wait === 'roll')
          step = stepOn(step, { faces: rollFaces(pending.roll.dice, dice), source: 'seed' }, '');
        else step = choice ? stepOn(step, { choice }, '') : null;
      }
      const text = await crashFile();
      expect(JSON.parse(text)).toMatchObject({ title: 'Laboratory' });
      expectSame(text, { message: `planted in ${place}`, step: place.slice(0, place.lastIndexOf('.')) });
      // neither the battle beneath nor the set-up had a part in it
      const { setup } = useLaboratory.getState();
      stepBackFromFailure();
      expect(useStore.getState()).toMatchObject({ failure: null, open: { history: battle.history } });
      expect(useLaboratory.getState().setup).toBe(setup);
    },
  );

  test('of a laboratory that broke in drawing is its set-up, not the battle beneath', async () => {
    begin();
    const battle = opened();
    useStore.setState({ room: 'laboratory' });
    matter();
    const { setup } = useLaboratory.getState();
    setFailed(setup.failed === 'stay' ? 'flee' : 'stay');
    const text = await crashText(new Error('x is undefined'), null);
    expect(parseFile(text)).toMatchObject({ ok: true, file: { title: 'Laboratory' } });
    expect(askedOf(text, 'verify', 'crash')).toMatchObject({
      status: 0,
      json: { verified: true, fault: { reason: 'faultInDrawing' } },
    });
    stepBackFromFailure();
    expect(useLaboratory.getState().setup).toBe(setup);
    expect(opened().history).toBe(battle.history);
  });
});

test('a position without a fault is verified by being taken up, and refused where it makes no sense', () => {
  expect(asked('verify', 'public/examples/position.json')).toMatchObject({
    status: 0,
    json: { verified: true, answers: 0, hash: expect.any(String), fault: null },
  });
  const position = example('position');
  const game = position['game'] as { readonly frames: readonly object[] };
  const frames = game.frames.slice(0, -1);
  const cut = { ...position, game: { ...game, frames: [...frames, { ...frames.at(-1), at: 'next' }] } };
  expect(askedOf(cut, 'verify', 'cut').status).toBe(askedOf(cut, 'legal', 'cut').status);
});

test('a fault met in replaying any game is told, not thrown', () => {
  plant('turn.orders.then');
  expect(asked('verify', 'public/examples/game.json')).toMatchObject({
    status: 1,
    json: {
      verified: false,
      divergence: null,
      fault: { reason: 'faultFound', told: null, found: { over: 'replay', step: 'turn.orders' } },
    },
  });
});
