/** What a finger can hit: how much of each control on a screen may be pressed. */
import { expect, type Page } from '@playwright/test';

/** As wide and as high as the tip of a finger, 44, less what rounding takes at both edges. */
const LEAST = 43;

/** What stands within a sentence is as high as its line: marks of rules and words of the glossary. */
const INLINE = '.rule-mark, .rule-link, .term';

/** What lies over all the rest while it is open. */
const OVER = 'dialog[open], .menu-list';

/**
 * The controls a finger cannot surely hit, each with its size as it is pressed: from its middle outwards as far as a press
 * is still its own, or its label's, which what lies over it, beside it or beyond it is not.
 */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    async ({ least, inline, over }) => {
      await document.fonts.ready;
      const top = [...document.querySelectorAll(over)].at(-1);
      const controls =
        'button:enabled, a[href], summary, select:enabled, input:enabled, textarea:enabled, [role="button"]';
      const small: string[] = [];
      for (const control of (top ?? document).querySelectorAll<HTMLElement>(controls)) {
        const area = (control instanceof HTMLInputElement && control.closest('label')) || control;
        if (control.matches(inline) || !area.checkVisibility({ visibilityProperty: true })) continue;
        area.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = area.getBoundingClientRect();
        // what hides a file's field lets another press it
        if (width < 2 || height < 2 || control.closest('[inert]')) continue;
        const pressed = (x: number, y: number): boolean => {
          const under = document.elementFromPoint(x, y);
          return under !== null && (area.contains(under) || under === control);
        };
        const [x, y] = [left + width / 2, top + height / 2];
        const reach = (stepX: number, stepY: number): number => {
          let far = 0;
          while (far < least && pressed(x + stepX * (far + 0.5), y + stepY * (far + 0.5))) far += 0.5;
          return far;
        };
        const wide = reach(-1, 0) + reach(1, 0);
        const high = reach(0, -1) + reach(0, 1);
        if (wide >= least && high >= least) continue;
        const name = control.dataset['testid'] ?? (control.className || control.tagName);
        const text = (control.getAttribute('aria-label') ?? control.textContent ?? '').slice(0, 30);
        small.push(`${name} “${text}” ${Math.round(wide)}×${Math.round(high)}`);
      }
      return small;
    },
    { least: LEAST, inline: INLINE, over: OVER },
  );
}

/** Every control on the screen as it stands can be hit by a finger. */
export async function expectTargets(page: Page, screen: string): Promise<void> {
  expect.soft(await smallTargets(page), screen).toEqual([]);
}
