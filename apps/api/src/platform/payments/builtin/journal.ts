import { type FileHandle, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type LogLock, lockLog } from './lock.ts';
import type { Stored } from './objects.ts';

/** One atomic change: all of its objects are stored, or none. */
export interface Entry {
  readonly at: number;
  readonly put: readonly Stored[];
}

export interface Journal {
  /** Queues an entry for the disk; it is durable once `flushed` has resolved. */
  append(entry: Entry): void;
  /** Resolves when every entry appended so far is on disk. */
  flushed(): Promise<void>;
  close(): Promise<void>;
}

const entryShape = z.object({
  at: z.number(),
  put: z.array(z.looseObject({ object: z.string(), id: z.string() })),
});

/**
 * Opens the append-only log of JSON lines. A last line without an end is a change that a kill cut
 * short before it was answered: it is truncated. Any other line that can't be read stops the start.
 */
export async function openJournal(
  folder: string,
): Promise<{ journal: Journal; entries: readonly Entry[] }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await lockLog(folder);
  try {
    const path = join(folder, 'log.jsonl');
    const file = await open(path, 'a', 0o600);
    try {
      const content = await readFile(path);
      const whole = content.lastIndexOf(0x0a) + 1;
      if (whole < content.length) {
        await file.truncate(whole);
        await file.sync();
      }
      await syncFolder(folder);
      const entries = readEntries(content.subarray(0, whole).toString('utf8'), path);
      return { journal: writeTo(file, lock), entries };
    } catch (error) {
      await file.close();
      throw error;
    }
  } catch (error) {
    await lock.release();
    throw error;
  }
}

function readEntries(text: string, path: string): Entry[] {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line, index) => {
      try {
        return entryShape.parse(JSON.parse(line)) as unknown as Entry;
      } catch (error) {
        throw new Error(`Line ${index + 1} of ${path} can't be read.`, { cause: error });
      }
    });
}

// A new file survives a power cut only when its folder was synced as well.
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

function writeTo(file: FileHandle, lock: LogLock): Journal {
  let waiting: string[] = [];
  let last: Promise<void> = Promise.resolve();
  let queued = false;

  async function write(): Promise<void> {
    queued = false;
    const lines = waiting.join('');
    waiting = [];
    await file.appendFile(lines);
    await file.datasync();
  }
  return {
    append(entry) {
      waiting.push(`${JSON.stringify(entry)}\n`);
      if (queued) return;
      queued = true;
      // Entries that come while the disk is busy are written together. A failed write fails every
      // later one, because memory is then ahead of the disk.
      last = last.then(write);
      last.catch(() => undefined);
    },
    flushed: () => last,
    async close() {
      await last.catch(() => undefined);
      await file.close();
      await lock.release();
    },
  };
}
