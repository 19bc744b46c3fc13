import { TINY } from '@yay/seeds/tiny';
import { afterEach, describe, expect, test } from 'vitest';
import { type Caller, silentLog, useTiny } from '../../../../test/index.ts';
import { listen } from '../../../platform/db/index.ts';
import { lockExportsOf } from './exports.repo.ts';
import { parse } from './parse-csv.fixture.ts';
import { writeExportsOf } from './write-exports.ts';

const { users } = TINY;
const QUERY = { model: 'User', columns: ['full_name', 'email', 'roles', 'created_at'] };

const { app, as, db, rows, run } = await useTiny();
const admin = await as(users.admin.id);
const support = await as(users.support.id);
afterEach(async () => {
  await app.runJobs();
  await run('delete from exports');
  await run(`delete from mails where template = 'export_ready'`);
  await run(
    `insert into user_roles (user_id, role) values ($1, 'customer_support') on conflict do nothing`,
    [users.support.id],
  );
});

const start = async (caller: Caller, body: object = QUERY): Promise<number> => {
  const answer = await caller.send('POST', '/api/list/export', body);
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json().data.id;
};
const own = async (caller: Caller) =>
  (await caller.send('GET', '/api/exports')).json().data as { id: number; status: string }[];
const download = (caller: Caller, id: number) => caller.send('GET', `/api/exports/${id}/download`);
const lettersSent = () =>
  rows<{ to_address: string; text_body: string }>(
    `select to_address, text_body from mails where template = 'export_ready'`,
  );

test('an export is accepted at once, written in the background and announced by mail to its owner', async () => {
  const answer = await support.send('POST', '/api/list/export', {
    ...QUERY,
    name: 'Our people',
    headings: { full_name: 'Name', email: '=E-mail' },
    where: [{ column: 'id', operator: '<=', value: 2 }],
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    202,
    {
      message: 'Your export has started. We’ll email you when it is ready.',
      data: {
        id: expect.any(Number),
        list: 'users',
        name: 'Our people',
        status: 'waiting',
        rows_done: 0,
        bytes: 0,
        created_at: expect.any(String),
        ready_at: null,
        expires_at: null,
      },
    },
  ]);
  const { id } = answer.json().data;
  expect((await download(support, id)).statusCode).toBe(404);
  await app.runJobs();

  expect(await own(support)).toEqual([
    expect.objectContaining({ id, status: 'ready', rows_done: 2, ready_at: expect.any(String) }),
  ]);
  expect(await lettersSent()).toEqual([
    { to_address: users.support.email, text_body: expect.stringContaining('Our people') },
  ]);
  const file = await download(support, id);
  expect(file.statusCode).toBe(200);
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="Our-people-2026-11-18\.csv";/,
    ),
    'content-length': String(file.rawPayload.length),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(parse(file.payload)).toEqual([
    ['Name', "'=E-mail", 'roles', 'created_at'],
    ['Alma Abbott', users.parentA.email, 'customer', expect.stringMatching(/^2026-11-18T/)],
    ['Boris Bauer', users.parentB.email, 'customer', expect.stringMatching(/^2026-11-18T/)],
  ]);
  const entries = await rows(
    `select actor_id, subject_id, subject_label, after from activity_log
     where action = 'export.started'`,
  );
  expect(entries).toEqual([
    {
      actor_id: users.support.id,
      subject_id: id,
      subject_label: 'Our people',
      after: { list: 'users', columns: QUERY.columns },
    },
  ]);
});

