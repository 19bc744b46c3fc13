import pg from 'pg';
import type { Log } from '../log/index.ts';
import { isRetryable } from './errors.ts';
import { LockOrder } from './lock-order.ts';
import { namedStatement } from './statement.ts';
import { noteStatement } from './statements.ts';
import { together } from './together.ts';
import { typeParsers } from './types.ts';

/** A source that runs statements: the pool, or a transaction. */
export interface Queryable {
  /**
   * Runs a statement prepared under `name`, once per connection. A name belongs to one text.
   * Instants are parameters by `asTimestamp`; they come back as epoch milliseconds.
   */
  query<Row extends object = Record<string, unknown>>(
    name: string,
    text: string,
    params?: readonly unknown[],
  ): Promise<Row[]>;
  /** Runs a text without preparing it, for texts whose shape varies. */
  run<Row extends object = Record<string, unknown>>(
    text: string,
    params?: readonly unknown[],
  ): Promise<{ rows: Row[]; rowCount: number }>;
}

/**
 * A transaction. A function that takes a Tx, and not a Queryable, writes. Statements that do not
 * wait for each other are sent together and run in their order.
 */
export interface Tx extends Queryable {
  readonly inTransaction: true;
  /**
   * Runs the last statement with COMMIT right behind it, in one round trip. `last` sends its
   * statement when it is called, and once. When it fails, nothing is committed.
   */
  endWith(last: () => Promise<unknown>): void;
  /** Calls `act` once the transaction is committed, and never when it is not. It must not throw. */
  afterCommit(act: (db: Db) => void): void;
}

export interface TxOptions {
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
  readonly readOnly?: boolean;
  /**
   * Sends the first statements behind BEGIN without waiting for its answer. Should BEGIN fail,
   * which takes a cancel at that very moment, they have run on their own: none of them may write
   * anything that counts.
   */
  readonly beginsAtOnce?: boolean;
}

export interface Db extends Queryable {
  /**
   * Commits the work of `act`, or nothing when it throws. After a deadlock and after `Overtaken`,
   * `act` runs again, four times at most, so it must do nothing outside the database.
   */
  tx<T>(act: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T>;
  readonly url: string;
  readonly pool: pg.Pool;
  /** Returns for how many milliseconds the first in line has waited for a connection; 0 without a line. */
  waited(): number;
  close(): Promise<void>;
}

export interface DbOptions {
  readonly url: string;
  readonly max?: number;
  readonly log?: Log;
  readonly applicationName?: string;
  /** Milliseconds that a statement waits for each lock; what a person waits for by default. */
  readonly lockPatienceMs?: number;
  /** Milliseconds to wait for a connection; what a person waits for by default. */
  readonly connectionPatienceMs?: number;
  /**
   * Makes a lock taken out of the order of `locks.ts` throw. On unless the product turns it off,
   * which it does outside of tests.
   */
  readonly checksLocks?: boolean;
}

const ATTEMPTS = 4;
/** Milliseconds to wait for a connection: a request is told soon that it can't be served. */
const CONNECTION_PATIENCE_MS = 4_000;
/**
 * Milliseconds to wait for a lock. Whoever stands behind another one in the line for a row waits as
 * long again once that one has given up, and still hears of it within ten seconds.
 */
const LOCK_PATIENCE_MS = 3_500;

export function connectDb(options: DbOptions): Db {
  const checksLocks = options.checksLocks ?? true;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'yay',
    types: typeParsers,
    // Statements started together are sent together: on a busy machine each answer that is waited
    // for is another wait for a processor.
    pipeline: true,
    connectionTimeoutMillis: options.connectionPatienceMs ?? CONNECTION_PATIENCE_MS,
    idleTimeoutMillis: 60_000,
    // Sent with the connection's first message; a SET of its own would cost a round trip.
    options: `-c timezone=UTC -c statement_timeout=25000 -c lock_timeout=${options.lockPatienceMs ?? LOCK_PATIENCE_MS} -c idle_in_transaction_session_timeout=30000`,
  });
  // Without a listener, a restart of the database ends this process.
  pool.on('error', (error) => {
    options.log?.warn({ err: error }, 'an idle database connection was lost');
  });

  const waited = watchLine(pool);
  const db: Db = Object.assign(queryable(pool), {
    waited,
    url: options.url,
    pool,
    async tx<T>(act: (tx: Tx) => Promise<T>, txOptions?: TxOptions): Promise<T> {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(db, act, txOptions, checksLocks ? new LockOrder() : undefined);
        } catch (error) {
          if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
        }
      }
    },
    close: () => pool.end(),
  });
  return db;
}

