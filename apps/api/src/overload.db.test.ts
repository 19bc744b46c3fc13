import { TINY } from '@yay/seeds/tiny';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Entry, type TinyApp, tinyApp, weekClient } from '../test/index.ts';
import { LOCKS } from './platform/db/index.ts';

const { parentA, parentB } = TINY.users;
const { anna, cleo } = TINY.lunchers;
const MON = '2026-11-23';
const POOL = 6;

let app: TinyApp;
let address: string;
const held: pg.PoolClient[] = [];
beforeAll(async () => {
  app = await tinyApp({ env: { DATABASE_POOL: String(POOL), OVERLOAD_DELAY_MS: '200' } });
  address = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const client of held.splice(0)) client.release();
});
afterAll(() => app.close());

async function holdEveryConnection(): Promise<void> {
  const clients = Array.from({ length: POOL }, () => app.platform.db.pool.connect());
  held.push(...(await Promise.all(clients)));
}
/** Returns what comes of it, and how many milliseconds it took. */
async function timed<T>(wait: Promise<T>): Promise<readonly [T, number]> {
  const began = performance.now();
  return [await wait, performance.now() - began];
}
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${address}${path}`, { headers });
const refusal = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
  response.headers.get('retry-after'),
];

test('monitors are answered without a free connection, and everybody else hears when to come back', async () => {
  await holdEveryConnection();
  const first = timed(get('/api/features'));
  await expect.poll(() => app.platform.db.waited()).toBeGreaterThan(200);
  const [health, healthTook] = await timed(get('/health'));
  expect(health.status).toBe(200);
  expect(healthTook).toBeLessThan(1_000);
  const [late, lateTook] = await timed(get('/api/features'));
  expect(await refusal(late)).toEqual([503, 'overloaded', '2']);
  expect(lateTook).toBeLessThan(15_000);
  const [early, earlyTook] = await first;
  expect(await refusal(early)).toEqual([503, 'unavailable', '2']);
  expect(earlyTook).toBeLessThan(15_000);

  for (const client of held.splice(0)) client.release();
  expect((await get('/api/features')).status).toBe(200);
});

test('a page that is too much now says so in the visitor’s language and comes back by itself', async () => {
  await holdEveryConnection();
  const waiting = get('/api/features');
  await expect.poll(() => app.platform.db.waited()).toBeGreaterThan(200);
  const page = await get('/', { accept: 'text/html', 'accept-language': 'es' });
  expect([page.status, page.headers.get('refresh')]).toEqual([503, '3']);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toContain('Hay mucha gente');
  for (const client of held.splice(0)) client.release();
  await waiting;
});

test('saves of a family that wait for its own lock give up, save nothing, and keep nobody else', async () => {
  const { db } = app.platform;
  const alma = await app.as(parentA.id);
  const boris = await app.as(parentB.id);
  const bowl: Entry = { date: MON, entreeId: TINY.items.bowl };
  const weekOfAlma = weekClient(alma, parentA.id, MON);
  await weekOfAlma.save({ [anna]: [bowl] });
  const eventsOf = () => db.query('test.events', 'select id from order_events');
  const before = await eventsOf();

  const holder = await db.pool.connect();
  held.push(holder);
  await holder.query('begin');
  await holder.query(
    `select from order_weeks where user_id = $1 ${LOCKS.weeks.forUpdate(['$1'])}`,
    [parentA.id],
  );
  const nothing: Entry = { date: MON, entreeId: null };
  const waiting = Array.from({ length: 2 * POOL }, (_, index) =>
    timed(weekOfAlma.put({ [anna]: [nothing] }, { key: `waits-for-its-lock-${index}` })),
  );
  // The lock of one family: another one saves meanwhile.
  const [, savedIn] = await timed(weekClient(boris, parentB.id, MON).save({ [cleo]: [bowl] }));
  expect(savedIn).toBeLessThan(15_000);
  const answers = await Promise.all(waiting);
  const refused = answers.map(([answer]) => answer);
  // One after the other, these would take 40 seconds.
  expect(Math.max(...answers.map(([, took]) => took))).toBeLessThan(25_000);
  expect(new Set(refused.map((answer) => `${answer.statusCode} ${answer.json().code}`))).toEqual(
    new Set(['503 held_up']),
  );
  expect(refused.every(({ headers }) => headers['retry-after'] === '2')).toBe(true);
  await holder.query('rollback');
  expect(await eventsOf()).toHaveLength(before.length + 1);

  const again = await weekOfAlma.put({ [anna]: [nothing] }, { key: 'waits-for-its-lock-0' });
  expect(again.statusCode).toBe(200);
});

test('a server that refuses nothing lets a read wait for a connection', async () => {
  const patient = await tinyApp({ env: { DATABASE_POOL: '2', OVERLOAD_DELAY_MS: '0' } });
  const { pool } = patient.platform.db;
  // Longer than a connection is waited for elsewhere.
  const busy = [1, 2].map(() => pool.query('select pg_sleep(5)'));
  const answer = await patient.server.inject('/api/features');
  expect(answer.statusCode).toBe(200);
  await Promise.all(busy);
  await patient.close();
});
