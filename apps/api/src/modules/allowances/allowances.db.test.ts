import { globSync, readFileSync } from 'node:fs';
import { MONEY_WAYS, type MoneyPromise, type MoneyWay, PROMISES } from '@yay/contract/money-ways';
import { TINY } from '@yay/seeds/tiny';
import { describe, expect, test } from 'vitest';
import { allowed, useTiny } from '../../../test/index.ts';
import { TRANSACTION_KINDS } from '../ledger/accounts.ts';
import { lockFunds, type Posting, post, type TransactionKind } from '../ledger/index.ts';
import { allowPromised, limitOf } from './index.ts';

const { app, db, one, run } = await useTiny();
const userId = TINY.users.parentA.id;

/** Calls of people who may give that give nobody anything: what an item costs is nobody's money yet. */
const GIVE_NOTHING = [
  'POST /api/price-updates',
  'POST /api/price-updates/:id/cancel',
  'POST /api/price-updates/preview',
  'POST /api/users/:id/credit/take-back',
  'POST /api/credit-uploads/preview',
  'PUT /api/v2/credit-code-sets/:id',
  'POST /api/v2/credit-code-sets/:id/revoke',
];
const MONEY = ['user:credit', 'credit:upload'];
/** Files that make an allowance, each with the ways or promises by which it gives. */
const GIVING_PLACES: Readonly<Record<string, readonly (MoneyWay | MoneyPromise)[]>> = {
  'demo-money.ts': ['credit'],
  'modules/credit/ask-refund.ts': ['refund'],
  'modules/credit/carry-out-upload.ts': ['credit_file'],
  'modules/credit/decide-approval.ts': ['second_person'],
  'modules/credit/issue-credit.ts': ['credit'],
  'modules/credit/start-upload.ts': ['credit_file'],
  'modules/gifts/create-set.ts': ['code_set'],
  'modules/gifts/redeem-code.ts': ['code'],
  'modules/handouts/sweep-not-picked-up.ts': ['not_picked_up'],
  'modules/referrals/reward-referrals.ts': ['referral_program'],
};

/**
 * Files that post to the ledger, each with the kinds of its postings. Whoever adds one says by it
 * that what a family gets was paid for, or was hers before, or is given with an allowance.
 */
const POSTING_PLACES: Readonly<Record<string, readonly TransactionKind[]>> = {
  'demo-money.ts': ['credit_issued', 'yay_bucks_purchase'],
  'modules/credit/give-credit.ts': ['credit_issued'],
  'modules/credit/take-back-credit.ts': ['credit_taken_back'],
  'modules/gifts/gift-outcome.ts': ['gift_sale'],
  'modules/gifts/redeem-code.ts': ['code_redemption', 'gift_redemption'],
  'modules/handouts/sweep-not-picked-up.ts': ['not_picked_up'],
  'modules/ledger/apply-funds.ts': ['debt_paid'],
  'modules/payments/apply-dispute.ts': ['dispute'],
  'modules/payments/record-answer.ts': ['card_payment', 'yay_bucks_purchase'],
  'modules/payments/refund.ts': ['refund_done', 'refund_failed'],
  'modules/payments/request-refund.ts': ['refund_started'],
  'modules/referrals/reward-referrals.ts': ['referral'],
  'modules/settlement/reverse-charges.ts': ['reversal'],
  'modules/settlement/settle-family-week.ts': ['settlement'],
};
/** Files that write to the ledger's tables. */
const WRITING_PLACES = ['modules/ledger/post-all.ts', 'modules/ledger/post.ts'];

const ROOT = new URL('../../', import.meta.url);
/** Returns the text of each source file that is no test, by its path. */
const sources = () =>
  globSync('**/*.ts', { cwd: ROOT })
    .filter((file) => !/\.(?:test|fixture)\.ts$/.test(file))
    .map((file) => [file, readFileSync(new URL(file, ROOT), 'utf8')] as const);

