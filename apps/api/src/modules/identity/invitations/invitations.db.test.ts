import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Caller, useTiny } from '../../../../test/index.ts';
import { endInvitations } from './end-invitations.ts';

const { admin, support } = TINY.users;
const NEW = 'four plates of soup';
const { app, as, build, db, one, rows, run } = await useTiny();
let ada: Caller;
let turn = 0;
beforeEach(async () => {
  turn += 1;
  await run('truncate rate_limits');
  await run(`delete from mails`);
  await run('update users set invited_until = null where invited_until is not null');
  ada = await as(admin.id);
});

interface User {
  readonly id: number;
  readonly email: string;
  readonly invited_until: string | null;
  readonly deleted_at: string | null;
  readonly roles: string[];
  readonly abilities: Record<string, boolean>;
}

async function invited(more: object = {}): Promise<User> {
  const answer = await ada.send('POST', '/api/users', {
    first: 'Nora',
    last: 'Novak',
    email: `nora-${turn}@people.test`,
    roles: ['school'],
    destination_ids: [TINY.schools.eastern],
    ...more,
  });
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json().data;
}
const read = async (id: number): Promise<User> =>
  (await ada.send('GET', `/api/users/${id}`)).json().data;
const post = (url: string, body?: object) => app.nobody.send('POST', url, body);
async function tokenOf(email: string): Promise<string> {
  const { text_body: text } = await one<{ text_body: string }>(
    `select text_body from mails where to_address = $1
       and template in ('first_password', 'password_reset', 'portal_welcome')
     order by id desc limit 1`,
    [email],
  );
  return /\/reset-password[?#]token=([\w-]{43})/.exec(text)?.[1] ?? '';
}
const setPassword = (token: string) => post('/api/reset-password', { token, password: NEW });
/** Moves the invitation and its link into the past. */
async function older(id: number, hours: number): Promise<void> {
  const past = `- $2 * interval '1 hour'`;
  await run(`update users set invited_until = invited_until ${past} where id = $1`, [id, hours]);
  await run(
    `update password_links set created_at = created_at ${past}, expires_at = expires_at ${past}
     where user_id = $1`,
    [id, hours],
  );
}

describe('an account that staff open', () => {
  test('waits a day for its owner, and is hers by the link', async () => {
    const nora = await invited();
    const hours = (Date.parse(nora.invited_until ?? '') - (await now())) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    await older(nora.id, 23);
    expect((await setPassword(await tokenOf(nora.email))).statusCode).toBe(200);
    expect(await read(nora.id)).toMatchObject({ invited_until: null, roles: ['school'] });
    const login = await post('/api/login', { email: nora.email, password: NEW });
    expect(login.statusCode).toBe(200);
    await older(nora.id, 40);
    await endInvitations(db);
    expect((await read(nora.id)).deleted_at).toBeNull();
  });

  test('is hers by a reset link as well', async () => {
    const nora = await invited();
    await post('/api/forgot-password', { email: nora.email });
    await app.runJobs();
    expect((await setPassword(await tokenOf(nora.email))).statusCode).toBe(200);
    expect((await read(nora.id)).invited_until).toBeNull();
  });

  test('is nobody before: no session, nobody acts as her, no child, no card', async () => {
    const family = await invited({ roles: ['customer'], destination_ids: [] });
    expect(family.abilities).toMatchObject({
      impersonate: false,
      reset_password: false,
      send_invitation: true,
    });
    const casey = await as(support.id);
    expect((await casey.send('POST', `/api/users/${family.id}/impersonate`)).statusCode).toBe(403);
    expect((await casey.send('POST', `/api/users/${family.id}/reset_password`)).statusCode).toBe(
      403,
    );
    const luncher = await casey.send('POST', `/api/lunchers?userId=${family.id}`, {
      first: 'Kim',
      last: 'Novak',
      grade_id: TINY.grades.easternFirst,
      color: 'green',
    });
    expect(luncher.statusCode).toBe(404);
    expect(await rows('select 1 from lunchers where user_id = $1', [family.id])).toEqual([]);
    for (const insert of [
      () => build.luncher(family.id),
      () =>
        run(`insert into payment_methods (user_id, provider) values ($1, 'builtin')`, [family.id]),
    ]) {
      await expect(insert()).rejects.toThrow('waits for its first sign-in');
    }
    expect((await (await as(family.id)).send('GET', '/api/me')).statusCode).toBe(401);
    const forged = await as(family.id, admin.id);
    expect((await forged.send('GET', '/api/me')).statusCode).toBe(401);
  });

  test('is dropped after a day, and the address is free', async () => {
    const nora = await invited({ phone: '+16155550142' });
    await older(nora.id, 25);
    expect((await setPassword(await tokenOf(nora.email))).statusCode).toBe(422);
    await endInvitations(db);
    expect(
      await one(
        `select u.email, u.phone, u.deleted_at is not null as deleted,
           (select count(*)::int from user_roles r where r.user_id = u.id) as roles,
           (select count(*)::int from destination_users d where d.user_id = u.id) as places
         from users u where id = $1`,
        [nora.id],
      ),
    ).toEqual({
      email: `dropped-${nora.id}@dropped.invalid`,
      phone: null,
      deleted: true,
      roles: 0,
      places: 0,
    });
    expect(await lastDeed(nora.id)).toMatchObject({
      action: 'account.invitation_ended',
      actor_id: null,
      before: { email: nora.email, roles: ['school'] },
    });
    // Closed for good: somebody else may have the address by now.
    const restored = await ada.send('POST', `/api/users/${nora.id}/restore`);
    expect(restored.statusCode).toBe(403);
    expect((await read(nora.id)).abilities.delete).toBe(false);
    expect((await invited()).email).toBe(nora.email);
  });

  test('with credit in the books stays, without the roles of staff', async () => {
    const nora = await invited({ roles: ['customer', 'school'] });
    await build.credit(nora.id, 500);
    await older(nora.id, 25);
    await endInvitations(db);
    await endInvitations(db);
    const kept = await read(nora.id);
    expect(kept).toMatchObject({ email: nora.email, roles: ['customer'], deleted_at: null });
    expect(kept.abilities.send_invitation).toBe(true);
    const ended = await rows(
      `select 1 from activity_log where action = 'account.invitation_ended' and about_user_id = $1`,
      [nora.id],
    );
    expect(ended).toHaveLength(1);
    expect((await ada.send('POST', `/api/users/${nora.id}/invitation`)).statusCode).toBe(200);
    expect((await setPassword(await tokenOf(nora.email))).statusCode).toBe(200);
  });

  test('is used or dropped, never both, when both come at once', async () => {
    for (let round = 0; round < 5; round++) {
      const nora = await invited({ email: `race-${round}@people.test` });
      const token = await tokenOf(nora.email);
      // The account's day is over; the link was written a moment after it.
      await run(
        `update users set invited_until = clock_timestamp() - interval '1 second' where id = $1`,
        [nora.id],
      );
      const [used] = await Promise.all([setPassword(token), endInvitations(db)]);
      const { proved, dropped } = await one<{ proved: boolean; dropped: boolean }>(
        `select email_proved_at is not null as proved, dropped_at is not null as dropped
         from users where id = $1`,
        [nora.id],
      );
      expect([used.statusCode === 200, proved, dropped]).toEqual([proved, !dropped, !proved]);
    }
  });
});

describe('the invitation', () => {
  test('is sent again by who may change the account, for another day', async () => {
    const nora = await invited();
    const first = await tokenOf(nora.email);
    await older(nora.id, 20);
    expect((await ada.send('POST', `/api/users/${nora.id}/invitation`)).statusCode).toBe(200);
    const again = await tokenOf(nora.email);
    expect(again).not.toBe(first);
    const { invited_until: until } = await read(nora.id);
    expect(Date.parse(until ?? '') - (await now())).toBeGreaterThan(23.9 * 3_600_000);
    expect((await lastDeed(nora.id)).action).toBe('account.invited');
    expect((await setPassword(again)).statusCode).toBe(200);
    // Afterwards there is nothing to invite her to.
    expect((await ada.send('POST', `/api/users/${nora.id}/invitation`)).statusCode).toBe(403);
  });

  test('is not sent by who may not change the account', async () => {
    const boss = await invited({ roles: ['ops_lead'], destination_ids: [] });
    const casey = await as(support.id);
    const refused = await casey.send('POST', `/api/users/${boss.id}/invitation`);
    expect(refused.statusCode).toBe(403);
    expect((await casey.send('POST', '/api/users/2000000000/invitation')).statusCode).toBe(404);
  });

  test('lasts as long as the link of a portal’s welcome', async () => {
    const nora = await invited();
    await older(nora.id, 20);
    expect((await ada.send('POST', `/api/users/${nora.id}/send_welcome/school`)).statusCode).toBe(
      200,
    );
    await older(nora.id, 10);
    expect((await setPassword(await tokenOf(nora.email))).statusCode).toBe(200);
  });

  test('makes nobody the superadmin that another one needs to leave', async () => {
    const [first, second] = await Promise.all([
      build.person({ roles: ['superadmin'] }),
      build.person({ roles: ['superadmin'] }),
    ]);
    await run(`delete from user_roles where role = 'superadmin' and user_id <> all($1)`, [
      [first, second],
    ]);
    await run(
      `update users set email_proved_at = null,
         invited_until = clock_timestamp() + interval '1 day' where id = $1`,
      [second],
    );
    const root = await as(first);
    const { data } = (await root.send('GET', '/api/account')).json();
    expect(data.abilities.delete).toBe(false);
  });
});

const now = async () =>
  Date.parse((await one<{ now: string }>('select app_now()::text as now')).now);
const lastDeed = (id: number) =>
  one<{ action: string; actor_id: number | null; before: object | null }>(
    `select action, actor_id, before from activity_log where about_user_id = $1
     order by id desc limit 1`,
    [id],
  );
