import { readdir, readFile } from 'node:fs/promises';
import { secondsOfTicks } from './process-cpu.ts';

export interface ProcessUse {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  /** Seconds of processor used so far by the process and by its children that have ended. */
  readonly seconds: number;
}

/**
 * Reads a process and everything that it has started, directly or not. The time of a child that
 * ends moves to its parent, so that a sum over the tree loses nothing.
 */
export async function processTree(root: number): Promise<ProcessUse[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(pids.map(readProcess))).filter((one) => one !== undefined);
  const tree = all.filter(({ pid }) => pid === root);
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid));
  return tree;
}

async function readProcess(pid: string): Promise<ProcessUse | undefined> {
  // A process may end between the listing and the reading.
  const [stat, command] = await Promise.all(
    ['stat', 'cmdline'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
  );
  if (!stat) return undefined;
  // The second field is the name in brackets, which may hold anything; the parent is the 4th field,
  // utime, stime, cutime and cstime are the 14th to 17th.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + field, 0);
  return {
    pid: Number(pid),
    parent: fields[1] ?? 0,
    command: (command ?? '').replaceAll('\0', ' '),
    seconds: secondsOfTicks(ticks),
  };
}
