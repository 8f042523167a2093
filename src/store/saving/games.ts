/** Games begun, opened, kept and closed. */
import type { HouseRules } from '../../rules/state/houseRuleKeys.ts';
import type { Nation } from '../../rules/state/nations.ts';
import type { BySide, Side } from '../../rules/state/vocabulary.ts';
import { battleHere } from '../../scenarios/battles.ts';
import { type PlayedGame as Game, newGame } from '../../scenarios/newGame.ts';
import { plainText } from '../../scenarios/plainText.ts';
import type { Cut } from '../../scenarios/savedGame.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { endingOf, logOf } from '../game/record.ts';
import { fetchRulebook } from '../game/rulebook.ts';
import { commit, fileText, unitAfter } from '../game/session.ts';
import { NOTHING_PICKED, type Notice, type OpenGame } from '../state.ts';
import { useStore } from '../store.ts';
import { fetchFiles } from './fetchFiles.ts';
import { checkKept, forget, keepGame, leave, lookAfter, remove, reportSaves } from './saves.ts';
import { saveText } from './saveText.ts';
import { isOutdated } from './storage.ts';
import { lastPlayed, listSaves } from './stored.ts';
import { claimGame, claims, ifAlone, listen, releaseGame, tellDeleted, tellSaved } from './tabs.ts';

export interface NewBattle {
  /** The id of a scenario. */
  readonly scenario: string;
  readonly seed?: string;
  readonly names: BySide<string>;
  /** What the players have agreed on, beyond what the scenario says. */
  readonly houseRules?: Partial<HouseRules>;
}

/** Each tab comes back to its own game; what it is at is lost only with the tab. */
const HERE = 'sabreur-hex/here';
const FIRST_SCREEN = '';
/** As files take them. */
const LONGEST_NAME = 20;
const LONGEST_SEED = 100;

/** Letters and digits that no one chose. */
function chance(length: number): string {
  const letters = '23456789abcdefghjkmnpqrstuvwxyz';
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => letters[byte % letters.length]).join('');
}

function remember(id: string): void {
  try {
    sessionStorage.setItem(HERE, id);
  } catch {
    // then the storage of the games tells which was played last
  }
}

/** What this tab was at; nothing when it is a new one. */
function remembered(): string | null {
  try {
    return sessionStorage.getItem(HERE);
  } catch {
    return null;
  }
}

function nationsOf({ armies }: Scenario): BySide<Nation> {
  return { blue: armies.blue.nation, red: armies.red.nation };
}

/** A name as a file takes it: one short line of visible characters; that of the nation when there is none. */
function cleanName(given: string, scenario: Scenario, side: Side): string {
  return plainText(given, LONGEST_NAME) || scenario.armies[side].nation;
}

function show(id: string, { scenario, names, history }: Game, save: OpenGame['save'] = 'saving'): OpenGame {
  const open: OpenGame = {
    id,
    scenario,
    names,
    nations: nationsOf(scenario),
    history,
    game: history.game,
    log: logOf(history),
    opening: history.opening.facts,
    ending: endingOf(history),
    readOnly: false,
    mayTakeOver: false,
    save,
  };
  const selection = { ...NOTHING_PICKED, unit: unitAfter(history, null) };
  useStore.setState({ open, selection, notice: null, failure: null });
  remember(id);
  return open;
}

/** Shows a saved game as it is saved under that id, and sees to it that it stays saved. */
function showSaved(id: string, game: Game, savedAs: string): OpenGame {
  const open = show(id, game, 'saved');
  lookAfter(open, savedAs);
  return open;
}

function note(notice: Notice): void {
  useStore.setState({ notice });
}

/** A game this tab has made, which no other can have open. */
function begin(id: string, given: Game): void {
  const open = show(id, given);
  void claimGame(id, offered);
  keepGame(open);
}

/** Begins a battle of the list that has been fetched; a seed that is not given is drawn. */
export function newBattle({ scenario: id, seed, names, houseRules = {} }: NewBattle): void {
  const scenario = battleHere(id);
  if (!scenario) return;
  const agreed = { ...scenario, houseRules: { ...scenario.houseRules, ...houseRules } };
  start(agreed, plainText(seed ?? '', LONGEST_SEED) || chance(8), names);
}

function start(scenario: Scenario, seed: string, names: BySide<string>): void {
  const clean = {
    blue: cleanName(names.blue, scenario, 'blue'),
    red: cleanName(names.red, scenario, 'red'),
  };
  begin(chance(12), newGame(scenario, seed, clean));
}

