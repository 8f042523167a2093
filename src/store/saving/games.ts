/** Games begun, opened, kept and closed. */
import type { HouseRules } from '../../rules/state/houseRuleKeys.ts';
import type { Nation } from '../../rules/state/nations.ts';
import type { BySide, Side } from '../../rules/state/vocabulary.ts';
import { battleHere } from '../../scenarios/battles.ts';
import { newGame } from '../../scenarios/newGame.ts';
import { plainText } from '../../scenarios/plainText.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { fetchRulebook } from '../game/fetchRulebook.ts';
import { type BattleHistory, endingOf, logOf } from '../game/record.ts';
import { commit, fileText } from '../game/session.ts';
import { NOTHING_PICKED, type Notice, type OpenGame } from '../state.ts';
import { useStore } from '../store.ts';
import { forget, keep, listSaves, load, remove, reportSaves } from './saves.ts';
import { claimGame, claims, listen, releaseGame, tellDeleted, tellSaved } from './tabs.ts';

export interface NewBattle {
  /** The id of a scenario. */
  readonly scenario: string;
  readonly seed?: string;
  readonly names: BySide<string>;
  /** What the players have agreed on, beyond what the scenario says. */
  readonly houseRules?: Partial<HouseRules>;
}

const LAST = 'sabreur-hex/last';
/** As files take them. */
const LONGEST_NAME = 20;
const LONGEST_SEED = 100;

/** Letters and digits that no one chose. */
function chance(length: number): string {
  const letters = '23456789abcdefghjkmnpqrstuvwxyz';
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => letters[byte % letters.length]).join('');
}

function remember(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(LAST);
    else localStorage.setItem(LAST, id);
  } catch {
    // then the next visit begins at the first screen
  }
}

function nationsOf({ armies }: Scenario): BySide<Nation> {
  return { blue: armies.blue.nation, red: armies.red.nation };
}

/** A name as a file takes it: one short line of visible characters; that of the nation when there is none. */
function cleanName(given: string, scenario: Scenario, side: Side): string {
  return plainText(given, LONGEST_NAME) || scenario.armies[side].nation;
}

function show(
  id: string,
  { scenario, names, history }: { scenario: Scenario; names: BySide<string>; history: BattleHistory },
): OpenGame {
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
    save: 'saving',
  };
  useStore.setState({ open, selection: NOTHING_PICKED, notice: null, failure: null });
  remember(id);
  return open;
}

function note(notice: Notice): void {
  useStore.setState({ notice });
}

/** A game this tab has made, which no other can have open. */
function begin(id: string, given: Parameters<typeof show>[1]): void {
  const open = show(id, given);
  void claimGame(id, offered);
  keep(open);
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
  const [{ readFile }] = await Promise.all([import('./files.ts'), fetchRulebook()]);
  if (asked !== claims) return false;
  const read = readFile(text);
  if (!read.ok) {
    note({ notice: 'fileRefused', problem: read.problem, game: read.game });
    return false;
  }
  if ('game' in read) begin(chance(12), read.game);
  else start(read.scenario, chance(8), { blue: '', red: '' });
  return true;
}

/** What reads and writes files, before there is one to read or write. */
export async function fetchFiles(): Promise<void> {
  await import('./files.ts');
}

/** The file of the open game, and a name for it. */
export async function exportFile(): Promise<{ readonly name: string; readonly text: string }> {
  const { open, failure } = useStore.getState();
  if (failure && failure.file !== '') return { name: 'sabreur-hex.json', text: failure.file };
  if (!open) return { name: '', text: '' };
  const name = `${open.scenario.id}-${open.game.turn}-${open.history.length}.json`;
  return { name, text: await fileText(open) };
}

