/** Scenarios by lot as files hold them: ground, armies and who begins from one seed, at any of the formats offered. */
import { makeGenerator } from '../engine/seed.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { SKIRMISHES, skirmishByLot } from '../store/skirmish/skirmish.ts';

const both = (text: string) => ({ en: text, fr: text });

/** The scenario of that seed. */
export function scenarioFileByLot(seed: string): Scenario {
  const size = SKIRMISHES[makeGenerator(`size ${seed}`).draw(SKIRMISHES.length) - 1] ?? SKIRMISHES[0];
  const letters = seed.replace(/[^a-z0-9]/g, '');
  return skirmishByLot(size, letters, {
    title: (format) => both(`By lot, ${format}`),
    story: () => both(`Seed ${letters}`),
    army: (nation) => both(nation),
  }).scenario;
}
