import type { Balance, Statement } from '@yay/contract/billing/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { allowed, type Caller, useTiny, weekClient } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';
import { post } from '../ledger/index.ts';
import { sweepDueSettlements } from '../settlement/index.ts';
import { printStatement } from './print-statement.ts';

const { parentA, parentB, support, vendor } = TINY.users;
const { anna, cleo } = TINY.lunchers;
const { items, options } = TINY;
const MON = '2026-11-23';
const TUE = '2026-11-24';
const NEXT_MON = '2026-11-30';
const NOON = '2026-11-23T17:00:01Z';

const { app, as, build, db, one, run } = await useTiny();
const family = await as(parentB.id);
beforeAll(async () => {
  await weekClient(family, parentB.id, MON).save({
    [cleo]: [
      { date: MON, entreeId: items.bowl, optionIds: [options.teriyaki], extraIds: [items.apple] },
      { date: TUE, entreeId: items.pizza, optionIds: [options.oneSlice] },
    ],
  });
  // Grab-and-go is ordered by itself, and charged with the week.
  await build.order({ luncherId: cleo, date: TUE, kind: 'grab_and_go', cents: 450 });
  await give(200, 'The soup was cold');
});

const give = (cents: number, reason: string) =>
  db.tx((tx) =>
    post(tx, {
      key: `given:${reason}`,
      kind: 'credit_issued',
      allowance: allowed(parentB.id, cents),
      userId: parentB.id,
      reason,
      entries: [
        { account: 'promotion', cents },
        { account: 'promo_credit', cents: -cents },
      ],
    }),
  );
