import { expect, test } from 'vitest';
import type { SoundStroke } from '../../src/table/told/sounds.ts';
import { soundIn } from '../../src/table/told/synthesis.ts';

const RATE = 22_050;

/** The loudest of each tenth of a second. */
async function heard(strokes: readonly SoundStroke[], cut = false): Promise<readonly number[]> {
  const context = new OfflineAudioContext(1, RATE, RATE);
  const silence = soundIn(context, strokes);
  if (cut) silence();
  const samples = (await context.startRendering()).getChannelData(0);
  return Array.from({ length: 10 }, (_, n) =>
    samples
      .slice((n * RATE) / 10, ((n + 1) * RATE) / 10)
      .reduce((most, one) => Math.max(most, Math.abs(one)), 0),
  );
}

test.each(['tap', 'musket', 'steel', 'horn', 'thud'] as const)(
  'a %s is heard at its time, low, and dies away',
  async (timbre) => {
    const loudness = await heard([{ timbre, at: 0.2, force: 1 }]);
    expect(Math.max(...loudness.slice(0, 2))).toBe(0);
    expect(Math.max(...loudness)).toBeGreaterThan(0.005);
    expect(Math.max(...loudness)).toBeLessThan(0.35);
    expect(Math.max(...loudness.slice(7))).toBeLessThan(0.002);
  },
);

test('a dozen shots at once stay low; silenced, nothing is heard', async () => {
  const volley = Array.from({ length: 12 }, (): SoundStroke => ({ timbre: 'musket', at: 0.1, force: 1 }));
  expect(Math.max(...(await heard(volley)))).toBeLessThan(0.6);
  expect(Math.max(...(await heard(volley, true)))).toBe(0);
});
