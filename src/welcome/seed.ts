/** The seed an address names, as in `#seed=Wagram`: with it the dice of a new battle can be had again. */
export function seedOf(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('seed');
}