/** The same battle again between the same players, with other dice. */
export function rematch(): void {
  const { open } = useStore.getState();
  if (open) start(open.scenario, chance(8), open.names);
}

/** Takes the text of a saved file; a faulty one leaves everything as it is and gives a notice. */
export async function openFile(text: string): Promise<boolean> {
  const asked = claims;
  // what the storage keeps beside a game needs the files too
  const fetched = Promise.all([import('./reader.ts'), fetchFiles(), fetchRulebook()]);
  const [{ readFileBeside }] = await fetched;
  if (asked !== claims) return false;
  const read = await readFileBeside(text);
  if (asked !== claims) return false;
  if (!read.ok) {
    note({ notice: 'fileRefused', problem: read.problem, game: read.game, stored: null });
    return false;
  }
  if ('game' in read) begin(chance(12), read.game);
  else start(read.scenario, chance(8), { blue: '', red: '' });
  return true;
}

/** The file of the open game, and a name for it. */
export async function exportFile(): Promise<{ readonly name: string; readonly text: string }> {
  const { open, failure } = useStore.getState();
  if (failure && failure.file !== '') return { name: 'sabreur-hex.json', text: failure.file };
  if (!open) return { name: '', text: '' };
  const name = `${open.scenario.id}-${open.game.turn}-${open.history.length}.json`;
  return { name, text: await fileText(open) };
}

interface Saved {
  readonly game: Game;
  readonly cut: Cut | null;
}

/** Nothing when it could not be read, or when the players have turned to something else meanwhile. */
async function read(id: string): Promise<Saved | null> {
  const asked = claims;
  // the game that is shown will be saved, with its hash
  const fetched = Promise.all([import('./reader.ts'), fetchFiles(), fetchRulebook()]);
  const loaded = await fetched
    .then(([{ readStoredBeside }]) => readStoredBeside(id))
    .catch(() => ({ ok: false, problem: 'unread' }) as const);
  if (asked !== claims) return null;
  if (loaded.ok) return loaded;
  const { problem } = loaded;
  if (problem === 'unread') note({ notice: 'fileRefused', problem: null, game: null, stored: id });
  else if (problem === 'gone') note({ notice: 'fileRefused', problem: null, game: null, stored: null });
  else note({ notice: 'fileRefused', problem, game: null, stored: id });
  return null;
}

/** Shows a saved game as it was saved; one that cannot be, not at all. */
async function readWhole(id: string): Promise<OpenGame | null> {
  const saved = await read(id);
  if (!saved) return null;
  if (!saved.cut) return showSaved(id, saved.game, id);
  note({ notice: 'fileRefused', problem: null, game: saved.cut.why, stored: id });
  return null;
}

/**
 * Opens what is left of a saved game as another game, which is kept from its first answer on: what lies in the storage
 * stays as it is.
 */
function goOnFrom(id: string, game: Game, { leftOff, why }: Cut): boolean {
  const { length, ahead } = game.history;
  if (length === 0 && ahead === null) {
    note({ notice: 'fileRefused', problem: null, game: why, stored: id });
    return false;
  }
  const { id: copy } = showSaved(chance(12), game, id);
  void claimGame(copy, offered);
  remember(id);
  note({ notice: 'cutShort', leftOff, game: why, stored: id });
  return true;
}

/** Hands the player a saved game as it lies in the storage. */
export async function downloadStored(id: string | null): Promise<void> {
  if (id === null) return;
  const file = await fetchFiles()
    .then(({ exportStored }) => exportStored(id))
    .catch(() => null);
  if (file) saveText(file.name, file.text);
}

/** Opens a saved game, to look on while another tab plays it. Whether it could be read. */
export async function continueGame(id: string): Promise<boolean> {
  const right = await claimGame(id, offered);
  if (right === 'stale') return false;
  const claim = claims;
  const saved = await read(id);
  if (saved?.cut && goOnFrom(id, saved.game, saved.cut)) return true;
  if (!saved || saved.cut) {
    if (claim === claims) releaseGame();
    return false;
  }
  showSaved(id, saved.game, id);
  if (right === 'others') lookOn();
  return true;
}

function lookOn(): void {
  const { open } = useStore.getState();
  if (!open) return;
  useStore.setState({ open: { ...open, readOnly: true }, notice: { notice: 'otherTab' } });
}

/** Opens the game that was open when the page was left, if there is one; in a new tab the one that was played last. */
export async function resumeLast(): Promise<boolean> {
  const id = remembered() ?? (await lastPlayed().catch(() => null));
  if (id === null || id === FIRST_SCREEN) return false;
  const known = (await listSaves().catch(() => [])).some((saved) => saved.id === id);
  // whoever did not wait for it has begun something else
  if (useStore.getState().open) return true;
  return known ? continueGame(id) : false;
}

