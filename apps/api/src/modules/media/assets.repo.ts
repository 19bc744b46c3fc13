import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';
import type { StoredPicture } from '../../platform/media/index.ts';

export interface AssetRow {
  id: number;
  name: string;
  alt: string;
  alt_es: string;
  description: string;
  type: 'image';
  format: string;
  service: string;
  public_id: string;
  version: number;
  width: number;
  height: number;
  bytes: number;
  author_id: number | null;
  author: { id: number; full_name: string } | null;
  terms: { id: number; name: string }[];
  created_at: Instant;
  updated_at: Instant;
}

export async function assetById(source: Queryable, id: number): Promise<AssetRow | null> {
  const [row] = await source.query<AssetRow>(
    'assets.by_id',
    `select a.id, a.name, a.alt, a.alt_es, a.description, a.type, a.format, a.service, a.public_id,
       a.version, a.width, a.height, a.bytes, a.author_id, a.created_at, a.updated_at,
       case when u.id is not null then
         json_build_object('id', u.id, 'full_name', u.first || ' ' || u.last) end as author,
       coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name) order by lower(t.name))
         from asset_terms x join terms t on t.id = x.term_id where x.asset_id = a.id), '[]') as terms
     from assets a left join users u on u.id = a.author_id
     where a.id = $1 and a.deleted_at is null`,
    [id],
  );
  return row ?? null;
}

export async function insertAsset(
  tx: Tx,
  asset: {
    readonly name: string;
    readonly alt: string;
    readonly service: string;
    readonly authorId: number;
    readonly picture: StoredPicture;
  },
): Promise<number | null> {
  const { name, alt, service, authorId, picture } = asset;
  const [row] = await tx.query<{ id: number }>(
    'assets.insert',
    `insert into assets (name, alt, format, service, public_id, version, width, height, bytes,
       author_id, file_hash) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict do nothing returning id`,
    [
      name,
      alt,
      picture.format,
      service,
      picture.public_id,
      picture.version,
      picture.width,
      picture.height,
      picture.bytes,
      authorId,
      picture.fileHash ?? null,
    ],
  );
  return row?.id ?? null;
}

/** The picture of the library that was made of the same file. */
export async function assetOfFile(
  source: Queryable,
  fileHash: Buffer,
): Promise<{ id: number; name: string; public_id: string } | null> {
  const [row] = await source.query<{ id: number; name: string; public_id: string }>(
    'assets.of_file',
    'select id, name, public_id from assets where file_hash = $1 and deleted_at is null',
    [fileHash],
  );
  return row ?? null;
}

/** Another picture takes the place of the one that it had; false where that one is an asset already. */
export async function writePicture(
  tx: Tx,
  id: number,
  service: string,
  picture: StoredPicture,
): Promise<boolean> {
  const written = await tx.query(
    'assets.write_picture',
    `update assets set service = $2, public_id = $3, version = $4, format = $5, width = $6,
       height = $7, bytes = $8, file_hash = $9, updated_at = app_now()
     where id = $1 and not exists (select from assets o where o.id <> $1
       and (o.service = $2 and o.public_id = $3 or o.deleted_at is null and o.file_hash = $9))
     returning id`,
    [
      id,
      service,
      picture.public_id,
      picture.version,
      picture.format,
      picture.width,
      picture.height,
      picture.bytes,
      picture.fileHash ?? null,
    ],
  );
  return written.length > 0;
}

const AUTHORS = 6;

export const authorsLike = (
  source: Queryable,
  text: string,
): Promise<{ id: number; full_name: string }[]> =>
  source.query(
    'assets.authors',
    `select u.id, u.first || ' ' || u.last as full_name from users u
     where exists (select from assets a where a.author_id = u.id and a.deleted_at is null)
       and lower(u.first || ' ' || u.last) like '%' || lower($1) || '%' escape '\\'
     order by lower(u.first), lower(u.last), u.id limit ${AUTHORS}`,
    [text.replaceAll(/[\\%_]/g, '\\$&')],
  );

/** The asset that a picture has become already, of this very person. */
export async function assetOfPicture(
  source: Queryable,
  service: string,
  publicId: string,
  authorId: number,
): Promise<number | null> {
  const [row] = await source.query<{ id: number }>(
    'assets.of_picture',
    `select id from assets
     where service = $1 and public_id = $2 and author_id = $3 and deleted_at is null`,
    [service, publicId, authorId],
  );
  return row?.id ?? null;
}

/** Locks a picture: until the commit nobody changes it, deletes it or begins to use it. */
export async function lockAsset(tx: Tx, id: number): Promise<AssetRow | null> {
  await tx.query(
    'assets.lock',
    `select 1 from assets where id = $1 ${LOCKS.assets.forUpdate(['$1'])}`,
    [id],
  );
  return assetById(tx, id);
}

export async function writeAsset(
  tx: Tx,
  id: number,
  values: Pick<AssetRow, 'name' | 'alt' | 'alt_es' | 'description'>,
): Promise<void> {
  await tx.query(
    'assets.update',
    `update assets set name = $2, alt = $3, alt_es = $4, description = $5, updated_at = app_now()
     where id = $1`,
    [id, values.name, values.alt, values.alt_es, values.description],
  );
}

/** False, and nothing written, where one of them is not there. */
export async function writeTerms(tx: Tx, id: number, termIds: readonly number[]): Promise<boolean> {
  const known = await tx.query(
    'assets.terms_known',
    `select id from terms where id = any ($1) order by id ${LOCKS.terms.forKeyShare(['$1'])}`,
    [termIds],
  );
  if (known.length < termIds.length) return false;
  await tx.query(
    'assets.terms_off',
    'delete from asset_terms where asset_id = $1 and term_id <> all ($2)',
    [id, termIds],
  );
  await tx.query(
    'assets.terms_on',
    `insert into asset_terms (asset_id, term_id) select $1, unnest($2::int[])
     on conflict do nothing`,
    [id, termIds],
  );
  return true;
}

export async function markDeleted(tx: Tx, id: number): Promise<void> {
  await tx.query('assets.delete', 'update assets set deleted_at = app_now() where id = $1', [id]);
}

/** Held until the commit: whoever deletes it meanwhile waits, and finds that it is in use. */
export async function assetForUse(
  tx: Tx,
  id: number,
): Promise<Pick<AssetRow, 'public_id' | 'version' | 'format'> | null> {
  const [row] = await tx.query<Pick<AssetRow, 'public_id' | 'version' | 'format'>>(
    'assets.for_use',
    `select public_id, version, format from assets
     where id = $1 and deleted_at is null ${LOCKS.assets.forShare(['$1'])}`,
    [id],
  );
  return row ?? null;
}

/** Pictures of the built-in store that nobody made an asset of, and that nobody will. */
export const leftPictures = (source: Queryable): Promise<{ public_id: string }[]> =>
  source.query<{ public_id: string }>(
    'assets.left',
    `select p.public_id from media_pictures p
     where greatest(p.created_at, p.left_at) < clock_timestamp() - interval '1 day'
       and not exists (select from assets a
         where a.service = 'media' and a.public_id = p.public_id and a.deleted_at is null)
       and not exists (select from message_modals m
         where (m.image_aligned || m.image_portrait || m.image_landscape)
           @> jsonb_build_array(jsonb_build_object('public_id', p.public_id)))
     limit 500`,
  );
