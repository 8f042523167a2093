/** Letters and digits that no one chose: the id of a game, or its seed. */
export function drawLetters(length: number): string {
  const letters = '23456789abcdefghjkmnpqrstuvwxyz';
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => letters[byte % letters.length]).join('');
}
