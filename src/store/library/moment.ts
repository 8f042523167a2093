/** A moment of a game as a scenario of its own: on the shelf, as a file and as a link. */
import { stepTo } from '../../engine/steps.ts';
import type { Game } from '../../rules/state/game.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import type { ScenarioFile } from '../../scenarios/schema.ts';
import { VERSION } from '../../scenarios/version.ts';
import { engine } from '../game/rulebook.ts';
import { lettersOf } from '../saving/packing.ts';
import type { OpenGame, SaveState } from '../state.ts';
import { listKept, takeKept } from './library.ts';
import { momentTitle } from './momentTitle.ts';
import { keepOnShelf } from './shelves.ts';
import { tellSame } from './tellSame.ts';

function fileOf(scenario: Scenario): ScenarioFile {
  return { format: 'sabreur-hex/scenario', version: VERSION, scenario };
}

/**
 * The board that is kept: the present one, or the past one that is looked at. Not the one that is shown, on which an army
 * that was set up unseen stands nowhere: a battle begun from that would have it set up a second time.
 */
export function boardKept({ history }: Pick<OpenGame, 'history'>, reviewing: number | null): Game {
  return reviewing === null ? history.game : stepTo(engine(), history, reviewing).game;
}

/** The scenario that begins with that moment: everything of the game but what led to it. */
export async function scenarioFrom(scenario: Scenario, game: Game): Promise<Scenario> {
  const { units, side, turn, orderPoints, objectives, frames } = game;
  const title = await momentTitle(scenario, game);
  const moment = { units, side, turn, orderPoints, ...(objectives ? { objectives } : {}), frames };
  return { ...scenario, title, moment };
}

/** Whether the very same lies on the shelf: whoever has altered it since has another. */
async function isThere({ title }: Scenario, file: ScenarioFile): Promise<boolean> {
  for (const line of await listKept('scenario'))
    if (tellSame(line.title, title) && tellSame(await takeKept('scenario', line.id), file)) return true;
  return false;
}

/** Keeps it on the shelf under that id, unless the same moment lies there already. */
export async function keepMoment(id: string, scenario: Scenario): Promise<SaveState> {
  const { moment, format, title } = scenario;
  const told = { format, ...(moment ? { turn: moment.turn, side: moment.side } : {}) };
  const file = fileOf(scenario);
  // a shelf that cannot be read is no reason not to try
  if (await isThere(scenario, file).catch(() => false)) return 'saved';
  return keepOnShelf('scenario', { id, title, told, file });
}

/** The text of its file. */
export function momentText(scenario: Scenario): string {
  return `${JSON.stringify(fileOf(scenario))}\n`;
}

/** The letters of a link that holds it. */
export function momentLetters(scenario: Scenario): Promise<string> {
  return lettersOf(fileOf(scenario));
}
