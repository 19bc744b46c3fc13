import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { JOB_KINDS } from '../src/compose.ts';
import { ensureDatabase, startEmbedded } from '../src/platform/db/embedded/index.ts';
import { connectDb, migrate } from '../src/platform/db/index.ts';
import { startJobs } from '../src/platform/jobs/index.ts';
import { MAIL_JOB_KINDS } from '../src/platform/mail/index.ts';
import { layTinyTemplate } from './lay-tiny-template.ts';
import { copyDatabase } from './on-server.ts';
import { silentLog } from './silent-log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of the server, from which others are created and dropped. */
    databaseUrl: string;
    /** Migrated, and empty otherwise. */
    templateDatabase: string;
    /** The tiny world as of TINY_NOW. */
    tinyDatabase: string;
  }
}

const TEMPLATE = 'yay_template';
const TINY_TEMPLATE = 'yay_tiny';

/** Starts one server for all files, with the template databases that files copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yay-test-'));
  const server = await startEmbedded({ dataDir, fsync: false, maxConnections: 300 });
  const url = await ensureDatabase(server, TEMPLATE);
  await migrate(url);
  const db = connectDb({ url, max: 2 });
  const jobs = await startJobs({
    db,
    log: silentLog,
    kinds: [...MAIL_JOB_KINDS, ...JOB_KINDS],
    workers: 'none',
  });
  await jobs.stop();
  await db.close();
  await copyDatabase(server.urlOf('postgres'), TEMPLATE, TINY_TEMPLATE);
  await layTinyTemplate(server.urlOf(TINY_TEMPLATE));
  project.provide('databaseUrl', server.urlOf('postgres'));
  project.provide('templateDatabase', TEMPLATE);
  project.provide('tinyDatabase', TINY_TEMPLATE);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
