import { appendFileSync, existsSync, openSync, readSync } from 'node:fs';

/** The rules by which something passed: those of a part, its colors alone, those of a whole page. */
export type Rules = 'all' | 'colors' | 'page';

/** The name by which the global setup hands the path of the shared file to the workers. */
export const SOUND_FILE = 'E2E_SOUND_STRUCTURES';

const sound: Readonly<Record<Rules, Set<number>>> = {
  all: new Set(),
  colors: new Set(),
  page: new Set(),
};
const chunk = Buffer.alloc(1 << 16);
let file: number | undefined;
let readBytes = 0;
let rest = '';

/** Returns the structures of these that passed for these rules in no worker of this run yet. */
export function freshOf(structures: readonly number[], rules: Rules): number[] {
  readOthers();
  return structures.filter((one) => !sound[rules].has(one) && !sound.all.has(one));
}

/** Keeps structures that passed, for the other workers as well. */
export function keepSound(structures: readonly number[], rules: Rules): void {
  for (const structure of structures) sound[rules].add(structure);
  const path = process.env[SOUND_FILE];
  if (path === undefined || structures.length === 0) return;
  // One write, which other workers read whole or not at all up to its last line.
  appendFileSync(path, `${structures.map((one) => `${rules} ${one}`).join('\n')}\n`);
}

function readOthers(): void {
  const path = process.env[SOUND_FILE];
  if (path === undefined || !existsSync(path)) return;
  file ??= openSync(path, 'r');
  for (;;) {
    const bytes = readSync(file, chunk, 0, chunk.length, readBytes);
    if (bytes === 0) return;
    readBytes += bytes;
    const lines = (rest + chunk.toString('latin1', 0, bytes)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [rules, structure] = line.split(' ');
      sound[rules as Rules].add(Number(structure));
    }
  }
}
