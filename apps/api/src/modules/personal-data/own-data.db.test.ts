import { inflateRawSync } from 'node:zlib';
import { TINY } from '@yay/seeds/tiny';
import { afterEach, describe, expect, test } from 'vitest';
import { type Caller, useTiny } from '../../../test/index.ts';
import { sweepPersonalData } from './personal-data.kinds.ts';

const { admin } = TINY.users;
const { app, as, db, build, rows, one, run } = await useTiny();
const START = '2026-11-18T16:00:00Z';
afterEach(() => app.at(START));

const ask = (caller: Caller) => caller.send('POST', '/api/account/data-files');
const download = (caller: Caller, id: number) =>
  caller.send('GET', `/api/account/data-files/${id}/download`);

/** Returns the texts of a ZIP by their names, in the order of their local headers. */
function textsOf(file: Buffer): Record<string, string> {
  const texts: Record<string, string> = {};
  for (let at = 0; file.readUInt32LE(at) === 0x04034b50; ) {
    const [packed, nameLength] = [file.readUInt32LE(at + 18), file.readUInt16LE(at + 26)];
    const start = at + 30 + nameLength;
    const name = file.subarray(at + 30, start).toString('utf8');
    texts[name] = inflateRawSync(file.subarray(start, start + packed)).toString('utf8');
    at = start + packed;
  }
  return texts;
}

describe('a file of one’s own data', () => {
  test('is written by a job, announced by mail and read by its owner alone', async () => {
    const { id, luncherId } = await build.family({
      first: 'Dana',
      last: 'Ruiz',
      email: 'dana.data@rows.test',
      lunchers: [{ first: 'Mia', last: '<b>Ruiz</b>' }],
    });
    const order = await build.order({ luncherId, date: '2026-11-18', status: 'served' });
    await build.credit(id, 500);
    const stranger = await build.family({ first: 'Unseen', last: 'Stranger' });
    const dana = await as(id);

    const asked = await ask(dana);
    expect(asked.statusCode, asked.body).toBe(202);
    const fileId = asked.json().data.id;
    expect((await download(dana, fileId)).statusCode).toBe(404);
    await app.runJobs();
    expect((await dana.send('GET', '/api/account/data-files')).json()).toEqual({
      data: [expect.objectContaining({ id: fileId, status: 'ready', bytes: expect.any(Number) })],
      next_at: expect.any(String),
    });
    const mail = await one<{ text_body: string }>(
      `select text_body from mails where user_id = $1 and template = 'data_ready'`,
      [id],
    );
    expect(mail.text_body).toContain('/parents/account');
    expect(mail.text_body).not.toContain('/download');

    const file = await download(dana, fileId);
    expect(file.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="your-data-2026-11-18.zip"',
      'content-length': String(file.rawPayload.length),
      'cache-control': 'no-store',
    });
    const texts = textsOf(file.rawPayload);
    const data = JSON.parse(texts['data.json'] ?? '');
    expect(data).toMatchObject({
      account: [{ number: id, first: 'Dana', email: 'dana.data@rows.test' }],
      children: [{ number: luncherId, first: 'Mia', removed_at: null }],
      lunches: [{ number: order, date: '2026-11-18', child: 'Mia', total_cents: 600 }],
      money: [{ account: 'promo_credit', amount_cents: 500 }],
    });
    expect(texts['data.html']).toContain('&#60;b&#62;Ruiz');
    expect(texts['data.html']).toContain('$6.00');
    expect(JSON.stringify(data)).not.toContain('Stranger');
    expect(texts['data.json']).not.toContain('password');

    for (const caller of [await as(stranger.id), await as(admin.id)]) {
      expect((await download(caller, fileId)).statusCode).toBe(404);
    }
    const acting = await as(id, admin.id);
    expect((await download(acting, fileId)).statusCode).toBe(403);
    // No list of the team's exports names it, even where its owner is of the team.
    await run(`insert into user_roles (user_id, role) values ($1, 'customer_support')`, [id]);
    expect((await (await as(id)).send('GET', '/api/exports')).json().data).toEqual([]);
    expect((await (await as(id)).send('GET', `/api/exports/${fileId}/download`)).statusCode).toBe(
      404,
    );
  });

  test('is written once a day, however many people press', async () => {
    const { id } = await build.family();
    const parent = await as(id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(parent)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      202, 409, 409, 409, 409,
    ]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toContain(
      'once a day',
    );
    await app.runJobs();
    await app.at('2026-11-19T16:05:00Z');
    expect((await ask(parent)).statusCode).toBe(202);
    await app.runJobs();
  });

  test('of an account that is closed meanwhile is not written', async () => {
    const { id } = await build.family();
    await ask(await as(id));
    await (await as(admin.id)).send('DELETE', `/api/users/${id}`);
    await app.runJobs();
    expect(await rows('select status, error from exports where user_id = $1', [id])).toEqual([
      { status: 'failed', error: 'forbidden' },
    ]);
    expect(
      await rows(`select from mails where template = 'data_ready' and user_id = $1`, [id]),
    ).toEqual([]);
  });
});

