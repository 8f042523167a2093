import type { BySide } from './vocabulary.ts';

/** The nations an army may fight for. The rule knows none of them: they dress an army and give it its name. */
export const NATIONS = [
  'france',
  'britain',
  'prussia',
  'austria',
  'russia',
  'spain',
  'portugal',
  'netherlands',
  'sweden',
  'saxony',
  'bavaria',
  'wurttemberg',
  'poland',
  'italy',
  'naples',
  'brunswick',
  'hanover',
  'nassau',
  'ottoman',
  'allies',
] as const;
export type Nation = (typeof NATIONS)[number];

/** What has two armies, each of a nation. */
interface Armies {
  readonly armies: BySide<{ readonly nation: Nation }>;
}

/** The nations of the two armies of a battle. */
export function nationsOf({ armies: { blue, red } }: Armies): BySide<Nation> {
  return { blue: blue.nation, red: red.nation };
}
