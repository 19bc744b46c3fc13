import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './postmaster.ts';

// Milliseconds. No launch takes longer, so a lock of this age was left by a power cut.
const OLDEST = 70_000;

/** Lets one process at a time create or start the cluster of a data folder. */
export async function withLaunchLock<T>(path: string, act: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + 90_000;
  for (;;) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (await isLeftOver(path)) await rm(path, { force: true });
    else if (Date.now() > deadline) throw new Error(`Another process holds ${path}.`);
    else await wait(25);
  }
  try {
    return await act();
  } finally {
    await rm(path, { force: true });
  }
}

async function isLeftOver(path: string): Promise<boolean> {
  const holder = Number(await readFile(path, 'utf8').catch(() => ''));
  // A lock with our own pid belongs to a killed predecessor: containers start with the same pid.
  if (holder === process.pid || (holder > 0 && !isAlive(holder))) return true;
  const written = await stat(path).catch(() => undefined);
  const age = written === undefined ? 0 : Date.now() - written.mtimeMs;
  return age > (holder > 0 ? OLDEST : 2_000);
}
