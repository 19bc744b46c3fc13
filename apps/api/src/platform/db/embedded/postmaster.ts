import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a running server wrote about itself in its data folder. */
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

// After a crash the number in the pid file may belong to any other process by now.
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

/** The server of this data folder that outlived its parent, if there is one. */
export async function findLiving(cluster: string, binary: string): Promise<Postmaster | undefined> {
  const found = await readPidFile(cluster);
  return found !== undefined && (await isPostgres(found.pid, binary)) ? found : undefined;
}

/**
 * Takes away what a killed server left. PostgreSQL does so itself, unless the number in its files
 * is that of another process by now, or of a dead one that nobody has looked after.
 */
export async function clearLeftovers(cluster: string, socketDir: string): Promise<void> {
  await orphansEnded(cluster);
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  const sockets = await readdir(socketDir).catch(() => []);
  for (const name of sockets.filter((entry) => entry.startsWith('.s.PGSQL.'))) {
    await rm(join(socketDir, name), { force: true });
  }
}

// Without its pid file a new server can't see that the backends of a killed one still write, which
// would spoil the data. They notice soon that their parent is gone.
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

/** Ends the server: open statements are broken off, what is committed is on disk. */
export async function endPostmaster(pid: number, cluster: string, within = 4_000): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  if (await endsWithin(pid, cluster, within)) return;
  // Immediate stop; the write-ahead log is replayed at the next start.
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
  await endsWithin(pid, cluster, 5_000);
}

// The pid file goes last of all; an adopted server may stay in the process table after that, until
// whoever inherited it looks.
async function endsWithin(pid: number, cluster: string, milliseconds: number): Promise<boolean> {
  const pidFile = join(cluster, 'postmaster.pid');
  const ended = () => !isAlive(pid) || !existsSync(pidFile);
  for (let waited = 0; waited < milliseconds; waited += 20) {
    if (ended()) return true;
    await wait(20);
  }
  return ended();
}
