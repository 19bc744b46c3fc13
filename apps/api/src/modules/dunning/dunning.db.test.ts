import { TINY } from '@yay/seeds/tiny';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { after, CARDS, CHARGED, dunningWorld } from '../../../test/dunning-world.ts';
import { type Hearing, hear } from '../../../test/index.ts';
import { payFromFunds } from './index.ts';

let hearing: Hearing;
const world = await dunningWorld();
beforeAll(async () => {
  hearing = await hear(world.app);
});
beforeEach(async () => {
  await world.app.at(CHARGED);
  world.app.payments.server.setFaults([]);
  await world.run('update dunning_cases set closed_at = app_now() where closed_at is null');
  await world.run(`delete from site_options where type = 'dunning'`);
});
afterAll(async () => {
  await hearing?.stop();
});

describe('a card that does not pay', () => {
  test('is tried again by the schedule, and then only paying is left; paying ends all of it', async () => {
    const family = await world.family({ card: CARDS.declined });
    const lunch = await family.order('2026-11-25');
    hearing.forget();
    await family.failToPay();
    expect(await family.theCase()).toEqual({
      tries: 1,
      next: '11-24 17:00',
      grace: '11-30 17:00',
      suspended: false,
      closed: false,
    });
    expect(await family.me()).toMatchObject({ delinquent: 1, must_pay: false });
    expect(await family.letters()).toEqual({ payment_failed: 1 });
    const letter = await family.lastLetter();
    for (const words of ['$12.50', '0341', 'declined', 'Tuesday, November 24', 'November 30']) {
      expect(letter).toContain(words);
    }
    expect(await hearing.on(`private-user.${family.id}`)).toContainEqual({
      event: 'account.changed',
      data: {},
    });

    await world.app.at(after(1, -1));
    await world.sweep();
    expect(await family.payments()).toHaveLength(1);
    for (const [day, tries] of [
      [1, 2],
      [3, 3],
    ] as const) {
      await world.app.at(after(day));
      await world.sweep();
      await world.sweep();
      expect(await family.theCase()).toMatchObject({ tries, suspended: false });
      expect(await family.me()).toMatchObject({ must_pay: false });
    }
    await world.app.at(after(5));
    await world.sweep();
    expect(await family.theCase()).toMatchObject({ tries: 4, next: null, suspended: true });
    expect(await family.letters()).toMatchObject({ payment_failed: 3, payment_suspended: 1 });
    expect(await family.me()).toMatchObject({ delinquent: 1, must_pay: true });
    // The order stands.
    expect(await family.status(lunch)).toBe('placed');
    const shut = await family.send('GET', '/api/lunchers');
    expect([shut.statusCode, shut.json().code]).toEqual([403, 'suspended']);
    // Nothing more is tried.
    await world.app.at(after(6, 5));
    await world.sweep();
    expect(await family.payments()).toHaveLength(4);

    await family.addCard();
    hearing.forget();
    const paid = await family.pay();
    expect(paid.json()).toMatchObject({ success: true, amount: 1_250 });
    expect(await family.me()).toMatchObject({ delinquent: 0, must_pay: false, suspended_on: null });
    expect(await family.theCase()).toMatchObject({ closed: true });
    expect((await family.send('GET', '/api/lunchers')).statusCode).toBe(200);
    await world.sweep();
    await world.sweep();
    expect(await family.events()).toEqual([
      ...Array.from({ length: 4 }, () => 'payment_failed'),
      'payment_recovered',
    ]);
    expect(await family.deeds()).toEqual([
      'dunning.opened',
      'dunning.try_failed',
      'dunning.try_failed',
      'dunning.try_failed',
      'user.suspended',
      'dunning.closed',
      'user.unsuspended',
    ]);
  });

  test('pays at a later try, and all is well', async () => {
    const family = await world.family({ card: CARDS.pays });
    world.app.payments.server.setFaults([
      { on: 'create_payment', act: 'refuse_charge', code: 'insufficient_funds' },
    ]);
    await family.failToPay();
    expect(await family.lastLetter()).toContain('not enough money');
    world.app.payments.server.setFaults([]);
    await world.app.at(after(1));
    await world.sweep();
    expect(await family.owed()).toBe(0);
    expect(await family.me()).toMatchObject({ delinquent: 0 });
    expect(await family.theCase()).toMatchObject({ tries: 1, closed: true });
    expect(await family.letters()).toMatchObject({ payment_failed: 1 });
  });

  test('may be missing altogether: the letter says so', async () => {
    const family = await world.family();
    await family.failToPay();
    expect(await family.lastLetter()).toContain('no card in your account');
    await world.app.at(after(1));
    await world.sweep();
    expect(await family.payments()).toMatchObject([
      { status: 'failed', failure_code: 'no_card' },
      { status: 'failed', failure_code: 'no_card' },
    ]);
    expect(await family.theCase()).toMatchObject({ tries: 2 });
  });

  test('of a bank that wants to be answered says what to do', async () => {
    const family = await world.family({ card: CARDS.asksAlways });
    await family.failToPay();
    expect(await family.lastLetter()).toContain('Your bank needs you to confirm');
  });

  test('is told in the family’s language', async () => {
    const family = await world.family({ card: CARDS.declined });
    await world.run(`update users set locale = 'es' where id = $1`, [family.id]);
    await family.failToPay();
    expect(await family.lastLetter()).toContain('El banco la rechazó');
  });

  test('tried by herself in between is no try of the schedule', async () => {
    const family = await world.family({ card: CARDS.declined });
    await family.failToPay();
    for (let tries = 0; tries < 4; tries += 1) {
      expect((await family.pay()).json()).toMatchObject({ success: false });
    }
    expect(await family.theCase()).toMatchObject({ tries: 1, next: '11-24 17:00' });
    expect(await family.letters()).toEqual({ payment_failed: 1 });
    expect(await family.me()).toMatchObject({ must_pay: false });
  });

  test('of what is charged besides is no try of the schedule either', async () => {
    const family = await world.family({ card: CARDS.declined });
    await family.failToPay();
    await family.failToPay(600);
    expect(await family.theCase()).toMatchObject({ tries: 1, next: '11-24 17:00' });
    expect(await family.letters()).toEqual({ payment_failed: 1 });
    expect(await family.owed()).toBe(1_850);
  });

  test('after nothing ran for a week is tried once, not at once for every day that was missed', async () => {
    const family = await world.family({ card: CARDS.declined });
    await family.failToPay();
    await world.app.at(after(8));
    await world.sweep();
    await world.sweep();
    expect(await family.theCase()).toMatchObject({ tries: 2, next: '12-03 17:01' });
  });

  test('is tried once when several processes look at the same moment', async () => {
    const family = await world.family({ card: CARDS.declined });
    await family.failToPay();
    await world.app.at(after(1));
    await Promise.all(Array.from({ length: 4 }, () => world.sweepDebts()));
    await world.app.runJobs();
    expect(await family.payments()).toHaveLength(2);
    expect(await family.theCase()).toMatchObject({ tries: 2 });
    expect(await family.letters()).toEqual({ payment_failed: 2 });
  });

  test('is tried again after a lost try', async () => {
    const family = await world.family({ card: CARDS.declined });
    await family.failToPay();
    await world.run('update dunning_cases set next_try_at = null where user_id = $1', [family.id]);
    await world.sweep();
    expect(await family.theCase()).toMatchObject({ tries: 2 });
  });
});

