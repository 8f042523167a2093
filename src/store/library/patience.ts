/** How long the storage may take before that is told, in milliseconds. */
export const PATIENCE = 4000;

/** What comes in time; that the storage does not answer, where it takes too long. */
export async function orUnanswered<T>(coming: Promise<T>): Promise<T | 'unanswered'> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<'unanswered'>((over) => {
    late = setTimeout(() => over('unanswered'), PATIENCE);
  });
  try {
    return await Promise.race([coming, waited]);
  } finally {
    clearTimeout(late);
  }
}
