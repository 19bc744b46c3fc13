import { readFile } from 'node:fs/promises';

/** Reads what `memory-log.ts` has written, in megabytes. */
export async function readMemory(file: string): Promise<{ resident: number; used: number }[]> {
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  return lines.map((line) => {
    const [resident = 0, used = 0] = line.split(' ').map((bytes) => Number(bytes) / 1_000_000);
    return { resident, used };
  });
}
