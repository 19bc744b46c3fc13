import { TINY } from '@yay/seeds/tiny';
import { beforeEach, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { createLetters } from '../letters/index.ts';
import { contact } from '../settings/index.ts';
import { sweepLetters } from './reminders.jobs.ts';
import { sweepWeekLetters } from './sweep-week-letters.ts';

const { users, lunchers, schools } = TINY;
// Both markets have menus for the week of Monday, November 23.
const MONDAY = '2026-11-23';
const FRIDAY_15_EASTERN = '2026-11-20T20:00:00Z';
const FRIDAY_15_CENTRAL = '2026-11-20T21:00:00Z';
const SATURDAY_16_EASTERN = '2026-11-21T21:00:00Z';

const { app, build, rows, run } = await useTiny();
beforeEach(async () => {
  await app.at('2026-11-18T16:00:00Z');
  for (const table of ['mails', 'family_letters', 'market_weeks', 'order_lines', 'orders']) {
    await run(`delete from ${table}`);
  }
  await run('update users set notify_week_preview = true, notify_nothing_chosen = true');
  await run('delete from blackouts');
});

async function sweep(): Promise<void> {
  const { db, jobs } = app.platform;
  await db.tx((tx) => jobs.enqueue(tx, sweepLetters, {}));
  await app.runJobs();
}
const letters = (template: string) =>
  rows('select user_id, subject, text_body from mails where template = $1 order by user_id', [
    template,
  ]);
const order = (luncherId: number, date: string) => build.order({ luncherId, date });

test('a family hears on Friday afternoon what its week looks like, once', async () => {
  await order(lunchers.cleo, MONDAY);
  await app.at('2026-11-20T19:59:00Z');
  await sweep();
  expect(await letters('week_preview')).toEqual([]);
  await app.at(FRIDAY_15_EASTERN);
  await sweep();
  await sweep();
  const sent = await letters('week_preview');
  expect(sent.map(({ user_id }) => user_id)).toEqual([users.parentB.id]);
  expect(sent[0]?.text_body).toContain('CLEO');
});

test('two processes that look at the same moment write one letter', async () => {
  await order(lunchers.cleo, MONDAY);
  await app.at(FRIDAY_15_EASTERN);
  const { db, mailer } = app.platform;
  const letters = createLetters({ mailer, product: 'Lunch', url: undefined, contact });
  const sent = await Promise.all([1, 2, 3].map(() => sweepWeekLetters({ db, letters })));
  expect(sent.toSorted()).toEqual([0, 0, 1]);
  const mails = await rows(`select count(*)::int as n from mails where template = 'week_preview'`);
  expect(mails).toEqual([{ n: 1 }]);
});

test('a reminder goes out in its own market’s afternoon', async () => {
  await order(lunchers.ben, MONDAY);
  await app.at(FRIDAY_15_EASTERN);
  await sweep();
  expect(await letters('week_preview')).toEqual([]);
  await app.at(FRIDAY_15_CENTRAL);
  await sweep();
  expect((await letters('week_preview')).map(({ user_id }) => user_id)).toEqual([users.parentA.id]);
});

test.each([
  ['switched it off', 'update users set notify_week_preview = false where id = $1'],
  [
    'is suspended',
    `update users set suspended_on = app_now(), suspension_reason = 'admin' where id = $1`,
  ],
  ['deleted the account', 'update users set deleted_at = app_now() where id = $1'],
])('nobody hears who %s', async (_name, sql) => {
  await order(lunchers.cleo, MONDAY);
  await run(sql, [users.parentB.id]);
  await app.at(FRIDAY_15_EASTERN);
  await sweep();
  await run(
    `update users set suspended_on = null, suspension_reason = null, deleted_at = null where id = $1`,
    [users.parentB.id],
  );
  expect(await letters('week_preview')).toEqual([]);
});

test('a family without orders gets one reminder before the late fee begins', async () => {
  await app.at('2026-11-21T20:59:00Z');
  await sweep();
  expect(await letters('nothing_chosen')).toEqual([]);
  await app.at(SATURDAY_16_EASTERN);
  await sweep();
  await sweep();
  const sent = await letters('nothing_chosen');
  expect(sent.map(({ user_id }) => user_id)).toEqual([users.parentA.id, users.parentB.id]);
  expect(sent[1]?.text_body).toContain('Cleo');
});

test('only of children without a lunch on any day', async () => {
  await order(lunchers.cleo, '2026-11-25');
  await app.at(SATURDAY_16_EASTERN);
  await sweep();
  expect((await letters('nothing_chosen')).map(({ user_id }) => user_id)).toEqual([
    users.parentA.id,
  ]);
});

test('a reminder does not go out for a week without school', async () => {
  await run(
    `insert into blackouts (destination_id, name, reason, starts_on, ends_on)
     values ($1, 'Closed', 'school_closed', $2::date, $2::date + 4)`,
    [schools.eastern, MONDAY],
  );
  await app.at(SATURDAY_16_EASTERN);
  await sweep();
  expect((await letters('nothing_chosen')).map(({ user_id }) => user_id)).not.toContain(
    users.parentB.id,
  );
});

test('a family that never orders gets no reminder after a month', async () => {
  await run(`update users set created_at = app_now() - interval '60 days' where id = $1`, [
    users.parentB.id,
  ]);
  await app.at(SATURDAY_16_EASTERN);
  await sweep();
  expect((await letters('nothing_chosen')).map(({ user_id }) => user_id)).toEqual([
    users.parentA.id,
  ]);
  await run('update users set created_at = app_now() where id = $1', [users.parentB.id]);
});

test('a reminder delayed into its week is not sent', async () => {
  await order(lunchers.cleo, MONDAY);
  await sweep();
  await app.at('2026-11-23T15:00:00Z');
  await sweep();
  expect(await letters('week_preview')).toEqual([]);
  expect(await letters('nothing_chosen')).toEqual([]);
});
