/** Scenarios kept in the browser: on their shelf, and the one in the making, for the next time. */
import { sizeOfShape } from '../../mapmaking/frame.ts';
import { atRest, placeUnder } from '../library/lastMade.ts';
import { type KeptBy, takeUp, type Where } from '../library/library.ts';
import { inTheMaking } from '../library/otherTab.ts';
import { readKept } from '../library/readKept.ts';
import { type KeptMade, keepMade } from '../library/shelves.ts';
import { tellSafe } from '../library/unkept.ts';
import { beginOpening } from '../saving/openings.ts';
import { type NotOpened, openRead } from '../saving/openRead.ts';
import { saveText } from '../saving/saveText.ts';
import { openPlan } from './editor.ts';
import { readScenario, scenarioFileOf, scenarioText } from './file.ts';
import { usePlan } from './state.ts';

const SHELF = 'scenario';
/** The key of the scenario in the making. */
const LAST = 'plan-of-battle/scenario';

/** The scenario in the making, as its file tells it. */
function plannedFile(): object {
  return scenarioFileOf(usePlan.getState().scenario);
}

const MADE = {
  file: plannedFile,
  keptAs: () => usePlan.getState().keptAs,
  setKeptAs: (keptAs: string | null) => usePlan.setState({ keptAs }),
  remember: () => planning.remember(),
};

/** Keeps the scenario on its shelf. */
export function keepPlan(where: Where, by: KeptBy = 'press'): Promise<KeptMade> {
  const { scenario } = usePlan.getState();
  const told = { ...sizeOfShape(scenario.map.shape), format: scenario.format };
  return keepMade(SHELF, MADE, { title: scenario.title, told }, where, by);
}

/** Hands the player the scenario as a file. */
export function savePlan(): void {
  const { scenario } = usePlan.getState();
  saveText('sabreur-hex-scenario.json', scenarioText(scenario));
  tellSafe(SHELF, plannedFile());
}

/** Opens a scenario from the shelf; what is to be told where it cannot be opened. */
export async function openKeptPlan(id: string, opening = beginOpening()): Promise<NotOpened | null> {
  const read = await readKept(SHELF, id, takeUp, readScenario);
  return openRead(read, opening, ({ scenario }) => {
    openPlan(scenario, id);
    // of a moment on the shelf a plan is made that lies nowhere yet
    if (!scenario.moment) tellSafe(SHELF, plannedFile(), id);
  });
}

/** The scenario in the making, as it is remembered. */
export const planning = inTheMaking({
  kind: SHELF,
  place: placeUnder(LAST),
  ...MADE,
  keep: keepPlan,
  take: ({ file, keptAs }) => {
    const read = readScenario(file);
    if (read.ok) openPlan(read.scenario, keptAs);
    return read.ok;
  },
});

/** The scenario that was in the making the last time is there again; whether it is. */
export async function openLastPlan(): Promise<boolean> {
  const last = await planning.last();
  if (last === null) return false;
  const read = readScenario(last.file);
  // what has been made meanwhile is not swept away
  if (!read.ok || usePlan.getState().past.length > 0) return false;
  usePlan.setState({ scenario: read.scenario, keptAs: last.keptAs, isRemembered: true });
  return true;
}

/** The scenario is remembered whenever the hand rests, and what other tabs remember is heard. Gives the end of that. */
export function rememberPlan(): () => void {
  const ends = [
    planning.follow(),
    atRest(
      (changed) => {
        // what was laid there before the room was entered
        if (!usePlan.getState().isRemembered) changed();
        return usePlan.subscribe((state, before) => {
          if (state.scenario === before.scenario && state.keptAs === before.keptAs) return;
          if (state.isRemembered && before.isRemembered) usePlan.setState({ isRemembered: false });
          changed();
        });
      },
      planning.remember,
      () => usePlan.setState({ isRemembered: true }),
    ),
  ];
  return () => {
    for (const end of ends) end();
  };
}
