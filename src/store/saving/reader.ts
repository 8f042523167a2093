/** Has files and links read beside the page, and takes what was read a little at a time. */
import {
  type Branch,
  beginHistory,
  givenAgain,
  type History,
  play,
  type Recorded,
} from '../../engine/history.ts';
import { BrokenInvariant } from '../../engine/interpreter.ts';
import { stepTo } from '../../engine/steps.ts';
import { engine } from '../../rules/rulebook.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import type { PlayedGame } from '../../scenarios/newGame.ts';
import { startBattle } from '../../scenarios/scenario.ts';
import { vouchedFor } from '../../worker/vouched.ts';
import type { Setup, Unpacked } from '../laboratory/share.ts';
import type { FileRead } from './files.ts';
import workerAddress from './readerWorker.ts?worker&url';
import type { Asked, Told, Verified } from './reading.ts';

/** In this thread, where there are no workers or none could be fetched. */
async function readHere<R extends Asked['read']>(asked: Extract<Asked, { read: R }>): Promise<Told[R]> {
  const { readAsked } = await import('./reading.ts');
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

function ask<R extends Asked['read']>(asked: Extract<Asked, { read: R }>): Promise<Told[R]> {
  const worker = begun();
  if (!worker) return readHere(asked);
  return new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Told[R]>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = () => {
      worker.terminate();
      resolve(readHere(asked));
    };
    worker.postMessage(asked);
  });
}

/** How long is worked at a stretch, in milliseconds. */
const STRETCH = 20;

/** Lets the page breathe when it has worked long enough. */
function pauses(): () => Promise<void> | null {
  let since = performance.now();
  return () => {
    if (performance.now() - since < STRETCH) return null;
    return new Promise((resolve) => {
      setTimeout(() => {
        since = performance.now();
        resolve();
      });
    });
  };
}

/** The history of a game that was verified elsewhere. */
async function historyOf(verified: Verified): Promise<History<SabreurTypes>> {
  const pause = pauses();
  const { scenario, seed, cursor, conclusion } = verified;
  let history = beginHistory(engine, startBattle(scenario), seed);
  for (const text of verified.answers) {
    const answers: readonly Recorded<SabreurTypes>[] = JSON.parse(text);
    for (const answer of answers) {
      const played = play(engine, history, givenAgain(history.length, answer));
      if (!played.ok) throw new BrokenInvariant(`answer ${history.length} was verified and is not taken`);
      history = played.history;
      await pause();
    }
  }
  const branches: Branch<SabreurTypes>[] = [];
  for (const text of verified.branches) {
    const some: readonly Branch<SabreurTypes>[] = JSON.parse(text);
    branches.push(...some);
    await pause();
  }
  return { ...stepTo(engine, history, cursor), branches, conclusion };
}

async function gameOf(verified: Verified): Promise<PlayedGame> {
  const { names, scenario } = verified;
  return { names, scenario, history: await historyOf(verified) };
}

/** Reads and replays the text of a file. */
export async function readFileBeside(text: string): Promise<FileRead> {
  const told = await ask<'file'>({ read: 'file', text });
  return told.ok && 'verified' in told ? { ok: true, game: await gameOf(told.verified) } : told;
}

/** The set-up that a text tells; nothing where it tells none. */
export function readSetupBeside(text: string): Promise<Setup | null> {
  return ask<'setup'>({ read: 'setup', text });
}

/** The set-up of a link. */
export function readLinkBeside(letters: string): Promise<Unpacked> {
  return ask<'link'>({ read: 'link', letters });
}
