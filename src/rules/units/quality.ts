/** A unit given another quality. Apart from the prices: whoever begins a battle has no need of it. */
import type { Quality } from '../state/vocabulary.ts';
import { COMMAND_VALUES, NORM_COMMAND_VALUE, type Profile } from './price.ts';

/** Of another quality, as far above or below the norm as it was, within what that quality may have. CMD-01, CMD-02. */
export function ofQuality<U extends Pick<Profile, 'quality' | 'commandValue'>>(unit: U, quality: Quality): U {
  const { least, most } = COMMAND_VALUES[quality];
  const wanted = NORM_COMMAND_VALUE[quality] + unit.commandValue - NORM_COMMAND_VALUE[unit.quality];
  return { ...unit, quality, commandValue: Math.max(least, Math.min(most, wanted)) };
}
