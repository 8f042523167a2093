/** A text of so many bytes is too long in every encoding: of a larger file no more is read than tells so. */
const ENOUGH = 15_000_004;

/** The text of a file that a player chose, as far as is looked at; '' where it cannot be read at all. */
export function textOfFile(file: Blob): Promise<string> {
  return file
    .slice(0, ENOUGH)
    .text()
    .catch(() => '');
}
