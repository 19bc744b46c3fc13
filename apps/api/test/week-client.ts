import type { LunchCalendar } from '@yay/contract/calendar/calls';
import type { SaveResult } from '@yay/contract/orders/calls';
import type { LightMyRequestResponse } from 'fastify';
import type { Db } from '../src/platform/db/index.ts';
import type { Caller } from './tiny-app.ts';

export interface Entry {
  readonly date: string;
  readonly entreeId: number | null;
  readonly optionIds?: readonly number[];
  readonly extraIds?: readonly number[];
  readonly lateFee?: number;
  readonly expectedTotal?: number;
  readonly chooseRandomDailySpecial?: boolean;
}

export interface SaveExtras {
  readonly version?: number;
  readonly key?: string;
  readonly code?: string | null;
  readonly saveWithout?: boolean;
  readonly sendConfirmationEmail?: boolean;
}

/** A family's week as a browser handles it: loads it, saves it and remembers the version it saw. */
export interface WeekClient {
  version: number;
  read(): Promise<LunchCalendar>;
  /** Saves days by luncher id and returns the raw response. */
  put(days: Record<number, readonly Entry[]>, extras?: SaveExtras): Promise<LightMyRequestResponse>;
  /** Saves days by luncher id and fails the test when the save is refused. */
  save(days: Record<number, readonly Entry[]>, extras?: SaveExtras): Promise<SaveResult['data']>;
  clear(lunchers: readonly number[], extras?: SaveExtras): Promise<LightMyRequestResponse>;
}

export function weekClient(caller: Caller, userId: number, monday: string): WeekClient {
  const url = `/api/v2/users/${userId}/orders-bulk`;
  const headers = (key?: string): Record<string, string> =>
    key === undefined ? {} : { 'idempotency-key': key };
  const client: WeekClient = {
    version: 0,
    async read() {
      const answer = await caller.send(
        'GET',
        `/api/lunch-calendar?mondayOfWeek=${monday}&userId=${userId}`,
      );
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const calendar = answer.json<LunchCalendar>();
      client.version = calendar.version;
      return calendar;
    },
    put(days, { version, key, code, saveWithout, sendConfirmationEmail = false } = {}) {
      const body = {
        mondayOfWeek: monday,
        version: version ?? client.version,
        lunchers: Object.entries(days).map(([id, selections]) => ({ id: Number(id), selections })),
        ...(code !== undefined && {
          discounts: [{ mondayOfDiscountedWeek: monday, discountCode: code, saveWithout }],
        }),
        sendConfirmationEmail,
      };
      return caller.send('PUT', url, body, headers(key));
    },
    async save(days, extras) {
      const answer = await client.put(days, extras);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const { data } = answer.json<SaveResult>();
      client.version = data.version;
      return data;
    },
    async clear(lunchers, { version, key, sendConfirmationEmail = false } = {}) {
      const end = new Date(Date.parse(`${monday}T00:00:00Z`) + 4 * 86_400_000);
      const dates = { start: monday, end: end.toISOString().slice(0, 10) };
      const body = {
        mondayOfWeek: monday,
        version: version ?? client.version,
        lunchers: lunchers.map((id) => ({ id, dates })),
        sendConfirmationEmail,
      };
      const answer = await caller.send('DELETE', url, body, headers(key));
      if (answer.statusCode === 200) client.version = answer.json<SaveResult>().data.version;
      return answer;
    },
  };
  return client;
}

/** Deletes every order and its events, past the trigger that keeps events. */
export async function forgetOrders(db: Db): Promise<void> {
  await db.tx(async (tx) => {
    // Turns triggers off, one of which refuses to delete events; much faster than TRUNCATE.
    await tx.run('set local session_replication_role = replica');
    for (const table of ORDERED) await tx.run(`delete from ${table}`);
    await tx.run(FORGIVEN);
  });
}

/** Clears the debts that the deleted orders left. */
const FORGIVEN = `update users set delinquent = false,
  suspended_on = case when suspension_reason = 'payment' then null else suspended_on end,
  suspension_reason = nullif(suspension_reason, 'payment')
  where delinquent or suspension_reason = 'payment'`;

const ORDERED = [
  'dunning_cases',
  'order_charges',
  'ledger_entries',
  'ledger_transactions',
  'settlements',
  'payments',
  'substitution_choices',
  'substitutions',
  'order_events',
  'order_lines',
  'orders',
  'order_weeks',
  'item_day_stock',
  'idempotency_keys',
  'blackouts',
  'daily_specials',
  'mails',
  'rate_limits',
];
