import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { TINY } from '@yay/seeds/tiny';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { createLetters } from '../letters/index.ts';
import { contact } from '../settings/index.ts';
import { expectSound, MON, NOON, settlementWorld } from '../settlement/settlement.fixture.ts';
import { sweepLeftBags } from './handouts.jobs.ts';
import { sweepNotPickedUp } from './sweep-not-picked-up.ts';

const { parentA, parentB } = TINY.users;
const { anna, cleo } = TINY.lunchers;
const school = TINY.schools.eastern;
/** The lunch period ends at 12:30 in the east; an hour later the bags left count. */
const JUST_BEFORE = '2026-11-23T18:29:00Z';
const AFTER = '2026-11-23T18:31:00Z';

const { app, as, build, db, rows, run } = await useTiny();
const world = settlementWorld(app);

let other: number;
beforeEach(async () => {
  await db.tx(async (tx) => {
    await tx.run('set local session_replication_role = replica');
    for (const table of ['missed_lunches', 'hand_out_events']) await tx.run(`delete from ${table}`);
  });
  await world.forget();
  await run('delete from mails');
  await run('delete from lunch_periods');
  await run(`delete from site_options where type = 'not_picked_up'`);
  await run('update users set notify_not_picked_up = (id = $1)', [parentB.id]);
  await run(
    `insert into lunch_periods (destination_id, group_name, name, starts_at, ends_at)
     select distinct d.id, g.group_name, 'Lunch', '11:30'::time, '12:30'::time
     from destinations d join grades g on g.destination_id = d.id where g.group_name is not null`,
  );
  await app.at('2026-11-18T16:00:00Z');
  other = await lunchOf((await build.family()).luncherId);
});
afterEach(() => expectSound(app));

const lunchOf = (luncherId: number, cents = 600) => build.order({ luncherId, date: MON, cents });
/** The week is charged and the lunches are locked. */
async function atNoon(): Promise<void> {
  await app.at(NOON);
  await world.sweep();
}
async function act(orderId: number, kind = 'handed_over'): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await run('insert into kiosks (destination_id, name, token_hash) values ($1, $2, $3)', [
    school,
    `Tablet ${token.slice(0, 4)}`,
    createHash('sha256').update(token).digest(),
  ]);
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/kiosk/acts',
    headers: { authorization: `Bearer ${token}` },
    payload: {
      acts: [
        {
          id: randomUUID(),
          order_id: orderId,
          kind,
          device_at: NOON,
          ...(kind === 'problem' && { problem: 'damaged' }),
        },
      ],
    },
  });
  expect(answer.json().data).toMatchObject([{ outcome: 'counted' }]);
}
async function sweep(): Promise<void> {
  const { jobs } = app.platform;
  await db.tx((tx) => jobs.enqueue(tx, sweepLeftBags, {}));
  await app.runJobs();
}
const credit = (percent: number) =>
  run(`insert into site_options (type, fields) values ('not_picked_up', $1)`, [
    JSON.stringify({ credited: true, percent }),
  ]);
const told = () =>
  rows<{ user_id: number; subject: string; text_body: string }>(
    `select user_id, subject, text_body from mails where template = 'not_picked_up' order by user_id`,
  );
const noted = () =>
  rows('select order_id, told, credited_cents from missed_lunches order by order_id');
const funds = async (userId: number) =>
  (await world.funds(userId)) as { owed: number; promo: number };

test('a family that wants to know is told an hour after lunch, once, and nothing is credited', async () => {
  const order = await lunchOf(cleo);
  await atNoon();
  await act(other);
  await app.at(JUST_BEFORE);
  await sweep();
  expect(await told()).toEqual([]);
  await app.at(AFTER);
  for (let again = 0; again < 3; again += 1) await sweep();
  await app.at('2026-11-24T18:00:00Z');
  await sweep();
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    user_id: parentB.id,
    subject: 'Lunch not picked up on Monday, November 23: Cleo',
  });
  expect(mail?.text_body).not.toContain('$');
  expect(await noted()).toEqual([{ order_id: order, told: true, credited_cents: 0 }]);
  expect((await funds(parentB.id)).promo).toBe(0);
});

test('a family that does not want to know is not told, and sees it among its orders', async () => {
  const order = await lunchOf(anna);
  await atNoon();
  await act(other);
  await app.at(AFTER);
  await sweep();
  expect(await told()).toEqual([]);
  expect(await noted()).toEqual([{ order_id: order, told: false, credited_cents: 0 }]);
  const alma = await as(parentA.id);
  const past = await alma.send('GET', `/api/account/orders?from=${MON}&to=${MON}`);
  expect(past.json().data).toMatchObject([{ id: order, not_picked_up: true }]);
});