describe('the schedule', () => {
  const set = (fields: object) =>
    world.rows(`insert into site_options (type, fields) values ('dunning', $1)`, [fields]);

  test('is a setting', async () => {
    await set({ retry_after_days: [2], grace_days: 3, warn_days_before: [1] });
    const family = await world.family({ card: CARDS.declined });
    await family.failToPay();
    expect(await family.theCase()).toMatchObject({ next: '11-25 17:00', grace: '11-26 17:00' });
    await world.app.at(after(2));
    await world.sweep();
    expect(await family.me()).toMatchObject({ must_pay: true });
  });

  test.each([
    ['a word in the wrong place', { retry_after_days: 'often', grace_days: 7 }],
    ['days that fall', { retry_after_days: [5, 1], grace_days: 7, warn_days_before: [1] }],
    [
      'a grace of a thousand years',
      { retry_after_days: [1], grace_days: 365_000, warn_days_before: [] },
    ],
  ])('of which %s makes no sense is the usual one', async (_name, fields) => {
    await set(fields);
    const family = await world.family({ card: CARDS.declined });
    await family.failToPay();
    expect(await family.theCase()).toMatchObject({ next: '11-24 17:00', grace: '11-30 17:00' });
  });
});

describe('a debt', () => {
  test('may be paid by credit that the family gets, at once', async () => {
    const family = await world.family({ card: CARDS.declined });
    await family.failToPay();
    const give = async (cents: number, key: string) => {
      await family.give(cents, key);
      return world.db.tx((tx) => payFromFunds(tx, family.id, { key }));
    };
    expect(await give(1_000, 'test:gift:1')).toBe(1_000);
    expect(await family.me()).toMatchObject({ delinquent: 1 });
    expect(await give(1_000, 'test:gift:2')).toBe(250);
    expect(await family.me()).toMatchObject({ delinquent: 0 });
    expect(await family.deeds()).toEqual(['dunning.opened', 'dunning.closed']);
  });

  test('is looked at by the sweep as well, whichever way it was paid', async () => {
    const family = await world.family({ card: CARDS.declined });
    await family.failToPay();
    await family.give(2_000, 'test:unseen');
    await world.db.tx(async (tx) => {
      const { applyFundsToDebt } = await import('../ledger/index.ts');
      await applyFundsToDebt(tx, family.id, { key: 'test:unseen' });
    });
    await world.sweep();
    expect(await family.me()).toMatchObject({ delinquent: 0 });
    expect(await family.payments()).toHaveLength(1);
  });

  test('of somebody whom the team has shut out leaves her shut out, and writes no letter', async () => {
    const family = await world.family({ card: CARDS.declined });
    await world.run(
      `update users set suspended_on = app_now(), suspension_reason = 'admin' where id = $1`,
      [family.id],
    );
    await family.failToPay();
    for (const day of [1, 3, 5]) {
      await world.app.at(after(day));
      await world.sweep();
    }
    expect(await family.letters()).toEqual({});
    await family.give(2_000, 'test:shut');
    await world.db.tx((tx) => payFromFunds(tx, family.id, { key: 'test:shut' }));
    const [row] = await world.rows(
      'select delinquent, suspension_reason from users where id = $1',
      [family.id],
    );
    expect(row).toEqual({ delinquent: false, suspension_reason: 'admin' });
  });

  test('is cleared once, however many pay at the same moment', async () => {
    const family = await world.family({ card: CARDS.declined });
    await family.failToPay();
    await family.addCard();
    await family.give(500, 'test:both');
    await Promise.all([
      family.pay(),
      family.pay(),
      world.db.tx((tx) => payFromFunds(tx, family.id, { key: 'test:both' })),
    ]);
    await world.app.runJobs();
    expect(await family.owed()).toBe(0);
    expect(await family.me()).toMatchObject({ delinquent: 0 });
    expect(await family.deeds()).toEqual(['dunning.opened', 'dunning.closed']);
  });

  test('and cleared may fail anew: another case', async () => {
    const family = await world.family({ card: CARDS.declined });
    await family.failToPay();
    await family.give(2_000, 'test:anew');
    await world.db.tx((tx) => payFromFunds(tx, family.id, { key: 'test:anew' }));
    await world.app.at(after(7));
    await family.failToPay(5_000);
    expect(await family.theCase()).toMatchObject({ tries: 1, grace: '12-07 17:01' });
    expect(await family.letters()).toEqual({ payment_failed: 2 });
  });
});

