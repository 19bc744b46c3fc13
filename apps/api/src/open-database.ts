import type { Config } from './platform/config/index.ts';
import { ensureDatabase, type Keeper, startEmbedded } from './platform/db/embedded/index.ts';

/**
 * The database that the settings name, or the embedded one of the data folder. With a keeper, this
 * process is the only one of the product that serves the folder, and keeps its server running.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  keeper?: Keeper,
): Promise<{ url: string; close(): Promise<void> }> {
  if (config.databaseUrl !== undefined) {
    return { url: config.databaseUrl, close: async () => undefined };
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir, ...(keeper && { keeper }) });
  return { url: await ensureDatabase(embedded, 'yay'), close: () => embedded.stop() };
}
