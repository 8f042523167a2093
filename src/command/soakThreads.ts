/** What the soaks share that hold exact chances against plays: the error they allow themselves, and their two threads. */
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** The chance that a whole run finds a fault though there is none. */
export const FAMILY_ERROR = 0.001;
const THREADS = Math.min(2, availableParallelism());
/** How many tasks are done between two signs of life. */
const TOLD = 20;
/** Tells a thread of a soak from any other that runs the same module. */
const SOAK = 'soak';

/** Prints a line. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** A watch that tells the minutes since it was started. */
export function watchStarted(): () => string {
  const begun = Date.now();
  return () => ((Date.now() - begun) / 60_000).toFixed(1);
}

/** One thread; it is given a task whenever it has done one. */
function thread<Task, Report>(module: string, tasks: Task[], done: (one: Report) => void): Promise<void> {
  return new Promise((ended, failed) => {
    const worker = new Worker(new URL(module), { workerData: SOAK, argv: process.argv.slice(2) });
    const give = (): void => {
      const task = tasks.shift();
      if (task !== undefined) worker.postMessage(task);
      else void worker.terminate().then(() => ended());
    };
    worker.on('message', (one: Report) => {
      done(one);
      give();
    });
    worker.on('error', failed);
    give();
  });
}

/** Has the module do the tasks in its threads, and gives their reports in the order in which they came; `what`: their name. */
export async function reportsOf<Task, Report>(
  module: string,
  tasks: readonly Task[],
  what: string,
): Promise<readonly Report[]> {
  const minutes = watchStarted();
  const reports: Report[] = [];
  const done = (one: Report): void => {
    reports.push(one);
    if (reports.length % TOLD === 0) say(`  ${reports.length} ${what} played, ${minutes()} minutes`);
  };
  const left = [...tasks];
  await Promise.all(Array.from({ length: THREADS }, () => thread(module, left, done)));
  return reports;
}

/** Runs a soak: the lead in the first thread, the tasks in those that it begins. */
export async function runSoak<Task, Report>(
  lead: () => Promise<void>,
  does: (task: Task) => Report,
): Promise<void> {
  if (isMainThread) await lead();
  else if (workerData === SOAK)
    parentPort?.on('message', (task: Task) => parentPort?.postMessage(does(task)));
}
