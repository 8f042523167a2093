/**
 * Finds out what a file is, and reads it: one of the program's own formats, a set-up of the laboratory, or an army written
 * as a roster in either language. Whatever is opened from a file, wherever it is dropped or chosen, is read here.
 */
import { readRoster } from '../../armies/roster.ts';
import { isRecord } from '../../engine/plainData.ts';
import type { OnWay } from '../../engine/record.ts';
import { rosterLanguageOf } from '../../language/roster.ts';
import { NOTHING_DRAWN } from '../../mapmaking/drawing.ts';
import { engine } from '../../rules/rulebook.ts';
import type { Game } from '../../rules/state/game.ts';
import { answerOf } from '../../scenarios/answerShapes.ts';
import { checkFile, parseFile, versionProblem } from '../../scenarios/file.ts';
import { openGame, openPosition } from '../../scenarios/gameFile.ts';
import type { PlayedGame } from '../../scenarios/newGame.ts';
import { type Problem, problem } from '../../scenarios/problem.ts';
import type { SaveProblem } from '../../scenarios/saveProblem.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import type { PositionFile, QuestionFile, SabreurFile } from '../../scenarios/schema.ts';
import type { Raised } from '../armies/acts.ts';
import { meetingOf } from '../encounter/read.ts';
import { setupOf } from '../laboratory/fromBattle.ts';
import { LABORATORY_VERSION, readSetup, type Shared } from '../laboratory/share.ts';
import type { NamedSheet } from '../mapEditor/file.ts';
import { fetched } from './notCome.ts';

export interface FileRefused {
  readonly ok: false;
  readonly problem: Problem | null;
  readonly game: SaveProblem | null;
}

/** What a file tells that is for a room beside the table: the laboratory, the raising of armies, the drawing of maps. */
export type ForRoom = Shared | { readonly raised: Raised } | { readonly named: NamedSheet };

/** A file that can be opened: a game, a battle that has not begun, or something for one of the rooms. */
export type FileRead =
  | { readonly ok: true; readonly game: PlayedGame }
  | { readonly ok: true; readonly scenario: Scenario }
  | ({ readonly ok: true } & ForRoom)
  | FileRefused;

function refused(found: Problem): FileRefused {
  return { ok: false, problem: found, game: null };
}

/** The nations that a position does not tell are those of the laboratory's own. */
const NATIONS = { blue: 'france', red: 'austria' } as const;

function asked(game: Game, file: PositionFile | QuestionFile): FileRead {
  const named = 'about' in file ? file.about : undefined;
  const unit = named && ('attacker' in named ? named.attacker : named.firer);
  const roles = { unit: unit ?? null, target: named?.target ?? null };
  return { ok: true, setup: setupOf({ game, nations: NATIONS, ...roles }) };
}

/** A position, or a question with its answers given, on the laboratory's field. */
function fromPosition(file: PositionFile | QuestionFile): FileRead {
  const opened = openPosition(file);
  if (!opened.ok) return refused(opened.problem);
  let { game } = opened;
  const answers = file.format === 'sabreur-hex/question' ? file.answers : [];
  for (const [at, given] of answers.entries()) {
    const answered = engine.answer(game, answerOf(at, given));
    if (!answered.ok) return refused(problem('notTaken', `answers.${at}`));
    game = answered.game;
  }
  return asked(game, file);
}

function read(file: SabreurFile, writtenIn: number, onWay: OnWay | undefined): FileRead {
  switch (file.format) {
    case 'sabreur-hex/game': {
      const opened = openGame(file, writtenIn, onWay);
      return opened.ok ? { ok: true, game: opened.game } : { ok: false, problem: null, game: opened.problem };
    }
    case 'sabreur-hex/scenario':
      return { ok: true, scenario: file.scenario };
    case 'sabreur-hex/encounter':
      return { ok: true, meeting: meetingOf(file) };
    case 'sabreur-hex/army':
      return { ok: true, raised: { armyPoints: file.armyPoints, army: file.army } };
    case 'sabreur-hex/map': {
      const { name, map, drawing = NOTHING_DRAWN } = file;
      return { ok: true, named: { name, sheet: { map, drawing } } };
    }
    case 'sabreur-hex/position':
    case 'sabreur-hex/question':
      return fromPosition(file);
  }
}

/** A set-up saved in the laboratory, which holds a position; null where the text tells none. */
function fromLaboratory(text: string): FileRead | null {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  // any of the program's other files tells its format
  if (!isRecord(data) || 'format' in data || !('laboratory' in data)) return null;
  if (data['laboratory'] !== LABORATORY_VERSION)
    return refused(versionProblem(data['laboratory'], 'laboratory', LABORATORY_VERSION));
  const setup = readSetup(data);
  if (setup) return { ok: true, setup };
  const parsed = checkFile(data['position']);
  const found = parsed.ok ? problem('inconsistent', 'game.frames') : parsed.problem;
  return refused({ ...found, path: ['position', found.path].filter((part) => part !== '').join('.') });
}

/** An army as a roster; null where nothing in the text says that it is to be one. What begins as JSON is none. */
async function fromRoster(text: string): Promise<FileRead | null> {
  if (/^[\s\uFEFF]*[{[]/.test(text)) return null;
  const [fr, en] = await fetched(Promise.all([rosterLanguageOf('fr'), rosterLanguageOf('en')]));
  const found = readRoster(text, { fr: fr.words, en: en.words });
  if (found.ok) return { ok: true, raised: { armyPoints: found.armyPoints, army: found.army } };
  const isMeant = (['nameMissing', 'nationMissing', 'formatMissing'] as const).some((code) =>
    found.problems.every((one) => one.code !== code),
  );
  if (!isMeant) return null;
  const [{ line }] = found.problems;
  return refused(problem('badRoster', '', { line, problems: found.problems.length }));
}

/** What the text of a file tells; a game is replayed, and `onWay` is told of each answer. */
export async function whatFile(text: string, onWay?: OnWay): Promise<FileRead> {
  const parsed = parseFile(text);
  if (parsed.ok) return read(parsed.file, parsed.writtenIn, onWay);
  const { code } = parsed.problem;
  const other =
    code === 'unknownFormat' ? fromLaboratory(text) : code === 'notJson' ? await fromRoster(text) : null;
  return other ?? refused(parsed.problem);
}
