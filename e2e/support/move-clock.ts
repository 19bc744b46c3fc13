import { expect } from '@playwright/test';
import type { Rows } from './database.ts';

/** Milliseconds in which a busy machine has to finish everything that is due. */
const DONE_WITHIN_MS = 45_000;
/** Milliseconds that the clock may have run on while a busy machine answers. */
const RUN_ON_MS = 30_000;

/**
 * Moves the product's clock and runs the sweeps at once, as a start does. Returns when the server
 * shows the new time and no due job is left, so that pages show the final state.
 */
export async function moveClock(
  { url, rows }: { readonly url: string; readonly rows: Rows },
  at: string,
): Promise<void> {
  const instant = Date.parse(at);
  await rows(
    `update app_clock
     set offset_ms = $1::bigint - (extract(epoch from clock_timestamp()) * 1000)::bigint`,
    [instant],
  );
  await expect
    .poll(async () => {
      const answer = await fetch(`${url}/api/config`);
      const { data } = (await answer.json()) as { data: { server_now: string } };
      return Math.abs(Date.parse(data.server_now) - instant);
    })
    .toBeLessThan(RUN_ON_MS);
  await sweep(rows);
  await expect
    .poll(() => rows(DUE_JOBS), { timeout: DONE_WITHIN_MS, message: 'all that is due is done' })
    .toEqual([]);
}

const DUE_JOBS = `select name, state from pgboss.job
  where state = 'active' or (state in ('created', 'retry') and start_after <= now())`;

// A sweep that is running may have read the old time, so another one is enqueued.
async function sweep(rows: Rows): Promise<void> {
  await rows(
    `with due as (
       select q.* from pgboss.queue q join pgboss.schedule s on s.name = q.name
       where s.cron = '* * * * *'
         or exists (select from pgboss.job j where j.name = q.name and j.singleton_key = 'sweep')
     ), waiting as (
       update pgboss.job j set start_after = now() from due
       where j.name = due.name and j.state = 'created' returning j.name
     )
     insert into pgboss.job (name, data, singleton_key, policy, retry_limit, retry_delay,
       retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds)
     select name, '{}', 'sweep', policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
       expire_seconds, heartbeat_seconds
     from due where name not in (select name from waiting)
     on conflict do nothing`,
  );
}
