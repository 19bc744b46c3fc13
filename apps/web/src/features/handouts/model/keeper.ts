import type { HandOutActGiven, HandOutDay } from '@yay/contract/handouts/calls';

/** The day as it was read, and how far this device's clock was from the server's. */
export interface KeptDay {
  readonly day: HandOutDay;
  readonly offset: number;
}

export interface Pairing {
  readonly code: string;
  readonly token: string;
  readonly expires_at: string;
}

interface Kept {
  readonly token: string;
  readonly day: KeptDay;
  readonly pairing: Pairing;
}

/** Where a screen keeps what it must still know after a reload without a network. */
export interface Keeper {
  get<Key extends keyof Kept>(key: Key): Promise<Kept[Key] | undefined>;
  put<Key extends keyof Kept>(key: Key, value: Kept[Key]): Promise<void>;
  drop(key: keyof Kept): Promise<void>;
  /** Acts that the server has not answered, in their order. */
  queue(): Promise<HandOutActGiven[]>;
  enqueue(act: HandOutActGiven): Promise<void>;
  dequeue(ids: readonly string[]): Promise<void>;
  forget(): Promise<void>;
}

/** Keeps until the page is left: for people, whose phones keep no child's name after them. */
export function memoryKeeper(): Keeper {
  const kept = new Map<keyof Kept, unknown>();
  let acts: HandOutActGiven[] = [];
  return {
    get: async <Key extends keyof Kept>(key: Key) => kept.get(key) as Kept[Key] | undefined,
    put: async (key, value) => void kept.set(key, value),
    drop: async (key) => void kept.delete(key),
    queue: async () => [...acts],
    enqueue: async (act) => void acts.push(act),
    dequeue: async (ids) => {
      acts = acts.filter(({ id }) => !ids.includes(id));
    },
    forget: async () => {
      kept.clear();
      acts = [];
    },
  };
}

const NAME = 'yay-hand-out';

/** Keeps on the device. Where the browser keeps nothing, it is the memory. */
export async function deviceKeeper(): Promise<Keeper> {
  const db = await openStore().catch(() => undefined);
  return db === undefined ? memoryKeeper() : storeKeeper(db);
}

function openStore(): Promise<IDBDatabase> {
  const asked = indexedDB.open(NAME, 1);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore('kept');
    asked.result.createObjectStore('queue', { autoIncrement: true }).createIndex('id', 'id');
  };
  return resultOf(asked);
}

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function storeKeeper(db: IDBDatabase): Keeper {
  /** Resolves once what was changed is on the disk. */
  const change = (name: 'kept' | 'queue', act: (store: IDBObjectStore) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const tx = db.transaction(name, 'readwrite', { durability: 'strict' });
      tx.oncomplete = () => resolve();
      tx.onerror = () => reject(tx.error);
      tx.onabort = () => reject(tx.error);
      act(tx.objectStore(name));
    });
  const read = (name: 'kept' | 'queue') => db.transaction(name).objectStore(name);
  return {
    get: (key) => resultOf(read('kept').get(key)),
    put: (key, value) => change('kept', (store) => store.put(value, key)),
    drop: (key) => change('kept', (store) => store.delete(key)),
    queue: () => resultOf(read('queue').getAll()),
    enqueue: (act) => change('queue', (store) => store.add(act)),
    dequeue: (ids) =>
      change('queue', (store) => {
        for (const id of ids) {
          const found = store.index('id').openKeyCursor(IDBKeyRange.only(id));
          found.onsuccess = () => {
            const cursor = found.result;
            if (cursor === null) return;
            store.delete(cursor.primaryKey);
            cursor.continue();
          };
        }
      }),
    forget: async () => {
      await change('kept', (store) => store.clear());
      await change('queue', (store) => store.clear());
    },
  };
}