test('an export of thousands of rows is complete, in order and without formulas', async () => {
  await run(
    `insert into users (email, first, last, password_hash)
     select 'row-' || n || '@rows.test', case n % 3 when 0 then '=HYPERLINK("x","y")' else 'R' end,
       lpad(n::text, 5, '0') || case when n % 2 = 0 then E', "twin"' else '' end, 'x'
     from generate_series(1, 3500) n`,
  );
  const where = [{ column: 'email', operator: 'like', value: '@rows.test' }];
  const id = await start(admin, {
    model: 'User',
    columns: ['id', 'first', 'last', 'state'],
    where,
  });
  await app.runJobs();
  const [, ...rows] = parse((await download(admin, id)).payload);
  expect(rows).toHaveLength(3_500);
  expect(rows.map(([, , last = '']) => Number(last.slice(0, 5)))).toEqual(
    Array.from({ length: 3_500 }, (_, index) => index + 1),
  );
  expect(rows[2]?.[1]).toBe(`'=HYPERLINK("x","y")`);
  expect(rows[3]?.[2]).toBe('00004, "twin"');
  await run(`delete from users where email like '%@rows.test'`);
});

test('progress of an export reaches every tab of its owner and no other user', async () => {
  const heard: { channel: string; event: string; data: { id: number; status: string } }[] = [];
  const listener = await listen({
    url: app.url,
    channel: 'realtime',
    onMessage: (message) => void heard.push(JSON.parse(message)),
    onConnect: async () => undefined,
    log: silentLog,
  });
  const id = await start(support);
  await app.runJobs();
  await expect
    .poll(() => heard.map(({ data }) => data.status))
    .toEqual(['waiting', 'running', 'ready']);
  for (const { channel, event, data } of heard) {
    expect([channel, event, data.id]).toEqual([
      `private-user.${users.support.id}`,
      'export.changed',
      id,
    ]);
  }
  await listener.close();
});

describe('access to an export', () => {
  test('of another user is answered like one that does not exist', async () => {
    const id = await start(admin);
    await app.runJobs();
    expect((await download(admin, id)).statusCode).toBe(200);
    const theirs = await download(support, id);
    const nothing = await download(support, 999_999);
    expect([theirs.statusCode, theirs.body]).toEqual([404, nothing.body]);
    expect(await own(support)).toEqual([]);
    expect((await download(await as(users.parentA.id), id)).statusCode).toBe(403);
    expect((await download(app.nobody, id)).statusCode).toBe(401);
  });

  test('is refused at the start for a list that the actor may not read', async () => {
    for (const query of [
      { model: 'Nothing' },
      { model: 'User', columns: ['password_hash'] },
      { model: 'User', orderBy: [{ column: 'password_hash' }] },
    ]) {
      const answer = await admin.send('POST', '/api/list/export', query);
      expect(answer.statusCode).toBe(422);
    }
    expect(await own(admin)).toEqual([]);
  });

  const demote = () =>
    db.run(`delete from user_roles where user_id = $1 and role = 'customer_support';`, [
      users.support.id,
    ]);
  const becomeMarketing = () =>
    db.run(`insert into user_roles (user_id, role) values ($1, 'marketing')`, [users.support.id]);
  const stopMarketing = () => db.run(`delete from user_roles where role = 'marketing'`);

  test('lost before it is written leaves no file and sends no mail', async () => {
    const id = await start(support);
    await demote();
    await becomeMarketing();
    await app.runJobs();
    expect(await own(support)).toEqual([expect.objectContaining({ id, status: 'failed' })]);
    expect(await lettersSent()).toEqual([]);
    expect((await download(support, id)).statusCode).toBe(404);
    await stopMarketing();
  });

  test('lost after it was written refuses the download', async () => {
    const id = await start(support);
    await app.runJobs();
    await demote();
    await becomeMarketing();
    expect((await download(support, id)).statusCode).toBe(403);
    await stopMarketing();
  });

  test('of a user suspended meanwhile ends before it is written', async () => {
    const id = await start(support);
    await run(
      `update users set suspended_on = app_now(), suspension_reason = 'admin' where id = $1`,
      [users.support.id],
    );
    await app.runJobs();
    const exports = await rows('select status, error from exports where id = $1', [id]);
    expect(exports).toEqual([{ status: 'failed', error: 'forbidden' }]);
    await run(`update users set suspended_on = null, suspension_reason = null where id = $1`, [
      users.support.id,
    ]);
  });
});

