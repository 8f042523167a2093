/** Has files, links and saved games read beside the page, and takes what was read a little at a time. */
import { fromParts } from '../../engine/parts.ts';
import type { PlayedGame } from '../../scenarios/newGame.ts';
import { beginningOf } from '../../scenarios/scenario.ts';
import { watchSilence } from '../../worker/silence.ts';
import { vouchedFor } from '../../worker/vouched.ts';
import type { ArmyRead } from '../armies/file.ts';
import type { Shared, Unpacked } from '../laboratory/share.ts';
import type { MapRead } from '../mapEditor/file.ts';
import type { ScenarioRead } from '../scenarioEditor/file.ts';
import { fetched, unlessNotCome } from './notCome.ts';
import type { ReaderSaid } from './readerWorker.ts';
import workerAddress from './readerWorker.ts?worker&url';
import type { ReadAsked, StoredRead, Told, Verified } from './reading.ts';
import type { FileRead } from './whatFile.ts';

/** In this thread, where there are no workers or none could be fetched; `NotCome` where this cannot be either. */
async function readHere<R extends ReadAsked['read']>(
  asked: Extract<ReadAsked, { read: R }>,
): Promise<Told[R]> {
  const { readAsked } = await fetched(import('./reading.ts'));
  return (await readAsked(asked)) as Told[R];
}

/** A worker of our own; nothing where there are none, or none is allowed. */
function begun(): Worker | null {
  try {
    return new Worker(vouchedFor(workerAddress), { type: 'module' });
  } catch {
    return null;
  }
}

/**
 * How a worker came out: `broken` tells of a fault, or was never there to work, as on a line too slow for its code; `silent`
 * is one that was killed or hangs over what it reads.
 */
type Heard<R extends ReadAsked['read']> = { readonly told: Told[R] } | 'broken' | 'silent';

function hear<R extends ReadAsked['read']>(
  worker: Worker,
  asked: Extract<ReadAsked, { read: R }>,
): Promise<Heard<R>> {
  return new Promise((resolve) => {
    let [isOver, isAtWork] = [false, false];
    const end = (heard: Heard<R>): void => {
      isOver = true;
      worker.terminate();
      resolve(heard);
    };
    const silence = watchSilence(
      () => !isOver,
      () => end(isAtWork ? 'silent' : 'broken'),
    );
    worker.onmessage = ({ data }: MessageEvent<ReaderSaid>) => {
      isAtWork = true;
      if ('told' in data) end({ told: data.told as Told[R] });
      else silence.heard();
    };
    worker.onerror = () => end('broken');
    silence.begin();
    worker.postMessage(asked);
  });
}

/** How many workers may fall silent over one text: it may be what they perish of, and the page would perish as well. */
const MOST_SILENT = 2;

/** Nothing where workers fell silent over it. */
async function ask<R extends ReadAsked['read']>(
  asked: Extract<ReadAsked, { read: R }>,
): Promise<Told[R] | null> {
  for (let tried = 0; tried < MOST_SILENT; tried++) {
    const worker = begun();
    const heard = worker ? await hear(worker, asked) : 'broken';
    if (heard === 'broken') return readHere(asked);
    if (heard !== 'silent') return heard.told;
  }
  return null;
}

/** How long is worked at a stretch, in milliseconds. */
const STRETCH = 20;

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** The game that was verified elsewhere: nothing of it is played again here. */
async function gameOf({ names, programs, standingOrders, scenario, parts }: Verified): Promise<PlayedGame> {
  const start = beginningOf(scenario);
  const { battle } = start;
  const coming = fromParts(start, parts, (thin) => ({ ...(thin as typeof start), battle }));
  let since = performance.now();
  for (;;) {
    const { done, value } = coming.next();
    if (done) return { names, programs, standingOrders, scenario, history: value };
    if (performance.now() - since < STRETCH) continue;
    await pause();
    since = performance.now();
  }
}

/** Reads and replays the text of a file. */
export async function readFileBeside(text: string): Promise<FileRead> {
  return wholeOf(await ask<'file'>({ read: 'file', text }));
}

/** Reads and replays what a link holds, as if it were a file. */
export async function readFileLinkBeside(letters: string): Promise<FileRead> {
  return wholeOf(await ask<'fileLink'>({ read: 'fileLink', letters }));
}

async function wholeOf(told: Told['file'] | null): Promise<FileRead> {
  if (!told) return { ok: false, problem: null, game: null };
  return told.ok && 'verified' in told ? { ok: true, game: await gameOf(told.verified) } : told;
}

/** Reads and replays a saved game. */
export async function readStoredBeside(id: string): Promise<StoredRead> {
  const told = await ask<'stored'>({ read: 'stored', id });
  if (!told) return { ok: false, problem: 'unread' };
  return told.ok ? { ok: true, game: await gameOf(told.verified), cut: told.cut } : told;
}

/** What a text tells the laboratory; nothing where it tells it nothing. */
export function readSharedBeside(text: string): Promise<Shared | null> {
  return ask<'shared'>({ read: 'shared', text });
}

/** What a link holds. */
export async function readLinkBeside(letters: string): Promise<Unpacked> {
  const told = await unlessNotCome(ask<'link'>({ read: 'link', letters }), 'notCome' as const);
  if (told === 'notCome') return { ok: false, why: told };
  return told ?? { ok: false, why: 'damaged' };
}

/** What became of a text that its readers perished of, and of one that none came to read. */
const PERISHED = { ok: false, problem: 'damaged' } as const;
const NOT_COME = { ok: false, problem: 'notCome' } as const;

/** What is read for a room that makes such things, and tells by itself why it was not read. */
async function forRoom<Read>(told: Promise<Read | null>): Promise<Read | typeof PERISHED | typeof NOT_COME> {
  return (await unlessNotCome(told, NOT_COME)) ?? PERISHED;
}

/** The army of a file's text. */
export function readArmyBeside(text: string): Promise<ArmyRead> {
  return forRoom(ask<'army'>({ read: 'army', text }));
}

/** The army that a link holds. */
export function readArmyLinkBeside(letters: string): Promise<ArmyRead> {
  return forRoom(ask<'armyLink'>({ read: 'armyLink', letters }));
}

/** The map of a file's text. */
export function readMapBeside(text: string): Promise<MapRead> {
  return forRoom(ask<'map'>({ read: 'map', text }));
}

/** The map that a link holds. */
export function readMapLinkBeside(letters: string): Promise<MapRead> {
  return forRoom(ask<'mapLink'>({ read: 'mapLink', letters }));
}

/** The scenario of a file's text, as far as it is made. */
export function readScenarioBeside(text: string): Promise<ScenarioRead> {
  return forRoom(ask<'scenario'>({ read: 'scenario', text }));
}

/** The scenario that a link holds. */
export function readScenarioLinkBeside(letters: string): Promise<ScenarioRead> {
  return forRoom(ask<'scenarioLink'>({ read: 'scenarioLink', letters }));
}
