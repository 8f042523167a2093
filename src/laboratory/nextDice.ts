/** Faces written down for the dice to come. */

/** The faces of a text such as "6 6 1"; none where something in it is no face. */
export function facesIn(text: string): readonly number[] | null {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const faces = words.map(Number);
  return faces.every((face) => Number.isInteger(face) && face >= 1 && face <= 6) ? faces : null;
}

/** As many faces as a roll has dice: those fixed first, the rest by chance; and what stays fixed for the next. */
export function drawn(
  { count, sides }: { readonly count: number; readonly sides: number },
  fixed: readonly number[],
  chance: () => number,
): { readonly faces: readonly number[]; readonly left: readonly number[] } {
  const faces = fixed.slice(0, count).filter((face) => face <= sides);
  while (faces.length < count) faces.push(Math.floor(chance() * sides) + 1);
  return { faces, left: fixed.slice(count) };
}
