import type { Queryable } from '../../db/index.ts';

export interface UploadRow {
  readonly length: number;
  readonly received: number;
}

/** Starts an upload unless the person has so many open already. */
export async function insertUpload(
  source: Queryable,
  upload: { readonly publicId: string; readonly personId: number; readonly length: number },
  most: number,
): Promise<boolean> {
  const rows = await source.query(
    'media.upload_start',
    `insert into media_uploads (public_id, person_id, length)
     select $1, $2, $3 where (select count(*) from media_uploads where person_id = $2) < $4
     returning public_id`,
    [upload.publicId, upload.personId, upload.length, most],
  );
  return rows.length > 0;
}

export async function findUpload(
  source: Queryable,
  publicId: string,
  personId: number,
): Promise<UploadRow | null> {
  const [row] = await source.query<UploadRow>(
    'media.upload',
    'select length, received from media_uploads where public_id = $1 and person_id = $2',
    [publicId, personId],
  );
  return row ?? null;
}

/** Adds a piece where the one before it ended; false where another request was there first. */
export async function addPart(
  source: Queryable,
  publicId: string,
  at: number,
  body: Buffer,
): Promise<boolean> {
  const rows = await source.query(
    'media.upload_part',
    `with moved as (
       update media_uploads set received = received + octet_length($3::bytea),
         touched_at = clock_timestamp()
       where public_id = $1 and received = $2 and received + octet_length($3::bytea) <= length
       returning public_id
     )
     insert into media_upload_parts (public_id, at, body) select public_id, $2, $3 from moved
     returning at`,
    [publicId, at, body],
  );
  return rows.length > 0;
}

export async function partAt(
  source: Queryable,
  publicId: string,
  at: number,
): Promise<Buffer | null> {
  const [row] = await source.query<{ body: Buffer }>(
    'media.upload_part_at',
    'select body from media_upload_parts where public_id = $1 and at = $2',
    [publicId, at],
  );
  return row?.body ?? null;
}

export async function dropUpload(source: Queryable, publicId: string): Promise<void> {
  await source.query('media.upload_drop', 'delete from media_uploads where public_id = $1', [
    publicId,
  ]);
}

/** Drops what this person has begun and left lying while other files went through. */
export async function dropIdleUploads(source: Queryable, personId: number): Promise<void> {
  await source.query(
    'media.uploads_idle',
    `delete from media_uploads
     where person_id = $1 and touched_at < clock_timestamp() - interval '15 minutes'`,
    [personId],
  );
}

/** Drops what nobody has added to for so long. */
export async function dropLeftUploads(source: Queryable): Promise<void> {
  await source.query(
    'media.uploads_left',
    `delete from media_uploads where touched_at < clock_timestamp() - interval '1 day'`,
  );
}
