import type { listFamilyPayments as endpoint, FamilyPayment } from '@yay/contract/credit/calls';
import type { Funds } from '@yay/domain/money';
import { toIso } from '@yay/domain/time';
import type { z } from 'zod';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, pageOf, type Refusal, refuse, sliceOf } from '../../platform/http/index.ts';
import { moneyLimits, presentLimits } from '../allowances/index.ts';
import { readFunds } from '../ledger/index.ts';
import { familyOf } from './families.repo.ts';
import { mayMove, PER_PAGE } from './list-credit.ts';
import { type PaymentOfFamily, paymentsOfFamily } from './payments.repo.ts';
import { refundableOf, restOf } from './refundable.ts';

type Listed = z.input<(typeof endpoint.responses)[200]>;

/** A family's card payments, and what went back of each. */
export async function listPayments(
  db: Db,
  actor: Actor,
  userId: number,
  page: number,
): Promise<Listed | Refusal> {
  if ((await familyOf(db, userId)) === undefined) return refuse(404, 'not_found');
  const paging = { page, perPage: PER_PAGE };
  const rows = await paymentsOfFamily(db, userId, sliceOf(paging));
  const funds = await readFunds(db, userId);
  return {
    ...pageOf(
      rows.map((row) => presentPayment(row, funds)),
      rows[0]?.total ?? 0,
      paging,
    ),
    limits: presentLimits(await moneyLimits(db, actor)),
    may_refund: mayMove(actor),
  };
}

const presentPayment = (row: PaymentOfFamily, funds: Funds): FamilyPayment => ({
  id: row.public_id,
  purpose: row.purpose,
  amount: row.amount_cents,
  status: row.status,
  failure_code: row.failure_code,
  card: row.card_last4 === null ? null : { brand: row.card_brand ?? '', last4: row.card_last4 },
  created_at: toIso(row.created_at),
  finished_at: row.finished_at === null ? null : toIso(row.finished_at),
  refunds: row.refunds.map(({ actor_id, asked_by, created_at, ...refund }) => ({
    ...refund,
    asked_by: { id: actor_id, full_name: asked_by },
    created_at: new Date(created_at).toISOString(),
  })),
  rest: restOf(row),
  refundable: refundableOf(row, funds),
});
