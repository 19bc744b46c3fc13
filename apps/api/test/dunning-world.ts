import { cancelUnpaid } from '../src/modules/cancelling/index.ts';
import { createDunning } from '../src/modules/dunning/create-dunning.ts';
import { sweepDebts } from '../src/modules/dunning/sweep-debts.ts';
import { readFunds } from '../src/modules/ledger/index.ts';
import { createLetters } from '../src/modules/letters/index.ts';
import { sweepMarketDays } from '../src/modules/market-days/index.ts';
import { createPayments, type Payments } from '../src/modules/payments/index.ts';
import { contact } from '../src/modules/settings/index.ts';
import { createUserEvents } from '../src/modules/user-events/index.ts';
import { silentLog } from './silent-log.ts';
import type { Caller } from './tiny-app.ts';
import { type Tiny, useTiny } from './use-tiny.ts';

/** Numbers of test cards by their behavior. */
export const CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000341',
  asksAlways: '4000002760003184',
} as const;

/** A Monday noon in the school's city, at which a week is charged. */
export const CHARGED = '2026-11-23T17:00:00Z';
/**
 * Returns the instant `days` after CHARGED, and a minute, since the clock runs on during a test.
 */
export const after = (days: number, minutes = 1): string =>
  new Date(Date.parse(CHARGED) + days * 86_400_000 + minutes * 60_000).toISOString();

export interface Family extends Caller {
  readonly id: number;
  readonly luncherId: number;
  owe(cents: number): Promise<void>;
  /** Puts the family in debt by `cents` and has its card charged at once. */
  failToPay(cents?: number): Promise<void>;
  give(cents: number, key: string): Promise<void>;
  addCard(number?: string): Promise<void>;
  pay(): ReturnType<Caller['send']>;
  order(date: string, cents?: number): Promise<number>;
  /** Counts the sent mails by template. */
  letters(): Promise<Record<string, number>>;
  lastLetter(): Promise<string>;
  me(): Promise<{ delinquent: number; must_pay: boolean; suspended_on: string | null }>;
  theCase(): Promise<CaseOf | undefined>;
  payments(): Promise<{ status: string; failure_code: string | null; amount_cents: number }[]>;
  events(): Promise<string[]>;
  deeds(): Promise<string[]>;
  owed(): Promise<number>;
  status(orderId: number): Promise<string>;
}
interface CaseOf {
  readonly tries: number;
  readonly next: string | null;
  readonly grace: string;
  readonly suspended: boolean;
  readonly closed: boolean;
}

export interface DunningWorld extends Tiny {
  readonly payments: Payments;
  family(options?: { readonly card?: string; readonly email?: string }): Promise<Family>;
  /** Runs the dunning job and the charges that it enqueues. */
  sweep(): Promise<void>;
  sweepDebts(): ReturnType<typeof sweepDebts>;
  /** Locks the days that are due, as the job does. */
  lock(): Promise<void>;
}

export async function dunningWorld(): Promise<DunningWorld> {
  const tiny = await useTiny({ now: CHARGED });
  const { app, build, db } = tiny;
  const { jobs, mailer } = app.platform;
  const letters = createLetters({ mailer, product: 'Lunch', url: undefined, contact });
  const events = createUserEvents({ jobs, webhook: undefined });
  const dunning = createDunning({ letters, events });
  const nothing = { succeeded: async () => undefined, failed: async () => undefined };
  const payments = createPayments({
    db,
    jobs,
    log: silentLog,
    provider: app.payments.provider,
    perSecond: 1_000,
    product: 'Lunch',
    outcomes: {
      debt: { ...nothing, failed: dunning.debtFailed },
      yay_bucks: nothing,
      gift: { ...nothing, holdForRefund: async () => null, refundFailed: async () => undefined },
      debtCleared: dunning.debtCleared,
    },
  });
  const world: DunningWorld = {
    ...tiny,
    payments,
    sweepDebts: () => sweepDebts({ db, log: silentLog, letters, events, payments }),
    async sweep() {
      await world.sweepDebts();
      await app.runJobs();
    },
    async lock() {
      await sweepMarketDays(db, undefined, (day) =>
        cancelUnpaid({ db, log: silentLog, letters }, day),
      );
    },
    async family({ card, email } = {}) {
      const { id, luncherId } = await build.family({
        lunchers: [{ first: 'Cleo' }],
        ...(email !== undefined && { email }),
      });
      const family = familyOf(world, await tiny.as(id), id, luncherId);
      if (card !== undefined) await family.addCard(card);
      return family;
    },
  };
  return world;
}

