/** Games opened, from a file or from the storage. Fetched when the first of them is: a new battle needs none of it. */
import type { PlayedGame as Game } from '../../scenarios/newGame.ts';
import { openSides } from '../../scenarios/openArmies.ts';
import { type Problem, problem } from '../../scenarios/problem.ts';
import type { Cut } from '../../scenarios/savedGame.ts';
import { addressNow, amend, markHere } from '../address/address.ts';
import { forgetLeaves } from '../address/book.ts';
import { fetchRulebook } from '../game/rulebook.ts';
import { watches, watchGame } from '../past/watch.ts';
import { notify, useStore } from '../store.ts';
import { begin, start } from './begin.ts';
import { fetchFiles } from './fetchFiles.ts';
import { beginInPlace } from './giveWay.ts';
import { drawLetters } from './letters.ts';
import { lookOn } from './lookOn.ts';
import { fetched } from './notCome.ts';
import { beginOpening, type Opening, uncountedly } from './openings.ts';
import { offered } from './otherTabs.ts';
import { playersCalled } from './playersCalled.ts';
import { readSaved } from './readSaved.ts';
import { showSaved } from './show.ts';
import { claimGame, claims, releaseGame } from './tabs.ts';
import { textOfFile } from './textOfFile.ts';
import { remember } from './thisTab.ts';
import type { FileRead, FileRefused } from './whatFile.ts';

/** What came of a file, or of a link. `left`: it waits for its players' word, or was overtaken. */
export type Came = 'open' | 'left' | FileRefused;

function refused(problem: Problem | null): FileRefused {
  return { ok: false, problem, game: null };
}

/** Tells why it was not taken, if it was not; whether it is open. */
function tell(came: Came): boolean {
  if (typeof came === 'object')
    notify({ notice: 'fileRefused', problem: came.problem, game: came.game, stored: null });
  return came === 'open';
}

/** Nothing of it could be fetched, which is told unless something else has been opened since. */
function unfetched(opening: Opening): Came {
  return opening.isOvertaken() ? 'left' : refused(null);
}

/**
 * Takes the text of a file, whatever it tells; a faulty one leaves everything as it is and gives a notice. Whether it is
 * open: not where it was overtaken, either.
 */
export async function openFile(text: string, opening = beginOpening()): Promise<boolean> {
  return tell(await takeFile(text, opening));
}

function takeFile(text: string, opening: Opening): Promise<Came> {
  return takeBy(({ readFileBeside }) => readFileBeside(text), opening);
}

/** The same with the letters of a link that holds a file; a game that was played is watched. */
export async function openLink(letters: string): Promise<boolean> {
  if (watches(letters)) return true;
  const opening = beginOpening();
  const came = await takeBy(({ readFileLinkBeside }) => readFileLinkBeside(letters), opening, letters).catch(
    () => unfetched(opening),
  );
  const isOpen = tell(came);
  // what is not watched is not opened again when the browser comes back to its address
  if (!watches(letters) && addressNow().watch === letters) amend({ watch: null }, markHere());
  return isOpen;
}

/** A game of a file goes on where it was left, and may be watched instead; one of a link is watched, and may be taken up. */
function openPlayed(game: Game, opening: Opening, link: string | null): Promise<boolean> {
  const wasPlayed = game.history.length > 0;
  if (link !== null && wasPlayed) {
    opening.comes();
    watchGame(game, link);
    return Promise.resolve(true);
  }
  return beginInPlace(() => {
    begin(drawLetters(12), game);
    if (wasPlayed) notify({ notice: 'mayBeWatched' });
  }, opening);
}

/** The book would lie over what is opened. */
function putBookAside(): void {
  if (useStore.getState().book === null) return;
  amend({ rule: null });
  forgetLeaves();
}

async function takeBy(
  readBy: (reader: typeof import('./reader.ts')) => Promise<FileRead>,
  opening: Opening,
  link: string | null = null,
): Promise<Came> {
  // what the storage keeps beside a game needs the files too
  const [reader] = await fetched(Promise.all([import('./reader.ts'), fetchFiles(), fetchRulebook()]));
  if (opening.isOvertaken()) return 'left';
  const read = await readBy(reader);
  if (opening.isOvertaken()) return 'left';
  if (!read.ok) return read;
  if (link === null) putBookAside();
  return (await openAsWhatItIs(read, opening, link)) ? 'open' : 'left';
}

