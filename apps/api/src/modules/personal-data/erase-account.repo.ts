import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

/** Rows that an erasure changed or removed, by table. */
export type ErasedCounts = Readonly<Record<string, number>>;

/** SQL: the kitchens have nothing more of the account; a label without allergies would harm. */
const NOTHING_AHEAD = `not exists (select from lunches o where o.user_id = u.id and o.is_ahead)`;

/** Returns accounts that were closed `days` ago or earlier, by number, after one of them. */
export async function accountsToErase(
  source: Queryable,
  days: number,
  after: number,
  most: number,
): Promise<number[]> {
  const rows = await source.query<{ id: number }>(
    'erasure.due',
    `select u.id from users u
     where u.deleted_at <= (select app_now()) - make_interval(days => $1) and u.erased_at is null
       and u.id > $2 and ${NOTHING_AHEAD}
     order by u.id limit $3`,
    [days, after, most],
  );
  return rows.map(({ id }) => id);
}

export interface AccountToErase {
  email: string;
}

/** Locks an account that is still to be erased: one that was restored meanwhile is not. */
export async function lockAccountToErase(
  tx: Tx,
  userId: number,
  days: number,
): Promise<AccountToErase | undefined> {
  const [row] = await tx.query<AccountToErase>(
    'erasure.lock_account',
    `select u.email from users u
     where u.id = $1 and u.deleted_at <= app_now() - make_interval(days => $2)
       and u.erased_at is null and ${NOTHING_AHEAD}
     ${LOCKS.people.forUpdate(['$1'], { of: 'u' })}`,
    [userId, days],
  );
  return row;
}

/** Lets this transaction change the texts that name somebody in what is written once. */
export async function beginErasing(tx: Tx): Promise<void> {
  await tx.query('erasure.begin', `select set_config('yay.erasing', 'on', true)`);
}

/** Counts what each statement did. Add up under one name where a table is touched twice. */
class Counter {
  readonly counts: Record<string, number> = {};

  async of(table: string, done: Promise<{ readonly rowCount: number }>): Promise<void> {
    const { rowCount } = await done;
    if (rowCount > 0) this.counts[table] = (this.counts[table] ?? 0) + rowCount;
  }
}

/** Removes what let somebody in, what was kept for her comfort, and what waits for a proof. */
async function removeAccess(tx: Tx, count: Counter, userId: number, email: string): Promise<void> {
  const id = [userId];
  await count.of('sessions', tx.run('delete from sessions where user_id = $1', id));
  await count.of('sessions', tx.run('delete from sessions where impersonator_id = $1', id));
  await count.of('password_links', tx.run('delete from password_links where user_id = $1', id));
  await count.of('totp_secrets', tx.run('delete from totp_secrets where user_id = $1', id));
  await count.of('recovery_codes', tx.run('delete from recovery_codes where user_id = $1', id));
  await count.of('passkeys', tx.run('delete from passkeys where user_id = $1', id));
  await count.of(
    'sign_in_challenges',
    tx.run('delete from sign_in_challenges where user_id = $1', id),
  );
  await count.of('sign_in_codes', tx.run('delete from sign_in_codes where user_id = $1', id));
  await count.of('sign_in_places', tx.run('delete from sign_in_places where user_id = $1', id));
  await count.of('bridge_tokens', tx.run('delete from bridge_tokens where user_id = $1', id));
  await count.of(
    'email_changes',
    tx.run('delete from email_changes where user_id = $1 or email = $2', [userId, email]),
  );
  await count.of('email_way_backs', tx.run('delete from email_way_backs where user_id = $1', id));
  await count.of('registrations', tx.run('delete from registrations where email = $1', [email]));
  await count.of(
    'portal_invitations',
    tx.run('delete from portal_invitations where email = $1', [email]),
  );
  await count.of('saved_views', tx.run('delete from saved_views where user_id = $1', id));
  await count.of('user_preferences', tx.run('delete from user_preferences where user_id = $1', id));
  await count.of('exports', tx.run('delete from exports where user_id = $1', id));
  await count.of('idempotency_keys', tx.run('delete from idempotency_keys where user_id = $1', id));
  await count.of('referral_codes', tx.run('delete from referral_codes where user_id = $1', id));
}