const get = async <T>(caller: Caller, path: string) => {
  const answer = await caller.send('GET', `/api/users/${parentB.id}/${path}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<T>();
};
const balance = async () => (await get<{ data: Balance }>(family, 'balance')).data;
const credit = (date: string) =>
  get<{ data: number; charged: number; yay_bucks: number; charged_at: string | null }>(
    family,
    `get-available-credit?userId=${parentB.id}&date=${date}`,
  );
const statement = async () => (await get<{ data: Statement }>(family, 'statement')).data;

describe('before the week is charged', () => {
  it('tells its sum, its sources and its day', async () => {
    const { next_charges: next, owed, credit: has } = await balance();
    expect({ owed, has }).toEqual({ owed: 0, has: 200 });
    const total = await orderedTotal();
    expect(next).toEqual([
      {
        mondayOfWeek: MON,
        at: '2026-11-23T17:00:00.000Z',
        total,
        credit: 200,
        yay_bucks: 0,
        card: total - 200,
      },
    ]);
    expect(await get(family, 'get-balance')).toMatchObject({ data: { next_charges: next } });
  });

  it('leaves a later week the funds that the earlier one does not use', async () => {
    expect(await credit(MON)).toMatchObject({
      data: 200,
      charged: 0,
      charged_at: '2026-11-23T17:00:00.000Z',
    });
    expect(await credit(NEXT_MON)).toMatchObject({ data: 0, charged: 0 });
    const { data } = await get<{ data: number }>(family, 'get-available-credit?week=2026-12-02');
    expect(data).toBe(0);
  });
});

describe('after it was charged', () => {
  beforeAll(async () => {
    await app.at(NOON);
    await sweepDueSettlements({ db, jobs: app.platform.jobs });
    await app.runJobs();
  });

  it('explains every cent', async () => {
    const total = await orderedTotal();
    const { opening, closing, lines, month, months } = await statement();
    expect({ month, months }).toEqual({ month: '2026-11', months: ['2026-11'] });
    expect(opening).toEqual({ owed: 0, credit: 0, yay_bucks: 0 });
    expect(closing).toEqual({ owed: total - 200, credit: 0, yay_bucks: 0 });
    expect(lines.map(({ kind, amount }) => ({ kind, amount }))).toEqual([
      { kind: 'credit_issued', amount: 200 },
      { kind: 'settlement', amount: total },
    ]);
    expect(lines[0]).toMatchObject({ reason: 'The soup was cold', credit: 200, orders: [] });
    expect(lines[1]).toMatchObject({ mondayOfWeek: MON, credit: -200, owed: total - 200 });
    expect(lines[1]?.orders).toMatchObject([
      {
        luncher: { id: cleo },
        date: MON,
        options: [expect.any(String)],
        extras: [expect.any(String)],
        late_fee: 0,
        cancel_reason: null,
      },
      { date: TUE, extras: [] },
      { date: TUE, total: 450 },
    ]);
  });

  it('owes the sum that no card was there to pay', async () => {
    const now = await balance();
    expect(now).toMatchObject({ delinquent: true, default_card: null, next_charges: [] });
    expect(now.owed).toBe((await orderedTotal()) - 200);
    expect(now.dunning).not.toBeNull();
    expect(await credit(MON)).toMatchObject({ data: 0, charged_at: null });
    expect((await credit(MON)).charged).toBe(await orderedTotal());
  });

  it('says where a payment is that nobody asks after any more', async () => {
    expect((await balance()).open_payment).toBeNull();
    for (const [provider, elsewhere] of [
      ['stripe', true],
      ['builtin', false],
    ]) {
      await run(
        `insert into payments (public_id, user_id, purpose, amount_cents, provider, customer_id,
           off_session, status, intent_id, asked_at)
         values ('0190a7a0-0000-7000-8000-000000000042', $1, 'debt', 500, $2, 'cus', true,
           'pending', 'pi_42', now())`,
        [parentB.id, provider],
      );
      expect((await balance()).open_payment).toMatchObject({ amount: 500, elsewhere });
      await run(`delete from payments where intent_id = 'pi_42'`);
    }
  });

  it('is a table that no spreadsheet runs as a program', async () => {
    await give(100, '=HYPERLINK("http://evil.example")');
    const answer = await family.send('GET', `/api/users/${parentB.id}/statement.csv`);
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toContain('statement-2026-11.csv');
    const rows = answer.body
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/);
    expect(rows).toHaveLength(1 + 3 + 3);
    expect(answer.body).not.toMatch(/(^|[,"\n])=HYPERLINK/);
  });

  it('is a page to print, in either language', async () => {
    for (const locale of ['en', 'es']) {
      const answer = await family.send(
        'GET',
        `/api/users/${parentB.id}/statement.pdf?month=2026-11`,
        undefined,
        { 'accept-language': locale },
      );
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(answer.rawPayload.subarray(-6).toString()).toContain('EOF');
    }
  });

  it('is typeset outside the thread that answers requests', async () => {
    const path = `/api/users/${parentB.id}/statement.pdf?month=2026-11`;
    const [wholeProcess, thisThread] = [process.cpuUsage(), process.threadCpuUsage()];
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => family.send('GET', path)));
    const used = process.cpuUsage(wholeProcess);
    const usedHere = process.threadCpuUsage(thisThread);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    // Processor time, since a busy machine stretches any span of the clock.
    expect(usedHere.user).toBeLessThan(used.user / 2);
  });

  it('is refused with a time to come back while twelve others wait, and printed after them', async () => {
    const path = `/api/users/${parentB.id}/statement.pdf?month=2026-11`;
    const { lines, ...month } = await statement();
    // Long ones, so that they still wait when the next one is asked for.
    const long = { ...month, name: 'Boris Bauer', lines: Array(400).fill(lines).flat() };
    const waiting = Array.from({ length: 12 }, () => printStatement(long, 'en', 'Yay Lunch'));
    const refused = await family.send('GET', path);
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '5',
    ]);
    await Promise.all(waiting);
    expect((await family.send('GET', path)).statusCode).toBe(200);
  });

  it('is printed twenty times in ten minutes for one person, and then refused', async () => {
    const path = `/api/users/${parentB.id}/statement.pdf?month=2026-11`;
    await run('delete from rate_limits');
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await family.send('GET', path)).statusCode);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    const answer = await family.send('GET', path);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    // The limit is hers alone.
    const team = await as(support.id);
    expect((await team.send('GET', path)).statusCode).toBe(200);
    await run('delete from rate_limits');
  });

  it('asks as many questions for five years as for a day', async () => {
    const ask = (path: string) => async () => {
      const { statements } = await watchStatements(() => get(family, path));
      return statements.filter((text) => /ledger|orders|lunches/.test(text)).length;
    };
    expect(await ask('balance')()).toBe(1);
    expect(await ask('statement')()).toBe(3);
  });
});

describe('a family’s money', () => {
  const PATHS = [
    'balance',
    'get-balance',
    'get-available-credit',
    'statement',
    'statement.csv',
    'statement.pdf',
  ];

  test.each(PATHS)('%s is the family’s and the billing team’s', async (path) => {
    const url = `/api/users/${parentB.id}/${path}`;
    const status = async (caller: Caller, at = url) => (await caller.send('GET', at)).statusCode;
    expect(await status(await as(support.id))).toBe(200);
    expect(await status(await as(parentA.id))).toBe(404);
    expect(await status(await as(vendor.id))).toBe(404);
    expect(await status(app.nobody)).toBe(401);
    // Of nobody it is the same answer as of somebody else.
    expect(await status(await as(parentA.id), `/api/users/987654/${path}`)).toBe(404);
    expect(await status(await as(support.id), `/api/users/987654/${path}`)).toBe(404);
  });

  test.each(['2026-13', '2026-1', '1999-01', "2026-11' or 1=1", ''])(
    'refuses the month %j',
    async (month) => {
      const answer = await family.send(
        'GET',
        `/api/users/${parentB.id}/statement?month=${encodeURIComponent(month)}`,
      );
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toHaveProperty('errors.month');
    },
  );
});

async function orderedTotal(): Promise<number> {
  const order = await one<{ cents: number }>(
    `select sum(total_cents)::int as cents from orders where user_id = $1 and status <> 'cancelled'`,
    [parentB.id],
  );
  return order.cents ?? 0;
}

test('the receipt of a week that funds pay counts lunches and grab & go', async () => {
  await build.order({ luncherId: anna, date: '2026-12-01', cents: 700 });
  await build.order({ luncherId: anna, date: '2026-12-01', kind: 'grab_and_go', cents: 450 });
  await db.tx((tx) =>
    post(tx, {
      key: 'given:for the receipt',
      kind: 'credit_issued',
      allowance: allowed(parentA.id, 5_000),
      userId: parentA.id,
      reason: 'For the receipt',
      entries: [
        { account: 'promotion', cents: 5_000 },
        { account: 'promo_credit', cents: -5_000 },
      ],
    }),
  );
  await app.at('2026-11-30T17:00:01Z');
  await sweepDueSettlements({ db, jobs: app.platform.jobs });
  await app.runJobs();

  const mail = await one<{ subject: string; text_body: string }>(
    `select subject, text_body from mails where user_id = $1 and template = 'payment_receipt'`,
    [parentA.id],
  );
  expect(mail.subject).toBe('Your receipt: paid from your funds');
  expect(mail.text_body).toContain('1 lunch\n');
  expect(mail.text_body).toContain('1 grab & go lunch\n');
  expect(mail.text_body).toContain('Week of November 30: $11.50');
});