/** Back to the first screen; the game is kept. */
export function closeGame(): void {
  releaseGame();
  const { open } = useStore.getState();
  remember(FIRST_SCREEN);
  // all tabs share what was played last: the one that plays comes back to its game
  if (open && !open.readOnly) void leave(open.id).catch(() => {});
  useStore.setState({ open: null, selection: NOTHING_PICKED, notice: null, failure: null });
  void refreshSaves();
}

/** Deletes a saved game, unless another tab has it open. Whether it is gone. */
export async function deleteGame(id: string): Promise<boolean> {
  const { open, suspended } = useStore.getState();
  if (open?.id === id) closeGame();
  else if (suspended?.open?.id === id) releaseGame();
  let isGone = false;
  const alone = await ifAlone(id, async () => {
    isGone = await remove(id).then(
      () => true,
      () => false,
    );
  });
  if (isGone) tellDeleted(id);
  await refreshSaves();
  if (!alone) note({ notice: 'openElsewhere', game: id });
  return isGone;
}

/** Reads the list of saved games anew. */
export async function refreshSaves(): Promise<void> {
  try {
    useStore.setState({ saves: await listSaves(), savesTrouble: null });
  } catch (error) {
    useStore.setState({ saves: [], savesTrouble: isOutdated(error) ? 'outdated' : 'unread' });
  }
}

function offered(id: string): void {
  const { open, suspended } = useStore.getState();
  if (suspended?.open?.id === id)
    useStore.setState({ suspended: { ...suspended, open: { ...suspended.open, mayTakeOver: true } } });
  if (open?.id !== id) return;
  useStore.setState({ open: { ...open, mayTakeOver: true }, notice: { notice: 'mayTakeOver' } });
}

/** This tab becomes the one that plays, once the other has gone. */
export async function takeOver(): Promise<boolean> {
  const { open } = useStore.getState();
  if (!open?.mayTakeOver) return false;
  return (await readWhole(open.id)) !== null;
}

/** The battle of that id that is played here: on the table, or suspended. */
function playedHere(id: string): OpenGame | null {
  const { open, suspended } = useStore.getState();
  return [open, suspended?.open].find((one) => one?.id === id && !one.readOnly) ?? null;
}

/** The battle with its save as it came out; a failure is told even when a later state is on its way by now. */
function withSave(shown: OpenGame, { id, history }: OpenGame, save: OpenGame['save']): OpenGame {
  if (shown.id !== id) return shown;
  return { ...shown, save: save === 'saved' && shown.history !== history ? 'saving' : save };
}

/** Shows how the save of the battle stands, on the table or suspended. */
function showSave(saved: OpenGame, save: OpenGame['save']): void {
  const { open, suspended } = useStore.getState();
  if (suspended?.open)
    useStore.setState({ suspended: { ...suspended, open: withSave(suspended.open, saved, save) } });
  if (open) useStore.setState({ open: withSave(open, saved, save) });
}

/** What was saved of it is gone; played here, it is still wanted: it is saved anew, whole. */
function keepAnew(id: string): void {
  const played = playedHere(id);
  if (!played) return;
  forget(id);
  if (played.save === 'saved') showSave(played, 'saving');
  keepGame(played);
}

reportSaves({
  done: (saved, how) => {
    if (how === 'saved') tellSaved(saved.id, saved.history);
    showSave(saved, how);
    const { open, notice } = useStore.getState();
    if (open?.id !== saved.id || open.history !== saved.history) return;
    if (how === 'saved') remember(saved.id);
    if (how === 'failed') note({ notice: 'saveFailed' });
    else if (notice?.notice === 'saveFailed') useStore.setState({ notice: null });
  },
  lost: keepAnew,
});

/** Nobody tells that games were taken out of the storage: it is looked into whenever somebody may have been at it. */
function lookAfterSaves(): void {
  void checkKept();
}

if (typeof window !== 'undefined') {
  window.addEventListener('focus', lookAfterSaves);
  window.addEventListener('storage', lookAfterSaves);
  document.addEventListener('visibilitychange', lookAfterSaves);
}

listen({
  shown: (id) => {
    const { open } = useStore.getState();
    return open?.id === id && open.readOnly ? open.history : null;
  },
  follow: commit,
  reread: (id) => {
    void readWhole(id).then((open) => open && lookOn());
  },
  deleted: (id) => {
    keepAnew(id);
    // what is left of it may be open here as another game, of which nothing has been saved yet
    lookAfterSaves();
  },
  offered,
});
