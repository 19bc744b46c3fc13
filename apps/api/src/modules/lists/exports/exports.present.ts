import type { ExportRecord } from '@yay/contract/lists/calls';
import { toIso } from '@yay/domain/time';
import type { ExportRow } from './exports.repo.ts';

export const presentExport = (row: ExportRow): ExportRecord => ({
  id: row.id,
  list: row.list,
  name: row.name,
  status: row.status,
  rows_done: row.rows_done,
  bytes: row.bytes,
  created_at: toIso(row.created_at),
  ready_at: row.ready_at === null ? null : toIso(row.ready_at),
  expires_at: row.expires_at === null ? null : toIso(row.expires_at),
});
