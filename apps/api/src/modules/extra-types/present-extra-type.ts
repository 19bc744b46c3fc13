import type { ExtraType } from '@yay/contract/extra-types/calls';
import { toIso } from '@yay/domain/time';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { publishList } from '../../platform/realtime/index.ts';
import { type ExtraTypeRow, extraTypeById } from './extra-types.repo.ts';

export const presentExtraType = (row: ExtraTypeRow): ExtraType => ({
  ...row,
  archived_at: row.archived_at === null ? null : toIso(row.archived_at),
});

export async function presentById(source: Queryable, id: number): Promise<ExtraType> {
  const row = await extraTypeById(source, id);
  if (row === null) throw new Error('the extra type is not there');
  return presentExtraType(row);
}

export const announceExtraTypes = (tx: Tx, actor: Actor, ids: readonly number[]): Promise<void> =>
  publishList(tx, 'private-list.extra_types', [...ids], actor);
