import { access, constants, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Twice what the databases of a whole run take at once. */
const ENOUGH_BYTES = 8e9;

/**
 * Returns the folder for what tests write and drop again: memory where the machine has plenty,
 * since a slow disk makes a run a fifth longer, otherwise the folder of the system.
 */
export async function scratchFolder(): Promise<string> {
  try {
    await access(MEMORY, constants.W_OK);
    const { bavail, bsize } = await statfs(MEMORY);
    if (Math.min(bavail * bsize, freemem()) >= ENOUGH_BYTES) return MEMORY;
  } catch {
    // A system without shared memory as a folder.
  }
  return tmpdir();
}
