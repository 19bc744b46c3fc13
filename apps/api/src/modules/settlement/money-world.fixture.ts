import { randomUUID } from 'node:crypto';
import { TINY } from '@yay/seeds/tiny';
import type fc from 'fast-check';
import { expect } from 'vitest';
import {
  type Caller,
  sqlOf,
  type TinyApp,
  type WeekClient,
  weekClient,
} from '../../../test/index.ts';
import { DUNNING_JOB_KINDS } from '../dunning/dunning.kinds.ts';
import { readFunds, type TransactionKind } from '../ledger/index.ts';
import type { MoneyModel } from './money-model.fixture.ts';
import { admin, MON, parentA, parentB, settlementWorld, TUE } from './settlement.fixture.ts';

const [sweepDunning] = DUNNING_JOB_KINDS;
const [NOT_CHARGED, CHARGED] = ['4000000000000341', '4242424242424242'];
/**
 * Settings under which nobody is suspended within a week, and no card is tried again unless a
 * command says so.
 */
const PATIENT = {
  retry_after_days: Array.from({ length: 10 }, (_, day) => 30 + day),
  grace_days: 60,
  warn_days_before: [],
};
export const MOST_TRIES = PATIENT.retry_after_days.length;
const OPTIONS = {
  dunning: PATIENT,
  yay_bucks: { enabled: true, tiers: [{ amount: 2_000, bonus: 100 }] },
  referral_program: { enabled: true, referrer_cents: 700, invited_cents: 300 },
};

/** The real thing: the whole product, with its jobs done as soon as they are there. */
export type Real = Awaited<ReturnType<typeof moneyWorld>>;

export async function moneyWorld(app: TinyApp) {
  const { db, jobs } = app.platform;
  const world = settlementWorld(app);
  const { rows, run } = sqlOf(db);
  for (const [type, fields] of Object.entries(OPTIONS)) {
    await run(
      `insert into site_options (type, fields) values ($1, $2)
       on conflict (type) do update set fields = excluded.fields`,
      [type, fields],
    );
  }
  await run(
    `insert into discounts (id, code, kind, value) values (71, 'TENTH', 'percent', 10)
     on conflict do nothing`,
  );
  const family = await app.as(parentB.id);
  const team = await app.as(parentB.id, admin.id);
  const friend = await app.as(parentA.id, admin.id);
  const staff = await app.as(admin.id);

  async function send(
    by: Caller,
    method: 'GET' | 'POST',
    url: string,
    body: object | undefined,
    status: number,
  ) {
    const answer = await by.send(method, url, body, { 'idempotency-key': randomUUID() });
    expect([answer.statusCode, answer.body]).toEqual([status, answer.body]);
    return answer.json();
  }
  const cards = {
    fails: await addCard(app, family, NOT_CHARGED),
    pays: await addCard(app, family, CHARGED),
  };
  // Histories give more in a day than anybody may alone: who agrees is the subject of other tests.
  await run(
    `insert into site_options (type, fields) values ('money_limits', '{
       "second_person_over_cents": 100000000, "family_day_cents": 100000000,
       "person_day_cents": 100000000, "everybody_day_cents": 100000000}')`,
  );
  const codes = { promotion: await makeCodes(), gift: await makeCodes() };
  // Makes the second set look bought.
  await run(
    `update credit_code_sets set kind = 'gift_card', actor_id = null
     where id = (select max(id) from credit_code_sets)`,
  );
  async function makeCodes(): Promise<string[]> {
    const body = { name: 'For the model', amount_cents: 300, quantity: 250 };
    return (await send(staff, 'POST', '/api/v2/credit-code-sets', body, 201)).codes;
  }

  const firstOf = async (text: string, params?: unknown[]) => (await rows(text, params))[0];
  let lastMovement: string | undefined;
  /** Cents that moved at the provider since it was asked before, by its own record. */
  async function moved(): Promise<number> {
    for (let cents = 0; ; ) {
      const { movements } = await app.payments.provider.listMovements({
        since: new Date(0),
        until: new Date(Date.now() + 60_000),
        ...(lastMovement !== undefined && { after: lastMovement }),
      });
      if (movements.length === 0) return cents;
      cents += movements.reduce((sum, { amount }) => sum + amount, 0);
      lastMovement = movements.at(-1)?.id;
    }
  }
  const delinquent = async () =>
    (await firstOf('select delinquent from users where id = $1', [parentB.id]))?.delinquent;

  return {
    app,
    firstOf,
    rows,
    run,
    moved,
    cards,
    codes,
    callers: { family, staff },
    send,
    week: (by: 'family' | 'team', monday: string = MON): WeekClient =>
      weekClient(by === 'family' ? family : team, parentB.id, monday),
    /** Runs the jobs: families that have paid are told so, and cards due to be tried are tried. */
    async settleDown(): Promise<void> {
      await app.runJobs();
      if (!(await delinquent())) return;
      await db.tx((tx) => jobs.enqueue(tx, sweepDunning, {}));
      await app.runJobs();
    },
    /** Delivers the events that the provider has told nobody yet. */
    hear: () => app.payments.server.tellAll(),
    async stands() {
      const account = await firstOf(
        `select coalesce(sum(e.amount_cents), 0)::int as cents
         from ledger_entries e join ledger_accounts a on a.id = e.account_id
         where a.kind = 'provider'`,
      );
      return {
        ...(await readFunds(db, parentB.id)),
        provider: account?.cents,
        delinquent: await delinquent(),
      };
    },
    kinds: async () =>
      (
        await rows('select distinct kind from ledger_transactions where user_id = $1', [parentB.id])
      ).map(({ kind }) => kind as TransactionKind),
    /** Nothing of the history before is left; the people, their cards and the codes are. */
    async begin(): Promise<void> {
      await world.forget();
      await db.tx(async (tx) => {
        await tx.run('set local session_replication_role = replica');
        for (const statement of FORGOTTEN) await tx.run(statement);
      });
      await run('update payment_methods set is_default = false where is_default');
      await run('update payment_methods set is_default = true where method_id = $1', [cards.pays]);
      // A friend, who will eat on Tuesday and has the credit to pay for it.
      await run('insert into referrals (invited_id, referrer_id) values ($1, $2)', [
        parentA.id,
        parentB.id,
      ]);
      const credit = { amount: 3_000, reason: 'For the friend' };
      await send(staff, 'POST', `/api/users/${parentA.id}/credit`, credit, 201);
      const client = weekClient(friend, parentA.id, MON);
      await client.read();
      await client.save({ [TINY.lunchers.anna]: [{ date: TUE, entreeId: TINY.items.bowl }] });
      await moved();
    },
  };
}

