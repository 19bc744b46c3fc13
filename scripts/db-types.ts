import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, startEmbedded } from '../apps/api/src/platform/db/embedded/index.ts';
import { migrate } from '../apps/api/src/platform/db/index.ts';
import { runTool } from './lib/run.ts';

const OUT = new URL('../apps/api/src/platform/db/schema.gen.ts', import.meta.url).pathname;

/** Writes the types of a migrated database's tables; with a path, there. */
export async function writeDbTypes(databaseUrl: string, out: string = OUT): Promise<string> {
  const { code, output } = await runTool('kysely-codegen', [
    '--dialect=postgres',
    `--url=${databaseUrl}`,
    `--out-file=${out}`,
    '--default-schema=public',
    '--include-pattern=public.*',
    '--date-parser=string',
    // As the connections read them: an instant comes as epoch milliseconds and goes as ISO text.
    '--type-mapping={"timestamptz":"ColumnType<number, string, string>","int8":"number"}',
  ]);
  if (code !== 0) throw new Error(`kysely-codegen failed: ${output}`);
  return readFile(out, 'utf8');
}

if (import.meta.main) {
  const dataDir = await mkdtemp(join(tmpdir(), 'yay-types-'));
  const server = await startEmbedded({ dataDir, fsync: false });
  try {
    const url = await ensureDatabase(server, 'types');
    await migrate(url);
    await writeDbTypes(url);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
