/** The encounter that was set up the last time is there again the next. */
import { agreed } from './meeting.ts';
import { readMeeting, writtenMeeting } from './read.ts';
import { askColumns } from './reckoning.ts';
import { type Meeting, useEncounter } from './state.ts';

const LAST = 'sabreur-hex/encounter-last';

function lastMeeting(): Meeting | null {
  try {
    return readMeeting(JSON.parse(localStorage.getItem(LAST) ?? 'null'));
  } catch {
    return null;
  }
}

/** Where there is no room it is forgotten. */
function rememberMeeting(meeting: Meeting): void {
  try {
    localStorage.setItem(LAST, JSON.stringify(writtenMeeting(meeting)));
  } catch {
    // the next time begins with the first example
  }
}

let begun = false;

/** To be called whenever the screen opens: what was set up the last time, unless something is, and its columns asked for. */
export function beginEncounter(): void {
  if (!begun) {
    begun = true;
    const last = lastMeeting();
    if (last && useEncounter.getState().past.length === 0) useEncounter.setState(agreed(last));
    useEncounter.subscribe(({ meeting }, before) => {
      if (meeting !== before.meeting) rememberMeeting(meeting);
    });
  }
  askColumns();
}
