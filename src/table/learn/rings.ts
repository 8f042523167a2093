/** Where a guide points to: hexes of the map, and what is to be pressed beside it. */
import type { Hex } from '../../geometry/hex.ts';
import type { Choice } from '../../rules/state/answers.ts';
import type { Sketch } from '../../scenarios/demonstrations/demonstration.ts';
import { agrees } from '../../scenarios/demonstrations/script.ts';

export interface Pointed {
  readonly hexes: readonly Hex[];
  /** The first of these that stands on the screen, as selectors. */
  readonly presses: readonly string[];
  /** The answer whose button is meant, where answers are listed. */
  readonly answer: Sketch | null;
}

function isMeant(button: HTMLElement, answer: Sketch): boolean {
  const written = button.dataset['choice'];
  if (written === undefined) return false;
  const choice: Choice = JSON.parse(written);
  return agrees(answer, choice);
}

/** The button to press now; none where the map is to be pressed. */
export function pressOf({ presses, answer }: Pointed): Element | null {
  for (const selector of presses) {
    const found = document.querySelector(selector);
    if (found) return found;
  }
  if (answer === null) return null;
  const buttons = [...document.querySelectorAll<HTMLElement>('.panel [data-testid="choice"]')];
  return buttons.find((button) => isMeant(button, answer)) ?? null;
}
