/** The nations a side may fight for. Scenarios name them by these codes; anything else is shown as it is written. */
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
