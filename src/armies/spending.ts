/** How strong the units of an army are to be, so that it costs as nearly as can be what was agreed. */

/** The strengths a unit may have, with what it costs for each strength point. BLD-03, BLD-04. */
export interface Priced {
  readonly least: number;
  readonly most: number;
  readonly perPoint: number;
}

/**
 * A strength for each, within its limits, that together cost as much as possible and no more than `points`; each way to
 * do so is as likely as chance makes it. The least strengths must not cost more than that already.
 */
export function strengthsFor(
  units: readonly Priced[],
  points: number,
  draw: (sides: number) => number,
): readonly number[] {
  // what the first n of them may cost together
  const reached: Uint8Array[] = [new Uint8Array(points + 1)];
  reached[0]?.fill(1, 0, 1);
  for (const { least, most, perPoint } of units) {
    const before = reached.at(-1) ?? new Uint8Array(0);
    const after = new Uint8Array(points + 1);
    for (let cost = 0; cost <= points; cost++) {
      if (before[cost] !== 1) continue;
      for (let strength = least; strength <= most; strength++) {
        const together = cost + strength * perPoint;
        if (together <= points) after[together] = 1;
      }
    }
    reached.push(after);
  }
  let left = reached.at(-1)?.lastIndexOf(1) ?? -1;
  const strengths: number[] = [];
  for (const [at, { least, most, perPoint }] of [...units.entries()].reverse()) {
    const open: number[] = [];
    for (let strength = least; strength <= most; strength++)
      if (reached[at]?.[left - strength * perPoint] === 1) open.push(strength);
    const strength = open[draw(Math.max(1, open.length)) - 1];
    if (strength === undefined) throw new Error(`no strengths cost ${points} or less`);
    strengths.unshift(strength);
    left -= strength * perPoint;
  }
  return strengths;
}
