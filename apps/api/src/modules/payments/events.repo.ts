import type { Queryable, Tx } from '../../platform/db/index.ts';
import type { ProviderEvent } from '../../platform/payments/provider.ts';

export interface EventRow {
  readonly id: number;
  readonly type: string;
  readonly payload: { readonly object: ProviderEvent['object'] };
}

/** Undefined: it was told before. */
export async function insertEvent(
  tx: Tx,
  provider: string,
  event: ProviderEvent,
): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(
    'payments.insert_event',
    `insert into provider_events (provider, event_id, type, payload) values ($1, $2, $3, $4)
     on conflict (provider, event_id) do nothing returning id`,
    [
      provider,
      event.id,
      event.type,
      JSON.stringify({ object: event.object, told: event.payload }, storable),
    ],
  );
  return row?.id;
}

/**
 * Leaves out of an event the secrets that let a browser act, and the payer; the text is made fit
 * for the database.
 */
function storable(key: string, value: unknown): unknown {
  if (key === 'client_secret' || key === 'billing_details') return undefined;
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}

export async function waitingEvent(
  source: Queryable,
  provider: string,
  id: number,
): Promise<EventRow | undefined> {
  const [row] = await source.query<EventRow>(
    'payments.waiting_event',
    `select id, type, payload from provider_events
     where id = $1 and provider = $2 and processed_at is null`,
    [id, provider],
  );
  return row;
}

export async function markEvent(source: Queryable, id: number, outcome: string): Promise<void> {
  await source.query(
    'payments.mark_event',
    `update provider_events set processed_at = clock_timestamp(), outcome = $2
     where id = $1 and processed_at is null`,
    [id, outcome],
  );
}

/** Selects events whose job is long over and left them as they were, in SQL. */
export const eventsDue = (provider: string): string =>
  `select from provider_events where processed_at is null and provider = '${provider}'
     and received_at < statement_timestamp() - interval '20 minutes'`;

export const forgottenEvents = (
  source: Queryable,
  provider: string,
  most: number,
): Promise<{ id: number }[]> =>
  source.query(
    'payments.forgotten_events',
    `select id from provider_events
     where processed_at is null and provider = $2
       and received_at < statement_timestamp() - interval '20 minutes'
     order by id limit $1`,
    [most, provider],
  );
