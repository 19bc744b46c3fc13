import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { openFamily, useTiny } from '../../../test/index.ts';
import { post, readFunds } from '../ledger/index.ts';
import { sweepReferrals } from './referrals.jobs.ts';

const { users } = TINY;
const FETCH = '/api/referral-code/fetch';
const EMAIL = '/api/referral-code/email';
const OURS = { 'yay-action': 'invite' };

const { app, as, build, db, one, rows, run } = await useTiny();
const family = await as(users.parentA.id);
beforeEach(() => run('delete from rate_limits'));

const codeOf = async (by = family) => (await by.send('GET', FETCH)).json().data.code as string;
const program = (fields: object) =>
  run(
    `insert into site_options (type, fields) values ('referral_program', $1)
     on conflict (type) do update set fields = excluded.fields`,
    [fields],
  );

describe('the code', () => {
  test('is the family’s own and stays the same under parallel requests', async () => {
    await program({ enabled: true, referrer_cents: 1000, invited_cents: 500 });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => family.send('GET', FETCH)));
    const [first, ...rest] = answers.map((answer) => answer.json().data);
    for (const other of rest) expect(other).toEqual(first);
    expect(first).toMatchObject({
      code: expect.stringMatching(/^[0-9A-Z]{8}$/),
      link: expect.stringMatching(new RegExp(`/sign-up\\?ref=${first.code}$`)),
      rewards: { enabled: true, referrer_cents: 1000, invited_cents: 500 },
      invited: 0,
      rewarded: 0,
    });
    const other = await as(users.parentB.id);
    expect(await codeOf(other)).not.toBe(first.code);
  });

  test('is nothing for a kitchen or a visitor', async () => {
    expect((await app.nobody.send('GET', FETCH)).statusCode).toBe(401);
    expect((await (await as(users.vendor.id)).send('GET', FETCH)).statusCode).toBe(403);
  });
});