describe('the register of ways to make money', () => {
  test('is a list that each call is on whose permission is to give', () => {
    const unnamed = app.server.endpoints
      .filter(({ method, permission, givesBy }) => {
        const needed = typeof permission === 'object' ? Object.values(permission).flat() : [];
        return (
          method !== 'GET' && givesBy === undefined && needed.some((one) => MONEY.includes(one))
        );
      })
      .map(({ method, path }) => `${method} ${path}`);
    expect(unnamed.toSorted()).toEqual(GIVE_NOTHING.toSorted());
  });

  test('is a list of which each way has exactly one call, which nobody acts out as somebody else', () => {
    const giving = app.server.endpoints.filter(({ givesBy }) => givesBy !== undefined);
    expect(giving.map(({ givesBy }) => givesBy).toSorted()).toEqual(
      Object.keys(MONEY_WAYS).toSorted(),
    );
    for (const { impersonating, path } of giving) expect(impersonating, path).toBe('refused');
  });

  test('is a list of which every place in the source that makes an allowance is one', () => {
    const makers = /\ballow(?:Alone|BySecond|Row|Code|Promised)\b/;
    const places = sources()
      .filter(([file, text]) => !file.startsWith('modules/allowances/') && makers.test(text))
      .map(([file]) => file);
    expect(places.toSorted()).toEqual(Object.keys(GIVING_PLACES).toSorted());
    const ways = [...Object.keys(MONEY_WAYS), ...Object.keys(PROMISES)];
    expect([...new Set(Object.values(GIVING_PLACES).flat())].toSorted()).toEqual(ways.toSorted());
  });

  test('is posted by the files of a list alone, each by the kinds that it names there', () => {
    const posts =
      /import \{[^}]*\bpost(?:All)?\b[^}]*\} from '[^']*(?:ledger\/[\w-]+|\/post|\/post-all)\.ts'/;
    const known = new Set<string>(TRANSACTION_KINDS);
    const places = sources()
      .filter(([file, text]) => posts.test(text) && !file.endsWith('/index.ts'))
      .map(([file, text]) => {
        const kinds = [...text.matchAll(/\bkind: '(\w+)'/g)].map(([, kind = '']) => kind);
        return [file, [...new Set(kinds)].filter((kind) => known.has(kind)).toSorted()];
      });
    expect(Object.fromEntries(places)).toEqual(POSTING_PLACES);
    const writers = sources().filter(([, text]) =>
      /insert into ledger_(?:transactions|entries)\b/.test(text),
    );
    expect(writers.map(([file]) => file).toSorted()).toEqual(WRITING_PLACES);
    const named = new Set(Object.values(POSTING_PLACES).flat());
    expect(TRANSACTION_KINDS.filter((kind) => !named.has(kind))).toEqual(['opening']);
  });

  test('is a list by whose promises the product gives one kind of posting each, within the sums of a day', async () => {
    const { definition } = await one<{ definition: string }>(
      `select pg_get_viewdef('given_alone'::regclass) as definition`,
    );
    for (const kind of Object.values(PROMISES)) expect(definition).toContain(`'${kind}'`);
  });

  test('keeps the server from starting with a call that gives and does not name its limit', () => {
    const call = { method: 'POST', path: '/api/x' } as const;
    expect(() => limitOf(call, 'credit')).toThrow('does not name it');
    expect(() => limitOf({ ...call, givesBy: 'refund' }, 'credit')).toThrow('does not name it');
    expect(limitOf({ ...call, givesBy: 'credit' }, 'credit')).toEqual({ way: 'credit' });
  });
});

describe('the ledger', () => {
  const gift = (cents: number, more: object): Posting =>
    ({
      key: `test:${JSON.stringify(more)}:${cents}`,
      kind: 'credit_issued',
      userId,
      entries: [
        { account: 'promotion', cents },
        { account: 'promo_credit', cents: -cents },
      ],
      ...more,
    }) as unknown as Posting;

  test.each<[string, Posting]>([
    ['without an allowance', gift(100, {})],
    ['under the name of what is no gift', gift(100, { kind: 'reversal' })],
    [
      'with an allowance that somebody wrote herself',
      gift(100, { allowance: { userId, cents: 100 } }),
    ],
    ['with one of another sum', gift(101, { allowance: allowed(userId, 100) })],
    ['with one of another family', gift(100, { allowance: allowed(userId + 1, 100) })],
    [
      'with one beside which another family gets it',
      gift(100, {
        allowance: allowed(userId, 100),
        entries: [
          { account: 'promotion', cents: 100 },
          { account: 'promo_credit', cents: -100, userId: TINY.users.parentB.id },
        ],
      }),
    ],
  ])('gives nothing %s', async (_title, posting) => {
    await expect(db.tx((tx) => post(tx, posting))).rejects.toThrow(RangeError);
  });

  test('gives what was allowed', async () => {
    const posting = gift(100, { allowance: allowed(userId, 100) });
    expect(await db.tx((tx) => post(tx, posting))).toMatchObject({ isNew: true });
  });
});

