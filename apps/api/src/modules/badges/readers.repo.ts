import type { BadgeFormat } from '@yay/domain/badges';
import type { Queryable, Tx } from '../../platform/db/index.ts';

export interface ReaderRow {
  id: number;
  destination_id: number;
  name: string;
  formats: BadgeFormat[];
}

const COLUMNS = 'r.id, r.destination_id, r.name, r.formats';

export const findReaders = (source: Queryable, destinationId: number): Promise<ReaderRow[]> =>
  source.query<ReaderRow>(
    'readers.of_school',
    `select ${COLUMNS} from readers r where r.destination_id = $1 and r.removed_at is null
     order by lower(r.name), r.id`,
    [destinationId],
  );

export async function insertReader(tx: Tx, reader: Omit<ReaderRow, 'id'>): Promise<ReaderRow> {
  const [row] = await tx.query<ReaderRow>(
    'readers.insert',
    `insert into readers as r (destination_id, name, formats) values ($1, $2, $3)
     returning ${COLUMNS}`,
    [reader.destination_id, reader.name, reader.formats],
  );
  if (row === undefined) throw new Error('the reader was not written');
  return row;
}

export async function updateReader(
  tx: Tx,
  id: number,
  { name, formats }: Pick<ReaderRow, 'name' | 'formats'>,
): Promise<ReaderRow | undefined> {
  const [row] = await tx.query<ReaderRow>(
    'readers.update',
    `update readers r set name = $2, formats = $3 where r.id = $1 and r.removed_at is null
     returning ${COLUMNS}`,
    [id, name, formats],
  );
  return row;
}

export async function removeReaderRow(tx: Tx, id: number): Promise<ReaderRow | undefined> {
  const [row] = await tx.query<ReaderRow>(
    'readers.remove',
    `update readers r set removed_at = app_now() where r.id = $1 and r.removed_at is null
     returning ${COLUMNS}`,
    [id],
  );
  return row;
}

/** Tells whether there is such a school; `userId` is null for those who see every one. */
export async function isSchoolOf(
  source: Queryable,
  userId: number | null,
  destinationId: number,
): Promise<boolean> {
  const [row] = await source.query<{ id: number }>(
    'readers.school',
    `select d.id from destinations d where d.id = $2 and ($1::int is null or exists (
       select from destination_users own where own.destination_id = d.id and own.user_id = $1))`,
    [userId, destinationId],
  );
  return row !== undefined;
}
