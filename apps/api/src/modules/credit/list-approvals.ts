import type { Approval } from '@yay/contract/credit/calls';
import { toIso } from '@yay/domain/time';
import type { Db } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { whyNotSecond } from '../allowances/index.ts';
import { type WaitingRow, waitingApprovals } from './approvals.repo.ts';

const MOST = 200;

/** Returns the requests that wait for a second person, the oldest first. */
export async function listApprovals(
  db: Db,
  actor: Actor,
): Promise<{ data: Approval[]; total: number }> {
  const rows = await waitingApprovals(db, actor.userId, MOST);
  return { data: rows.map((row) => present(actor, row)), total: rows[0]?.total ?? 0 };
}

const present = (actor: Actor, row: WaitingRow): Approval => ({
  kind: row.kind,
  id: row.id,
  amount: row.amount_cents,
  reason: row.reason,
  family: row.user_id === null ? null : { id: row.user_id, full_name: row.family ?? '' },
  file: row.file_name === null ? null : { name: row.file_name, rows: row.rows ?? 0 },
  codes:
    row.quantity === null
      ? null
      : { name: row.set_name ?? '', quantity: row.quantity, each: row.each_cents ?? 0 },
  promo: row.promo,
  asked_by: { id: row.actor_id, full_name: row.asked_by },
  created_at: toIso(row.created_at),
  why_not: whyNotSecond(actor, row.actor_id, row.for_reader),
});
