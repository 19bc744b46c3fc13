import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, factorsApp } from '../../../../test/factors-app.ts';

const { parentA: alma, parentB: boris, support: casey } = TINY.users;
const NEW = 'four plates of soup';
const factors = await factorsApp({ REQUIRE_SECOND_FACTOR: 'yes' });
const { app, as, one, rows, run } = factors;
const { password_hash: hash } = await one<{ password_hash: string }>(
  'select password_hash from users where id = $1',
  [alma.id],
);
beforeEach(async () => {
  await factors.forget();
  await run('update users set password_hash = $1', [hash]);
});

const post = (url: string, body: object) => app.nobody.send('POST', url, body);
async function linkFor(email: string): Promise<string> {
  await post('/api/forgot-password', { email });
  await app.runJobs();
  const { text_body: text } = await one<{ text_body: string }>(
    `select text_body from mails where template = 'password_reset' and to_address = $1
     order by id desc limit 1`,
    [email],
  );
  return /\/reset-password[?#]token=([\w-]{43})/.exec(text)?.[1] ?? '';
}
const reset = (token: string, more: object = {}) =>
  post('/api/reset-password', { token, password: NEW, ...more });
const factorsAt = async (token: string) =>
  (await post('/api/reset-password/check', { token })).json().data.second_factor;
const logIn = (email: string) => post('/api/login', { email, password: NEW });
const count = async (table: string, userId: number) =>
  (await rows(`select 1 from ${table} where user_id = $1`, [userId])).length;

describe('a family', () => {
  test('sees its factors, and keeps those that it does not name', async () => {
    const own = await as(alma.id);
    await factors.addTotp(own);
    await factors.addPasskey(own, 'Old phone');
    const token = await linkFor(alma.email);
    expect(await factorsAt(token)).toEqual({
      removal: 'each',
      totp: { added_at: expect.any(String), last_used_at: null },
      passkeys: [
        {
          id: expect.any(Number),
          name: 'Old phone',
          added_at: expect.any(String),
          last_used_at: null,
        },
      ],
    });
    expect((await reset(token)).statusCode).toBe(200);
    expect((await logIn(alma.email)).json().methods).toEqual(['totp', 'passkey', 'recovery_code']);
  });

  test('removes each by name, and the codes with the last', async () => {
    const own = await as(alma.id);
    await factors.addTotp(own);
    await factors.addPasskey(own, 'Old phone');
    await factors.addPasskey(own, 'Key ring');
    const token = await linkFor(alma.email);
    const [old] = (await factorsAt(token)).passkeys;
    await reset(token, { remove_totp: true, remove_passkeys: [old.id] });
    expect((await logIn(alma.email)).json().methods).toEqual(['passkey', 'recovery_code']);
    const next = await linkFor(alma.email);
    const { passkeys } = await factorsAt(next);
    expect(passkeys.map(({ name }: { name: string }) => name)).toEqual(['Key ring']);
    await reset(next, { remove_passkeys: [passkeys[0].id] });
    expect((await logIn(alma.email)).statusCode).toBe(200);
    expect(await count('recovery_codes', alma.id)).toBe(0);
    const told = await rows(
      `select 1 from mails where template = 'second_factor_removed' and user_id = $1`,
      [alma.id],
    );
    expect(told).toHaveLength(3);
    const deeds = await rows(
      `select before from activity_log where action = 'second_factor.removed'
         and about_user_id = $1 order by id`,
      [alma.id],
    );
    expect(deeds.at(-1)).toEqual({ before: { method: 'passkey', name: 'Key ring' } });
  });

  test('removes nothing of others', async () => {
    await factors.addPasskey(await as(boris.id));
    const { id } = await one<{ id: number }>('select id from passkeys');
    expect((await reset(await linkFor(alma.email), { remove_passkeys: [id] })).statusCode).toBe(
      200,
    );
    expect(await count('passkeys', boris.id)).toBe(1);
  });
});

describe('the team', () => {
  test('removes none by the mailbox alone, and keeps the old password then', async () => {
    await factors.addTotp(await as(casey.id));
    const token = await linkFor(casey.email);
    expect((await factorsAt(token)).removal).toBe('by_code');
    for (const [code, status, key] of [
      [undefined, 422, 'Please fill this in.'],
      ['', 422, 'Please fill this in.'],
      ['000000', 422, 'This code is wrong'],
      ['AAAA-BBBB-CCCC', 422, 'This code is wrong'],
    ] as const) {
      const refused = await reset(token, {
        remove_totp: true,
        ...(code !== undefined && { code }),
      });
      expect(refused.statusCode).toBe(status);
      expect(refused.json().errors.code[0]).toContain(key);
    }
    expect(await count('totp_secrets', casey.id)).toBe(1);
    expect((await logIn(casey.email)).statusCode).toBe(401);
    // The link was not used up. A new password alone still asks for the factor.
    expect((await reset(token)).statusCode).toBe(200);
    expect((await logIn(casey.email)).json().methods).toContain('totp');
  });

  test.each(['code', 'recovery'] as const)(
    'removes the last by its %s, and sets a new one up',
    async (by) => {
      const { secret, codes } = await factors.addTotp(await as(casey.id));
      const code = by === 'code' ? codeOf(secret) : (codes[0] ?? '');
      const token = await linkFor(casey.email);
      expect((await reset(token, { remove_totp: true, code })).statusCode).toBe(200);
      const login = await logIn(casey.email);
      expect(login.statusCode).toBe(200);
      expect(login.json().user.must_enrol).toBe(true);
    },
  );

  test('has few tries at the code', async () => {
    await run(`delete from rate_limits`);
    await factors.addTotp(await as(casey.id));
    const token = await linkFor(casey.email);
    let status = 0;
    for (let turn = 0; turn < 101 && status !== 429; turn++) {
      status = (await reset(token, { remove_totp: true, code: '000000' })).statusCode;
    }
    expect(status).toBe(429);
  });

  test('of before keeps its factors at a reset: a stolen mailbox is not enough', async () => {
    await factors.addTotp(await as(casey.id));
    await run('update users set email_proved_at = null where id = $1', [casey.id]);
    const token = await linkFor(casey.email);
    expect((await factorsAt(token)).removal).toBe('by_code');
    expect((await reset(token)).statusCode).toBe(200);
    expect((await logIn(casey.email)).json().methods).toContain('totp');
  });
});
