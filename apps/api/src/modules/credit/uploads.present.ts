import type { CreditUpload } from '@yay/contract/credit/calls';
import { toIso } from '@yay/domain/time';
import type { ListedUpload } from './uploads.repo.ts';

export const presentUpload = (row: ListedUpload): CreditUpload => ({
  id: row.id,
  file_name: row.file_name,
  rows: row.rows,
  issued: row.issued,
  total: row.total_cents,
  status: row.status,
  asked_by: { id: row.actor_id, full_name: row.asked_by },
  created_at: toIso(row.created_at),
  decided_by: row.decided_by === null ? null : { id: row.decided_by, full_name: row.decider ?? '' },
  finished_at: row.finished_at === null ? null : toIso(row.finished_at),
});
