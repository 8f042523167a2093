/** Puts a text on the clipboard; whether it got there. Where nothing may be copied there is no clipboard, or it refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