const FORGOTTEN = [
  'delete from refunds',
  'delete from refund_requests',
  'delete from credit_grants',
  'delete from credit_uploads',
  'delete from referrals',
  `delete from credit_codes where set_id in (
     select id from credit_code_sets where payment_id is not null)`,
  'delete from credit_code_sets where payment_id is not null',
];

async function addCard({ payments }: TinyApp, family: Caller, number = ''): Promise<string> {
  const path = `/api/payments/${parentB.id}`;
  const begun = (await family.send('POST', `${path}/create-setup-intent`)).json();
  await payments.provider.passOn(`/pay/v1/setup_intents/${begun.id}/confirm`, {
    client_secret: begun.client_secret,
    card: { number, exp_month: 12, exp_year: 2040, cvc: '123', zip: '10001' },
  });
  return (await family.send('GET', `${path}/payment-methods`)).json().data[0].id;
}

export type Command = fc.AsyncCommand<MoneyModel, Real>;

/** Does something to the model and to the product; then both say the same. */
export const command = (
  name: string,
  check: (model: MoneyModel) => boolean,
  act: (model: MoneyModel, real: Real) => Promise<void>,
): Command => ({
  toString: () => name,
  check,
  async run(model, real) {
    await act(model, real);
    await real.settleDown();
    model.lookAfterDebt();
    const { promo, bucks, bonus, ...funds } = model.funds;
    expect(await real.stands()).toEqual({
      ...funds,
      promoCredit: promo,
      yayBucks: bucks,
      yayBonus: bonus,
      refunding: 0,
      provider: model.provider,
      delinquent: model.delinquent,
    });
  },
});

/** Returns the n-th value, counted around: any number is one of them. */
export function nth<Value>(values: readonly Value[], which: number): Value {
  const value = values[which % values.length];
  if (value === undefined) throw new Error('there is nothing to choose from');
  return value;
}
