import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/**
 * Limits of time and of turns; both must pass, as time alone proves nothing on a stalled machine.
 */
const WITHIN_MS = 90_000;
const LOOKS = 400;
const LOOK_EVERY_MS = 120;

/**
 * Statements that end waits in real time: they make responses overdue and sweeps due, and release
 * jobs of dead workers. They change nothing else.
 */
const HURRY = [
  `update payments set ask_after = clock_timestamp()
   where ask_after > clock_timestamp()
     and coalesce(asked_at, '-infinity') < clock_timestamp() - interval '700 ms'`,
  `update refunds set ask_after = clock_timestamp()
   where status in ('new', 'pending') and ask_after > clock_timestamp()
     and coalesce(asked_at, '-infinity') < clock_timestamp() - interval '700 ms'`,
  `update pgboss.job set start_after = now()
   where state in ('created', 'retry') and start_after > now()
     and name ~ '^(payments|settlement|orders[.]sweep_days)'`,
  `update pgboss.job set state = 'retry', start_after = now(), started_on = null
   where state = 'active' and started_on < now() - interval '2 s'
     and name ~ '^(payments|settlement|orders[.]sweep_days)'`,
];

const OPEN = `
select 'payment ' || id || ' ' || status as what from payments
  where status in ('new', 'pending', 'requires_action') or ask_after is not null
union all
select 'refund ' || id || ' ' || status from refunds where status in ('new', 'pending')
union all
select 'event ' || id from provider_events where processed_at is null
union all
select 'job ' || name || ' ' || state from pgboss.job
  where state in ('created', 'retry', 'active') and name in ('payments.charge', 'payments.refund',
    'payments.event', 'payments.detach_card', 'settlement.family')
union all
select 'market ' || market_id || ' has to lock ' || date from market_days
  where lock_at <= app_now() and locked_at is null
union all
select 'week ' || monday || ' is due' from settlement_weeks
  where settle_at <= app_now() and fanned_out_at is null
union all
select 'day ' || md.date || ' is due' from market_days md
  join settlement_weeks s on s.market_id = md.market_id
    and s.monday = date_trunc('week', md.date)::date and s.fanned_out_at is not null
  where md.locked_at is not null and md.settle_fanned_out_at is null`;

export const hurry = async (db: pg.Pool): Promise<void> => {
  for (const statement of HURRY) await db.query(statement);
};

/** Waits until nothing is pending; returns what still is after the limits. */
export async function settleDown(db: pg.Pool, revive: () => Promise<unknown>): Promise<string[]> {
  const until = performance.now() + WITHIN_MS;
  for (let looks = 0; ; looks += 1) {
    // A planted fault may strike as late as here.
    await revive();
    const { rows } = await db.query<{ what: string }>(OPEN);
    if (rows.length === 0) return [];
    if (looks > LOOKS && performance.now() > until)
      return rows.map(({ what }) => `${what} is still open`);
    await hurry(db);
    await wait(LOOK_EVERY_MS);
  }
}
