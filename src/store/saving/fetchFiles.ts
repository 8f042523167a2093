/** What reads and writes files and saves: fetched when it is first needed, or while the players think. */
type Files = typeof import('./files.ts');

let files: Files | null = null;

/** Nothing before it is here. */
export function filesHere(): Files | null {
  return files;
}

export async function fetchFiles(): Promise<Files> {
  files ??= await import('./files.ts');
  return files;
}
