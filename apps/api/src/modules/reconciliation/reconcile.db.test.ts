import { randomUUID } from 'node:crypto';
import { addDays } from '@yay/domain/calendar';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allowed } from '../../../test/index.ts';
import { CARDS } from '../../../test/payments-world.ts';
import { reconciliationWorld, recordOf } from '../../../test/reconciliation-world.ts';
import { type Movement, ProviderUnavailable } from '../../platform/payments/provider.ts';
import { post } from '../ledger/index.ts';
import { officeToday, spanOf } from './office-days.ts';
import { reconcile } from './reconcile.ts';
import { insertRun } from './runs.repo.ts';

const is = await reconciliationWorld();
beforeAll(async () => {
  await db().run(
    `insert into site_options (type, fields) values ('yay_bucks', $1)
    on conflict (type) do update set fields = excluded.fields`,
    [{ enabled: true, tiers: [{ amount: 5_000, bonus: 0 }] }],
  );
});
beforeEach(async () => {
  is.record.tell = is.asTold;
  is.world.bank.setFaults([]);
});

const { signal } = new AbortController();
const db = () => is.world.db;
const today = officeToday();

/** A run of some days until a moment from now, as a job makes it. */
async function compare(first = today, last = today): Promise<number> {
  const span = spanOf(first, last);
  const runId = await db().tx((tx) =>
    insertRun(tx, { provider: 'builtin', first, last, ...span, askedBy: null }),
  );
  await db().run(
    `update reconciliation_runs set ends_at = least(clock_timestamp() + interval '1 second',
       case when last_day < $2::date then ends_at else 'infinity' end) where id = $1`,
    [runId, today],
  );
  await reconcile(is.parts, runId, signal);
  return runId;
}

/** Nothing of what earlier tests did is looked at any more. */
async function anew(): Promise<void> {
  await db().run('truncate reconciliation_runs, reconciliation_lines, provider_movements');
  await db().run('truncate mails cascade');
}

async function paid(cents: number) {
  const family = await is.world.family({ card: CARDS.pays, owes: cents });
  await db().tx((tx) => is.world.payments.requestDebtCharge(tx, family.id));
  await is.world.runJobs();
  const [payment] = await family.payments();
  if (!payment) throw new Error('nothing was paid');
  return { family, payment };
}

describe('days on which all went well', () => {
  it('are even, with the totals of both sides to the cent', async () => {
    await paid(1_250);
    const { family } = await paid(333);
    await family.buy(5_000, await family.addCard(), randomUUID());
    const bought = (await family.payments()).find(({ purpose }) => purpose === 'yay_bucks');
    expect(bought).toMatchObject({ status: 'succeeded' });
    const staff = await is.world.person(['admin']);
    await db().tx((tx) =>
      is.world.payments.requestRefund(tx, {
        paymentId: bought?.id ?? 0,
        cents: 1_200,
        reason: 'A test',
        allowance: allowed(family.id, 1_200),
        by: { userId: staff.id, impersonatorId: null },
      }),
    );
    await is.world.runJobs();
    const { provider, ledger } = await is.world.taken();
    expect(ledger).toBe(provider);
    expect(provider).toBe(1_250 + 333 + 5_000 - 1_200);
    const runId = await compare();
    expect(await is.run(runId)).toMatchObject({
      status: 'even',
      matched: 4,
      provider_cents: provider,
      ledger_cents: ledger,
      other_cents: 0,
    });
    expect(await is.lines(runId)).toEqual([]);
  });

  it('are even when the ledger writes down the next day what moved the day before', async () => {
    await anew();
    await paid(700);
    const { movements } = await is.asTold({ since: new Date(0), until: new Date(8e12) });
    const dayBefore = movements.map((one) => ({ ...one, at: new Date(+one.at - 86_400_000) }));
    is.record.tell = recordOf(dayBefore);
    await db().run(`update payments set asked_at = asked_at - interval '1 day'`);
    const sum = dayBefore.reduce((cents, { amount }) => cents + amount, 0);
    // Yesterday was never compared: the record before today is asked for what is not explained.
    const ofToday = await compare();
    expect(await is.run(ofToday)).toMatchObject({ status: 'even', provider_cents: 0 });
    const ofYesterday = await compare(addDays(today, -1), addDays(today, -1));
    expect(await is.run(ofYesterday)).toMatchObject({
      status: 'even',
      provider_cents: sum,
      ledger_cents: sum,
    });
  });
});

