import { TINY } from '@yay/seeds/tiny';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { hear, noOrigin, useTiny, weekClient } from '../test/index.ts';
import { mayHearByPermission } from './modules/broadcasting/index.ts';
import { planMarketDays } from './modules/market-days/index.ts';
import { announceSchools } from './platform/realtime/index.ts';

const { schools, users, lunchers, items, grades } = TINY;
const MON = '2026-11-23';
const OF_EASTERN = `private-school.${schools.eastern}` as const;
const LUNCHES = 'private-list.lunches';
const OF_CENTRAL = `private-school.${schools.central}` as const;

const { app, as, build, db, run } = await useTiny({ now: '2026-11-17T15:00:00Z' });
await planMarketDays(db);
const parent = await as(users.parentB.id);
const admin = await as(users.admin.id);
const news = await hear(app);
beforeEach(news.forget);
afterAll(news.stop);

/** Waits until the pages of one school are told, and expects that those of the other one are not. */
async function expectToldOfEastern(): Promise<void> {
  await expect
    .poll(() => news.on(OF_EASTERN))
    .toContainEqual({ event: 'school.changed', data: {} });
  expect(await news.on(OF_CENTRAL)).toEqual([]);
}

test('a week that a family saves is told to the pages of the school', async () => {
  const week = weekClient(parent, users.parentB.id, MON);
  await week.read();
  await week.save({ [lunchers.cleo]: [{ date: MON, entreeId: items.bowl }] });
  await expectToldOfEastern();
  news.forget();
  await week.read();
  await week.save({ [lunchers.cleo]: [{ date: MON, entreeId: null }] });
  await expectToldOfEastern();
});

test('a week that a family saves is told to the desk, and to those alone who count lunches', async () => {
  const week = weekClient(parent, users.parentB.id, MON);
  await week.read();
  await week.save({ [lunchers.cleo]: [{ date: MON, entreeId: items.bowl }] });
  await expect
    .poll(() => news.on(LUNCHES))
    .toContainEqual({ event: 'list.changed', data: { ids: [] } });
  const hears = async (userId: number) => {
    const { token } = await as(userId);
    const actor = await app.application.sessions.resolve(token ?? '', noOrigin);
    return actor !== null && mayHearByPermission(actor, LUNCHES);
  };
  expect(await hears(users.admin.id)).toBe(true);
  expect(await hears(users.support.id)).toBe(false);
  expect(await hears(users.parentB.id)).toBe(false);
});

test('a child that moves is told to the school that it leaves and to the one that it comes to', async () => {
  const path = `/api/lunchers/${lunchers.cleo}`;
  const moved = await parent.send('PUT', path, { grade_id: grades.centralFirst });
  expect(moved.statusCode, moved.body).toBe(200);
  for (const channel of [OF_EASTERN, OF_CENTRAL]) {
    await expect.poll(() => news.on(channel)).not.toEqual([]);
  }
  await parent.send('PUT', path, { grade_id: grades.easternFirst });
  await expect.poll(() => news.on(OF_EASTERN)).toHaveLength(2);
});

test('labels and their print are told', async () => {
  await build.order({ luncherId: lunchers.anna, date: MON });
  const path = `/api/v2/destinations/${schools.eastern}/labels/prints`;
  expect((await admin.send('POST', path, { date: MON })).statusCode).toBe(202);
  await expectToldOfEastern();
  news.forget();
  await app.runJobs();
  await expectToldOfEastern();
});

test('a child that is seated is told', async () => {
  await run(`insert into rooms (destination_id, name) values ($1, '204')`, [schools.eastern]);
  const seated = await admin.send('PUT', `/api/destinations/${schools.eastern}/seats`, {
    room_id: null,
    luncher_ids: [lunchers.anna],
  });
  expect(seated.statusCode, seated.body).toBe(204);
  await expectToldOfEastern();
});

test('many changes at once are told together, and none that was undone', async () => {
  await Promise.all(
    Array.from({ length: 20 }, () =>
      db.tx(async (tx) => announceSchools(tx, [schools.eastern, schools.eastern])),
    ),
  );
  const undone = db.tx(async (tx) => {
    announceSchools(tx, [schools.central]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await expectToldOfEastern();
  // One, unless the machine stalls for longer than schools are gathered.
  expect((await news.on(OF_EASTERN)).length).toBeLessThan(10);
});