describe('a promise', () => {
  const promised = (cents: number, to: number = userId) =>
    db.tx(async (tx) => {
      await lockFunds(tx, to);
      const [allowance] = (await allowPromised(tx, 'not_picked_up', [{ userId: to, cents }])) ?? [];
      if (allowance === undefined) return false;
      await post(tx, {
        key: `test:promised:${crypto.randomUUID()}`,
        kind: 'not_picked_up',
        userId: to,
        allowance,
        entries: [
          { account: 'promotion', cents },
          { account: 'promo_credit', cents: -cents },
        ],
      });
      return true;
    });
  const limits = (fields: object) =>
    run(
      `insert into site_options (type, fields) values ('money_limits', $1)
       on conflict (type) do update set fields = excluded.fields`,
      [JSON.stringify(fields)],
    );

  test('gives a family no more in a day than the limits let, twenty at once, and more on the next', async () => {
    await app.at('2026-11-20T16:00:00Z');
    await limits({ family_day_cents: 1_000, everybody_day_cents: 100_000 });
    const twenty = await Promise.all(Array.from({ length: 20 }, () => promised(150)));
    expect(twenty.filter(Boolean)).toHaveLength(6);
    expect(await promised(100)).toBe(true);
    expect(await promised(1)).toBe(false);
    await app.at('2026-11-21T16:59:00Z');
    expect(await promised(1)).toBe(false);
    await app.at('2026-11-21T17:01:00Z');
    expect(await promised(1_000)).toBe(true);
  });

  test('gives all families together no more than all people of the team', async () => {
    await app.at('2026-11-24T16:00:00Z');
    await limits({ family_day_cents: 1_000, everybody_day_cents: 1_500 });
    expect(await promised(1_000)).toBe(true);
    expect(await promised(501, TINY.users.parentB.id)).toBe(false);
    expect(await promised(500, TINY.users.parentB.id)).toBe(true);
  });

  test('is given by the limits that stood before its author raised them', async () => {
    await app.at('2026-11-27T16:00:00Z');
    await limits({ family_day_cents: 5_000 });
    const change = (type: string, before: object, after: object) =>
      run(
        `insert into site_option_changes (type, version, before, after, actor_id)
         values ($1, 1, $2, $3, $4)`,
        [type, JSON.stringify(before), JSON.stringify(after), TINY.users.admin.id],
      );
    await change('money_limits', { family_day_cents: 700 }, { family_day_cents: 5_000 });
    expect(await promised(701)).toBe(true);
    await change('not_picked_up', {}, { credited: true });
    expect(await promised(1, TINY.users.parentB.id)).toBe(true);
    expect(await promised(700, TINY.users.parentB.id)).toBe(false);
  });

  test('is posted under its own kind, and no person gives by it', async () => {
    const entries = [
      { account: 'promotion', cents: 1 },
      { account: 'promo_credit', cents: -1 },
    ] as const;
    const own = { key: 'test:kind', userId, entries };
    await expect(
      db.tx(async (tx) => {
        const [allowance] =
          (await allowPromised(tx, 'referral_program', [{ userId, cents: 1 }])) ?? [];
        if (allowance === undefined) throw new Error('the limit is reached');
        await post(tx, { ...own, kind: 'credit_issued', allowance });
      }),
    ).rejects.toThrow(RangeError);
    const byPerson = { ...own, kind: 'not_picked_up', allowance: allowed(userId, 1) } as const;
    await expect(db.tx((tx) => post(tx, byPerson))).rejects.toThrow(RangeError);
  });
});
