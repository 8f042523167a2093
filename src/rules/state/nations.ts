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
