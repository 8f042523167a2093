/** What is told apart from a fault of ours: a part of the program that the network did not bring. */

/** A part of the program has not come over the network. It may come at the next try. */
export class NotCome extends Error {
  constructor(cause: unknown) {
    super('a part of the program did not come', { cause });
    this.name = 'NotCome';
  }
}

/** A part of the program that is being fetched; what it does once it is here is no matter of the network. */
export function fetched<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch((cause: unknown) => {
    throw new NotCome(cause);
  });
}

/** What came of it, or what stands for it where a part of the program did not come; a fault of ours stays one. */
export async function unlessNotCome<T, Other>(asked: Promise<T>, other: Other): Promise<T | Other> {
  try {
    return await asked;
  } catch (fault) {
    if (fault instanceof NotCome) return other;
    throw fault;
  }
}
