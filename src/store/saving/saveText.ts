/** Hands the player a file, as a browser does it. */
export function saveAs(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The same of a text that is data. */
export function saveText(name: string, text: string): void {
  saveAs(name, 'application/json', text);
}
