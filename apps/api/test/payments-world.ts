import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Role } from '@yay/domain/access';
import { instant } from '@yay/domain/time';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import { compose, JOB_KINDS } from '../src/compose.ts';
import { post, readFunds } from '../src/modules/ledger/index.ts';
import {
  createPayments,
  type Outcomes,
  type PaymentRow,
  type Payments,
} from '../src/modules/payments/index.ts';
import { paymentsJobs } from '../src/modules/payments/payments.jobs.ts';
import { paymentsRoutes } from '../src/modules/payments/payments.routes.ts';
import { readConfig } from '../src/platform/config/index.ts';
import type { Db } from '../src/platform/db/index.ts';
import type { Platform } from '../src/platform/index.ts';
import type { BuiltinProvider } from '../src/platform/payments/index.ts';
import { startPlatform } from '../src/platform/start.ts';
import { createServer } from '../src/server.ts';
import { addPerson } from './add-person.ts';
import { silentLog } from './silent-log.ts';
import { testDatabase } from './test-database.ts';
import { type TestPayments, testPayments } from './test-payments.ts';
import { type Sql, sqlOf } from './use-tiny.ts';

/** Numbers of test cards by their behavior. */
export const CARDS = {
  pays: '4242424242424242',
  alsoPays: '5555555555554444',
  declinedLater: '4000000000000341',
  asksAlways: '4000002760003184',
} as const;

type Send = (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  body?: object,
  headers?: Readonly<Record<string, string>>,
) => Promise<LightMyRequestResponse>;

export interface Family {
  readonly id: number;
  readonly send: Send;
  owe(cents: number): Promise<void>;
  /** Saves a card as a browser does; returns its id. */
  addCard(number?: string): Promise<string>;
  pay(key?: string): Promise<LightMyRequestResponse>;
  /**
   * Moves the family's last payment a minute back, since no real retry comes within milliseconds.
   */
  later(): Promise<void>;
  buy(amount: unknown, method: string, key?: string): Promise<LightMyRequestResponse>;
  payments(): Promise<PaymentRow[]>;
  funds(): ReturnType<typeof readFunds>;
}

/** The calls that the rest of the product got from payments. */
export interface Told {
  readonly succeeded: PaymentRow[];
  readonly failed: PaymentRow[];
  readonly cleared: number[];
  /** Makes the follow-up of the next success fail, and with it the transaction that records it. */
  breakNext: boolean;
}

export interface PaymentsWorld extends Sql {
  readonly platform: Platform;
  readonly db: Db;
  readonly server: FastifyInstance;
  readonly payments: Payments;
  readonly provider: BuiltinProvider;
  readonly bank: TestPayments['server'];
  readonly order: TestPayments['order'];
  /** Runs a worker in a process of its own, which the failpoint kills; resolves once it is dead. */
  killedAt(failpoint: string): Promise<void>;
  readonly told: Told;
  /** The webhooks that the provider delivered, with their bodies and signatures. */
  readonly letters: { body: string; signature: string }[];
  person(roles: readonly Role[], impersonatorId?: number): Promise<{ id: number; send: Send }>;
  family(options?: { readonly card?: string; readonly owes?: number }): Promise<Family>;
  deliver(body: string, signature: string): Promise<LightMyRequestResponse>;
  runJobs(): Promise<number>;
  /** Returns the cents charged according to the provider and according to the ledger. */
  taken(): Promise<{ provider: number; ledger: number }>;
  /** Makes every pending response overdue and runs the sweep that looks them up. */
  sweep(): Promise<void>;
}

const nothing = async () => undefined;

