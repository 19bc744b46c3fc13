import type { ChangedRow } from '@yay/contract/item-grid/calls';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { publish, publishList } from '../../platform/realtime/index.ts';
import { recordMany } from '../activity/index.ts';
import { lockDaysOffering, narrowsOffer } from '../items/index.ts';
import { checkRows, offerChange, type RowToSave } from './check-rows.ts';
import { type GridRow, gridChoices, gridRows, lockItems, writeItems } from './item-grid.repo.ts';
import { presentRow } from './present-row.ts';
import { deedOf } from './recorded-row.ts';

/** So many pages of single items are told that theirs changed; who has more open asks with the list. */
const MOST_TOLD = 50;

/** Changes of many items: all of them are saved, or none is. */
export function saveGridItems(
  db: Db,
  actor: Actor,
  asked: readonly ChangedRow[],
): Promise<{ data: { id: number; version: number }[] } | Refusal> {
  return db.tx((tx) => saveIn(tx, actor, asked));
}

async function saveIn(
  tx: Tx,
  actor: Actor,
  asked: readonly ChangedRow[],
): Promise<{ data: { id: number; version: number }[] } | Refusal> {
  const ids = asked.map(({ id }) => id);
  const twice = ids.findIndex((id, place) => ids.indexOf(id) < place);
  if (twice >= 0) return refuse(422, 'invalid', { [`rows.${twice}.id`]: ['duplicate'] });
  const narrowed = changed(asked, await rowsById(tx, ids)).filter((row) =>
    narrowsOffer(offerChange(row)),
  );
  if (narrowed.length > 0) {
    await lockDaysOffering(
      tx,
      narrowed.map(({ before }) => before.id),
    );
  }
  await lockItems(tx, ids);
  const kept = await rowsById(tx, ids);
  const conflicts = asked.flatMap(({ id, version }) => {
    const row = kept.get(id);
    return row && (row.version !== version || row.archived_at !== null) ? [presentRow(row)] : [];
  });
  const gone = ids.filter((id) => !kept.has(id));
  if (conflicts.length + gone.length > 0) {
    return refuse(409, 'version_conflict', undefined, { more: { conflicts, gone } });
  }
  const rows = changed(asked, kept);
  const problems = await checkRows(tx, asked, rows);
  if (problems) return refuse(422, 'invalid', problems);

  const choices = await gridChoices(tx);
  const names = {
    vendors: new Map(choices.vendors.map(({ id, name }) => [id, name])),
    types: new Map(choices.extra_types.map(({ id, name }) => [id, name])),
  };
  const deeds = rows.flatMap((row) => {
    const deed = deedOf(row, names);
    return deed ? [{ deed, after: row.after }] : [];
  });
  const written = await writeItems(
    tx,
    deeds.map(({ after }) => after),
  );
  await recordMany(
    tx,
    actor,
    deeds.map(({ deed }) => deed),
  );
  if (written.length > 0) {
    await publishList(
      tx,
      'private-list.items',
      written.map(({ id }) => id),
      actor,
    );
  }
  for (const { id } of written.slice(0, MOST_TOLD)) {
    await publish(tx, `private-record.item.${id}`, 'record.changed', {});
  }
  const versions = new Map(written.map(({ id, version }) => [id, version]));
  return {
    data: rows.map(({ before: { id, version } }) => ({ id, version: versions.get(id) ?? version })),
  };
}

const rowsById = async (tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, GridRow>> =>
  new Map((await gridRows(tx, ids)).map((row) => [row.id, row]));

/** Every row that is there, as it is and as it is to be. */
const changed = (asked: readonly ChangedRow[], kept: ReadonlyMap<number, GridRow>): RowToSave[] =>
  asked.flatMap(({ id, changes }) => {
    const before = kept.get(id);
    return before ? [{ before, after: { ...before, ...given(changes) } }] : [];
  });

/** Returns the changes without the fields that were left out. */
const given = (changes: ChangedRow['changes']): Partial<GridRow> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
