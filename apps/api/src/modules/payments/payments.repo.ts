import type { Cents } from '@yay/domain/money';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';
import type { PaymentPurpose, PaymentRow, PaymentStatus } from './payment.ts';

const COLUMNS = `id, public_id, user_id, purpose, amount_cents, provider, customer_id, method_id,
  card_brand, card_last4, off_session, status, intent_id, failure_code, details, request_key,
  actor_id, created_at, asked_at, finished_at`;

/** Seconds for which whoever asked the provider is waited for before somebody asks after it. */
export const ANSWER_SECONDS = 20;
/** Seconds that somebody has to answer her bank. */
export const ACTION_SECONDS = 1_800;
/** Seconds after which a payment that nobody has begun is taken up by the sweep. */
const FORGOTTEN_SECONDS = 1_800;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export interface NewPaymentRow {
  readonly userId: number | null;
  readonly purpose: PaymentPurpose;
  readonly cents: Cents;
  readonly provider: string;
  readonly methodId: string | null;
  readonly offSession: boolean;
  readonly details: object;
  readonly requestKey: string | null;
  readonly actorId: number | null;
}

export async function insertPayment(tx: Tx, payment: NewPaymentRow): Promise<PaymentRow> {
  const [row] = await tx.query<PaymentRow>(
    'payments.insert',
    `insert into payments (user_id, purpose, amount_cents, provider, method_id, off_session,
       details, request_key, actor_id, ask_after)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9,
       clock_timestamp() + make_interval(secs => ${FORGOTTEN_SECONDS}))
     returning ${COLUMNS}`,
    [
      payment.userId,
      payment.purpose,
      payment.cents,
      payment.provider,
      payment.methodId,
      payment.offSession,
      JSON.stringify(payment.details),
      payment.requestKey,
      payment.actorId,
    ],
  );
  if (row === undefined) throw new Error('the payment was not written');
  return row;
}

const oneOf = async (rows: Promise<PaymentRow[]>): Promise<PaymentRow | undefined> =>
  (await rows)[0];

export const paymentById = (source: Queryable, id: number): Promise<PaymentRow | undefined> =>
  oneOf(source.query('payments.by_id', `select ${COLUMNS} from payments where id = $1`, [id]));

/** Takes the payment until the commit; after the family's accounts, never before them. */
export const lockPayment = (tx: Tx, id: number): Promise<PaymentRow | undefined> =>
  oneOf(
    tx.query(
      'payments.lock',
      `select ${COLUMNS} from payments where id = $1 ${LOCKS.payments.forNoKeyUpdate(['$1'])}`,
      [id],
    ),
  );

export const paymentByKey = (
  source: Queryable,
  userId: number,
  key: string,
): Promise<PaymentRow | undefined> =>
  oneOf(
    source.query(
      'payments.by_key',
      `select ${COLUMNS} from payments where user_id = $1 and request_key = $2`,
      [userId, key],
    ),
  );

export const paymentOfFamily = (
  source: Queryable,
  userId: number,
  publicId: string,
): Promise<PaymentRow | undefined> =>
  oneOf(
    source.query(
      'payments.of_family',
      `select ${COLUMNS} from payments where public_id = $2 and user_id = $1`,
      [userId, publicId],
    ),
  );

export const openDebtPayment = (tx: Tx, userId: number): Promise<PaymentRow | undefined> =>
  oneOf(
    tx.query(
      'payments.open_debt',
      `select ${COLUMNS} from payments
       where user_id = $1 and purpose = 'debt' and status in ('new', 'pending', 'requires_action')`,
      [userId],
    ),
  );

/**
 * The latest payment of the debt that came to its end since that instant of real time. What failed
 * because nobody was there is none for somebody who is.
 */
export const debtPaymentSince = (
  tx: Tx,
  userId: number,
  since: RealTime,
): Promise<PaymentRow | undefined> =>
  oneOf(
    tx.query(
      'payments.debt_since',
      `select ${COLUMNS} from payments
       where user_id = $1 and purpose = 'debt'
         and recorded_at >= $2::timestamptz - make_interval(secs => $3::float8 / 1000)
         and (status = 'succeeded' or not off_session)
       order by id desc limit 1`,
      [userId, since.instant, since.msLater],
    ),
  );

/** Returns the same purchase that is still under way. */
export const openPurchase = (
  tx: Tx,
  userId: number,
  purpose: PaymentPurpose,
  cents: Cents,
  provider: string,
  methodId: string | null,
): Promise<PaymentRow | undefined> =>
  oneOf(
    tx.query(
      'payments.open_purchase',
      `select ${COLUMNS} from payments
       where user_id = $1 and purpose = $2 and amount_cents = $3
         and provider = $4 and method_id is not distinct from $5
         and status in ('new', 'pending', 'requires_action')
       order by id limit 1`,
      [userId, purpose, cents, provider, methodId],
    ),
  );

export const paymentByIntent = (
  source: Queryable,
  provider: string,
  intentId: string,
): Promise<PaymentRow | undefined> =>
  oneOf(
    source.query(
      'payments.by_intent',
      `select ${COLUMNS} from payments where provider = $1 and intent_id = $2`,
      [provider, intentId],
    ),
  );

export const paymentOfIntent = (
  source: Queryable,
  provider: string,
  intent: { readonly id: string; readonly reference: string | null },
): Promise<PaymentRow | undefined> =>
  oneOf(
    source.query(
      'payments.of_intent',
      `select ${COLUMNS} from payments
       where provider = $1 and (intent_id = $2 or (intent_id is null and public_id = $3::uuid))
       order by intent_id nulls last limit 1`,
      [provider, intent.id, UUID.test(intent.reference ?? '') ? intent.reference : null],
    ),
  );

