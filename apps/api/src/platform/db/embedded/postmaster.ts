import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A running server, as its pid file in the data folder describes it. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly socketDir: string;
}

export async function readPidFile(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isInteger(pid) || pid === 0) return undefined;
  return { pid, port: Number(lines[3] ?? 0), socketDir: (lines[4] ?? '').trim() };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

// After a crash the pid in the file may belong to any other process by now.
async function isPostgres(pid: number, binary: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    const executable = await readlink(`/proc/${pid}/exe`).catch(() => '');
    // An upgraded installation shows the old file as deleted; it is still our server.
    return (
      executable === (await realpath(binary)) ||
      basename(executable.replace(/ \(deleted\)$/, '')) === 'postgres'
    );
  }
  if (process.platform === 'win32') {
    const { stdout } = await run('tasklist', ['/FI', `PID eq ${pid}`, '/NH']);
    return stdout.toLowerCase().includes('postgres');
  }
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'comm=']).catch(() => ({
    stdout: '',
  }));
  return basename(stdout.trim()) === 'postgres';
}

/** Returns the server of this data folder that outlived its parent, if there is one. */
export async function findLiving(cluster: string, binary: string): Promise<Postmaster | undefined> {
  const postmaster = await readPidFile(cluster);
  if (postmaster === undefined) return undefined;
  return (await isPostgres(postmaster.pid, binary)) ? postmaster : undefined;
}

/**
 * Removes the pid file and sockets of a killed server. PostgreSQL does so itself, unless the pid in
 * its files belongs to another process by now, or to a zombie.
 */
export async function clearLeftovers(cluster: string, socketDir: string): Promise<void> {
  await orphansEnded(cluster);
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  const sockets = await readdir(socketDir).catch(() => []);
  for (const name of sockets.filter((entry) => entry.startsWith('.s.PGSQL.'))) {
    await rm(join(socketDir, name), { force: true });
  }
}

// Without the pid file a new server can't see that backends of the killed one still write, which
// would corrupt the data. They notice soon that their parent is gone.
async function orphansEnded(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const folder = await realpath(cluster);
  for (let waited = 0; waited < 10_000; waited += 50) {
    if (!(await somebodyWorksIn(folder))) return;
    await wait(50);
  }
  throw new Error(`Processes of a killed PostgreSQL still work in ${cluster}.`);
}

async function somebodyWorksIn(folder: string): Promise<boolean> {
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry));
  const folders = await Promise.all(
    pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => undefined)),
  );
  return folders.includes(folder);
}

/** Stops the server: open statements are cancelled, committed transactions are on disk. */
export async function endPostmaster(pid: number, cluster: string, within = 4_000): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  if (await endsWithin(pid, cluster, within)) return;
  // Immediate stop; the write-ahead log is replayed at the next start.
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
  await endsWithin(pid, cluster, 5_000);
}

// The server removes its pid file last; an adopted one may stay in the process table after that,
// until its new parent waits for it.
async function endsWithin(pid: number, cluster: string, milliseconds: number): Promise<boolean> {
  const pidFile = join(cluster, 'postmaster.pid');
  const ended = () => !isAlive(pid) || !existsSync(pidFile);
  for (let waited = 0; waited < milliseconds; waited += 20) {
    if (ended()) return true;
    await wait(20);
  }
  return ended();
}
