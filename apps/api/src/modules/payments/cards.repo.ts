import type { Cents } from '@yay/domain/money';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';
import type { Method } from '../../platform/payments/provider.ts';

export interface CardRow {
  readonly id: number;
  readonly method_id: string;
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly is_default: boolean;
}
const CARD = 'id, method_id, brand, last4, exp_month, exp_year, is_default';

export async function customerOf(
  source: Queryable,
  userId: number,
  provider: string,
): Promise<string | undefined> {
  const [row] = await source.query<{ customer_id: string }>(
    'payments.customer',
    'select customer_id from payment_customers where user_id = $1 and provider = $2',
    [userId, provider],
  );
  return row?.customer_id;
}

export async function familyOfCustomer(
  source: Queryable,
  provider: string,
  customerId: string,
): Promise<number | undefined> {
  const [row] = await source.query<{ user_id: number }>(
    'payments.family_of_customer',
    'select user_id from payment_customers where provider = $1 and customer_id = $2',
    [provider, customerId],
  );
  return row?.user_id;
}

export async function familyOfCard(
  source: Queryable,
  provider: string,
  methodId: string,
): Promise<number | undefined> {
  const [row] = await source.query<{ user_id: number }>(
    'payments.family_of_card',
    'select user_id from payment_methods where provider = $1 and method_id = $2',
    [provider, methodId],
  );
  return row?.user_id;
}

/** Saves a family's customer at a provider; the first one stays. */
export async function saveCustomer(
  source: Queryable,
  userId: number,
  provider: string,
  customerId: string,
): Promise<void> {
  await source.query(
    'payments.save_customer',
    `insert into payment_customers (user_id, provider, customer_id) values ($1, $2, $3)
     on conflict (user_id, provider) do nothing`,
    [userId, provider, customerId],
  );
}

/** Locks a family's customer until the commit, so that its cards change one request at a time. */
export async function lockCards(tx: Tx, userId: number): Promise<void> {
  await tx.query(
    'payments.lock_cards',
    `select from payment_customers where user_id = $1 ${LOCKS.cards.forUpdate(['$1'])}`,
    [userId],
  );
}

/** The newest first. */
export const cardsOf = (source: Queryable, userId: number, provider: string): Promise<CardRow[]> =>
  source.query<CardRow>(
    'payments.cards',
    `select ${CARD} from payment_methods
     where user_id = $1 and provider = $2 and removed_at is null order by id desc`,
    [userId, provider],
  );

export async function cardOf(
  source: Queryable,
  userId: number,
  provider: string,
  methodId: string,
): Promise<CardRow | undefined> {
  const [row] = await source.query<CardRow>(
    'payments.card',
    `select ${CARD} from payment_methods
     where user_id = $1 and provider = $2 and method_id = $3 and removed_at is null`,
    [userId, provider, methodId],
  );
  return row;
}

/** The newest, where none was chosen. */
export async function defaultCard(
  source: Queryable,
  userId: number,
  provider: string,
): Promise<CardRow | undefined> {
  const [row] = await source.query<CardRow>(
    'payments.default_card',
    `select ${CARD} from payment_methods
     where user_id = $1 and provider = $2 and removed_at is null
     order by is_default desc, id desc limit 1`,
    [userId, provider],
  );
  return row;
}

