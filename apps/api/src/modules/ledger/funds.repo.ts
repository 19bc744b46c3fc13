import type { Funds } from '@yay/domain/money';
import { NO_FUNDS } from '@yay/domain/money';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { FAMILY_ACCOUNTS } from './accounts.ts';

const FUNDS = `select owed_cents as "owed", credit_cents as "credit",
    promo_credit_cents as "promoCredit", yay_bucks_cents as "yayBucks",
    yay_bonus_cents as "yayBonus", refunding_cents as "refunding"
  from family_funds where user_id = $1`;

/** In cents. What somebody else moves meanwhile is not waited for; see holdFunds. */
export async function readFunds(source: Queryable, userId: number): Promise<Funds> {
  const [funds] = await source.query<Funds>('ledger.funds', FUNDS, [userId]);
  return funds ?? NO_FUNDS;
}

/**
 * Takes the family's accounts until the commit and answers what is in them. Whoever decides by a
 * balance holds it first. After the family's weeks and days, never before them.
 */
export async function holdFunds(tx: Tx, userId: number): Promise<Funds> {
  await openAccounts(tx, userId);
  await tx.query(
    'ledger.hold_funds',
    'select id from ledger_accounts where user_id = $1 order by id for no key update',
    [userId],
  );
  // A statement of its own: only now does it see what was waited for.
  return readFunds(tx, userId);
}

export async function openAccounts(tx: Tx, userId: number): Promise<void> {
  await tx.query(
    'ledger.open_accounts',
    `insert into ledger_accounts (kind, user_id)
     select kind, $1 from unnest($2::text[]) as asked (kind)
     where not exists (select from ledger_accounts a where a.user_id = $1 and a.kind = asked.kind)
     order by kind
     on conflict do nothing`,
    [userId, FAMILY_ACCOUNTS],
  );
}
