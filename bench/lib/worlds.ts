import { createHash } from 'node:crypto';
import { isAbsolute, join } from 'node:path';
import { instant } from '@yay/domain/time';
import { type CITY_SIZE, layCity } from '@yay/seeds/city';
import { layDemo } from '@yay/seeds/demo';
import pg from 'pg';
import { ensureDatabase, startEmbedded } from '../../apps/api/src/platform/db/embedded/index.ts';
import { migrate, readMigrations } from '../../apps/api/src/platform/db/migrate.ts';

import { ROOT } from '../../scripts/lib/run.ts';

export type CitySize = typeof CITY_SIZE;

/** The product's clock during a measurement: a Thursday before noon in New York. */
export const NOW = '2026-10-15T15:30:00Z';
/** The Monday of a week ahead in which hardly a school is closed. */
export const MONDAY = '2026-11-02';

/** Returns the folder of the databases, which stay from run to run: a city takes long to build. */
export function dataDir(): string {
  const folder = process.env.BENCH_DATA ?? '.data-bench';
  return isAbsolute(folder) ? folder : join(ROOT, folder);
}

export interface Cluster {
  urlOf(database: string): string;
  /** Lays the demo world in a new database; returns its URL. */
  demo(): Promise<string>;
  city(size: CitySize): Promise<string>;
  stop(): Promise<void>;
}

/** Starts the embedded PostgreSQL with the product's own settings, fsync included. */
export async function openCluster(): Promise<Cluster> {
  const server = await startEmbedded({ dataDir: join(dataDir(), 'cluster') });
  const onServer = (statement: string) =>
    withClient(server.urlOf('postgres'), (client) => client.query(statement));
  return {
    urlOf: server.urlOf,
    stop: () => server.stop(),
    async demo() {
      await onServer('drop database if exists bench_demo with (force)');
      const url = await ensureDatabase(server, 'bench_demo');
      await migrate(url);
      await withClient(url, async (client) => {
        await layDemo(client, { now: instant(Date.parse(NOW)) });
        await client.query('analyze');
      });
      return url;
    },
    async city(size) {
      const name = await cityName(size);
      const url = await ensureDatabase(server, name);
      await migrate(url);
      await withClient(url, async (client) => {
        const { rowCount } = await client.query('select from users limit 1');
        if (rowCount !== 0) return;
        console.log(`Laying a city of ${size.families} families and ${size.orders} orders ...`);
        await layCity(client, { ...size, now: instant(Date.parse(NOW)) });
        await client.query('vacuum analyze');
        await client.query('checkpoint');
      });
      return url;
    },
  };
}

/** Returns a name with a hash of the schema, so that a city of an older schema is not measured. */
async function cityName(size: CitySize): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([NOW, size]));
  for (const { checksum } of await readMigrations()) hash.update(checksum);
  return `bench_city_${hash.digest('hex').slice(0, 12)}`;
}

export async function withClient<T>(
  url: string,
  act: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
