import { LOCKS, type Queryable } from '../../db/index.ts';
import type { StoredPicture } from '../store.ts';

export async function findPicture(
  source: Queryable,
  publicId: string,
): Promise<StoredPicture | null> {
  const [row] = await source.query<StoredPicture>(
    'media.find',
    `select public_id, version, format, width, height, length(body) as bytes
     from media_pictures where public_id = $1`,
    [publicId],
  );
  return row ?? null;
}

/** Stores a picture unless its name exists already: the first one of a name wins. */
export async function keepPicture(
  source: Queryable,
  picture: Omit<StoredPicture, 'bytes'> & { readonly body: Buffer },
): Promise<boolean> {
  const rows = await source.query(
    'media.keep',
    `insert into media_pictures (public_id, version, format, width, height, body)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning public_id`,
    [
      picture.public_id,
      picture.version,
      picture.format,
      picture.width,
      picture.height,
      picture.body,
    ],
  );
  return rows.length > 0;
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
