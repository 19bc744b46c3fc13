import type { ReaderRecord } from '@yay/contract/badges/calls';
import type { BadgeFormat } from '@yay/domain/badges';
import { type Db, isUniqueViolation, type Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { presentReader } from './present-badge.ts';
import {
  insertReader,
  isSchoolOf,
  type ReaderRow,
  removeReaderRow,
  updateReader,
} from './readers.repo.ts';

type Saved = { data: ReaderRecord } | Refusal;

/** A school tells its readers apart by their names. */
async function withOwnName(save: () => Promise<Saved>): Promise<Saved> {
  try {
    return await save();
  } catch (error) {
    if (!isUniqueViolation(error, 'readers_name_idx')) throw error;
    return refuse(422, 'invalid', { name: ['name_exists'] });
  }
}

const noted = async (
  tx: Tx,
  actor: Actor,
  action: 'reader.added' | 'reader.updated' | 'reader.removed',
  row: ReaderRow,
): Promise<Saved> => {
  await record(tx, actor, {
    action,
    subject: { type: 'reader', id: row.id, label: row.name },
    after: { formats: row.formats },
  });
  return { data: presentReader(row) };
};

export const addReader = (
  db: Db,
  actor: Actor,
  asked: {
    readonly destination_id: number;
    readonly name: string;
    readonly formats: readonly BadgeFormat[];
  },
): Promise<Saved> =>
  withOwnName(() =>
    db.tx(async (tx) => {
      if (!(await isSchoolOf(tx, null, asked.destination_id))) {
        return refuse(422, 'invalid', { destination_id: ['unknown_destination'] });
      }
      const row = await insertReader(tx, { ...asked, formats: [...asked.formats] });
      return noted(tx, actor, 'reader.added', row);
    }),
  );

export const changeReader = (
  db: Db,
  actor: Actor,
  id: number,
  asked: { readonly name: string; readonly formats: readonly BadgeFormat[] },
): Promise<Saved> =>
  withOwnName(() =>
    db.tx(async (tx) => {
      const row = await updateReader(tx, id, { ...asked, formats: [...asked.formats] });
      return row === undefined ? refuse(404, 'not_found') : noted(tx, actor, 'reader.updated', row);
    }),
  );

export const removeReader = (db: Db, actor: Actor, id: number): Promise<Saved> =>
  db.tx(async (tx) => {
    const row = await removeReaderRow(tx, id);
    return row === undefined ? refuse(404, 'not_found') : noted(tx, actor, 'reader.removed', row);
  });