test.each([
  ['handed over', 'handed_over', []],
  ['has a problem that the school knows', 'problem', []],
  ['is of a child who was not here', 'not_here', [parentB.id]],
])('of a bag that %s the family is told: %#', async (_name, kind, whom) => {
  const order = await lunchOf(cleo);
  await atNoon();
  await act(other);
  await act(order, kind);
  await app.at(AFTER);
  await sweep();
  expect((await told()).map(({ user_id }) => user_id)).toEqual(whom);
});

test('nobody is told where the school hands out in its own way, or of a canceled lunch', async () => {
  const order = await lunchOf(cleo);
  await app.at(AFTER);
  await sweep();
  expect(await noted()).toEqual([]);
  await run(`update orders set status = 'cancelled', cancel_reason = 'staff' where id = $1`, [
    order,
  ]);
  await act(other);
  await sweep();
  expect(await told()).toEqual([]);
  expect(await noted()).toEqual([]);
});

test.each([
  [100, 600],
  [50, 300],
])('by the rule of %i percent a family gets %i back, once', async (percent, cents) => {
  await credit(percent);
  const order = await lunchOf(cleo);
  await atNoon();
  // The week was charged to the card already; the credit pays back a part of it.
  const before = await funds(parentB.id);
  await act(other);
  await app.at(AFTER);
  for (let again = 0; again < 3; again += 1) await sweep();
  expect(await noted()).toEqual([{ order_id: order, told: true, credited_cents: cents }]);
  const after = await funds(parentB.id);
  expect(before.owed - after.owed + after.promo).toBe(cents);
  expect((await told())[0]?.text_body).toContain(`$${(cents / 100).toFixed(2)}`);
  expect(
    await rows(
      `select key, user_id from ledger_transactions where kind = 'not_picked_up' order by key`,
    ),
  ).toEqual([{ key: `not_picked_up:${order}`, user_id: parentB.id }]);
});

test('a credit over the limits of a day is not given, and stands in the record', async () => {
  await credit(100);
  await run(`insert into site_options (type, fields) values ('money_limits', $1)`, [
    JSON.stringify({ family_day_cents: 1_000 }),
  ]);
  const second = await build.luncher(parentB.id);
  const orders = [await lunchOf(cleo), await lunchOf(second)];
  await atNoon();
  await act(other);
  await app.at(AFTER);
  for (let again = 0; again < 2; again += 1) await sweep();
  const sums = (await noted()).map(({ credited_cents }) => credited_cents);
  expect(sums.toSorted()).toEqual([0, 600]);
  expect(sums).toHaveLength(orders.length);
  const [mail] = await told();
  expect(mail?.text_body).toContain('$6.00');
  expect(
    await rows(
      `select action, after from (
         select * from activity_log where about_user_id = $1 order by id desc limit 2) as last
       order by action`,
      [parentB.id],
    ),
  ).toMatchObject([
    { action: 'hand_out.credited', after: { amount_cents: 600 } },
    { action: 'hand_out.not_credited', after: { amount_cents: 600 } },
  ]);
  await run(`delete from site_options where type = 'money_limits'`);
  await run('update lunchers set deleted_at = app_now() where id = $1', [second]);
});

test('workers that look at the same moment tell and credit once', async () => {
  await credit(100);
  const orders = [await lunchOf(cleo), await lunchOf(anna)];
  await atNoon();
  await act(other);
  await app.at(AFTER);
  const { mailer } = app.platform;
  const letters = createLetters({ mailer, product: 'Lunch', url: undefined, contact });
  const sums = await Promise.all([1, 2, 3, 4].map(() => sweepNotPickedUp({ db, letters })));
  expect(sums.reduce((sum, one) => sum + one, 0)).toBe(2);
  expect(await noted()).toHaveLength(orders.length);
  expect(await told()).toHaveLength(1);
  expect(
    await rows(`select 1 as one from ledger_transactions where kind = 'not_picked_up'`),
  ).toHaveLength(2);
});

test('a bag that is handed over after all takes nothing back, and nothing is told again', async () => {
  await credit(100);
  const order = await lunchOf(cleo);
  await atNoon();
  await act(other);
  await app.at(AFTER);
  await sweep();
  await act(order);
  await sweep();
  expect(await told()).toHaveLength(1);
  expect(await noted()).toEqual([{ order_id: order, told: true, credited_cents: 600 }]);
});

test('an account that is closed is neither told nor credited', async () => {
  await credit(100);
  const order = await lunchOf(cleo);
  await atNoon();
  await act(other);
  await run('update users set deleted_at = app_now() where id = $1', [parentB.id]);
  await app.at(AFTER);
  await sweep();
  expect(await told()).toEqual([]);
  expect(await noted()).toEqual([{ order_id: order, told: false, credited_cents: 0 }]);
  await run('update users set deleted_at = null where id = $1', [parentB.id]);
});
