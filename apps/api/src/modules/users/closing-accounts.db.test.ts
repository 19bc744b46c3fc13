import { TINY } from '@yay/seeds/tiny';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Hearing, hear, useTiny, weekClient } from '../../../test/index.ts';

const { parentA, support, admin } = TINY.users;
let hearing: Hearing;

const { app, as, build, rows } = await useTiny();
const casey = await as(support.id);
beforeAll(async () => {
  hearing = await hear(app);
});
afterAll(async () => {
  await hearing?.stop();
});

const family = (more = {}) => build.person({ roles: ['customer'], ...more });
const act = (id: number, what: string, caller = casey) =>
  caller.send('POST', `/api/users/${id}/${what}`);
const status = async (caller: Caller) => (await caller.send('GET', '/api/me')).statusCode;
const deeds = async (id: number) =>
  (
    await rows<{ action: string }>(
      'select action from activity_log where about_user_id = $1 order by id',
      [id],
    )
  ).map(({ action }) => action);

describe('suspending', () => {
  test.each([
    [true, 'payment'],
    [false, 'admin'],
  ])('with delinquent %s is for %s', async (delinquent, reason) => {
    const id = await family({ delinquent });
    const answer = await act(id, 'suspend');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'User suspended.' });
    const { data } = (await casey.send('GET', `/api/users/${id}`)).json();
    expect(data).toMatchObject({ suspended_on: expect.any(String), suspension_reason: reason });
    expect(data.abilities).toMatchObject({ suspend: true, impersonate: false, update: true });
  });

  test('ends every session at once and announces it to open windows', async () => {
    const id = await family();
    const [phone, laptop] = [await as(id), await as(id)];
    const other = await build.person({ roles: ['customer_support'] });
    const impersonating = (await act(id, 'impersonate', await as(other))).json();
    hearing.forget();
    await act(id, 'suspend');
    expect(await status(phone)).toBe(401);
    expect(await status(laptop)).toBe(401);
    const behind = await app.nobody.send('GET', '/api/me', undefined, {
      authorization: `Bearer ${impersonating.token}`,
    });
    expect(behind.statusCode).toBe(401);
    expect(await rows('select from sessions where user_id = $1', [id])).toEqual([]);
    expect(await hearing.on(`private-user.${id}`)).toEqual([
      { event: 'session.ended', data: { reason: 'suspended' } },
    ]);
    // The person behind goes on as herself.
    expect(await hearing.on(`private-user.${other}`)).toEqual([
      { event: 'session.ended', data: { reason: 'impersonation' } },
    ]);
    expect(await hearing.on('private-list.users')).toEqual([
      { event: 'list.changed', data: { ids: [id] } },
    ]);
    expect(await hearing.on(`private-record.user.${id}`)).toHaveLength(1);
  });

  test('twice, or by two at once, is done and recorded once', async () => {
    const id = await family();
    const answers = await Promise.all([act(id, 'suspend'), act(id, 'suspend')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await act(id, 'suspend');
    expect(await deeds(id)).toEqual(['user.suspended']);
  });

  test('is lifted, and the old sessions stay over', async () => {
    const id = await family();
    const caller = await as(id);
    await act(id, 'suspend');
    expect((await act(id, 'unsuspend')).json()).toEqual({
      message: 'The user is no longer suspended.',
    });
    await act(id, 'unsuspend');
    expect(await status(caller)).toBe(401);
    expect(await status(await as(id))).toBe(200);
    expect(await deeds(id)).toEqual(['user.suspended', 'user.unsuspended']);
  });

  test('in Spanish it is said in Spanish', async () => {
    const helper = await build.person({ roles: ['customer_support'], locale: 'es' });
    const answer = await act(await family(), 'suspend', await as(helper));
    expect(answer.json().message).not.toBe('User suspended.');
  });

  test('not a superior, not oneself, not an unknown person', async () => {
    for (const what of ['suspend', 'unsuspend', 'restore']) {
      expect((await act(admin.id, what)).statusCode).toBe(403);
      expect((await act(support.id, what)).statusCode).toBe(403);
      expect((await act(987_654, what)).statusCode).toBe(404);
      const parent = await as(parentA.id);
      expect((await act(parentA.id, what, parent)).statusCode).toBe(403);
      expect((await act(parentA.id, what, app.nobody)).statusCode).toBe(401);
    }
    expect(await deeds(admin.id)).toEqual([]);
  });

  test('another site cannot do it with her cookie', async () => {
    const answer = await app.nobody.send('POST', `/api/users/${parentA.id}/suspend`, undefined, {
      cookie: `yay_session=${casey.token}`,
      'sec-fetch-site': 'cross-site',
    });
    expect(answer.json().code).toBe('cross_site');
  });
});

