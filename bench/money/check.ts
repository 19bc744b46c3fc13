import type pg from 'pg';
import type { BuiltinProvider } from '../../apps/api/src/platform/payments/builtin/client.ts';

/** The provider's own record by our reference; each check continues where the last one ended. */
export interface ProviderRecord {
  readonly cents: Map<string, number>;
  /** References with more than one charge. */
  readonly twice: Set<string>;
  movements: number;
  readOn(): Promise<void>;
}

export function recordOf(provider: Pick<BuiltinProvider, 'listMovements'>): ProviderRecord {
  const cents = new Map<string, number>();
  const charged = new Set<string>();
  const twice = new Set<string>();
  let after: string | undefined;
  const record: ProviderRecord = {
    cents,
    twice,
    movements: 0,
    async readOn() {
      for (;;) {
        const { movements } = await provider.listMovements({
          since: new Date(0),
          until: new Date(Date.now() + 60_000),
          ...(after !== undefined && { after }),
        });
        for (const { id, kind, amount, reference } of movements) {
          const key = `${kind} ${reference ?? id}`;
          cents.set(key, (cents.get(key) ?? 0) + amount);
          if (kind === 'payment') {
            if (charged.has(key)) twice.add(key);
            charged.add(key);
          }
          after = id;
        }
        record.movements += movements.length;
        if (movements.length === 0) return;
      }
    },
  };
  return record;
}

/**
 * Compares the provider's record with the ledger: each payment, refund and dispute, to the cent.
 */
export async function checkProvider(client: pg.ClientBase, record: ProviderRecord) {
  await record.readOn();
  const { rows } = await client.query<{ key: string; cents: string }>(
    `select kind || ' ' || reference as key, cents from ledger_provider_payments
     union all
     select 'dispute ' || p.public_id, sum(e.amount_cents)::bigint
     from ledger_entries e
     join ledger_accounts a on a.id = e.account_id and a.kind = 'provider'
     join ledger_transactions t on t.id = e.transaction_id and t.kind = 'dispute'
     join payments p on p.id = t.payment_id
     group by p.id`,
  );
  const ledger = new Map(rows.map(({ key, cents }) => [key, Number(cents)]));
  const problems = [...record.twice].map((key) => `${key}: charged twice at the provider`);
  for (const key of new Set([...ledger.keys(), ...record.cents.keys()])) {
    const [there, here] = [record.cents.get(key) ?? 0, ledger.get(key) ?? 0];
    if (there !== here) problems.push(`${key}: ${there} at the provider, ${here} in the ledger`);
  }
  return problems;
}

/**
 * Computes the debt and funds of every family from its history and not from its accounts: charged
 * orders, less card payments, given credit and redeemed codes. Includes families without accounts.
 */
