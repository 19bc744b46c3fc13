import { TINY } from '@yay/seeds/tiny';
import { beforeEach, expect, test } from 'vitest';
import { factorsApp } from '../../../test/factors-app.ts';
import type { Caller } from '../../../test/index.ts';

const { support: casey, admin: ada, parentA: alma } = TINY.users;
const { password } = TINY;
const factors = await factorsApp({ REQUIRE_SECOND_FACTOR: 'yes' });
const { app, as, build, rows, run } = factors;
/** Somebody of the team with a second factor of her own, so that she may act. */
const signedIn = async (id: number): Promise<Caller> => {
  const caller = await as(id);
  await factors.addPasskey(caller);
  return caller;
};
const reset = (by: Caller, id: number) => by.send('POST', `/api/users/${id}/reset_second_factor`);
const factorsOf = (id: number) =>
  rows(
    `select user_id from totp_secrets where user_id = $1 union all
     select user_id from passkeys where user_id = $1 union all
     select user_id from recovery_codes where user_id = $1`,
    [id],
  );
const logIn = (email: string) => app.nobody.send('POST', '/api/login', { email, password });

beforeEach(factors.forget);

test('a colleague above her resets her lost factors, and she sets up another at her next sign-in', async () => {
  const admin = await signedIn(ada.id);
  const lost = await as(casey.id);
  await factors.addTotp(lost);
  await factors.addPasskey(lost, 'Lost phone');
  expect((await logIn(casey.email)).json().methods).toContain('totp');
  const seen = (await admin.send('GET', `/api/users/${casey.id}`)).json().data;
  expect(seen.abilities.reset_second_factor).toBe(true);

  expect((await reset(admin, casey.id)).statusCode).toBe(200);
  expect(await factorsOf(casey.id)).toEqual([]);
  expect((await lost.send('GET', '/api/me')).statusCode).toBe(401);
  const login = await logIn(casey.email);
  expect(login.statusCode).toBe(200);
  expect(login.json().user.must_enrol).toBe(true);

  const mails = await rows<{ text_body: string }>(
    `select text_body from mails where template = 'second_factor_removed' and user_id = $1`,
    [casey.id],
  );
  expect(mails).toHaveLength(2);
  for (const { text_body: text } of mails) expect(text).toContain('from our team did this');
  expect(
    await rows(
      `select actor_id, before from activity_log where action = 'second_factor.removed'
         and about_user_id = $1 order by id`,
      [casey.id],
    ),
  ).toEqual([
    { actor_id: ada.id, before: { method: 'totp' } },
    { actor_id: ada.id, before: { method: 'passkey', name: 'Lost phone' } },
  ]);
  // Once more does nothing and tells nobody.
  expect((await reset(admin, casey.id)).statusCode).toBe(200);
  const again = (await admin.send('GET', `/api/users/${casey.id}`)).json().data;
  expect(again.abilities.reset_second_factor).toBe(false);
  expect(await rows(`select 1 from mails where template = 'second_factor_removed'`)).toHaveLength(
    2,
  );
});

test('nobody resets that of somebody above, of an equal, of a family, or her own', async () => {
  const admin = await signedIn(ada.id);
  const equal = await build.person({ roles: ['admin'] });
  const above = await build.person({ roles: ['superadmin'] });
  for (const id of [ada.id, equal, above]) {
    await run(
      `insert into passkeys (user_id, credential_id, public_key, name)
       values ($1, decode(md5(random()::text), 'hex'), '\\x01', 'Hers')`,
      [id],
    );
    expect((await reset(admin, id)).statusCode, String(id)).toBe(403);
    expect(await factorsOf(id)).not.toEqual([]);
  }
  await factors.addTotp(await as(alma.id));
  expect((await reset(admin, alma.id)).statusCode).toBe(403);
  const below = await signedIn(casey.id);
  expect((await reset(below, ada.id)).statusCode).toBe(403);
  expect((await reset(await as(alma.id), casey.id)).statusCode).toBe(403);
  expect((await reset(app.nobody, casey.id)).statusCode).toBe(401);
  expect((await reset(admin, 2_000_000_000)).statusCode).toBe(404);
});

test('it takes a sign-in of the last minutes, and nobody does it acting as somebody else', async () => {
  const admin = await signedIn(ada.id);
  await factors.addTotp(await as(casey.id));
  await run(
    `update sessions set proved_at = clock_timestamp() - interval '16 minutes' where user_id = $1`,
    [ada.id],
  );
  const stale = await reset(admin, casey.id);
  expect([stale.statusCode, stale.json().code]).toEqual([403, 'fresh_sign_in_needed']);
  expect(await factorsOf(casey.id)).not.toEqual([]);
});
