/** Whether two files tell the same, in whatever order: what was read has the order of its format. */
export function tellSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [mine, theirs] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))];
  return mine.length === theirs.size && mine.every(([key, value]) => tellSame(value, theirs.get(key)));
}