describe('an invitation by mail', () => {
  const written = (to: string) =>
    rows(`select * from mails where template = 'referral_invitation' and to_address = $1`, [to]);

  test('goes out with the code to the invited address', async () => {
    const answer = await family.send('GET', `${EMAIL}?email=Friend@home.test`, undefined, OURS);
    expect(answer.json()).toEqual({ message: 'Invitation sent.' });
    const [letter] = await written('friend@home.test');
    expect(letter?.text_body).toContain(`/sign-up?ref=${await codeOf()}`);
    expect(letter?.user_id).toBeNull();
  });

  test('not from a link on another site', async () => {
    const cookie = { cookie: `yay_session=${family.token}` };
    const path = `${EMAIL}?email=victim@home.test`;
    for (const headers of [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
    ]) {
      const answer = await app.nobody.send('GET', path, undefined, { ...cookie, ...headers });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'cross_site']);
    }
    expect(await written('victim@home.test')).toEqual([]);
    const meant = await app.nobody.send('GET', path, undefined, { ...cookie, ...OURS });
    expect(meant.statusCode).toBe(200);
  });

  test('answers alike for an address with an account, and limits the letters', async () => {
    const known = await family.send(
      'GET',
      `${EMAIL}?email=${users.parentB.email}`,
      undefined,
      OURS,
    );
    expect(known.json()).toEqual({ message: 'Invitation sent.' });
    for (let count = 0; count < 4; count += 1) {
      const answer = await family.send('GET', `${EMAIL}?email=often@home.test`, undefined, OURS);
      expect(answer.statusCode).toBe(200);
    }
    expect(await written('often@home.test')).toHaveLength(2);
    const statuses = [];
    for (let count = 0; count < 21; count += 1) {
      const path = `${EMAIL}?email=many${count}@home.test`;
      statuses.push((await family.send('GET', path, undefined, OURS)).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('not to oneself, not to an empty address, not under impersonation', async () => {
    const own = await family.send('GET', `${EMAIL}?email=${users.parentA.email}`, undefined, OURS);
    expect(own.json().errors.email[0]).toMatch(/your own/);
    expect((await family.send('GET', `${EMAIL}?email=x`, undefined, OURS)).statusCode).toBe(422);
    expect((await family.send('GET', EMAIL, undefined, OURS)).statusCode).toBe(422);
    const acting = await as(users.parentA.id, users.support.id);
    expect(
      (await acting.send('GET', `${EMAIL}?email=a@home.test`, undefined, OURS)).statusCode,
    ).toBe(403);
  });
});

describe('signing up with it', () => {
  let count = 0;
  async function signUp(ref: unknown, address?: string): Promise<number> {
    count += 1;
    const email = address ?? `invited${count}@home.test`;
    const answer = await openFamily(app, {
      first: 'Ina',
      last: 'Vited',
      email,
      password: 'a long enough one',
      ...(ref !== undefined && { ref }),
    });
    expect(answer.statusCode).toBe(200);
    const user = await one<{ id: number }>('select id from users where email = $1', [email]);
    return user.id ?? 0;
  }
  const referralOf = async (userId: number) => {
    const [referral] = await rows(
      'select referrer_id, refused_as, rewarded_at from referrals where invited_id = $1',
      [userId],
    );
    return referral;
  };

  test('records the inviting family; an unknown code is ignored', async () => {
    const code = await codeOf();
    expect(await referralOf(await signUp(code.toLowerCase()))).toEqual({
      referrer_id: users.parentA.id,
      refused_as: null,
      rewarded_at: null,
    });
    for (const unknown of ['ZZZZZZZZ', "' or 1=1", '', undefined, '<script>']) {
      expect(await referralOf(await signUp(unknown))).toBeUndefined();
    }
  });

  test('a second account in the same mailbox is no new family', async () => {
    const userId = await signUp(await codeOf(), 'parent-a+two@test.test');
    expect(await referralOf(userId)).toMatchObject({ refused_as: 'same_mailbox' });
  });

  /** Adds a child with a charged lunch, of which the family may still owe a part. */
  async function lunch(
    userId: number,
    options: { status?: 'locked' | 'served'; owed?: number } = {},
  ): Promise<number> {
    const orderId = await build.order({
      luncherId: await build.luncher(userId),
      date: '2026-11-23',
      status: options.status ?? 'served',
    });
    await db.tx(async (tx) => {
      const owed = options.owed ?? 0;
      const { id } = await post(tx, {
        key: `test:${orderId}`,
        kind: 'settlement',
        userId,
        entries: [
          { account: 'meals', cents: -700, orderId },
          { account: owed > 0 ? 'receivable' : 'provider', cents: 700, orderId },
        ],
      });
      await tx.run(
        `insert into order_charges (order_id, sequence, transaction_id, meals_cents, late_fee_cents, discount_cents)
         values ($1, 1, $2, 700, 0, 0)`,
        [orderId, id],
      );
    });
    await run(
      `update orders set date = date - 7 * (1 + (select count(*)::int from order_charges)) where id = $1`,
      [orderId],
    );
    return orderId;
  }
  async function sweep() {
    const { db, jobs } = app.platform;
    await db.tx((tx) => jobs.enqueue(tx, sweepReferrals, {}));
    await app.runJobs();
  }
  const given = async (userId: number) => (await readFunds(db, userId)).promoCredit;

  test('both get theirs after the first lunch that is served and paid, once', async () => {
    const userId = await signUp(await codeOf());
    const before = await given(users.parentA.id);
    await sweep();
    expect(await given(userId)).toBe(0);
    const orderId = await lunch(userId, { status: 'locked' });
    await sweep();
    expect(await given(userId)).toBe(0);
    await run(`update orders set status = 'served' where id = $1`, [orderId]);
    await Promise.all([sweep(), sweep(), sweep()]);
    await sweep();
    expect([await given(userId), (await given(users.parentA.id)) - before]).toEqual([500, 1000]);
    const mails = await rows(
      `select user_id from mails where template = 'referral_reward' and user_id in ($1, $2)`,
      [userId, users.parentA.id],
    );
    expect(mails).toHaveLength(2);
    expect((await family.send('GET', FETCH)).json().data.rewarded).toBe(1);
  });

  test('not while something is owed', async () => {
    const userId = await signUp(await codeOf());
    await lunch(userId, { owed: 700 });
    await sweep();
    expect(await given(userId)).toBe(0);
    await db.tx((tx) =>
      post(tx, {
        key: `test:paid:${userId}`,
        kind: 'card_payment',
        userId,
        entries: [
          { account: 'provider', cents: 700 },
          { account: 'receivable', cents: -700 },
        ],
      }),
    );
    await sweep();
    expect(await given(userId)).toBe(500);
  });

  test('not to two sides of one card, even one that was taken off again', async () => {
    const userId = await signUp(await codeOf());
    await lunch(userId);
    const before = await given(users.parentA.id);
    for (const [owner, removed] of [
      [userId, null],
      [users.parentA.id, '2026-11-01'],
    ] as const) {
      await run(
        `insert into payment_methods (user_id, provider, method_id, brand, last4, exp_month, exp_year,
           fingerprint, removed_at) values ($1, 'builtin', $2, 'visa', '4242', 1, 2040, 'same', $3)`,
        [owner, `pm_${owner}`, removed],
      );
    }
    await sweep();
    expect(await referralOf(userId)).toMatchObject({ refused_as: 'same_card', rewarded_at: null });
    expect([await given(userId), await given(users.parentA.id)]).toEqual([0, before]);
    await run('delete from payment_methods');
  });

  test('not while the program rests', async () => {
    await program({ enabled: false, referrer_cents: 1000, invited_cents: 500 });
    const userId = await signUp(await codeOf());
    await lunch(userId);
    await sweep();
    expect(await referralOf(userId)).toMatchObject({ rewarded_at: null, refused_as: null });
    await program({ enabled: true, referrer_cents: 0, invited_cents: 250 });
    await sweep();
    expect(await given(userId)).toBe(250);
  });

  test('over the limits of a day not at once, but to both sides on another day', async () => {
    await program({ enabled: true, referrer_cents: 1000, invited_cents: 500 });
    await run(`insert into site_options (type, fields) values ('money_limits', $1)`, [
      JSON.stringify({ everybody_day_cents: 1_400 }),
    ]);
    const userId = await signUp(await codeOf());
    await lunch(userId);
    await sweep();
    expect(await referralOf(userId)).toMatchObject({ rewarded_at: null, refused_as: null });
    expect(await given(userId)).toBe(0);
    await run(`delete from site_options where type = 'money_limits'`);
    await sweep();
    expect(await given(userId)).toBe(500);
  });
});
