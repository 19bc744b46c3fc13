import type { Tx } from '../../platform/db/index.ts';
import type { Counter } from './erasure-counter.ts';

/** SQL: the one child, or all children of a family, whose hand-out notes and badges are erased. */
const HER_LUNCHERS = `(select l.id from lunchers l where l.user_id = $1 and ($2::int is null or l.id = $2))`;

export async function clearHandOut(
  tx: Tx,
  count: Counter,
  userId: number,
  luncherId: number | null,
): Promise<void> {
  const of = [userId, luncherId];
  await count.of(
    'badges',
    tx.run(
      `delete from badges where luncher_id in ${HER_LUNCHERS} or $2::int is null and user_id = $1`,
      of,
    ),
  );
  await count.of(
    'hand_out_events',
    tx.run(
      `update hand_out_events e set note = null from lunches o
       where o.id = e.order_id and o.luncher_id in ${HER_LUNCHERS} and e.note is not null`,
      of,
    ),
  );
}

/**
 * Removes labels of children, and whole files that name them: a file can't be cut. What was printed
 * is made anew by who needs it.
 */
export async function removeLabels(
  tx: Tx,
  count: Counter,
  lunchers: string,
  params: readonly [number],
): Promise<void> {
  const prints = `select distinct print_id from labels where luncher_id in (${lunchers})`;
  await count.of(
    'mail_files',
    tx.run(
      `delete from mail_files where source in (
         select 'label_print ' || print_id from (${prints}) as p)`,
      params,
    ),
  );
  await tx.run(
    `update label_prints set status = 'failed' where id in (${prints}) and status = 'ready'`,
    params,
  );
  await count.of(
    'label_chunks',
    tx.run(`delete from label_chunks where print_id in (${prints})`, params),
  );
  await count.of('labels', tx.run(`delete from labels where luncher_id in (${lunchers})`, params));
}

/** Removes the lists mailed to offices for days on which these children had lunch. */
export async function removeListMails(
  tx: Tx,
  count: Counter,
  lunchers: string,
  params: readonly [number],
): Promise<void> {
  await count.of(
    'mail_files',
    tx.run(
      `delete from mail_files where source in (
         select 'luncher_list ' || destination_id || ' ' || date from plain_lunches
         where luncher_id in (${lunchers}))`,
      params,
    ),
  );
  await count.of(
    'mails',
    tx.run(
      `delete from mails m using lunchers l
       where l.id in (${lunchers}) and m.template = 'lunches_changed'
         and strpos(m.text_body, l.first || ' ' || l.last) > 0`,
      params,
    ),
  );
}