/** Removes what was mailed and told. */
async function removeMail(tx: Tx, count: Counter, userId: number, email: string): Promise<void> {
  await count.of('mails', tx.run('delete from mails where user_id = $1', [userId]));
  await count.of(
    'mails',
    tx.run('delete from mails where user_id is null and to_address = $1', [email]),
  );
  await count.of('user_events', tx.run('delete from user_events where user_id = $1', [userId]));
  await count.of(
    'message_modal_addresses',
    tx.run('delete from message_modal_addresses where email = $1', [email]),
  );
  await count.of(
    'requests',
    tx.run('delete from requests where user_id = $1 or email = $2', [userId, email]),
  );
}

/** Clears the record of names and addresses. Who did what to which number, and when, stays. */
async function clearRecord(tx: Tx, count: Counter, userId: number): Promise<void> {
  await count.of(
    'activity_log',
    tx.run(
      `update activity_log set subject_label = '', before = null, after = null, ip = null,
         user_agent = null
       where about_user_id = $1 or (subject_type = 'user' and subject_id = $1)`,
      [userId],
    ),
  );
  await count.of(
    'activity_log',
    tx.run(
      `update activity_log set ip = null, user_agent = null
       where (actor_id = $1 or impersonator_id = $1) and (ip is not null or user_agent is not null)`,
      [userId],
    ),
  );
  await count.of(
    'order_events',
    tx.run(
      `update order_events set ip = null, user_agent = null
       where (user_id = $1 or actor_id = $1 or impersonator_id = $1)
         and (ip is not null or user_agent is not null)`,
      [userId],
    ),
  );
  await count.of('request_log', tx.run('delete from request_log where user_id = $1', [userId]));
}

/** Clears free texts and names beside money, whose sums and numbers stay. */
async function clearMoneyTexts(
  tx: Tx,
  count: Counter,
  userId: number,
  email: string,
): Promise<void> {
  await count.of(
    'ledger_transactions',
    tx.run(
      'update ledger_transactions set reason = null where user_id = $1 and reason is not null',
      [userId],
    ),
  );
  await count.of(
    'credit_grants',
    tx.run(`update credit_grants set reason = '---' where user_id = $1`, [userId]),
  );
  await count.of(
    'refunds',
    tx.run(
      `update refunds r set reason = '---' from payments p
       where p.id = r.payment_id and p.user_id = $1`,
      [userId],
    ),
  );
  await count.of(
    'refund_requests',
    tx.run(
      `update refund_requests r set reason = '---' from payments p
       where p.id = r.payment_id and p.user_id = $1`,
      [userId],
    ),
  );
  await count.of(
    'payment_methods',
    tx.run(`update payment_methods set last4 = '0000', fingerprint = null where user_id = $1`, [
      userId,
    ]),
  );
  await count.of(
    'payments',
    tx.run('update payments set card_last4 = null where user_id = $1', [userId]),
  );
  await count.of(
    'credit_code_sets',
    tx.run(
      `update credit_code_sets set buyer_name = null, buyer_email = null, recipient_name = null,
         recipient_email = null, message = null
       where buyer_user_id = $1 or buyer_email = $2`,
      [userId, email],
    ),
  );
  await count.of(
    'credit_code_sets',
    tx.run(
      `update credit_code_sets set recipient_name = null, recipient_email = null, message = null
       where recipient_email = $1`,
      [email],
    ),
  );
}

/** SQL: one child, or all of a family; what was noted at the hand-out, and the numbers of badges. */
const HER_LUNCHERS = `(select l.id from lunchers l where l.user_id = $1 and ($2::int is null or l.id = $2))`;