function familyOf(
  { app, build, db, payments, rows }: DunningWorld,
  caller: Caller,
  id: number,
  luncherId: number,
): Family {
  const family: Family = {
    ...caller,
    id,
    luncherId,
    owe: (cents) => build.debt(id, cents),
    async failToPay(cents = 1_250) {
      await family.owe(cents);
      await db.tx((tx) => payments.requestDebtCharge(tx, id));
      await app.runJobs();
    },
    give: (cents, key) => build.credit(id, cents, { key }),
    async addCard(number = CARDS.pays) {
      const begun = await caller.send('POST', `/api/payments/${id}/create-setup-intent`);
      const { id: setup, client_secret } = begun.json();
      await app.payments.provider.passOn(`/pay/v1/setup_intents/${setup}/confirm`, {
        client_secret,
        card: { number, exp_month: 12, exp_year: 2040, cvc: '123', zip: '10001' },
      });
      await app.payments.provider.passOn(`/pay/v1/setup_intents/${setup}/authenticate`, {
        client_secret,
        outcome: 'approve',
      });
      const listed = await caller.send('GET', `/api/payments/${id}/payment-methods`);
      const paymentMethod = listed.json().data[0].id;
      const chosen = await caller.send('POST', `/api/payments/${id}/default-payment-method`, {
        paymentMethod,
      });
      if (chosen.statusCode !== 200) throw new Error(chosen.body);
    },
    pay: () => caller.send('POST', `/api/payments/${id}/immediate-payment`),
    order: (date, cents = 700) => build.order({ luncherId, date, cents }),
    async letters() {
      const letters = await rows<{ template: string; n: number }>(
        'select template, count(*)::int as n from mails where user_id = $1 group by 1',
        [id],
      );
      return Object.fromEntries(letters.map(({ template, n }) => [template, n]));
    },
    async lastLetter() {
      const [mail] = await rows<{ text_body: string }>(
        'select text_body from mails where user_id = $1 order by id desc limit 1',
        [id],
      );
      return mail?.text_body ?? '';
    },
    me: async () => (await caller.send('GET', '/api/me')).json().data,
    async theCase() {
      const [row] = await rows<CaseOf>(
        `select tries, to_char(next_try_at, 'MM-DD HH24:MI') as next,
           to_char(grace_ends_at, 'MM-DD HH24:MI') as grace,
           suspended_at is not null as suspended, closed_at is not null as closed
         from dunning_cases where user_id = $1 order by id desc limit 1`,
        [id],
      );
      return row;
    },
    payments: () =>
      rows(
        'select status, failure_code, amount_cents from payments where user_id = $1 order by id',
        [id],
      ),
    async events() {
      const events = await rows<{ name: string }>(
        'select name from user_events where user_id = $1 order by id',
        [id],
      );
      return events.map(({ name }) => name);
    },
    async deeds() {
      const entries = await rows<{ action: string }>(
        `select action from activity_log where about_user_id = $1
           and (action like 'dunning.%' or action like 'user.%') order by id`,
        [id],
      );
      return entries.map(({ action }) => action);
    },
    owed: async () => (await readFunds(db, id)).owed,
    async status(orderId) {
      const [row] = await rows<{ status: string; cancel_reason: string | null }>(
        'select status, cancel_reason from orders where id = $1',
        [orderId],
      );
      return row?.cancel_reason ?? row?.status ?? '';
    },
  };
  return family;
}