describe('deleting', () => {
  const remove = (id: number, caller = casey) => caller.send('DELETE', `/api/users/${id}`);

  test('ends sessions, cancels lunches that no kitchen has counted, and can be taken back', async () => {
    const { parentB } = TINY.users;
    const caller = await as(parentB.id);
    const luncherId = TINY.lunchers.cleo;
    const [tomorrow, monday, over] = [
      // Thursday is the kitchen's from Wednesday 17:00 on; it is Wednesday 11:00.
      await build.order({ luncherId, date: '2026-11-19', status: 'locked' }),
      await build.order({ luncherId, date: '2026-11-23' }),
      await build.order({ luncherId, date: '2026-11-16', status: 'served' }),
    ];
    const answer = await remove(parentB.id);
    expect(answer.json()).toEqual({ message: 'User deleted.' });
    expect(await status(caller)).toBe(401);
    const states = await rows(
      'select id, status, cancel_reason from orders where user_id = $1 order by date',
      [parentB.id],
    );
    expect(states).toEqual([
      { id: over, status: 'served', cancel_reason: null },
      { id: tomorrow, status: 'locked', cancel_reason: null },
      { id: monday, status: 'cancelled', cancel_reason: 'staff' },
    ]);
    const { data } = (await casey.send('GET', `/api/users/${parentB.id}`)).json();
    expect(data.deleted_at).toEqual(expect.any(String));
    expect(data.abilities).toMatchObject({
      update: false,
      suspend: false,
      delete: true,
      impersonate: false,
      send_weekly_preview: false,
      add_selection: false,
    });
    for (const path of [
      'suspend',
      'unsuspend',
      'reset_password',
      'send-email?email=weekly_preview',
    ]) {
      expect((await act(parentB.id, path)).statusCode, path).toBe(403);
    }
    const put = await casey.send('PUT', `/api/users/${parentB.id}`, { first: 'Ghost' });
    expect(put.statusCode).toBe(403);

    expect((await act(parentB.id, 'restore')).json()).toEqual({ message: 'User restored.' });
    expect(await status(caller)).toBe(401);
    expect(await status(await as(parentB.id))).toBe(200);
    await act(parentB.id, 'restore');
    expect(await deeds(parentB.id)).toEqual(['user.deleted', 'user.restored']);
  });

  test('twice at once is done once', async () => {
    const id = await family();
    const answers = await Promise.all([remove(id), remove(id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await deeds(id)).toEqual(['user.deleted']);
  });

  test('not a superior, not oneself, not an unknown person', async () => {
    expect((await remove(admin.id)).statusCode).toBe(403);
    expect((await remove(support.id)).statusCode).toBe(403);
    expect((await remove(987_654)).statusCode).toBe(404);
    expect((await remove(parentA.id, await as(parentA.id))).statusCode).toBe(403);
  });
});

describe('ordering for it', () => {
  const MONDAY = '2026-11-23';
  const bowl = { date: '2026-11-25', entreeId: TINY.items.bowl };
  const { anna } = TINY.lunchers;

  test('nothing is ordered while she is suspended, and placed orders can go', async () => {
    const week = weekClient(casey, parentA.id, MONDAY);
    await week.read();
    await week.save({ [anna]: [bowl] });
    await act(parentA.id, 'suspend');
    const more = await week.put({ [anna]: [{ ...bowl, date: '2026-11-26' }] });
    expect(more.statusCode).toBe(403);
    expect(more.json().code).toBe('suspended');
    expect((await week.put({ [anna]: [{ ...bowl, entreeId: null }] })).statusCode).toBe(200);
    await act(parentA.id, 'unsuspend');
  });

  test('a deleted family has no week', async () => {
    const week = weekClient(casey, parentA.id, MONDAY);
    await week.read();
    await casey.send('DELETE', `/api/users/${parentA.id}`);
    expect((await week.put({ [anna]: [bowl] })).statusCode).toBe(404);
    await expect(week.read()).rejects.toThrow('not_found');
    await act(parentA.id, 'restore');
  });

  test('an account that its owner and the team close at once is closed once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const owner = await app.as(parentA.id);
      const week = weekClient(casey, parentA.id, MONDAY);
      await week.read();
      await week.save({ [anna]: [bowl] });
      const before = (await deeds(parentA.id)).length;
      const [byOwner, byTeam] = await Promise.all([
        owner.send('DELETE', '/api/account', { password: TINY.password }),
        casey.send('DELETE', `/api/users/${parentA.id}`),
      ]);
      expect(byTeam.statusCode).toBe(200);
      expect([200, 401, 404]).toContain(byOwner.statusCode);
      const closed = (await deeds(parentA.id)).slice(before);
      expect(closed.filter((deed) => deed === 'user.deleted')).toEqual(['user.deleted']);
      const orders = await rows(
        `select count(*) from order_events where user_id = $1 and kind = 'cancelled'
           and order_id = (select max(id) from orders where user_id = $1)`,
        [parentA.id],
      );
      expect(orders).toEqual([{ count: 1 }]);
      await act(parentA.id, 'restore');
    }
  });

  test('a save and a deletion at once leave no order behind', async () => {
    for (let round = 0; round < 4; round += 1) {
      const parent = await as(parentA.id);
      const week = weekClient(parent, parentA.id, MONDAY);
      await week.read();
      await Promise.all([
        week.put({ [anna]: [bowl] }),
        casey.send('DELETE', `/api/users/${parentA.id}`),
      ]);
      const left = await rows(
        `select from orders where user_id = $1 and status = 'placed' and date >= $2`,
        [parentA.id, MONDAY],
      );
      expect(left).toEqual([]);
      await act(parentA.id, 'restore');
    }
  });
});