/** Whether it is open: not where it waits for its players' word, or was overtaken. */
async function openAsWhatItIs(
  read: Exclude<FileRead, FileRefused>,
  opening: Opening,
  link: string | null,
): Promise<boolean> {
  if ('game' in read) return openPlayed(read.game, opening, link);
  if (
    'scenario' in read &&
    (openSides(read.scenario).length > 0 || useStore.getState().room === 'scenario')
  ) {
    const { openInPlan } = await fetched(import('../scenarioEditor/openInPlan.ts'));
    await openInPlan(read.scenario, opening);
    return !opening.isOvertaken();
  }
  if ('scenario' in read)
    return beginInPlace(() => start(read.scenario, drawLetters(8), playersCalled(read.scenario)), opening);
  const { toRoom } = await fetched(import('./toRoom.ts'));
  await toRoom(read, opening);
  return !opening.isOvertaken();
}

/** Whether what a room could not read may be something else: of another kind of the program's files, or no JSON. */
export function isOfOtherKind(found: Problem | string): boolean {
  return typeof found === 'object' && (found.code === 'unknownFormat' || found.code === 'notJson');
}

/**
 * Opens a file and leaves to whoever chose it what is told against it: `NotCome` where a part of the program did not come
 * over the network.
 */
export async function takeBlob(file: Blob, opening: Opening): Promise<Came> {
  // a picture is something to draw after, where maps are drawn: elsewhere that is told, and not what its bytes are as a text
  if (file.type.startsWith('image/')) {
    const tracing =
      useStore.getState().room === 'map' ? await import('../mapEditor/trace.ts').catch(() => null) : null;
    return tracing?.layDropped(file) === true ? 'open' : refused(problem('picture', ''));
  }
  return takeFile(await textOfFile(file), opening);
}

/** Opens a file that was chosen or dropped; one that cannot be read at all is refused like one that is no game. */
export async function openBlob(file: Blob, opening = beginOpening()): Promise<boolean> {
  return tell(await takeBlob(file, opening).catch(() => unfetched(opening)));
}

/** Of several files the first is opened that can be; which it is is told, for nobody sees what became of the others. */
export async function openOneOf(files: readonly File[]): Promise<void> {
  const opening = beginOpening();
  for (const file of files) {
    if (await openBlob(file, opening)) {
      notify({ notice: 'oneOfSeveral', opened: file.name, others: files.length - 1 });
      return;
    }
    // what was not refused waits for its players' word, or was overtaken
    if (opening.isOvertaken() || useStore.getState().notice?.notice !== 'fileRefused') return;
  }
}

/** How games are claimed, or given up: whether that is counted or not. */
type Claims = <T>(claim: () => T) => T;

/**
 * Opens what is left of a saved game as another game, which is kept from its first answer on: what lies in the storage
 * stays as it is.
 */
function goOnFrom(id: string, game: Game, { leftOff, why }: Cut, by: Claims): boolean {
  const { length, ahead } = game.history;
  if (length === 0 && ahead === null) {
    notify({ notice: 'fileRefused', problem: null, game: why, stored: id });
    return false;
  }
  const { id: copy } = showSaved(drawLetters(12), game, id);
  void by(() => claimGame(copy, offered));
  remember(id);
  notify({ notice: 'cutShort', leftOff, game: why, stored: id });
  return true;
}

/**
 * Opens a saved game, to look on while another tab plays it; one that its players have asked for overtakes what is still
 * being read, one that the page comes back to by itself does not. Whether it could be read.
 */
export async function continueGame(id: string, isAsked = false): Promise<boolean> {
  const by: Claims = isAsked ? (claim) => claim() : uncountedly;
  const right = await by(() => claimGame(id, offered));
  if (right === 'stale') return false;
  const claim = claims;
  const saved = await readSaved(id);
  if (saved?.cut && goOnFrom(id, saved.game, saved.cut, by)) return true;
  if (!saved || saved.cut) {
    if (claim === claims) by(releaseGame);
    return false;
  }
  showSaved(id, saved.game, id);
  if (right === 'others') lookOn();
  return true;
}