describe('a movement without its match', () => {
  it('is still under way while its answer is, and even once it came', async () => {
    await anew();
    const family = await is.world.family({ card: CARDS.pays, owes: 900 });
    is.world.bank.setFaults([{ on: 'create_payment', act: 'lost_reply' }]);
    await db().tx((tx) => is.world.payments.requestDebtCharge(tx, family.id));
    await is.world.runJobs();
    const before = await compare();
    expect(await is.run(before)).toMatchObject({ status: 'under_way' });
    expect(await is.lines(before)).toEqual([
      { state: 'under_way', kind: 'payment', ledger_cents: null, provider_cents: 900 },
    ]);
    const { provider_cents: there = null, ledger_cents: here = null } = await is.run(before);
    expect(Number(there) - Number(here)).toBe(900);
    await is.world.sweep();
    const after = await compare();
    expect(await is.run(after)).toMatchObject({ status: 'even' });
  });

  it('is only at the provider when we never heard of it, or not for an hour', async () => {
    await anew();
    const family = await is.world.family({ card: CARDS.pays, owes: 400 });
    is.world.bank.setFaults([{ on: 'create_payment', act: 'lost_reply' }]);
    await db().tx((tx) => is.world.payments.requestDebtCharge(tx, family.id));
    await is.world.runJobs();
    const { movements } = await is.asTold({ since: new Date(0), until: new Date(8e12) });
    const late = movements.map((one) =>
      one.amount === 400 ? { ...one, at: new Date(+one.at - 2 * 3_600_000) } : one,
    );
    is.record.tell = recordOf([...late, stranger(55), stranger(-20, 'refund')]);
    const runId = await compare(addDays(today, -1), today);
    expect(await is.run(runId)).toMatchObject({ status: 'differs' });
    expect(new Set(await is.lines(runId))).toEqual(
      new Set([
        { state: 'provider_only', kind: 'payment', ledger_cents: null, provider_cents: 400 },
        { state: 'provider_only', kind: 'payment', ledger_cents: null, provider_cents: 55 },
        { state: 'provider_only', kind: 'refund', ledger_cents: null, provider_cents: -20 },
      ]),
    );
    await is.world.sweep();
    is.record.tell = recordOf(late);
    await db().run(`delete from provider_movements where movement_id like 'stray_%'`);
    expect(await is.run(await compare(addDays(today, -1), today))).toMatchObject({
      status: 'even',
    });
  });

  it('is a dispute, a payment with another amount, or known to the ledger alone', async () => {
    await anew();
    const disputed = await paid(610);
    const other = await paid(620);
    const lost = await paid(630);
    expect(await is.world.order(`/control/payments/${disputed.payment.intent_id}/dispute`)).toBe(
      200,
    );
    const { movements } = await is.asTold({ since: new Date(0), until: new Date(8e12) });
    is.record.tell = recordOf(
      movements.flatMap((one) => {
        if (one.intentId === lost.payment.intent_id) return [];
        return one.intentId === other.payment.intent_id ? [{ ...one, amount: 600 }] : [one];
      }),
    );
    const runId = await compare();
    const lines = await is.lines(runId);
    expect(new Set(lines)).toEqual(
      new Set([
        { state: 'dispute', kind: 'dispute', ledger_cents: null, provider_cents: -610 },
        { state: 'amount', kind: 'payment', ledger_cents: 620, provider_cents: 600 },
        { state: 'ledger_only', kind: 'payment', ledger_cents: 630, provider_cents: null },
      ]),
    );
    const run = await is.run(runId);
    expect(Number(run.ledger_cents) - Number(run.provider_cents)).toBe(610 + 20 + 630);
    await db().tx((tx) =>
      post(tx, {
        key: `dispute:${disputed.payment.id}`,
        kind: 'dispute',
        userId: disputed.family.id,
        paymentId: disputed.payment.id,
        entries: [
          { account: 'provider', cents: -610 },
          { account: 'receivable', cents: 610 },
        ],
      }),
    );
    await db().run('truncate provider_movements');
    is.record.tell = is.asTold;
    expect(await is.run(await compare())).toMatchObject({ status: 'even' });
  });

  it('is a payout, which is told apart, or a movement that no payment stands behind', async () => {
    await anew();
    is.record.tell = recordOf([
      { ...stranger(-9_999), kind: 'other' },
      { ...stranger(-70), kind: 'dispute' },
    ]);
    await db().tx((tx) =>
      post(tx, {
        key: 'by-hand',
        kind: 'card_payment',
        userId: null,
        entries: [
          { account: 'provider', cents: 80 },
          { account: 'gifts_sold', cents: -80 },
        ],
      }),
    );
    const { rows } = await db().run<{ cents: number }>(
      `select sum(e.amount_cents)::int as cents from ledger_entries e
       join ledger_accounts a on a.id = e.account_id where a.kind = 'provider'`,
    );
    const runId = await compare();
    const run = await is.run(runId);
    expect(run).toMatchObject({ status: 'differs', other_cents: -9_999, provider_cents: -70 });
    expect(run.ledger_cents).toBe(rows[0]?.cents);
    expect(await is.lines(runId)).toContainEqual({
      state: 'dispute',
      kind: 'dispute',
      ledger_cents: null,
      provider_cents: -70,
    });
    expect(await is.lines(runId)).toContainEqual({
      state: 'ledger_only',
      kind: 'other',
      ledger_cents: 80,
      provider_cents: null,
    });
  });
});