/** Starts the product on the built-in provider, whose server runs beside it and takes faults. */
export async function paymentsWorld(): Promise<PaymentsWorld> {
  const database = await testDatabase();
  const letters: PaymentsWorld['letters'] = [];
  const deliver = (body: string, signature: string) =>
    server.inject({
      method: 'POST',
      url: '/api/webhooks/payments',
      headers: { 'content-type': 'application/json', 'payments-signature': signature },
      payload: body,
    });
  const fake = await testPayments(async (body, signature) => {
    letters.push({ body, signature });
    return (await deliver(body, signature)).statusCode === 200;
  });
  const { provider, server: bank } = fake;
  const platform = await startPlatform({
    config: readConfig({ APP_ENV: 'test', DATABASE_URL: database.url }),
    databaseUrl: database.url,
    payments: provider,
    log: silentLog,
    kinds: JOB_KINDS,
    workers: 'byHand',
    setsClock: true,
  });
  const { db, jobs, log, limits } = platform;
  await platform.clock.moveTo(instant('2026-11-18T16:00:00Z'));
  const told: Told = { succeeded: [], failed: [], cleared: [], breakNext: false };
  const payments = createPayments({
    patienceMs: 2_000,
    db,
    jobs,
    log,
    provider,
    perSecond: 1_000,
    product: 'Test',
    outcomes: outcomesOf(told),
  });
  const composed = compose(platform);
  const server = await createServer(
    platform,
    {
      sessions: composed.sessions,
      kiosks: composed.kiosks,
      phrases: composed.phrases,
      mayHear: composed.mayHear,
      routes: (app) => paymentsRoutes(app, { payments, limits }),
      work: nothing,
    },
    silentLog,
  );
  await server.ready();
  await paymentsJobs(payments);

  async function signIn(id: number, impersonatorId?: number): Promise<Send> {
    const token = randomBytes(32).toString('base64url');
    await db.run(
      `insert into sessions (token_hash, user_id, impersonator_id, expires_at)
       values ($1, $2, $3, clock_timestamp() + interval '1 day')`,
      [createHash('sha256').update(token).digest(), id, impersonatorId ?? null],
    );
    return async (method, url, body, headers = {}) =>
      await server.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(body !== undefined && { payload: body }),
      });
  }

  afterAll(async () => {
    await server.close();
    await platform.close();
    await fake.close();
    await database.drop();
  });
  return {
    ...sqlOf(db),
    platform,
    db,
    server,
    payments,
    provider,
    bank,
    order: fake.order,
    async killedAt(failpoint) {
      const worker = new URL('payments-worker.ts', import.meta.url).pathname;
      const child = spawn(process.execPath, [worker, database.url, bank.url, fake.secret], {
        env: { ...process.env, APP_ENV: 'test', FAILPOINT: failpoint },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const [, signal] = await once(child, 'exit');
      if (signal !== 'SIGKILL') throw new Error(`the worker was not killed at ${failpoint}`);
    },
    told,
    letters,
    deliver,
    runJobs: () => jobs.runWaiting(),
    async person(roles, impersonatorId) {
      const id = await addPerson(db, { roles });
      return { id, send: await signIn(id, impersonatorId) };
    },
    async family({ card, owes } = {}) {
      const id = await addPerson(db, { roles: ['customer'] });
      const send = await signIn(id);
      const family = familyOf({ db, provider }, id, send);
      if (owes !== undefined) await family.owe(owes);
      if (card !== undefined) await family.addCard(card);
      return family;
    },
    async taken() {
      const since = new Date(0);
      const { movements } = await provider.listMovements({
        since,
        until: new Date(Date.now() + 60_000),
      });
      const { rows } = await db.run<{ cents: number }>(
        `select coalesce(sum(e.amount_cents), 0)::bigint as cents
         from ledger_entries e join ledger_accounts a on a.id = e.account_id
         where a.kind = 'provider'`,
      );
      return {
        provider: movements.reduce((sum, { amount }) => sum + amount, 0),
        ledger: rows[0]?.cents ?? 0,
      };
    },
    async sweep() {
      await db.run(`update payments set ask_after = clock_timestamp() where ask_after is not null`);
      await db.run(`update refunds set ask_after = clock_timestamp() where ask_after is not null`);
      // Makes a killed worker's heartbeat old, so that its job is given to another worker.
      await db.run(
        `update pgboss.job set start_after = now(),
           state = case state when 'active' then 'retry' else state end
         where name = 'payments.sweep' and state < 'completed'`,
      );
      await jobs.runWaiting();
    },
  };
}

function outcomesOf(told: Told): Outcomes {
  const outcome = {
    async succeeded(_tx: unknown, payment: PaymentRow) {
      if (told.breakNext) {
        told.breakNext = false;
        throw new Error('broken for a test');
      }
      told.succeeded.push(payment);
    },
    async failed(_tx: unknown, payment: PaymentRow) {
      told.failed.push(payment);
    },
  };
  return {
    debt: outcome,
    yay_bucks: outcome,
    gift: {
      ...outcome,
      async succeeded(tx, payment) {
        told.succeeded.push(payment);
        await post(tx, {
          key: `payment:${payment.id}:succeeded`,
          kind: 'gift_sale',
          userId: payment.user_id,
          paymentId: payment.id,
          entries: [
            { account: 'provider', cents: payment.amount_cents },
            { account: 'gifts_sold', cents: -payment.amount_cents },
          ],
        });
      },
      async holdForRefund(_tx, _payment, cents) {
        return cents > 5_000 ? 'refund_too_much' : null;
      },
      async refundFailed() {},
    },
    async debtCleared(_tx, userId) {
      told.cleared.push(userId);
    },
  };
}

let debts = 0;
function familyOf(
  { db, provider }: { db: Platform['db']; provider: BuiltinProvider },
  id: number,
  send: Send,
): Family {
  const byKey = (key?: string) => (key === undefined ? undefined : { 'idempotency-key': key });
  return {
    id,
    send,
    async owe(cents) {
      debts += 1;
      await db.tx((tx) =>
        post(tx, {
          key: `test:debt:${debts}`,
          kind: 'settlement',
          userId: id,
          entries: [
            { account: 'receivable', cents },
            { account: 'meals', cents: -cents },
          ],
        }),
      );
    },
    async addCard(number = CARDS.pays) {
      const begun = await send('POST', `/api/payments/${id}/create-setup-intent`);
      const { id: setup, client_secret } = begun.json();
      const saved = await provider.passOn(`/pay/v1/setup_intents/${setup}/confirm`, {
        client_secret,
        card: { number, exp_month: 12, exp_year: 2040, cvc: '123', zip: '10001' },
      });
      const answered = saved.body as { status: string };
      if (answered.status === 'requires_action') {
        await provider.passOn(`/pay/v1/setup_intents/${setup}/authenticate`, {
          client_secret,
          outcome: 'approve',
        });
      }
      const listed = await send('GET', `/api/payments/${id}/payment-methods`);
      return listed.json().data[0].id;
    },
    pay: (key) => send('POST', `/api/payments/${id}/immediate-payment`, undefined, byKey(key)),
    later: async () => {
      await db.run(
        `update payments set recorded_at = recorded_at - interval '1 minute' where user_id = $1`,
        [id],
      );
    },
    buy: (amount, paymentMethod, key) =>
      send(
        'POST',
        '/api/yay-bucks-payments',
        { userId: id, paymentMethod, amount, description: 'Pay ahead' },
        byKey(key),
      ),
    async payments() {
      const { rows } = await db.run<PaymentRow>(
        'select * from payments where user_id = $1 order by id',
        [id],
      );
      return rows;
    },
    funds: () => readFunds(db, id),
  };
}
