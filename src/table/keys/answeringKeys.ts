/** Keys that answer. Held down, or pressed twice at once, they count once: the next question is not read yet. */
const ANSWERING = /^((Ctrl\+)?Enter|[ 1-9])$/;

/** Whether the key of this name gives answers. */
export function isAnswering(name: string): boolean {
  return ANSWERING.test(name);
}