describe('a person who may put it right', () => {
  const told = async () => {
    const { rows } = await db().run<{ user_id: number }>(
      `select user_id from mails where template = 'reconciliation_differs' order by user_id`,
    );
    return rows.map(({ user_id }) => user_id);
  };

  it('is written to once for each difference, and it stands in the record', async () => {
    await anew();
    await db().run(`delete from user_roles where role = 'admin'`);
    const mender = await is.world.person(['customer_experience_sr']);
    await is.world.person(['customer_support', 'developer']);
    is.record.tell = recordOf([stranger(5)]);
    const before = await db().run(
      `select 1 from activity_log where action = 'reconciliation.differs'`,
    );
    await compare();
    expect(await told()).toEqual([mender.id]);
    await compare();
    expect(await told()).toEqual([mender.id]);
    is.record.tell = recordOf([stranger(6)]);
    await compare();
    expect(await told()).toEqual([mender.id, mender.id]);
    const after = await db().run(
      `select 1 from activity_log where action = 'reconciliation.differs'`,
    );
    expect(after.rowCount - before.rowCount).toBe(2);
  });
});

describe('a provider that does not answer', () => {
  it('makes the run fail, which goes on where it was when it is tried again', async () => {
    await anew();
    const strangers = Array.from({ length: 8 }, (_, n) => stranger(n + 1, 'payment', n));
    const record = recordOf(strangers);
    const asked: (string | undefined)[] = [];
    is.record.tell = async (input) => {
      asked.push(input.after);
      if (asked.length === 3) throw new ProviderUnavailable('no answer');
      return record(input);
    };
    await expect(compare()).rejects.toThrow(ProviderUnavailable);
    const { rows } = await db().run<{ id: number }>(
      'select max(id) as id from reconciliation_runs',
    );
    const runId = rows[0]?.id ?? 0;
    expect(await is.run(runId)).toMatchObject({
      status: 'failed',
      failure: 'no_answer',
      movements: 6,
      provider_cents: null,
    });
    await reconcile(is.parts, runId, signal);
    expect(asked.slice(2, 4)).toEqual([strangers[5]?.id, strangers[5]?.id]);
    expect(await is.run(runId)).toMatchObject({ status: 'differs', failure: null, movements: 8 });
    expect((await is.lines(runId)).filter(({ state }) => state === 'provider_only')).toHaveLength(
      8,
    );
    // A finished run asks the provider nothing more.
    const { length } = asked;
    await reconcile(is.parts, runId, signal);
    expect(asked).toHaveLength(length);
  });
});

/** A movement that is none of ours. */
function stranger(amount: number, kind: Movement['kind'] = 'payment', order = 0): Movement {
  return {
    id: `stray_${randomUUID()}`,
    kind,
    amount,
    intentId: null,
    reference: `order-of-somebody-else-${amount}`,
    at: new Date(Date.now() - 5_000 + order),
  };
}