describe('the team’s list', () => {
  test('has every open case, for those who look after billing', async () => {
    await world.run('update dunning_cases set closed_at = app_now() where closed_at is null');
    const first = await world.family({ card: CARDS.declined, email: 'first@list.test' });
    await first.failToPay();
    await world.app.at(after(1));
    const second = await world.family({ card: CARDS.declined, email: 'second@list.test' });
    await second.failToPay(300);
    const support = await world.as(TINY.users.support.id);
    const list = async (query = '') => (await support.send('GET', `/api/dunning${query}`)).json();
    expect(await list()).toMatchObject({
      total: 2,
      owed_cents: 1_550,
      data: [
        {
          family: { id: first.id, email: 'first@list.test' },
          owed_cents: 1_250,
          since: expect.stringMatching(/^2026-11-23T17:00/),
          tries: 1,
          failure_code: 'card_declined',
          state: 'trying',
        },
        { family: { id: second.id }, owed_cents: 300 },
      ],
    });
    expect((await list('?per_page=1&page=2')).data).toMatchObject([{ family: { id: second.id } }]);
    await world.app.at(after(7, 1));
    expect((await list('?state=grace_over')).data).toMatchObject([{ family: { id: first.id } }]);
    expect(await list('?state=suspended')).toMatchObject({ total: 0, owed_cents: 0, data: [] });
  });

  test('is a list like the others: asked, ordered, searched, and only of open cases', async () => {
    const family = await world.family({ card: CARDS.declined, email: 'dun-1@list.test' });
    await family.failToPay(400);
    const paid = await world.family({ card: CARDS.declined, email: 'dun-2@list.test' });
    await paid.failToPay();
    await paid.addCard();
    await paid.pay();
    const support = await world.as(TINY.users.support.id);
    const columns = ['full_name', 'email', 'owed_cents', 'failure_code', 'state'];
    const list = async (query: object) =>
      (await support.send('POST', '/api/list', { model: 'DunningCase', columns, ...query })).json();
    expect((await list({ search: { value: 'dun-', columns: ['email'] } })).data).toMatchObject([
      { email: 'dun-1@list.test', owed_cents: 400, failure_code: 'card_declined', state: 'trying' },
    ]);
    expect(
      (
        await list({
          search: { value: 'dun-', columns: ['email'] },
          where: [{ column: 'state', value: 'closed' }],
        })
      ).data,
    ).toMatchObject([{ email: 'dun-2@list.test', owed_cents: 0, state: 'closed' }]);
    const parent = await world.as(TINY.users.parentA.id);
    const refused = await parent.send('POST', '/api/list', { model: 'DunningCase' });
    expect(refused.statusCode).not.toBe(200);
  });

  test.each([
    ['a parent', TINY.users.parentA.id],
    ['a vendor', TINY.users.vendor.id],
  ])('is not for %s', async (_name, id) => {
    const caller = await world.as(id);
    expect((await caller.send('GET', '/api/dunning')).statusCode).toBe(403);
  });

  test('is not for nobody', async () => {
    expect((await world.app.nobody.send('GET', '/api/dunning')).statusCode).toBe(401);
  });
});
