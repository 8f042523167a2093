/**
 * The one connection to the storage of saved games: made when it is first needed, and made anew once it was cut. Another
 * page may delete the storage or bring it up to a newer form at any time: it is not kept waiting.
 */
import { promisifyRequest, type UseStore } from 'idb-keyval';

const NAME = 'sabreur-hex';
const STORE = 'games';
/** The form of the storage that this program knows. In the first all branches of a game lay under one key. */
const FORM = 2;

let connection: Promise<IDBDatabase> | null = null;
let told: () => void = () => {};

/** Who is told that the storage was taken away: nothing may be left of what was in it. */
export function tellWhenCut(to: typeof told): void {
  told = to;
}

function cut(database: IDBDatabase): void {
  database.close();
  connection = null;
  told();
}

function watch(database: IDBDatabase): IDBDatabase {
  database.onclose = () => cut(database);
  database.onversionchange = () => cut(database);
  return database;
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, FORM);
  opening.onupgradeneeded = () => {
    const { result } = opening;
    // what an earlier form holds stays as it is: a game is written in the present one when it is next saved
    if (!result.objectStoreNames.contains(STORE)) result.createObjectStore(STORE);
  };
  return promisifyRequest(opening);
}

/** What is asked for while the browser clears the storage is cleared with it. */
async function openAgain(error: unknown): Promise<IDBDatabase> {
  if (error instanceof DOMException && error.name === 'AbortError') return open();
  throw error;
}

async function make(): Promise<IDBDatabase> {
  const database = await open().catch(openAgain);
  if (database.objectStoreNames.contains(STORE)) return watch(database);
  // whoever looked into a storage that had just been deleted has left an empty one
  database.close();
  await promisifyRequest(indexedDB.deleteDatabase(NAME));
  return make();
}

/** A newer program has brought the storage up to a form of its own, in which this one can neither read nor write. */
export function isOutdated(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'VersionError';
}

function connect(): Promise<IDBDatabase> {
  connection ??= make().catch((error: unknown) => {
    connection = null;
    throw error;
  });
  return connection;
}

async function begin(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const database = await connect();
  try {
    return database.transaction(STORE, mode).objectStore(STORE);
  } catch {
    // cut, but nobody has been told yet
    connection = null;
    return (await connect()).transaction(STORE, mode).objectStore(STORE);
  }
}

/** Runs something in one transaction. */
export const storage: UseStore = async (mode, run) => run(await begin(mode));
