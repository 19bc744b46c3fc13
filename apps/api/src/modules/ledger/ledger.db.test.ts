import { NO_FUNDS } from '@yay/domain/money';
import { TINY } from '@yay/seeds/tiny';
import { describe, expect, it, test } from 'vitest';
import { allowed, useTiny } from '../../../test/index.ts';
import { constraintOf } from '../../platform/db/index.ts';
import { applyFundsToDebt, lockFunds, type Posting, post, readFunds } from './index.ts';

const { parentA, parentB, support } = TINY.users;

let events = 0;

const { db, rows, run } = await useTiny();

const key = () => {
  events += 1;
  return `test:${events}`;
};
const give = (userId: number, cents: number, account: 'credit' | 'promo_credit' | 'yay_bonus') =>
  db.tx((tx) =>
    post(tx, {
      key: key(),
      kind: 'credit_issued',
      allowance: allowed(userId, cents),
      userId,
      entries: [
        { account: 'promotion', cents },
        { account, cents: -cents },
      ],
    }),
  );
const take = (userId: number, cents: number, taken = key()): Posting => ({
  key: taken,
  kind: 'credit_taken_back',
  userId,
  entries: [
    { account: 'credit', cents },
    { account: 'promotion', cents: -cents },
  ],
});
const refusal = async (act: Promise<unknown>) =>
  constraintOf(
    await act.then(
      () => undefined,
      (error: unknown) => error,
    ),
  );

describe('the ledger', () => {
  it('keeps who did it, why, and what each account has', async () => {
    const posted = await db.tx((tx) =>
      post(tx, {
        key: key(),
        kind: 'credit_issued',
        allowance: allowed(parentA.id, 1500),
        userId: parentA.id,
        by: { userId: support.id, impersonatorId: null },
        reason: 'The soup was cold',
        entries: [
          { account: 'promotion', cents: 1500 },
          { account: 'promo_credit', cents: -1500 },
          { account: 'credit', cents: 0 },
        ],
      }),
    );
    expect(posted.isNew).toBe(true);
    const ledgerEntries = await rows<{ actor_id: number; reason: string; entries: number }>(
      `select actor_id, reason, (select count(*)::int from ledger_entries where transaction_id = t.id) as entries
       from ledger_transactions t where id = $1`,
      [posted.id],
    );
    expect(ledgerEntries).toEqual([
      { actor_id: support.id, reason: 'The soup was cold', entries: 2 },
    ]);
    expect(await readFunds(db, parentA.id)).toEqual({ ...NO_FUNDS, promoCredit: 1500 });
    expect(await readFunds(db, parentB.id)).toEqual(NO_FUNDS);
  });

  it('writes one event once, also when two tell of it at the same moment', async () => {
    await give(parentB.id, 1000, 'credit');
    const before = (await readFunds(db, parentB.id)).credit;
    const posting = take(parentB.id, 10);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => db.tx((tx) => post(tx, posting))),
    );
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await readFunds(db, parentB.id)).credit).toBe(before - 10);
  });

  it('refuses what does not balance', async () => {
    const lopsided = db.tx((tx) =>
      post(tx, {
        key: key(),
        kind: 'credit_issued',
        allowance: allowed(parentA.id, 99),
        userId: parentA.id,
        entries: [
          { account: 'promotion', cents: 100 },
          { account: 'credit', cents: -99 },
        ],
      }),
    );
    expect(await refusal(lopsided)).toBe('ledger_balanced');
  });

  it('refuses an unknown account, and leaves no trace of it', async () => {
    const { credit } = await readFunds(db, parentA.id);
    const posting = take(parentA.id, credit + 1);
    expect(await refusal(db.tx((tx) => post(tx, posting)))).toBe('ledger_not_below_zero');
    const ledgerTransactions = await rows('select from ledger_transactions where key = $1', [
      posting.key,
    ]);
    expect(ledgerTransactions).toHaveLength(0);
  });

  it('never collects more than is owed', async () => {
    const overpaid = db.tx((tx) =>
      post(tx, {
        key: key(),
        kind: 'card_payment',
        userId: parentA.id,
        entries: [
          { account: 'provider', cents: 5 },
          { account: 'receivable', cents: -5 },
        ],
      }),
    );
    expect(await refusal(overpaid)).toBe('ledger_not_below_zero');
  });

  it('lets the last dollar be spent once, however many try', async () => {
    await give(parentA.id, 100, 'credit');
    const { credit } = await readFunds(db, parentA.id);
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () => db.tx((tx) => post(tx, take(parentA.id, credit)))),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await readFunds(db, parentA.id)).credit).toBe(0);
  });

  it('keeps a held balance unchanged until the commit', async () => {
    await give(parentA.id, 300, 'credit');
    const seen: number[] = [];
    await Promise.all(
      Array.from({ length: 5 }, () =>
        db.tx(async (tx) => {
          const { credit } = await lockFunds(tx, parentA.id);
          seen.push(credit);
          if (credit >= 100) await post(tx, take(parentA.id, 100));
        }),
      ),
    );
    expect(seen.sort((a, b) => b - a)).toEqual([300, 200, 100, 0, 0]);
  });

  test.each([
    ['update ledger_entries set amount_cents = 1'],
    ['delete from ledger_entries'],
    ['update ledger_transactions set reason = null'],
    ['delete from ledger_transactions'],
    ['delete from ledger_accounts'],
    [`update ledger_accounts set kind = 'opening'`],
    ['truncate ledger_entries'],
  ])('refuses to %s', async (statement) => {
    await expect(run(statement)).rejects.toThrow(/append-only/);
  });

  it('adds nothing to a transaction that is closed', async () => {
    const { id } = await give(parentA.id, 100, 'credit');
    const later = run(
      `insert into ledger_entries (transaction_id, account_id, amount_cents)
       select $1, id, case kind when 'provider' then 7 else -7 end
       from ledger_accounts where kind in ('provider', 'opening')`,
      [id],
    );
    expect(await refusal(later)).toBe('ledger_closed');
  });

  it('has no transaction without entries, and takes none at another isolation', async () => {
    const empty = run(`insert into ledger_transactions (key, kind) values ('empty', 'opening')`);
    expect(await refusal(empty)).toBe('ledger_moves_something');
    await expect(
      db.tx((tx) => post(tx, take(parentA.id, 1)), { isolation: 'repeatable read' }),
    ).rejects.toThrow(/read committed/);
    await expect(db.tx((tx) => post(tx, { ...take(parentA.id, 1), entries: [] }))).rejects.toThrow(
      RangeError,
    );
  });
});

