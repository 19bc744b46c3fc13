import { createHash } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../../db/index.ts';
import { newPublicId } from '../public-id.ts';
import {
  addPart,
  dropIdleUploads,
  dropUpload,
  findUpload,
  insertUpload,
  partAt,
} from './uploads.repo.ts';

/** Bytes of a piece as it is stored: what a connection that is lost loses at the most. */
const PART = 512 * 1024;
/** Files of one person that are on their way at once, at most. */
const MOST_OPEN = 30;

/** Files that come in pieces: each piece is stored as it comes, so that memory holds one of them. */
export function createUploads(db: Db) {
  return {
    /** Returns the name of a new upload; null when the person has too many open. */
    async start(personId: number, length: number): Promise<string | null> {
      const upload = { publicId: newPublicId(), personId, length };
      if (await insertUpload(db, upload, MOST_OPEN)) return upload.publicId;
      // Files that were given up, in a browser that was closed, hold nobody up.
      await dropIdleUploads(db, personId);
      return (await insertUpload(db, upload, MOST_OPEN)) ? upload.publicId : null;
    },

    find: (publicId: string, personId: number) => findUpload(db, publicId, personId),

    /** Stores what comes from `at` on; returns how far the upload is, null when it is not there. */
    async receive(
      publicId: string,
      personId: number,
      at: number,
      body: AsyncIterable<Buffer>,
    ): Promise<{ readonly received: number; readonly isWhole: boolean } | null | 'elsewhere'> {
      const upload = await findUpload(db, publicId, personId);
      if (upload === null) return null;
      if (upload.received !== at) return 'elsewhere';
      let received = at;
      try {
        for await (const piece of inPieces(body)) {
          if (!(await addPart(db, publicId, received, piece))) return 'elsewhere';
          received += piece.length;
        }
      } catch (error) {
        // The connection is lost: what came before is kept, and the rest comes later.
        if (!isLostConnection(error)) throw error;
      }
      return { received, isWhole: received === upload.length };
    },

    /** Writes a whole upload into a file for as long as `use` needs it; null when it is not whole. */
    async withFile<Result>(
      publicId: string,
      personId: number,
      use: (path: string, sha256: Buffer) => Promise<Result>,
    ): Promise<Result | null> {
      const upload = await findUpload(db, publicId, personId);
      if (upload === null || upload.received !== upload.length) return null;
      const folder = await mkdtemp(join(tmpdir(), 'yay-upload-'));
      try {
        const path = join(folder, 'file');
        const hash = createHash('sha256');
        const file = await open(path, 'wx', 0o600);
        try {
          for (let at = 0; at < upload.length; ) {
            const body = await partAt(db, publicId, at);
            // Finished or cancelled by somebody else meanwhile.
            if (body === null) return null;
            hash.update(body);
            await file.writeFile(body);
            at += body.length;
          }
        } finally {
          await file.close();
        }
        return await use(path, hash.digest());
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    async drop(publicId: string, personId: number): Promise<boolean> {
      if ((await findUpload(db, publicId, personId)) === null) return false;
      await dropUpload(db, publicId);
      return true;
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;

/** Gathers what comes into pieces of one size; what came before an error is handed on before it. */
async function* inPieces(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  let failure: unknown;
  try {
    for await (const chunk of body) {
      for (let from = 0; from < chunk.length; ) {
        const part = chunk.subarray(from, from + PART - size);
        held.push(part);
        size += part.length;
        from += part.length;
        if (size === PART) {
          yield Buffer.concat(held);
          held = [];
          size = 0;
        }
      }
    }
  } catch (error) {
    failure = error;
  }
  if (size > 0) yield Buffer.concat(held);
  if (failure !== undefined) throw failure;
}

const isLostConnection = (error: unknown): boolean =>
  error instanceof Error &&
  ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'].includes(
    String((error as NodeJS.ErrnoException).code),
  );