describe('an interrupted export', () => {
  const job = (attempt: number) => ({ id: 'x', attempt, signal: new AbortController().signal });
  const broken = { post: () => Promise.reject(new Error('no letter today')) };

  test('of a killed worker is written again from its start, once', async () => {
    const id = await start(admin);
    await run(`update exports set status = 'running', rows_done = 3 where id = $1`, [id]);
    await run(
      `insert into export_chunks (export_id, n, content)
       select $1, n, 'half a file' from generate_series(0, 5) n`,
      [id],
    );
    await app.runJobs();
    const [headings, ...rows] = parse((await download(admin, id)).payload);
    expect(headings).toEqual(QUERY.columns);
    expect(rows).toHaveLength(5);
    expect(await lettersSent()).toHaveLength(1);
    // Runs the same job again, as after a lost acknowledgement.
    await writeExportsOf({ ...app.platform, letters: broken }, users.admin.id, job(1));
    expect(await lettersSent()).toHaveLength(1);
  });

  test('is retried and fails after the last attempt', async () => {
    const id = await start(admin);
    const parts = { ...app.platform, letters: broken };
    await expect(writeExportsOf(parts, users.admin.id, job(1))).rejects.toThrow('no letter');
    expect(await own(admin)).toEqual([expect.objectContaining({ id, status: 'running' })]);
    await writeExportsOf(parts, users.admin.id, job(4));
    expect(await own(admin)).toEqual([expect.objectContaining({ id, status: 'failed' })]);
    const exportChunks = await rows('select from export_chunks where export_id = $1', [id]);
    expect(exportChunks).toEqual([]);
  });

  test('waits while another process writes for the same person', async () => {
    const id = await start(admin);
    await db.tx(async (tx) => {
      expect(await lockExportsOf(tx, users.admin.id)).toBe(true);
      await app.runJobs();
      expect(await own(admin)).toEqual([expect.objectContaining({ id, status: 'waiting' })]);
    });
    // The job was postponed, not dropped.
    const { rowCount } = await db.run(
      `update pgboss.job set start_after = now() where name = 'lists.export' and state = 'created'`,
    );
    expect(rowCount).toBe(1);
    await app.runJobs();
    expect(await own(admin)).toEqual([expect.objectContaining({ id, status: 'ready' })]);
  });

  test('is one of at most ten that a person may have waiting', async () => {
    for (let n = 0; n < 10; n += 1) await start(admin);
    const answer = await admin.send('POST', '/api/list/export', QUERY);
    expect(answer.statusCode).toBe(429);
    await start(support);
    await app.runJobs();
    expect((await own(admin)).map(({ status }) => status)).toEqual(Array(10).fill('ready'));
    expect(await own(support)).toEqual([expect.objectContaining({ status: 'ready' })]);
  });
});

test('an export expires after a week and its file is deleted', async () => {
  const { db, jobs } = app.platform;
  const id = await start(admin);
  await app.runJobs();
  const lifetimes = await rows<{ days: number }>(
    `select round(extract(epoch from expires_at - clock_timestamp()) / 86400)::int as days
     from exports where id = $1`,
    [id],
  );
  expect(lifetimes).toEqual([{ days: 7 }]);
  await run(`update exports set expires_at = clock_timestamp() - interval '1 second'`);
  expect((await download(admin, id)).statusCode).toBe(404);
  expect(await own(admin)).toEqual([]);
  const { sweepExports } = await import('./exports.kinds.ts');
  await db.tx((tx) => jobs.enqueue(tx, sweepExports, {}));
  await app.runJobs();
  const counts = await rows(
    'select (select count(*)::int from exports) as exports, (select count(*)::int from export_chunks) as chunks',
  );
  expect(counts).toEqual([{ exports: 0, chunks: 0 }]);
});
