import type { Page } from '@playwright/test';

/** Who is not to be followed move by move: whatever the page opens later, the pictures of a move are left out. */
export async function hurried(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('sabreur-hex/preferences', JSON.stringify({ speed: 'off' })),
  );
}
