import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from '../../e2e/support/server.ts';

/** The killed processes: the server alone, or its database at the same moment. */
export type Victim = 'server' | 'server and database';

/** Kills without warning, like a power cut. Resolves once the server has ended. */
export async function kill(server: Server, victim: Victim, dataDir: string): Promise<void> {
  const database = victim === 'server' ? [] : await databaseProcesses(dataDir);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.process.once('exit', () => resolve());
  // The postmaster comes first: it would take the end of a child for a crash and start to recover.
  for (const pid of database) end(pid);
  server.process.kill('SIGKILL');
  await promise;
}

/** Kills PostgreSQL with all its processes. Resolves once they have ended. */
export async function killDatabase(dataDir: string): Promise<void> {
  const pids = await databaseProcesses(dataDir);
  for (const pid of pids) end(pid);
  while (pids.some(isThere)) await wait(5);
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function databaseProcesses(dataDir: string): Promise<number[]> {
  const [line] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  const postmaster = Number(line);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(pids.map(parentOf));
  return [postmaster, ...pids.filter((_, index) => parents[index] === postmaster)];
}

async function parentOf(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // A backend may have ended by itself since the listing.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
