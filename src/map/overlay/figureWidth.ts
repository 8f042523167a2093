/** How wide the letters of a tag are, in units of the sheet. */
const NARROW: Readonly<Record<string, number>> = { '%': 20.5, '.': 5, ',': 5, '\u202f': 3.5, '1': 9.5 };
const USUAL = 11.5;

/** How wide a figure is on the tag of a target. */
export function widthOf(value: string): number {
  return [...value].reduce((sum, letter) => sum + (NARROW[letter] ?? USUAL), 0);
}
