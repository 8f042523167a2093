/** The storage of the games as another page has it, and what another tab does. */
import { refreshSaves } from '../../src/store/saving/close.ts';
import { useStore } from '../../src/store/store.ts';

/** Of the storage, and of the channel between tabs. */
export const NAME = 'sabreur-hex';

/** A connection of its own with a transaction begun on it; `close` waits for that. */
async function openStorage() {
  const opening = indexedDB.open(NAME);
  await new Promise((resolve, reject) => {
    opening.onsuccess = resolve;
    opening.onerror = reject;
  });
  const database = opening.result;
  const transaction = database.transaction('games', 'readwrite');
  return {
    place: transaction.objectStore('games'),
    close: async (): Promise<void> => {
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
    },
  };
}

/** With a connection of its own, closed at once. */
export async function inStorage<T>(run: (place: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const { place, close } = await openStorage();
  const request = run(place);
  await close();
  return request.result;
}

/** Another page writes, and the storage answers nobody before it is done: what is given ends that. */
export async function keepStorageBusy(): Promise<() => Promise<void>> {
  const { place, close } = await openStorage();
  let isBusy = true;
  // a transaction of which nothing more is asked is over
  const goOn = (): void => {
    place.count().onsuccess = () => {
      if (isBusy) goOn();
    };
  };
  goOn();
  return async () => {
    isBusy = false;
    await close();
  };
}

export const storedKeys = () => inStorage((place) => place.getAllKeys());
export const putStored = (key: string, value: unknown) => inStorage((place) => place.put(value, key));
export const readStored = (key: string) => inStorage<Record<string, unknown>>((place) => place.get(key));

/** The database is opened or deleted, and let go. */
export function done(request: IDBOpenDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      const { result } = request;
      if (result) result.close();
      resolve();
    };
    request.onerror = reject;
  });
}

export const deleteAll = () => done(indexedDB.deleteDatabase(NAME));

/** A program with a form of storage that is yet to come has been here. */
export const takenOverByNewer = () => done(indexedDB.open(NAME, 100));

/** The ids of the saved games, the latest first. */
export async function listed(): Promise<readonly string[]> {
  await refreshSaves();
  return useStore.getState().saves.map(({ id }) => id);
}

/** Another tab plays the game from now on, until it is told to leave it. */
export async function playedElsewhere(id: string): Promise<() => void> {
  let leave = (): void => {};
  await new Promise<void>((held) => {
    void navigator.locks.request(`${NAME}/${id}`, () => {
      held();
      return new Promise<void>((resolve) => {
        leave = resolve;
      });
    });
  });
  return () => leave();
}