/** Follows who waits for a connection of the pool; costs nothing while nobody does. */
function watchLine(pool: pg.Pool): () => number {
  const line = new Set<{ readonly since: number }>();
  const connect = pool.connect.bind(pool) as (callback?: PoolCallback) => Promise<pg.PoolClient>;
  const watched = (callback?: PoolCallback) => {
    if (pool.idleCount > 0 || pool.totalCount < pool.options.max) return connect(callback);
    const place = { since: performance.now() };
    line.add(place);
    if (callback === undefined) return connect().finally(() => line.delete(place));
    return connect((...given) => {
      line.delete(place);
      callback(...given);
    });
  };
  pool.connect = watched as typeof pool.connect;
  return () => {
    const [first] = line;
    return first === undefined ? 0 : performance.now() - first.since;
  };
}

type PoolCallback = Parameters<pg.Pool['connect']>[0];

async function once<T>(
  db: Db,
  act: (tx: Tx) => Promise<T>,
  options: TxOptions = {},
  locks?: LockOrder,
): Promise<T> {
  const client = await db.pool.connect();
  const committed: ((db: Db) => void)[] = [];
  let broken: Error | undefined;
  const lost = (error: Error) => {
    broken = error;
  };
  client.on('error', lost);
  try {
    const begin = `begin${options.isolation ? ` isolation level ${options.isolation}` : ''}${options.readOnly ? ' read only' : ''}`;
    noteStatement(begin);
    const begun = client.query(begin);
    begun.catch(() => undefined);
    if (!options.beginsAtOnce) await begun;
    try {
      let last: (() => Promise<unknown>) | undefined;
      const result = await act(
        Object.assign(queryable(client, begun, locks), {
          inTransaction: true as const,
          endWith(statement: () => Promise<unknown>) {
            if (last) throw new Error('a transaction ends once');
            last = statement;
          },
          afterCommit(told: (db: Db) => void) {
            committed.push(told);
          },
        }),
      );
      const [, { command }] = await together([last?.(), commit(client)]);
      // A transaction with a failed statement inside answers COMMIT with ROLLBACK and no error.
      if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
      for (const told of committed) told(db);
      return result;
    } catch (error) {
      await client.query('rollback').catch(lost);
      throw error;
    }
  } finally {
    client.off('error', lost);
    client.release(broken);
  }
}

function commit(client: pg.PoolClient): Promise<pg.QueryResult> {
  noteStatement('commit');
  return client.query('commit');
}

/**
 * Sends a statement by a callback: the client's own promises hold on to each other's results, so
 * many statements on one connection would keep everything they read until a full garbage
 * collection.
 */
async function send<Row extends object>(
  source: pg.Pool | pg.PoolClient,
  statement: pg.QueryConfig,
): Promise<pg.QueryResult<Row & pg.QueryResultRow>> {
  const { promise, resolve, reject } =
    Promise.withResolvers<pg.QueryResult<Row & pg.QueryResultRow>>();
  void source.query<Row & pg.QueryResultRow>(statement, (error, result) => {
    if (error) reject(error);
    else resolve(result);
  });
  try {
    return await promise;
  } catch (error) {
    // The stack names the caller of the statement, and not the socket's callback.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}

/**
 * Wraps a pool or client; no result is returned before `begun`, the promise of BEGIN, has resolved.
 */
function queryable(
  source: pg.Pool | pg.PoolClient,
  begun?: Promise<unknown>,
  locks?: LockOrder,
): Queryable {
  return {
    async query<Row extends object>(name: string, text: string, params: readonly unknown[] = []) {
      noteStatement(text);
      locks?.check(text, params);
      const { rows } = await send<Row>(source, namedStatement(name, text, [...params]));
      await begun;
      return rows;
    },
    async run<Row extends object>(text: string, params: readonly unknown[] = []) {
      noteStatement(text);
      locks?.check(text, params);
      const { rows, rowCount } = await send<Row>(source, { text, values: [...params] });
      await begun;
      return { rows, rowCount: rowCount ?? 0 };
    },
  };
}