async function clearHandOut(
  tx: Tx,
  count: Counter,
  userId: number,
  luncherId: number | null,
): Promise<void> {
  const of = [userId, luncherId];
  await count.of('badges', tx.run(`delete from badges where luncher_id in ${HER_LUNCHERS}`, of));
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
async function removeLabels(
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

/** SQL: an address that nobody has, nor can take before. */
const STAND_IN = `'erased-' || id || '-' || gen_random_uuid() || '@erased.invalid'`;

/** Takes the name, the address and everything beside them from an account; its number stays. */
async function clearPerson(tx: Tx, count: Counter, userId: number): Promise<void> {
  await count.of(
    'lunchers',
    tx.run(
      `update lunchers set first = 'Erased', last = 'child ' || id, tolerances = '{}',
         are_orders_repeating = false, deleted_at = coalesce(deleted_at, app_now()),
         erased_at = app_now()
       where user_id = $1 and erased_at is null`,
      [userId],
    ),
  );
  await count.of(
    'users',
    tx.run(
      `update users set first = 'Erased', last = 'account ' || id, phone = null,
         email = ${STAND_IN}, password_hash = '', erased_at = app_now()
       where id = $1`,
      [userId],
    ),
  );
}

/** Erases an account that is locked. Returns what became of how many rows, by table. */
export async function eraseAccountRows(
  tx: Tx,
  userId: number,
  { email }: AccountToErase,
): Promise<ErasedCounts> {
  const count = new Counter();
  await removeAccess(tx, count, userId, email);
  await removeMail(tx, count, userId, email);
  await clearRecord(tx, count, userId);
  await clearMoneyTexts(tx, count, userId, email);
  await clearHandOut(tx, count, userId, null);
  await removeLabels(tx, count, 'select id from lunchers where user_id = $1', [userId]);
  await clearPerson(tx, count, userId);
  return count.counts;
}

/**
 * Takes the name and the allergies from a child that is removed, and what the record and the mails
 * of her family say of her. Mails are removed where they name her, since a text can't be cut.
 */
export async function eraseLuncherRows(
  tx: Tx,
  luncher: { readonly id: number; readonly userId: number; readonly first: string },
): Promise<ErasedCounts> {
  const count = new Counter();
  await clearHandOut(tx, count, luncher.userId, luncher.id);
  await count.of(
    'activity_log',
    tx.run(
      `update activity_log set subject_label = '', before = null, after = null
       where subject_type = 'luncher' and subject_id = $1`,
      [luncher.id],
    ),
  );
  await count.of(
    'mails',
    tx.run(
      `delete from mails where user_id = $1 and sent_at is not null
         and (strpos(text_body, $2) > 0 or strpos(subject, $2) > 0)`,
      [luncher.userId, luncher.first],
    ),
  );
  await count.of(
    'idempotency_keys',
    tx.run('delete from idempotency_keys where user_id = $1', [luncher.userId]),
  );
  await count.of('ratings', tx.run('delete from ratings where luncher_id = $1', [luncher.id]));
  await removeLabels(tx, count, 'select $1::integer', [luncher.id]);
  await count.of(
    'lunchers',
    tx.run(
      `update lunchers set first = 'Erased', last = 'child ' || id, tolerances = '{}',
         are_orders_repeating = false, erased_at = app_now()
       where id = $1`,
      [luncher.id],
    ),
  );
  return count.counts;
}

/** Writes down that an account, or a child of it, was erased. */
export async function writeErasure(
  tx: Tx,
  erasure: {
    readonly userId: number;
    readonly luncherId: number | null;
    readonly actorId: number | null;
    readonly counts: ErasedCounts;
  },
): Promise<void> {
  await tx.query(
    'erasure.write',
    `insert into erasures (user_id, luncher_id, actor_id, counts) values ($1, $2, $3, $4)`,
    [erasure.userId, erasure.luncherId, erasure.actorId, JSON.stringify(erasure.counts)],
  );
}
