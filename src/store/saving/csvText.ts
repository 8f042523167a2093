/** Rows as comma-separated values. A text that a spreadsheet could take for a formula begins with an apostrophe. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number): string => {
    if (typeof value === 'number') return String(value);
    const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
    return /[",\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
  };
  return `${rows.map((row) => row.map(cell).join(',')).join('\n')}\n`;
}
