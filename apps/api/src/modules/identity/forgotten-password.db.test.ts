import { createHash } from 'node:crypto';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';
import { createLetters } from '../letters/index.ts';
import { sendPasswordLink } from './send-password-link.ts';

const { parentA, parentB, support } = TINY.users;
const NEW = 'four plates of soup';
const { app, as, db, rows, run } = await useTiny();
beforeEach(() => run('truncate rate_limits'));

const forget = (email: string) => app.nobody.send('POST', '/api/forgot-password', { email });
const reset = (body: object) => app.nobody.send('POST', '/api/reset-password', body);
const logIn = (email: string, password: string) =>
  app.nobody.send('POST', '/api/login', { email, password });

/** The token of the newest letter to that address. */
async function tokenFor(email: string): Promise<string> {
  const [mail] = await rows<{ text_body: string }>(
    `select text_body from mails where to_address = $1
       and template in ('password_reset', 'first_password') order by id desc limit 1`,
    [email],
  );
  const token = /\/reset-password#token=([\w-]{43})\s/.exec(mail?.text_body ?? '')?.[1];
  if (token === undefined) throw new Error(`no link was sent to ${email}`);
  return token;
}
async function linkFor(email: string): Promise<string> {
  await forget(email);
  await app.runJobs();
  return tokenFor(email);
}

describe('asking for a link', () => {
  test('writes to the owner, and keeps only the hash', async () => {
    const answer = await forget(` ${parentA.email.toUpperCase()} `);
    expect(answer.statusCode).toBe(202);
    await app.runJobs();
    const token = await tokenFor(parentA.email);
    const [link] = await rows(
      `select token_hash, user_id, kind, used_at,
         extract(epoch from expires_at - created_at)::int as seconds from password_links`,
    );
    expect(link).toEqual({
      token_hash: createHash('sha256').update(token).digest(),
      user_id: parentA.id,
      kind: 'reset',
      used_at: null,
      seconds: 3_600,
    });
    expect(
      await rows(
        `select actor_id, action, about_user_id, ip, before, after from activity_log
         where action = 'password.link_sent'`,
      ),
    ).toEqual([
      {
        actor_id: null,
        action: 'password.link_sent',
        about_user_id: parentA.id,
        ip: '127.0.0.1',
        before: null,
        after: null,
      },
    ]);
  });

  test('answers and works the same for an unknown address', async () => {
    const known = await watchStatements(() => forget(parentB.email));
    const unknown = await watchStatements(() => forget('nobody@test.test'));
    expect(unknown.result.statusCode).toBe(202);
    expect(unknown.result.body).toBe(known.result.body);
    expect(Object.keys(unknown.result.headers)).toEqual(Object.keys(known.result.headers));
    expect(unknown.statements).toEqual(known.statements);
    await app.runJobs();
    expect(await rows(`select from mails where to_address = 'nobody@test.test'`)).toEqual([]);
  });

  test.each([
    ['suspended', `suspended_on = app_now(), suspension_reason = 'admin'`],
    ['deleted', 'deleted_at = app_now()'],
  ])('a %s account gets the same answer and no letter', async (_state, change) => {
    const before = await rows('select id from mails');
    await run(`update users set ${change} where id = $1`, [support.id]);
    expect((await forget(support.email)).statusCode).toBe(202);
    await app.runJobs();
    expect(await rows('select id from mails')).toEqual(before);
    await run(`update users set suspended_on = null, suspension_reason = null, deleted_at = null`);
  });

  test('a job that runs twice does no harm', async () => {
    const first = await linkFor(parentB.email);
    const second = await linkFor(parentB.email);
    expect(first).not.toBe(second);
    const answer = await reset({ token: first, password: NEW });
    expect(answer.statusCode).toBe(200);
  });
});

