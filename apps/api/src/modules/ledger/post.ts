import { type Cents, sumCents } from '@yay/domain/money';
import { LOCKS, type Tx } from '../../platform/db/index.ts';
import { type Allowance, assertCovers, assertKind } from '../allowances/index.ts';
import {
  type FamilyAccount,
  type GivingKind,
  type HouseAccount,
  PAID_PROMOTION,
  type TransactionKind,
} from './accounts.ts';
import { openAccounts } from './funds.repo.ts';

export interface Entry {
  /** A family's account belongs to the posting's `userId`, or to the one named here. */
  readonly account: FamilyAccount | HouseAccount;
  readonly userId?: number;
  /** A debit when positive, a credit when negative. Zero is left out. */
  readonly cents: Cents;
  readonly orderId?: number;
}

export type Posting = PlainPosting | Giving;

/** Moves money that was paid for, or that the family had before. */
export interface PlainPosting extends Moving {
  readonly kind: Exclude<TransactionKind, GivingKind>;
}

/** Gives, or sends out, exactly the sum of its allowance. */
export interface Giving extends Moving {
  readonly kind: GivingKind;
  readonly allowance: Allowance;
}

interface Moving {
  /** One business event, one key: `settlement:12`, `payment:77:succeeded`. */
  readonly key: string;
  /** The family whose statement it is on; null for a guest's. */
  readonly userId: number | null;
  readonly by?: { readonly userId: number | null; readonly impersonatorId: number | null } | null;
  /** The reason in words, where a person gave one. */
  readonly reason?: string;
  readonly settlementId?: number;
  readonly paymentId?: number;
  readonly refundId?: number;
  readonly grantId?: number;
  readonly creditCodeId?: number;
  readonly entries: readonly Entry[];
}

export interface Posted {
  readonly id: number;
  /** False: this event was written before, and nothing moved now. */
  readonly isNew: boolean;
}

const FAMILY = new Set<string>([
  'receivable',
  'credit',
  'promo_credit',
  'yay_bucks',
  'yay_bonus',
  'refunding',
]);

/**
 * Moves money: one balanced transaction of the ledger, once per key. The database refuses one that
 * does not balance or that takes more than there is (constraint `ledger_not_below_zero`).
 */
export async function post(tx: Tx, posting: Posting): Promise<Posted> {
  const entries = posting.entries.filter(({ cents }) => cents !== 0);
  if (entries.length === 0) throw new RangeError(`${posting.key} moves nothing`);
  assertAllowed(posting);
  const owners = entries.map((entry) =>
    FAMILY.has(entry.account) ? (entry.userId ?? posting.userId) : null,
  );
  for (const owner of [...new Set(owners)].sort((a, b) => (a ?? 0) - (b ?? 0))) {
    if (owner !== null) await openAccounts(tx, owner);
  }
  const [opened] = await tx.query<{ id: number }>(
    'ledger.open_transaction',
    `insert into ledger_transactions (key, kind, user_id, actor_id, impersonator_id, reason,
       settlement_id, payment_id, refund_id, grant_id, credit_code_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (key) do nothing returning id`,
    [
      posting.key,
      posting.kind,
      posting.userId,
      posting.by?.userId ?? null,
      posting.by?.impersonatorId ?? null,
      posting.reason ?? null,
      posting.settlementId ?? null,
      posting.paymentId ?? null,
      posting.refundId ?? null,
      posting.grantId ?? null,
      posting.creditCodeId ?? null,
    ],
  );
  if (!opened) return { id: await idOf(tx, posting.key), isNew: false };
  const written = await tx.query(
    'ledger.write_entries',
    `insert into ledger_entries (transaction_id, account_id, amount_cents, order_id)
     select $1, a.id, asked.cents, asked.order_id
     from unnest($2::text[], $3::int[], $4::bigint[], $5::bigint[]) with ordinality
       as asked (kind, user_id, cents, order_id, position)
     cross join lateral (
       -- Two questions, each with its index: there are as many accounts as families, and more.
       select own.id from ledger_accounts own
       where own.user_id = asked.user_id and own.kind = asked.kind
       union all
       select house.id from ledger_accounts house
       where asked.user_id is null and house.user_id is null and house.kind = asked.kind
     ) a
     order by asked.position
     returning id ${LOCKS.funds.implied(['$3'])}`,
    [
      opened.id,
      entries.map((entry) => entry.account),
      owners,
      entries.map((entry) => entry.cents),
      entries.map((entry) => entry.orderId ?? null),
    ],
  );
  if (written.length !== entries.length) throw new Error(`${posting.key} names no such account`);
  return { id: opened.id, isNew: true };
}

/**
 * @throws RangeError where a family would get money that nobody allowed, whatever the posting calls
 * itself
 */
export function assertAllowed(posting: Posting): void {
  if ('allowance' in posting) {
    const gained = posting.entries.filter(({ account, cents }) => cents < 0 && FAMILY.has(account));
    if (gained.some(({ userId }) => userId !== undefined && userId !== posting.userId)) {
      throw new RangeError(`${posting.key} gives to another family`);
    }
    assertKind(posting.allowance, posting.kind);
    assertCovers(posting.allowance, posting.userId, -sumCents(gained.map(({ cents }) => cents)));
    return;
  }
  const takes = posting.entries.some(({ account, cents }) => account === 'promotion' && cents > 0);
  if (takes && !PAID_PROMOTION.includes(posting.kind)) {
    throw new RangeError(`${posting.key} gives by ${posting.kind}, which needs no allowance`);
  }
}

async function idOf(tx: Tx, key: string): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'ledger.transaction_of_key',
    'select id from ledger_transactions where key = $1',
    [key],
  );
  if (!row) throw new Error(`the transaction of ${key} is gone`);
  return row.id;
}
