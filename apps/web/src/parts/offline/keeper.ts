/** Something that waits for the network, named by the device. */
export interface Queued {
  readonly id: string;
}

/** The store in which a screen keeps what it must still know after a reload without a network. */
export interface Keeper<Kept, Act extends Queued> {
  get<Key extends keyof Kept>(key: Key): Promise<Kept[Key] | undefined>;
  put<Key extends keyof Kept>(key: Key, value: Kept[Key]): Promise<void>;
  drop(key: keyof Kept): Promise<void>;
  /** Acts that the server has not answered, in their order. */
  queue(): Promise<Act[]>;
  enqueue(act: Act): Promise<void>;
  dequeue(ids: readonly string[]): Promise<void>;
  forget(): Promise<void>;
}

/** Keeps until the page is left. */
export function memoryKeeper<Kept, Act extends Queued>(): Keeper<Kept, Act> {
  const kept = new Map<keyof Kept, unknown>();
  let acts: Act[] = [];
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

/** Keeps on the device, under a name. Where the browser keeps nothing, it is the memory. */
export async function deviceKeeper<Kept, Act extends Queued>(
  name: string,
): Promise<Keeper<Kept, Act>> {
  const db = await openStore(name).catch(() => undefined);
  return db === undefined ? memoryKeeper() : storeKeeper(db);
}

/** The name under which counts of an inventory are kept. */
export const COUNTING = 'yay-inventory';

/** Forgets what a screen kept under this name, but not what waits to be sent. */
export async function forgetKept(name: string): Promise<void> {
  const databases = await indexedDB.databases();
  if (!databases.some((one) => one.name === name)) return;
  const db = await openStore(name);
  await cleared(db, 'kept');
  db.close();
}

const cleared = (db: IDBDatabase, store: 'kept' | 'queue'): Promise<void> =>
  changed(db, store, (of) => of.clear());

/** Resolves once what was changed is on the disk. */
const changed = (
  db: IDBDatabase,
  name: 'kept' | 'queue',
  act: (store: IDBObjectStore) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const tx = db.transaction(name, 'readwrite', { durability: 'strict' });
    tx.oncomplete = () => resolve();
    tx.onerror = () => reject(tx.error);
    tx.onabort = () => reject(tx.error);
    act(tx.objectStore(name));
  });

function openStore(name: string): Promise<IDBDatabase> {
  const asked = indexedDB.open(name, 1);
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

function storeKeeper<Kept, Act extends Queued>(db: IDBDatabase): Keeper<Kept, Act> {
  const change = (name: 'kept' | 'queue', act: (store: IDBObjectStore) => void) =>
    changed(db, name, act);
  const read = (name: 'kept' | 'queue') => db.transaction(name).objectStore(name);
  return {
    get: (key) => resultOf(read('kept').get(String(key))),
    put: (key, value) => change('kept', (store) => store.put(value, String(key))),
    drop: (key) => change('kept', (store) => store.delete(String(key))),
    queue: () => resultOf(read('queue').getAll()),
    enqueue: (act) => change('queue', (store) => store.add(act)),
    dequeue: (ids) =>
      change('queue', (store) => {
        for (const id of ids) {
          const request = store.index('id').openKeyCursor(IDBKeyRange.only(id));
          request.onsuccess = () => {
            const cursor = request.result;
            if (cursor === null) return;
            store.delete(cursor.primaryKey);
            cursor.continue();
          };
        }
      }),
    forget: async () => {
      await cleared(db, 'kept');
      await cleared(db, 'queue');
    },
  };
}
