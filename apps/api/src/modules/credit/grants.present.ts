import type { CreditGrant } from '@yay/contract/credit/calls';
import { toIso } from '@yay/domain/time';
import type { ListedGrant } from './grants.repo.ts';

export const presentGrant = (row: ListedGrant): CreditGrant => ({
  id: row.id,
  amount: row.amount_cents,
  reason: row.reason,
  status: row.status,
  asked_by: { id: row.actor_id, full_name: row.asked_by },
  created_at: toIso(row.created_at),
  decided_by: row.decided_by === null ? null : { id: row.decided_by, full_name: row.decider ?? '' },
  decided_at: row.decided_at === null ? null : toIso(row.decided_at),
  upload: row.upload_id === null ? null : { id: row.upload_id, file_name: row.file_name ?? '' },
  taken_back: row.taken_back,
  left: row.left,
});