/** Somebody is there now to answer the bank, where nobody was expected. */
export async function putOnSession(tx: Tx, id: number, actorId: number | null): Promise<void> {
  await tx.query(
    'payments.put_on_session',
    `update payments set off_session = false, actor_id = coalesce(actor_id, $2)
     where id = $1 and status = 'new'`,
    [id, actorId],
  );
}

export interface Asking {
  readonly cents: Cents;
  readonly customerId: string | null;
  readonly methodId: string | null;
  readonly brand: string | null;
  readonly last4: string | null;
}

export async function markPending(tx: Tx, id: number, asking: Asking): Promise<PaymentRow> {
  const [row] = await tx.query<PaymentRow>(
    'payments.mark_pending',
    `update payments set status = 'pending', amount_cents = $2, customer_id = $3, method_id = $4,
       card_brand = $5, card_last4 = $6, asked_at = clock_timestamp(),
       ask_after = clock_timestamp() + make_interval(secs => ${ANSWER_SECONDS})
     where id = $1 returning ${COLUMNS}`,
    [id, asking.cents, asking.customerId, asking.methodId, asking.brand, asking.last4],
  );
  if (row === undefined) throw new Error('the payment is gone');
  return row;
}

export interface Became {
  readonly status: PaymentStatus;
  readonly intentId: string | null;
  readonly failure: string | null;
  readonly brand?: string | null;
  readonly last4?: string | null;
  /** Seconds of real time after which the provider is asked again; null: never. */
  readonly askAgain: number | null;
}

export async function writeOutcome(tx: Tx, id: number, became: Became): Promise<PaymentRow> {
  const [row] = await tx.query<PaymentRow>(
    'payments.write_outcome',
    `update payments set status = $2, intent_id = coalesce(intent_id, $3), failure_code = $4,
       card_brand = coalesce($5, card_brand), card_last4 = coalesce($6, card_last4),
       ask_after = clock_timestamp() + make_interval(secs => $7::float8),
       finished_at = case when $2 in ('succeeded', 'failed', 'cancelled') then app_now() end,
       recorded_at = clock_timestamp()
     where id = $1 returning ${COLUMNS}`,
    [
      id,
      became.status,
      became.intentId,
      became.failure,
      became.brand ?? null,
      became.last4 ?? null,
      became.askAgain,
    ],
  );
  if (row === undefined) throw new Error('the payment is gone');
  return row;
}

/** Selects payments whose answer is overdue, in SQL. */
export const paymentsDue = (provider: string): string =>
  `select from payments where ask_after <= statement_timestamp() and provider = '${provider}'`;

/** Takes up to `most` payments whose answer is overdue; no other process asks for a while. */
export const claimUnanswered = (
  source: Queryable,
  provider: string,
  most: number,
): Promise<PaymentRow[]> =>
  source.query<PaymentRow>(
    'payments.claim_unanswered',
    `update payments set asked_at = clock_timestamp(),
       ask_after = clock_timestamp() + make_interval(secs => ${ANSWER_SECONDS})
     where id in (
       select id from payments where ask_after <= statement_timestamp() and provider = $2
       order by ask_after limit $1 ${LOCKS.payments.forNoKeyUpdate([], { skipLocked: true })})
     returning ${COLUMNS}`,
    [most, provider],
  );

/** Nothing more is asked about it. */
export async function stopAsking(source: Queryable, id: number): Promise<void> {
  await source.query('payments.stop_asking', 'update payments set ask_after = null where id = $1', [
    id,
  ]);
}

/**
 * An instant of this process (performance.now()) in the database's real time, as exact as that has
 * it. Never a later one: how long the answer took is taken off as well.
 */
export async function realTimeOf(source: Queryable, moment: number): Promise<RealTime> {
  const [row] = await source.query<{ instant: string }>(
    'payments.real_time',
    'select clock_timestamp()::text as instant',
  );
  if (row === undefined) throw new Error('the database has no time');
  return { instant: row.instant, msLater: performance.now() - moment };
}

/** So many milliseconds before that instant. */
export interface RealTime {
  readonly instant: string;
  readonly msLater: number;
}

/**
 * Marks the open payments and refunds, events and cards of other providers; an open payment says
 * why it stays so.
 */
export async function markOthers(
  source: Queryable,
  provider: string,
  why: string,
): Promise<{ payments: number; refunds: number; events: number; cards: number }> {
  const [row] = await source.query<{
    payments: number;
    refunds: number;
    events: number;
    cards: number;
  }>(
    'payments.mark_others',
    `with marked as (
       update payments set failure_code = case when provider <> $1 then $2 end
       where status in ('new', 'pending', 'requires_action')
         and (provider <> $1) <> (failure_code is not distinct from $2)
     )
     select (select count(*) from payments
         where provider <> $1 and status in ('new', 'pending', 'requires_action'))::int as payments,
       (select count(*) from refunds r join payments p on p.id = r.payment_id
         where p.provider <> $1 and r.status in ('new', 'pending'))::int as refunds,
       (select count(*) from provider_events
         where provider <> $1 and processed_at is null)::int as events,
       (select count(*) from payment_methods
         where provider <> $1 and removed_at is null)::int as cards`,
    [provider, why],
  );
  return row ?? { payments: 0, refunds: 0, events: 0, cards: 0 };
}