/** Writes the provider's cards, and returns the new ones. A card that is off stays off. */
export const writeCards = (
  tx: Tx,
  userId: number,
  provider: string,
  methods: readonly Method[],
): Promise<CardRow[]> =>
  tx.query<CardRow>(
    'payments.write_cards',
    `with asked as (
       select * from unnest($3::text[], $4::text[], $5::text[], $6::int[], $7::int[], $8::text[])
         with ordinality as a (method_id, brand, last4, exp_month, exp_year, fingerprint, position)
     ), added as (
       insert into payment_methods (user_id, provider, method_id, brand, last4, exp_month, exp_year,
         fingerprint)
       select $1, $2, method_id, brand, last4, exp_month, exp_year, fingerprint
       from asked order by position
       on conflict (provider, method_id) do nothing
       returning ${CARD}
     ), changed as (
       update payment_methods m set exp_month = a.exp_month, exp_year = a.exp_year
       from asked a
       where m.user_id = $1 and m.provider = $2 and m.method_id = a.method_id
         and (m.exp_month, m.exp_year) is distinct from (a.exp_month, a.exp_year)
     )
     select ${CARD} from added order by id`,
    [
      userId,
      provider,
      methods.map((method) => method.id),
      methods.map((method) => method.brand),
      methods.map((method) => method.last4),
      methods.map((method) => method.expMonth),
      methods.map((method) => method.expYear),
      methods.map((method) => method.fingerprint),
    ],
  );

/** Takes cards off, and answers those that were on. */
export const removeCards = (
  tx: Tx,
  userId: number,
  provider: string,
  methodIds: readonly string[],
): Promise<CardRow[]> =>
  tx.query<CardRow>(
    'payments.remove_cards',
    `update payment_methods set removed_at = app_now(), is_default = false
     where user_id = $1 and provider = $2 and method_id = any($3) and removed_at is null
     returning ${CARD}`,
    [userId, provider, methodIds],
  );

export async function makeDefault(
  tx: Tx,
  userId: number,
  provider: string,
  methodId: string,
): Promise<void> {
  // Two statements: the index that allows one default sees each row as it is written.
  await tx.query(
    'payments.no_default',
    'update payment_methods set is_default = false where user_id = $1 and is_default',
    [userId],
  );
  await tx.query(
    'payments.make_default',
    `update payment_methods set is_default = true
     where user_id = $1 and provider = $2 and method_id = $3 and removed_at is null`,
    [userId, provider, methodId],
  );
}

/** Returns whether an open payment or an uncharged lunch keeps the family from removing a card. */
export async function boundToCards(
  tx: Tx,
  userId: number,
): Promise<{ payment_open: boolean; orders_ahead: boolean }> {
  const [row] = await tx.query<{ payment_open: boolean; orders_ahead: boolean }>(
    'payments.bound_to_cards',
    `select
       exists (select from payments where user_id = $1
         and status in ('new', 'pending', 'requires_action')) as payment_open,
       exists (select from plain_lunches o where o.user_id = $1 and lunch_counts(o.status)
         and o.total_cents > 0
         and not exists (select from order_charges c where c.order_id = o.id)) as orders_ahead`,
    [userId],
  );
  return row ?? { payment_open: false, orders_ahead: false };
}

/**
 * Families of closed accounts whose cards nothing is asked of any more: less is owed than a card can
 * be asked for, no payment is open, and every lunch that was not cancelled is charged.
 */
export const closedWithCards = (
  source: Queryable,
  provider: string,
  least: Cents,
  most: number,
): Promise<{ user_id: number }[]> =>
  source.query(
    'payments.closed_with_cards',
    // Family by family, by the offsets: joined, every open payment and every lunch were gone through.
    `with closed as materialized (
       select distinct m.user_id from payment_methods m
       where m.owner_closed and m.removed_at is null and m.provider = $1)
     select c.user_id from closed c
     where not exists (select from payments p
         where p.user_id = c.user_id and p.status in ('new', 'pending', 'requires_action') offset 0)
       and not exists (select from plain_lunches o
         where o.user_id = c.user_id and lunch_counts(o.status) and o.total_cents > 0
           and not exists (select from order_charges r where r.order_id = o.id) offset 0)
       and coalesce((select f.owed_cents from family_funds f where f.user_id = c.user_id), 0) < $2
     order by c.user_id limit $3`,
    [provider, least, most],
  );

export async function isClosed(tx: Tx, userId: number): Promise<boolean> {
  const rows = await tx.query(
    'payments.is_closed',
    'select from users where id = $1 and deleted_at is not null',
    [userId],
  );
  return rows.length > 0;
}
