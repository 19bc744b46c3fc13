import type { Config } from './platform/config/index.ts';
import { ensureDatabase, startEmbedded } from './platform/db/embedded/index.ts';

/** The database that the settings name, or the embedded one of the data folder. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<{ url: string; close(): Promise<void> }> {
  if (config.databaseUrl !== undefined) {
    return { url: config.databaseUrl, close: async () => undefined };
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir });
  return { url: await ensureDatabase(embedded, 'yay'), close: () => embedded.stop() };
}
