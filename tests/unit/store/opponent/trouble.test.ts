/** A worker that perishes over a thought, or is left alone with it. */
import { afterEach, expect, test, vi } from 'vitest';
import { lotThought } from '../../../../src/opponent/lot.ts';
import { goOn, setHurried } from '../../../../src/store/opponent/driver.ts';
import { useOpponent } from '../../../../src/store/opponent/state.ts';
import { newBattle } from '../../../../src/store/saving/begin.ts';
import { closeGame } from '../../../../src/store/saving/close.ts';
import type { ThinkAsk } from '../../../../src/worker/asked.ts';
import { Unanswered } from '../../../../src/worker/client.ts';
import { opened } from '../table.ts';

const asked = vi.hoisted(() => ({ times: 0, cancelled: 0, perishes: false, answers: true }));

vi.mock('../../../../src/worker/client.ts', async (original) => {
  const client = await original<typeof import('../../../../src/worker/client.ts')>();
  const ask = (one: ThinkAsk) => {
    asked.times++;
    const answer = asked.perishes
      ? Promise.reject(new Unanswered('silent'))
      : asked.answers
        ? Promise.resolve(lotThought(one))
        : new Promise(() => {});
    return { answer, cancel: () => asked.cancelled++ };
  };
  return { ...client, ask };
});

const RECRUIT = { level: 'recruit', temper: 'even' } as const;
const answers = (): number => opened().history.length;
/** A busy machine is late with the pauses between answers. */
const LONG = { timeout: 120_000, interval: 5 };

function begin(): void {
  setHurried(true);
  const names = { blue: '', red: '' };
  void newBattle({ scenario: 'gersbach', seed: 'trouble', names, programs: { blue: RECRUIT, red: RECRUIT } });
}

afterEach(closeGame);

test('a worker that perished is told, and asked again at a press', async () => {
  asked.perishes = true;
  begin();
  await expect
    .poll(() => useOpponent.getState().stage, LONG)
    .toMatchObject({ stage: 'failed', why: 'silent' });
  const [before, times] = [answers(), asked.times];
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked.times).toBe(times);
  asked.perishes = false;
  goOn();
  await expect.poll(() => answers(), LONG).toBeGreaterThan(before + 3);
});

test('whoever leaves the battle leaves the thought: it is cancelled', async () => {
  asked.answers = false;
  begin();
  await expect.poll(() => useOpponent.getState().stage.stage, LONG).toBe('thinks');
  const { cancelled } = asked;
  closeGame();
  await expect.poll(() => asked.cancelled, LONG).toBe(cancelled + 1);
  expect(useOpponent.getState().stage.stage).toBe('idle');
});
