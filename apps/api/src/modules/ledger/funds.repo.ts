import type { Funds } from '@yay/domain/money';
import { NO_FUNDS } from '@yay/domain/money';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';
import { FAMILY_ACCOUNTS } from './accounts.ts';

const FUNDS_COLUMNS = `owed_cents as "owed", credit_cents as "credit",
    promo_credit_cents as "promoCredit", yay_bucks_cents as "yayBucks",
    yay_bonus_cents as "yayBonus", refunding_cents as "refunding"`;
const FUNDS = `select ${FUNDS_COLUMNS} from family_funds where user_id = $1`;

/** Returns the family's funds in cents, without a lock: they may change at once. See `lockFunds`. */
export async function readFunds(source: Queryable, userId: number): Promise<Funds> {
  const [funds] = await source.query<Funds>('ledger.funds', FUNDS, [userId]);
  return funds ?? NO_FUNDS;
}

/**
 * Locks the family's funds until the commit and returns them, in cents. A decision by a balance locks
 * it first.
 */
export async function lockFunds(tx: Tx, userId: number): Promise<Funds> {
  await openAccounts(tx, userId);
  await tx.query(
    'ledger.lock_funds',
    `select id from ledger_accounts where user_id = $1 order by id
     ${LOCKS.funds.forNoKeyUpdate(['$1'])}`,
    [userId],
  );
  // A statement of its own: only now does it see what was waited for.
  return readFunds(tx, userId);
}

/** Locks and returns the funds of several families, in cents; `fundsIn` reads one of them. */
export async function lockFundsOf(
  tx: Tx,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Funds>> {
  await openAccountsOf(tx, userIds);
  await tx.query(
    'ledger.lock_funds_of',
    `select id from ledger_accounts where user_id = any($1::int[])
     order by user_id, id ${LOCKS.funds.forNoKeyUpdate(['$1'])}`,
    [userIds],
  );
  return readFundsOf(tx, userIds);
}

/** Returns the funds of several families without a lock, in cents; `fundsIn` reads one of them. */
export async function readFundsOf(
  source: Queryable,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Funds>> {
  const rows = await source.query<Funds & { userId: number }>(
    'ledger.funds_of',
    `select user_id as "userId", ${FUNDS_COLUMNS} from family_funds where user_id = any($1::int[])`,
    [userIds],
  );
  return new Map(rows.map(({ userId, ...funds }) => [userId, funds]));
}

export const fundsIn = (funds: ReadonlyMap<number, Funds>, userId: number): Funds =>
  funds.get(userId) ?? NO_FUNDS;

export const openAccounts = (tx: Tx, userId: number): Promise<void> => openAccountsOf(tx, [userId]);

async function openAccountsOf(tx: Tx, userIds: readonly number[]): Promise<void> {
  await tx.query(
    'ledger.open_accounts',
    `insert into ledger_accounts (kind, user_id)
     select asked.kind, owner
     from unnest($1::int[]) as owner cross join unnest($2::text[]) as asked (kind)
     -- Each by its key: without the limit they are joined to the accounts of everybody.
     left join lateral (
       select a.id from ledger_accounts a where a.user_id = owner and a.kind = asked.kind limit 1
     ) opened on true
     where opened.id is null
     order by owner, asked.kind
     on conflict do nothing`,
    [userIds, FAMILY_ACCOUNTS],
  );
}
