import type { Nation } from '../map/nations.ts';
import type { BySide } from '../rules/vocabulary.ts';
import type { Scenario } from '../scenarios/scenario.ts';

const FRENCH_AND_AUSTRIANS: BySide<Nation> = { blue: 'france', red: 'austria' };

/** Whose uniforms the two armies of a battle wear. */
export function nationsOf(_scenario: Scenario): BySide<Nation> {
  return FRENCH_AND_AUSTRIANS;
}
