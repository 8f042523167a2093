/** Whoever closes the page or leaves it is asked by the browser where that loses a battle. */
import { unkeptBattle } from './atStake.ts';

let isAgreed = false;

/** Loads the page anew, once whoever plays has agreed to what is lost by it. */
export function loadAnew(): void {
  isAgreed = true;
  location.reload();
}

/** What is still being saved will be there; what could not be saved will not. */
function ask(event: BeforeUnloadEvent): void {
  const agreed = isAgreed;
  // it was said of this leaving: whoever then stays, asked about something else, is asked the next time
  isAgreed = false;
  const save = unkeptBattle()?.save;
  if (!agreed && (save === 'failed' || save === 'outdated')) event.preventDefault();
}

/** From now on. */
export function askBeforeLeaving(): void {
  window.addEventListener('beforeunload', ask);
}