describe('funds that come while something is owed', () => {
  const owe = (cents: number) =>
    db.tx((tx) =>
      post(tx, {
        key: key(),
        kind: 'settlement',
        userId: parentB.id,
        entries: [
          { account: 'receivable', cents },
          { account: 'meals', cents: -cents },
        ],
      }),
    );

  it('pay it, once per event, as far as they go', async () => {
    const { credit } = await readFunds(db, parentB.id);
    await db.tx((tx) => post(tx, take(parentB.id, credit)));
    await owe(700);
    await give(parentB.id, 400, 'promo_credit');
    const because = { key: key() };
    expect(await db.tx((tx) => applyFundsToDebt(tx, parentB.id, because))).toBe(400);
    expect(await db.tx((tx) => applyFundsToDebt(tx, parentB.id, because))).toBe(0);
    expect(await readFunds(db, parentB.id)).toEqual({ ...NO_FUNDS, owed: 300 });
    await give(parentB.id, 500, 'credit');
    expect(await db.tx((tx) => applyFundsToDebt(tx, parentB.id, { key: key() }))).toBe(300);
    expect(await readFunds(db, parentB.id)).toEqual({ ...NO_FUNDS, credit: 200 });
  });

  it('leave alone the sum that a payment under way is taking', async () => {
    await owe(500);
    await run(
      `insert into payments (user_id, purpose, amount_cents, provider, off_session)
       values ($1, 'debt', 400, 'builtin', true)`,
      [parentB.id],
    );
    expect(await db.tx((tx) => applyFundsToDebt(tx, parentB.id, { key: key() }))).toBe(100);
    expect(await readFunds(db, parentB.id)).toEqual({ ...NO_FUNDS, owed: 400, credit: 100 });
  });
});
