import { setTimeout as wait } from 'node:timers/promises';
import type { Instant } from '@yay/domain/time';
import type { SitePage } from '@yay/seeds/site';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { compose, JOB_KINDS } from './compose.ts';
import { layDemoMoney } from './demo-money.ts';
import { type DrawnPicture, drawDemoPictures, layDemoPictures } from './demo-pictures.ts';
import { laySite, layTexts } from './lay-site.ts';
import { openDatabase } from './open-database.ts';
import { openPayments } from './open-payments.ts';
import { type Config, isDemoEnvironment, refuseSetting } from './platform/config/index.ts';
import { DataFolderInUse, type Keeper } from './platform/db/embedded/index.ts';
import { CONNECTION_LOCKS, migrate } from './platform/db/index.ts';
import { createLog, type Log } from './platform/log/index.ts';
import { startPlatform } from './platform/start.ts';
import { createServer } from './server.ts';
import { startConditions } from './start-conditions.ts';

const IN_USE =
  'DATA_DIR: the product already runs with this folder. Stop it, set another folder, or let several processes share one DATABASE_URL';

export interface Running {
  /** The address of the server; undefined for a worker alone. */
  readonly address: string | undefined;
  stop(): Promise<void>;
}

/** Says of the embedded database that it ended, why it stays away, and that it is back. */
function keeperOf(log: Log): Keeper {
  let said: string | undefined;
  return {
    lost() {
      said = undefined;
      log.error({}, 'the embedded database ended: it is started again');
    },
    revived(error) {
      if (error === undefined) log.warn({}, 'the embedded database is back');
      else if (error.message !== said) log.error({ err: error }, 'it did not start yet');
      said = error?.message;
    },
  };
}

/** Starts the parts that the settings ask for: database, migrations, demo world, worker, HTTP. */
export async function boot(config: Config): Promise<Running> {
  const { refusals, warnings } = startConditions(config, process.getuid?.());
  if (refusals.length > 0) throw refuseSetting(refusals.join('\n  '));
  const log = createLog(config);
  for (const warning of warnings) log.warn({}, warning);
  const closers: (() => Promise<void>)[] = [];
  async function stop(): Promise<void> {
    for (const close of closers.splice(0).reverse()) {
      await close().catch((error) => log.error({ err: error }, 'a part did not stop cleanly'));
    }
  }
  try {
    const database = await openDatabase(config, keeperOf(log)).catch((error) => {
      if (error instanceof DataFolderInUse) throw refuseSetting(IN_USE);
      throw error;
    });
    closers.push(database.close);
    const databaseUrl = database.url;
    const ran = await migrate(databaseUrl);
    if (ran.length > 0) log.info({ migrations: ran }, 'migrated');

    const payments = await openPayments(config, databaseUrl, log);
    closers.push(payments.close);
    const platform = await startPlatform({
      config,
      databaseUrl,
      payments: payments.provider,
      log,
      kinds: JOB_KINDS,
      workers: config.role === 'api' ? 'none' : 'background',
      setsClock: config.role !== 'worker',
    });
    closers.push(() => platform.close());
    let pictures: ReadonlyMap<string, number> | undefined;
    if (isDemoEnvironment(config.environment)) {
      const now = await platform.clock.now(platform.db);
      const drawing = await layDemoWorld(databaseUrl, now);
      if (drawing !== null) {
        await layDemoMoney(platform.db, platform.payments);
        pictures = await layDemoPictures(platform.db, await drawing.pictures);
        await layTexts(platform, drawing.articles, pictures);
        log.info({}, 'laid the demo world');
      }
    }
    await laySite(platform, pictures);
    const application = compose(platform);
    if (config.role !== 'api') await application.work();
    if (config.role === 'worker') return { address: undefined, stop };

    const server = await createServer(platform, application, log);
    closers.push(() => closeServer(server));
    const { port, host } = config;
    const address = await server.listen({ port, host, backlog: BACKLOG });
    await payments.listening(address);
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Connections that the system keeps until this process takes them. Beyond them it answers nothing,
 * and clients try again after a second, unseen: refusals are the product's, which says when to come.
 */
const BACKLOG = 4_096;

/** Milliseconds for answers under way, and for connections that ask nothing. */
const DRAIN_MS = 2_500;
const CLOSE_MS = 500;

// Answers under way are finished, but a slow one does not hold up the stop: nothing is answered from
// what is closed.
async function closeServer(server: FastifyInstance): Promise<void> {
  await server.front.drain(DRAIN_MS);
  await Promise.race([server.close(), wait(CLOSE_MS, undefined, { ref: false })]);
  server.server.closeAllConnections();
}

/**
 * Only ever into an empty database, and once when several processes start together. The pictures of its
 * library are drawn beside it, by threads of their own.
 */
async function layDemoWorld(
  databaseUrl: string,
  now: Instant,
): Promise<{
  readonly pictures: Promise<readonly DrawnPicture[]>;
  readonly articles: readonly SitePage[];
} | null> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'yay-seed' });
  await client.connect();
  try {
    await client.query(`select ${CONNECTION_LOCKS.demoWorld}`);
    const { rows } = await client.query<{ empty: boolean }>(
      'select not exists (select from users) and not exists (select from markets) as empty',
    );
    if (!rows[0]?.empty) return null;
    const pictures = drawDemoPictures();
    // The caller that awaits it hears of a failure.
    pictures.catch(() => undefined);
    const { DEMO_ARTICLES, layDemo } = await import('@yay/seeds/demo');
    await layDemo(client, { now });
    // The planner knows nothing of the new rows until they are analysed.
    await client.query('analyze');
    return { pictures, articles: DEMO_ARTICLES };
  } finally {
    await client.end();
  }
}
