/** A moment of a game as a scenario of its own: on the shelf, as a file and as a link. */
import type { Tongue, Words } from '../../contract/words.ts';
import { stepTo } from '../../engine/steps.ts';
import { momentWordsOf } from '../../language/moment.ts';
import type { Game } from '../../rules/state/game.ts';
import { LONGEST_TITLE } from '../../scenarios/armyLimits.ts';
import { plainText } from '../../scenarios/plainText.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import type { ScenarioFile } from '../../scenarios/schema.ts';
import { VERSION } from '../../scenarios/version.ts';
import { engine } from '../game/rulebook.ts';
import { lettersOf } from '../saving/packing.ts';
import type { OpenGame, SaveState } from '../state.ts';
import { keepOnShelf } from './shelves.ts';

function fileOf(scenario: Scenario): ScenarioFile {
  return { format: 'sabreur-hex/scenario', version: VERSION, scenario };
}

/** Its title with when it was: as much of it as a title holds. */
async function titled({ title, armies }: Scenario, { turn, side }: Game, tongue: Tongue): Promise<string> {
  const words = await momentWordsOf(tongue);
  const when = words.when(turn, armies[side].name[tongue]);
  const what = plainText(title[tongue], Math.max(0, LONGEST_TITLE - when.length - 3));
  return plainText(`${what} · ${when}`, LONGEST_TITLE);
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
  const title: Words = {
    en: await titled(scenario, game, 'en'),
    fr: await titled(scenario, game, 'fr'),
  };
  const moment = { units, side, turn, orderPoints, ...(objectives ? { objectives } : {}), frames };
  return { ...scenario, title, moment };
}

/** Keeps it on the shelf under that id. */
export async function keepMoment(id: string, scenario: Scenario): Promise<SaveState> {
  const { moment, format, title } = scenario;
  const told = { format, ...(moment ? { turn: moment.turn, side: moment.side } : {}) };
  const { saved } = await keepOnShelf('scenario', { id, title, told, file: fileOf(scenario) });
  return saved;
}

/** The text of its file. */
export function momentText(scenario: Scenario): string {
  return `${JSON.stringify(fileOf(scenario))}\n`;
}

/** The letters of a link that holds it. */
export function momentLetters(scenario: Scenario): Promise<string> {
  return lettersOf(fileOf(scenario));
}