/** Nothing when it could not be read, or when the players have turned to something else meanwhile. */
async function read(id: string): Promise<OpenGame | null> {
  const asked = claims;
  const [loaded] = await Promise.all([load(id), fetchRulebook()]).catch(
    () => [{ ok: false, problem: null, game: null }] as const,
  );
  if (asked !== claims) return null;
  if (!loaded.ok) {
    note({ notice: 'fileRefused', problem: loaded.problem, game: loaded.game });
    return null;
  }
  const open = show(id, { ...loaded, names: loaded.saved.names });
  useStore.setState({ open: { ...open, save: 'saved' } });
  return open;
}

/** Opens a saved game, to look on while another tab plays it. Whether it could be read. */
export async function continueGame(id: string): Promise<boolean> {
  const right = await claimGame(id, offered);
  if (right === 'stale') return false;
  const claim = claims;
  if (!(await read(id))) {
    if (claim === claims) releaseGame();
    return false;
  }
  if (right === 'others') lookOn();
  return true;
}

function lookOn(): void {
  const { open } = useStore.getState();
  if (!open) return;
  useStore.setState({ open: { ...open, readOnly: true }, notice: { notice: 'otherTab' } });
}

/** Opens the game that was open when the page was left, if there is one. */
export async function resumeLast(): Promise<boolean> {
  let id: string | null = null;
  try {
    id = localStorage.getItem(LAST);
  } catch {
    return false;
  }
  const known = id !== null && (await listSaves().catch(() => [])).some((saved) => saved.id === id);
  // whoever did not wait for it has begun something else
  if (useStore.getState().open) return true;
  return known && id !== null ? continueGame(id) : false;
}

/** Back to the first screen; the game is kept. */
export function closeGame(): void {
  releaseGame();
  // all tabs share what is remembered: the one that plays comes back to its game
  if (!useStore.getState().open?.readOnly) remember(null);
  useStore.setState({ open: null, selection: NOTHING_PICKED, notice: null, failure: null });
  void refreshSaves();
}

export async function deleteGame(id: string): Promise<void> {
  if (useStore.getState().open?.id === id) closeGame();
  await remove(id).catch(() => {});
  tellDeleted(id);
  await refreshSaves();
}

/** Reads the list of saved games anew. */
export async function refreshSaves(): Promise<void> {
  const saves = await listSaves().catch(() => []);
  useStore.setState({ saves });
}

function offered(id: string): void {
  const { open, aside } = useStore.getState();
  if (aside?.open?.id === id)
    useStore.setState({ aside: { ...aside, open: { ...aside.open, mayTakeOver: true } } });
  if (open?.id !== id) return;
  useStore.setState({ open: { ...open, mayTakeOver: true }, notice: { notice: 'mayTakeOver' } });
}

/** This tab becomes the one that plays, once the other has gone. */
export async function takeOver(): Promise<boolean> {
  const { open } = useStore.getState();
  if (!open?.mayTakeOver) return false;
  return (await read(open.id)) !== null;
}

reportSaves((saved, how) => {
  const { open, aside, notice } = useStore.getState();
  if (how === 'saved') tellSaved(saved.id, saved.history);
  if (aside?.open?.id === saved.id && aside.open.history === saved.history)
    useStore.setState({ aside: { ...aside, open: { ...aside.open, save: how } } });
  // a later state may be on its way by now
  if (open?.id !== saved.id || open.history !== saved.history) return;
  useStore.setState({ open: { ...open, save: how } });
  if (how === 'failed') note({ notice: 'saveFailed' });
  else if (notice?.notice === 'saveFailed') useStore.setState({ notice: null });
});

listen({
  shown: (id) => {
    const { open } = useStore.getState();
    return open?.id === id && open.readOnly ? open.history : null;
  },
  follow: commit,
  reread: (id) => {
    void read(id).then((open) => open && lookOn());
  },
  // played here, it is still wanted: it is saved anew, whole
  deleted: (id) => {
    forget(id);
    const { open, aside } = useStore.getState();
    const played = [open, aside?.open].find((one) => one?.id === id);
    if (played && !played.readOnly) keep(played);
  },
  offered,
});
