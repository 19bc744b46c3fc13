import { MONEY_WAYS } from '@yay/contract/money-ways';
import { TINY } from '@yay/seeds/tiny';
import { describe, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { type Posting, post } from '../ledger/index.ts';
import { allowPromised, limitOf } from './index.ts';

const { app, db } = await useTiny();
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

describe('what can become money', () => {
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
    ['with one of another sum', gift(101, { allowance: allowPromised(userId, 100) })],
    ['with one of another family', gift(100, { allowance: allowPromised(userId + 1, 100) })],
    [
      'with one beside which another family gets it',
      gift(100, {
        allowance: allowPromised(userId, 100),
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
    const posting = gift(100, { allowance: allowPromised(userId, 100) });
    expect(await db.tx((tx) => post(tx, posting))).toMatchObject({ isNew: true });
  });
});
