import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

let ticksPerSecond: number | undefined;

/** The seconds of a time that `/proc` gives in clock ticks. */
export function secondsOfTicks(ticks: number): number {
  ticksPerSecond ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return ticks / ticksPerSecond;
}

/** Seconds of processor that a process has used so far, in its own code and in the kernel. */
export async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The second field is the name in brackets, which may hold anything; utime and stime are the
  // 14th and 15th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return secondsOfTicks(Number(fields[11]) + Number(fields[12]));
}