describe('setting a password by it', () => {
  test('works once, ends every session, and tells the owner', async () => {
    const token = await linkFor(parentA.email);
    const [mine, acted] = [await as(parentA.id), await as(parentA.id, support.id)];
    const bystander = await as(parentB.id);

    const check = await app.nobody.send('POST', '/api/reset-password/check', { token });
    expect(check.json()).toEqual({
      data: {
        email: parentA.email,
        first_password: false,
        second_factor: { totp: null, passkeys: [], removal: 'each' },
      },
    });

    const answer = await reset({ token, email: parentA.email, password: NEW });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      message: 'Your password was changed.',
      first_password: false,
    });
    expect(answer.headers['set-cookie']).not.toContain('yay_session');
    for (const caller of [mine, acted]) {
      expect((await caller.send('GET', '/api/me')).statusCode).toBe(401);
    }
    expect((await bystander.send('GET', '/api/me')).statusCode).toBe(200);
    expect((await logIn(parentA.email, TINY.password)).statusCode).toBe(401);
    expect((await logIn(parentA.email, NEW)).statusCode).toBe(200);
    expect((await reset({ token, password: 'another good one' })).json().code).toBe('link_over');
    expect(
      await rows(`select to_address from mails where template = 'password_changed'`),
    ).toContainEqual({ to_address: parentA.email });
    const [deed] = await rows<{ after: unknown }>(
      `select actor_id, about_user_id, before, after from activity_log
       where action = 'password.changed' and about_user_id = $1`,
      [parentA.id],
    );
    expect(deed).toEqual({
      actor_id: parentA.id,
      about_user_id: parentA.id,
      before: null,
      after: { by: 'link' },
    });
  });

  test('two at once are one success', async () => {
    const token = await linkFor(parentA.email);
    const answers = await Promise.all(
      ['the first of two', 'the second of two', 'the third of three'].map((password) =>
        reset({ token, password }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
  });

  test('one letter that is used makes the others worthless', async () => {
    const [first, second] = [await linkFor(parentA.email), await linkFor(parentA.email)];
    expect((await reset({ token: second, password: NEW })).statusCode).toBe(200);
    expect((await reset({ token: first, password: 'again another' })).json().code).toBe(
      'link_over',
    );
  });

  test('an hour later it is over, by real time, wherever the product’s clock stands', async () => {
    const token = await linkFor(parentA.email);
    await app.at('2026-11-20T16:00:00Z');
    const check = () => app.nobody.send('POST', '/api/reset-password/check', { token });
    expect((await check()).statusCode).toBe(200);
    await run(
      `update password_links set created_at = created_at - interval '61 minutes',
         expires_at = expires_at - interval '61 minutes' where used_at is null`,
    );
    expect((await check()).json().code).toBe('link_over');
    expect((await reset({ token, password: NEW })).json().code).toBe('link_over');
    await app.at('2026-11-18T16:00:00Z');
  });

  test('of another person’s account it opens nothing', async () => {
    const token = await linkFor(parentA.email);
    const foreign = await reset({ token, email: parentB.email, password: NEW });
    expect(foreign.statusCode).toBe(422);
    expect(foreign.json().code).toBe('link_over');
    // Not used up by that.
    expect((await reset({ token, password: NEW })).statusCode).toBe(200);
  });

  test('nor after the account was suspended', async () => {
    const token = await linkFor(parentB.email);
    await run(
      `update users set suspended_on = app_now(), suspension_reason = 'admin' where id = $1`,
      [parentB.id],
    );
    expect((await reset({ token, password: NEW })).json().code).toBe('link_over');
    await run('update users set suspended_on = null, suspension_reason = null');
  });

  test.each(['x', 'A'.repeat(43), "' or true --", '../../etc/passwd', '%00', 'ñ'.repeat(43)])(
    'the forged token %j is told nothing',
    async (token) => {
      const answer = await reset({ token, password: NEW });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toEqual({
        message: 'This link was already used or has expired. Please ask for a new one.',
        code: 'link_over',
      });
    },
  );

  test.each([
    ['1234567890', 'password_common'],
    [parentA.email, 'password_guessable'],
    ['too short', 'password_too_short'],
  ])('%j is refused, and the link is still good', async (password, code) => {
    const token = await linkFor(parentA.email);
    const answer = await reset({ token, password });
    expect(answer.statusCode).toBe(422);
    const texts: Record<string, string> = {
      password_common:
        'This password is on the lists that attackers try first. Please choose another.',
      password_guessable:
        'This is too close to your email address or our name. Please choose another.',
      password_too_short: 'Use at least 10 characters.',
    };
    expect(answer.json().errors).toEqual({ password: [texts[code]] });
    expect((await reset({ token, password: NEW })).statusCode).toBe(200);
  });

  test('a person who locked herself out by wrong tries gets in with it', async () => {
    for (let tries = 0; tries < 11; tries += 1) await logIn(parentA.email, 'not the password');
    expect((await logIn(parentA.email, NEW)).statusCode).toBe(429);
    const token = await linkFor(parentA.email);
    expect((await reset({ token, password: NEW })).statusCode).toBe(200);
    expect((await logIn(parentA.email, NEW)).statusCode).toBe(200);
  });

  test('takes few statements', async () => {
    const token = await linkFor(parentA.email);
    const { statements } = await watchStatements(() => reset({ token, password: NEW }));
    expect(statements.length).toBeLessThanOrEqual(18);
  });

  test('an account opened by staff gets its first password', async () => {
    const letters = createLetters({
      mailer: app.platform.mailer,
      product: 'Yay Lunch',
      url: 'https://lunch.example',
      contact: async () => ({ email: 'hello@lunch.example', sms: '555-0142' }),
    });
    const sent = await db.tx((tx) =>
      sendPasswordLink({ letters }, tx, { id: parentB.id }, 'first'),
    );
    expect(sent).toMatchObject({ email: parentB.email });
    const [mail] = await rows<{ text_body: string; html_body: string }>(
      `select text_body, html_body from mails where template = 'first_password'`,
    );
    const token = await tokenFor(parentB.email);
    const href = `https://lunch.example/reset-password#token=${token}`;
    expect(mail?.text_body).toContain(`Choose a password: ${href}`);
    expect(mail?.html_body).toContain(`href="${href}"`);
    const answer = await reset({ token, password: NEW });
    expect(answer.json()).toEqual({ message: 'Your password is set.', first_password: true });
  });
});