const HISTORY = `
with price as (
  select o.user_id, sum(c.meals + c.late_fee - c.discount) as cents
  from orders o
  join (
    select order_id, sum(meals_cents) as meals, sum(late_fee_cents) as late_fee,
      sum(discount_cents) as discount
    from order_charges group by order_id
  ) c on c.order_id = o.id
  where o.status <> 'cancelled' group by 1
), paid as (
  select user_id, sum(amount_cents + coalesce((details ->> 'bonus')::int, 0)) as cents from payments
  where status = 'succeeded' and purpose in ('debt', 'yay_bucks') and user_id is not null group by 1
), refunded as (
  select r.user_id, sum(r.amount_cents) as cents from refunds r
  join payments p on p.id = r.payment_id
  where r.status <> 'failed' and p.purpose <> 'gift' and r.user_id is not null group by 1
), bonus_back as (
  select t.user_id, -sum(e.amount_cents) as cents
  from ledger_transactions t
  join ledger_entries e on e.transaction_id = t.id
  join ledger_accounts a on a.id = e.account_id and a.kind = 'promotion'
  where t.refund_id is not null and t.user_id is not null group by 1
), disputed as (
  select t.user_id, -sum(e.amount_cents) as cents
  from ledger_transactions t
  join ledger_entries e on e.transaction_id = t.id
  join ledger_accounts a on a.id = e.account_id and a.kind = 'provider'
  where t.kind = 'dispute' and t.user_id is not null group by 1
), given as (
  select user_id, sum(amount_cents) as cents from credit_grants where status = 'issued' group by 1
), taken_back as (
  select t.user_id, -sum(e.amount_cents) as cents
  from ledger_transactions t
  join ledger_entries e on e.transaction_id = t.id
  join ledger_accounts a on a.id = e.account_id and a.kind = 'promotion'
  where t.kind = 'credit_taken_back' group by 1
), redeemed as (
  select c.redeemed_by as user_id, sum(s.amount_cents) as cents
  from credit_codes c join credit_code_sets s on s.id = c.set_id
  where c.redeemed_by is not null group by 1
)
select u.id as user_id, coalesce(f.owed_cents - f.credit_cents - f.promo_credit_cents
    - f.yay_bucks_cents - f.yay_bonus_cents, 0) as is,
  coalesce(price.cents, 0) - coalesce(paid.cents, 0) + coalesce(refunded.cents, 0)
    + coalesce(bonus_back.cents, 0) + coalesce(disputed.cents, 0) - coalesce(given.cents, 0)
    + coalesce(taken_back.cents, 0) - coalesce(redeemed.cents, 0) as should
from users u
left join family_funds f on f.user_id = u.id
left join price on price.user_id = u.id left join paid on paid.user_id = u.id
left join refunded on refunded.user_id = u.id left join bonus_back on bonus_back.user_id = u.id
left join disputed on disputed.user_id = u.id left join given on given.user_id = u.id
left join taken_back on taken_back.user_id = u.id left join redeemed on redeemed.user_id = u.id`;

export async function checkHistories(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ user_id: number; is: string; should: string }>(
    `select * from (${HISTORY}) as family where "is" <> should`,
  );
  return rows.map(
    ({ user_id, is, should }) =>
      `family ${user_id}: its accounts say ${is} and its history ${should}`,
  );
}

/** The outcomes that were acknowledged to a client, which may rely on them. */
export interface Told {
  /** Public ids of payments that succeeded. */
  readonly payments: Set<string>;
  readonly grants: Set<number>;
  /** The number of codes that each family redeemed. */
  readonly redeemed: Map<number, number>;
  /** The number of accepted refunds of each payment. */
  readonly refunds: Map<string, number>;
}

export const nothingTold = (): Told => ({
  payments: new Set(),
  grants: new Set(),
  redeemed: new Map(),
  refunds: new Map(),
});

export const count = <Key>(counts: Map<Key, number>, key: Key): Map<Key, number> =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

/**
 * Checks that acknowledged outcomes are stored: a response is sent after the commit, never before.
 */
export async function checkTold(client: pg.ClientBase, told: Told): Promise<string[]> {
  const { rows } = await client.query<{ what: string }>(
    `select 'payment ' || told.id as what from unnest($1::uuid[]) as told (id)
     where not exists (select from payments p
       where p.public_id = told.id and p.status = 'succeeded')
     union all
     select 'credit ' || told.id from unnest($2::bigint[]) as told (id)
     where not exists (select from credit_grants g where g.id = told.id and g.status = 'issued')
     union all
     select 'a code of family ' || told.id from unnest($3::int[], $4::int[]) as told (id, codes)
     where told.codes > (select count(*) from credit_codes c where c.redeemed_by = told.id)
     union all
     select 'a refund of payment ' || told.id from unnest($5::uuid[], $6::int[]) as told (id, refunds)
     where told.refunds > (select count(*) from refunds r join payments p on p.id = r.payment_id
       where p.public_id = told.id)`,
    [
      [...told.payments],
      [...told.grants],
      [...told.redeemed.keys()],
      [...told.redeemed.values()],
      [...told.refunds.keys()],
      [...told.refunds.values()],
    ],
  );
  return rows.map(({ what }) => `${what} was told to have happened and has not`);
}

/** Returns jobs about money that no worker will run any more. */
export async function lostJobs(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; why: string }>(
    `select name, left(output::text, 300) as why from pgboss.job
     where state = 'failed' and name ~ '^(payments|settlement)[.]'`,
  );
  return rows.map(({ name, why }) => `a job ${name} was given up: ${why}`);
}