describe('erasing a child', () => {
  const erase = (caller: Caller, id: number) => caller.send('POST', `/api/lunchers/${id}/erase`);

  test('takes the name and allergies away, cancels lunches ahead and keeps the numbers', async () => {
    const { id, luncherIds } = await build.family({
      lunchers: [
        { first: 'Zenobia', last: 'Katz' },
        { first: 'Otto', last: 'Katz' },
      ],
    });
    const [zenobia = 0, otto = 0] = luncherIds;
    const parent = await as(id);
    await parent.send('PUT', `/api/lunchers/${zenobia}`, { tolerances: { milk: 'avoid' } });
    const served = await build.order({ luncherId: zenobia, date: '2026-11-17', status: 'served' });
    const ahead = await build.order({ luncherId: zenobia, date: '2026-11-24' });
    await app.runJobs();

    const answer = await erase(parent, zenobia);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({
      affected: [expect.objectContaining({ date: '2026-11-24', cancelled: true })],
      erased: true,
    });
    expect(
      await one(
        'select first, last, tolerances, erased_at is not null as erased from lunchers where id = $1',
        [zenobia],
      ),
    ).toEqual({ first: '¬', last: `#${zenobia}`, tolerances: {}, erased: true });
    expect(
      await rows('select id, status, total_cents from orders where user_id = $1 order by date', [
        id,
      ]),
    ).toEqual([
      { id: served, status: 'served', total_cents: 600 },
      { id: ahead, status: 'cancelled', total_cents: 600 },
    ]);
    expect(
      await rows(`select from activity_log where activity_log::text like '%Zenobia%'`),
    ).toEqual([]);
    const children = (await parent.send('GET', '/api/lunchers')).json().data;
    expect(children.map((child: { id: number }) => child.id)).toEqual([otto]);
    expect(
      await rows('select luncher_id, actor_id from erasures where user_id = $1', [id]),
    ).toEqual([{ luncher_id: zenobia, actor_id: id }]);
    expect((await erase(parent, zenobia)).statusCode).toBe(404);
  });

  test('blanks her name in a trip that waits for its answer, and no other', async () => {
    const { id, luncherId } = await build.family({ lunchers: [{ first: 'Zoë', last: 'Marsh' }] });
    await run(
      `with link as (
         insert into trip_links (destination_id, teacher, token_hash, ends_on)
         select destination_id, 'A teacher', '\\x02', '2027-06-11' from lunchers where id = $1
         returning id, destination_id)
       insert into class_trips (link_id, destination_id, grade_id, date, place, children, names)
       select link.id, link.destination_id, l.grade_id, '2026-11-24', 'Museum', 2,
         '{"Marsh, Zoe", "Ada Cole"}'
       from link join lunchers l on l.id = $1`,
      [luncherId],
    );
    expect((await erase(await as(id), luncherId)).statusCode).toBe(200);
    expect(await rows('select children, names from class_trips')).toEqual([
      { children: 2, names: ['¬', 'Ada Cole'] },
    ]);
  });

  test('waits for the last lunch that a kitchen has', async () => {
    const { id, luncherId } = await build.family({ lunchers: [{ first: 'Waldo' }] });
    await build.order({ luncherId, date: '2026-11-18', status: 'locked' });
    const answer = await erase(await as(id), luncherId);
    expect(answer.json().erased).toBe(false);
    const first = () => one('select first from lunchers where id = $1', [luncherId]);
    expect(await first()).toEqual({ first: 'Waldo' });
    await app.at('2026-11-19T16:00:00Z');
    await db.tx((tx) => app.platform.jobs.enqueue(tx, sweepPersonalData, {}));
    await app.runJobs();
    expect(await first()).toEqual({ first: '¬' });
  });

  test('of another family is answered like one that does not exist', async () => {
    const theirs = await build.family();
    const mine = await build.family();
    const answer = await erase(await as(mine.id), theirs.luncherId);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe((await erase(await as(mine.id), 999_999)).body);
    expect((await erase(await as(mine.id, admin.id), mine.luncherId)).statusCode).toBe(403);
  });
});
