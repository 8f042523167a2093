/** What this tab is at: each tab comes back to its own game. */

/** What it is at is lost only with the tab. */
const HERE = 'sabreur-hex/here';
/** Instead of the id of a game. */
export const FIRST_SCREEN = '';

/** This tab is at that game now, or at the first screen. */
export function remember(id: string): void {
  try {
    sessionStorage.setItem(HERE, id);
  } catch {
    // then the storage of the games tells which was played last
  }
}

/** What this tab was at; nothing when it is a new one. */
export function remembered(): string | null {
  try {
    return sessionStorage.getItem(HERE);
  } catch {
    return null;
  }
}
