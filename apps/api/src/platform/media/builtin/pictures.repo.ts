import { LOCKS, type Queryable } from '../../db/index.ts';
import type { StoredPicture } from '../store.ts';

export async function findPicture(
  source: Queryable,
  publicId: string,
): Promise<StoredPicture | null> {
  const [row] = await source.query<StoredPicture>(
    'media.find',
    `select public_id, version, format, width, height, length(body) as bytes,
       file_sha256 as "fileHash" from media_pictures where public_id = $1`,
    [publicId],
  );
  return row ?? null;
}

/** Stores a picture under a name of its own. */
export async function keepPicture(
  source: Queryable,
  picture: Omit<StoredPicture, 'bytes'> & { readonly body: Buffer },
): Promise<void> {
  await source.query(
    'media.keep',
    `insert into media_pictures (public_id, version, format, width, height, body, file_sha256)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      picture.public_id,
      picture.version,
      picture.format,
      picture.width,
      picture.height,
      picture.body,
      picture.fileHash ?? null,
    ],
  );
}

/** Returns the hash of the file that a ticket was used for; null when it was not used yet. */
export async function findTicketUse(source: Queryable, publicId: string): Promise<Buffer | null> {
  const [row] = await source.query<{ file_sha256: Buffer }>(
    'media.find_ticket',
    'select file_sha256 from media_tickets where public_id = $1',
    [publicId],
  );
  return row?.file_sha256 ?? null;
}

/** Uses up a ticket; false when it was used before. Tickets that are over by themselves are dropped. */
export async function useTicket(
  source: Queryable,
  publicId: string,
  fileHash: Buffer,
): Promise<boolean> {
  const rows = await source.query(
    'media.use_ticket',
    `with past as (
       delete from media_tickets where used_at < clock_timestamp() - interval '1 hour'
     )
     insert into media_tickets (public_id, file_sha256) values ($1, $2)
     on conflict do nothing returning public_id`,
    [publicId, fileHash],
  );
  return rows.length > 0;
}

export async function leavePicture(source: Queryable, publicId: string): Promise<void> {
  await source.query(
    'media.leave',
    'update media_pictures set left_at = clock_timestamp() where public_id = $1',
    [publicId],
  );
}

export async function removePicture(source: Queryable, publicId: string): Promise<void> {
  await source.query('media.remove', 'delete from media_pictures where public_id = $1', [publicId]);
}

export async function bodyOf(source: Queryable, publicId: string): Promise<Buffer | null> {
  const [row] = await source.query<{ body: Buffer }>(
    'media.body',
    'select body from media_pictures where public_id = $1',
    [publicId],
  );
  return row?.body ?? null;
}

export async function findRendition(
  source: Queryable,
  publicId: string,
  rendition: string,
  format: string,
): Promise<Buffer | null> {
  const [row] = await source.query<{ body: Buffer }>(
    'media.rendition',
    `select body from media_renditions
     where public_id = $1 and rendition = $2 and format = $3`,
    [publicId, rendition, format],
  );
  return row?.body ?? null;
}

/** Stores a rendition unless its picture was removed or another process stored it first. */
export async function keepRendition(
  source: Queryable,
  publicId: string,
  rendition: string,
  format: string,
  body: Buffer,
): Promise<void> {
  await source.query(
    'media.keep_rendition',
    `insert into media_renditions (public_id, rendition, format, body)
     select public_id, $2, $3, $4 from media_pictures where public_id = $1
     ${LOCKS.pictures.forKeyShare(['$1'])}
     on conflict do nothing`,
    [publicId, rendition, format, body],
  );
}
