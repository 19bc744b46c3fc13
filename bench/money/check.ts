import type pg from 'pg';
import type { BuiltinProvider } from '../../apps/api/src/platform/payments/builtin/client.ts';

/** What the provider's own record says, by our reference: read on, never read anew. */
export interface ProviderRecord {
  readonly cents: Map<string, number>;
  /** References under which it charged more than once. */
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

/** The provider's record against the ledger: each payment and refund, to the cent. */
export async function checkProvider(client: pg.ClientBase, record: ProviderRecord) {
  await record.readOn();
  const { rows } = await client.query<{ key: string; cents: string }>(
    `select kind || ' ' || reference as key, cents from ledger_provider_payments`,
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
 * What every family owes and has, from its history and without the ledger: what was ordered and
 * charged, less what its card paid, what it was given and what codes brought.
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
select f.user_id, f.owed_cents - f.credit_cents - f.promo_credit_cents - f.yay_bucks_cents
    - f.yay_bonus_cents as is,
  coalesce(price.cents, 0) - coalesce(paid.cents, 0) + coalesce(refunded.cents, 0)
    + coalesce(bonus_back.cents, 0) - coalesce(given.cents, 0) + coalesce(taken_back.cents, 0)
    - coalesce(redeemed.cents, 0) as should
from family_funds f
left join price using (user_id) left join paid using (user_id) left join refunded using (user_id)
left join bonus_back using (user_id) left join given using (user_id)
left join taken_back using (user_id) left join redeemed using (user_id)`;

export async function checkHistories(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ user_id: number; is: string; should: string }>(
    `select * from (${HISTORY}) as family where "is" <> should`,
  );
  return rows.map(
    ({ user_id, is, should }) =>
      `family ${user_id}: its accounts say ${is} and its history ${should}`,
  );
}

/** Jobs about money that nobody will do any more. */
export async function lostJobs(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; why: string }>(
    `select name, left(output::text, 300) as why from pgboss.job
     where state = 'failed' and name ~ '^(payments|settlement)[.]'`,
  );
  return rows.map(({ name, why }) => `a job ${name} was given up: ${why}`);
}
