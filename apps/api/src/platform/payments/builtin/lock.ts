import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { withLaunchLock } from '../../db/embedded/launch-lock.ts';
import { isAlive } from '../../db/embedded/postmaster.ts';

export interface LogLock {
  release(): Promise<void>;
}

const holderShape = z.object({ pid: z.int().positive(), born: z.string() });
const here = new Set<string>();

/**
 * Locks a log for one process. A killed process leaves a stale lock, which the next one takes over.
 */
export async function lockLog(folder: string): Promise<LogLock> {
  const path = join(resolve(folder), 'log.lock');
  const taken = () => new Error(`Another payment provider writes the log in ${folder}.`);
  if (here.has(path)) throw taken();
  here.add(path);
  try {
    await withLaunchLock(`${path}.taking`, async () => {
      if (await isHeld(path)) throw taken();
      const me = { pid: process.pid, born: await bornOf(process.pid) };
      await writeFile(`${path}.new`, JSON.stringify(me), { mode: 0o600 });
      await rename(`${path}.new`, path);
    });
  } catch (error) {
    here.delete(path);
    throw error;
  }
  return {
    async release() {
      await rm(path, { force: true });
      here.delete(path);
    },
  };
}

async function isHeld(path: string): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  const holder = holderShape.safeParse(JSON.parse(text || 'null')).data;
  if (holder === undefined || holder.pid === process.pid || !isAlive(holder.pid)) return false;
  return (await bornOf(holder.pid)) === holder.born;
}

// Linux reuses the pid of a dead process, so the start time identifies the holder together with it.
async function bornOf(pid: number): Promise<string> {
  if (process.platform !== 'linux') return '';
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A zombie (its parent has not waited for it) holds nothing.
  return fields[0] === 'Z' ? 'dead' : (fields[19] ?? '');
}
