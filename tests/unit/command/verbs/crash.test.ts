/** Faults planted in the rules: the store writes the crash file, and the verb `verify` meets the same fault by it. */
import seedrandom from 'seedrandom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { engine, sabreur } from '../../../../src/rules/rulebook.ts';
import type { Game } from '../../../../src/rules/state/game.ts';
import { parseFile } from '../../../../src/scenarios/file.ts';
import { answer, rollDice, stepBackFromFailure, typeDice } from '../../../../src/store/game/actions.ts';
import { crashText } from '../../../../src/store/game/crash.ts';
import { fail } from '../../../../src/store/game/session.ts';
import { useStore } from '../../../../src/store/store.ts';
import { viewOf } from '../../../../src/store/view/view.ts';
import { asked, askedOf } from '../../../support/commandLine.ts';
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
