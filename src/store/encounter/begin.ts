/** The encounter that was set up the last time, in this tab or else in any, is there again the next. */
import { tellCameOf } from '../address/cameOf.ts';
import { holdHere, isLastHere, lastHere, rememberLast } from '../saving/lastHere.ts';
import { agreed } from './meeting.ts';
import { readMeeting, writtenMeeting } from './read.ts';
import { askColumns } from './reckoning.ts';
import { useEncounter } from './state.ts';

const LAST = 'sabreur-hex/encounter-last';

let begun = false;

/** Whether a page that is loaded again comes back to the encounter that is set up. */
export function isMeetingRemembered(): boolean {
  const { past, meeting } = useEncounter.getState();
  return past.length === 0 || isLastHere(LAST, writtenMeeting(meeting));
}

/**
 * To be called whenever the screen opens: what was set up the last time, unless something is, and its columns asked for.
 * Whether that has come back just now.
 */
export function beginEncounter(): boolean {
  let isBack = false;
  if (!begun) {
    begun = true;
    const { last } = lastHere(LAST, readMeeting);
    isBack = last !== null && useEncounter.getState().past.length === 0;
    if (last && isBack) useEncounter.setState(agreed(last));
    holdHere(LAST, writtenMeeting(useEncounter.getState().meeting));
    useEncounter.subscribe(({ meeting }, before) => {
      if (meeting !== before.meeting && rememberLast(LAST, writtenMeeting(meeting))) tellCameOf('laboratory');
    });
  }
  askColumns();
  return isBack;
}
