import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Caller, useTiny } from '../../../../test/index.ts';

const { as, build, rows, run } = await useTiny();
const { admin, parentA, support } = TINY.users;
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let casey: Caller;
beforeEach(async () => {
  await run('delete from sessions');
  casey = await as(support.id);
});

const list = async (caller: Caller, userId: number = parentA.id) =>
  (await caller.send('GET', `/api/users/${userId}/sessions`)).json();
const isIn = async (caller: Caller) => (await caller.send('GET', '/api/me')).statusCode === 200;

describe('the sessions of a user', () => {
  test('tell place, device, last use, end and who acts', async () => {
    await as(parentA.id);
    await run(
      `update sessions set ip = '203.0.113.7', user_agent = $2,
         expires_at = created_at + interval '365 days' where user_id = $1`,
      [parentA.id, CHROME],
    );
    await as(parentA.id, support.id);
    const { data, abilities } = await list(casey);
    expect(abilities).toEqual({ end: true });
    expect(data).toEqual([
      expect.objectContaining({
        impersonator: 'Casey Chen',
        acting_as: null,
        idle_hours: 12,
      }),
      expect.objectContaining({
        ip: '203.0.113.7',
        browser: 'Chrome',
        system: 'Windows',
        kind: 'desktop',
        idle_hours: 720,
        impersonator: null,
        last_seen_at: expect.any(String),
        ends_at: expect.any(String),
      }),
    ]);
    expect(JSON.stringify(data)).not.toContain('token');
    // The person behind has that session, too, and her own.
    const own = await list(await as(admin.id), support.id);
    expect(own.data).toMatchObject([{ acting_as: 'Alma Abbott' }, { acting_as: null }]);
  });

  test('of a closed account are none, and nobody ends them', async () => {
    const closed = await build.family();
    await run('update users set deleted_at = app_now() where id = $1', [closed.id]);
    expect(await list(casey, closed.id)).toEqual({ data: [], abilities: { end: false } });
  });

  test('leave out those that are over, by use or by age', async () => {
    await as(parentA.id);
    await run(
      `update sessions set last_seen_at = clock_timestamp() - interval '31 days' where user_id = $1`,
      [parentA.id],
    );
    await as(parentA.id, support.id);
    await run(
      `update sessions set last_seen_at = clock_timestamp() - interval '13 hours'
       where impersonator_id = $1`,
      [support.id],
    );
    expect((await list(casey)).data).toEqual([]);
  });

  test('are for who may see users, of somebody that there is', async () => {
    const parent = await as(parentA.id);
    expect((await parent.send('GET', `/api/users/${parentA.id}/sessions`)).statusCode).toBe(403);
    expect((await casey.send('GET', '/api/users/2000000000/sessions')).statusCode).toBe(404);
  });
});

describe('ending them', () => {
  test('one by one, is on record, and no other ends', async () => {
    const [phone, laptop] = [await as(parentA.id), await as(parentA.id)];
    const [{ id }] = (await list(casey)).data;
    const answer = await casey.send('DELETE', `/api/users/${parentA.id}/sessions/${id}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { ended: 1 }]);
    expect([await isIn(phone), await isIn(laptop)]).toEqual([true, false]);
    expect(
      await rows(
        `select actor_id, subject_id, about_user_id, after from activity_log
         where action = 'session.ended' order by id desc limit 1`,
      ),
    ).toEqual([
      {
        actor_id: support.id,
        subject_id: parentA.id,
        about_user_id: parentA.id,
        after: { sessions: 1 },
      },
    ]);
    const again = await casey.send('DELETE', `/api/users/${parentA.id}/sessions/${id}`);
    expect(again.statusCode).toBe(404);
  });

  test('all at once, those in which somebody acts as that person included', async () => {
    const people = [await as(parentA.id), await as(parentA.id), await as(parentA.id, admin.id)];
    const answer = await casey.send('DELETE', `/api/users/${parentA.id}/sessions`);
    expect(answer.json()).toEqual({ ended: 3 });
    for (const person of people) expect(await isIn(person)).toBe(false);
    expect(await isIn(casey)).toBe(true);
    const none = await casey.send('DELETE', `/api/users/${parentA.id}/sessions`);
    expect(none.json()).toEqual({ ended: 0 });
  });

  test('is not for the own ones, nor for those of who ranks as high or higher', async () => {
    const peer = await build.person({ roles: ['customer_support'], first: 'Pat', last: 'Peer' });
    for (const userId of [support.id, peer, admin.id]) {
      const theirs = await as(userId);
      const { data, abilities } = await list(casey, userId);
      expect(abilities).toEqual({ end: false });
      for (const path of ['', `/${data[0].id}`]) {
        const answer = await casey.send('DELETE', `/api/users/${userId}/sessions${path}`);
        expect(answer.statusCode).toBe(403);
      }
      expect(await isIn(theirs)).toBe(true);
    }
  });

  test('names a session by its person: that of another one is as if it were none', async () => {
    const boss = await as(admin.id);
    const [{ id }] = (await list(casey, admin.id)).data;
    const answer = await casey.send('DELETE', `/api/users/${parentA.id}/sessions/${id}`);
    expect(answer.statusCode).toBe(404);
    expect(await isIn(boss)).toBe(true);
  });
});
