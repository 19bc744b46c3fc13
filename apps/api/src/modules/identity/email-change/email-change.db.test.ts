import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Caller, mailedCode, useTiny } from '../../../../test/index.ts';
import { watchStatements } from '../../../platform/db/index.ts';
import { sweepSessions } from '../identity.jobs.ts';
import { DEFAULT_LIMITS } from '../limits.ts';

const { parentA, parentB, support } = TINY.users;
const { password } = TINY;
const { app, as, build, rows, run } = await useTiny();
const NEW = 'four plates of soup';
let alma: Caller;

beforeEach(async () => {
  await run('delete from email_changes');
  await run('delete from email_way_backs');
  await run('delete from password_links');
  await run('delete from mails');
  await run(
    `update users set email = $2, suspended_on = null, suspension_reason = null,
      deleted_at = null, password_changed_at = null,
      password_hash = (select password_hash from users where id = $3) where id = $1`,
    [parentA.id, parentA.email, parentB.id],
  );
  await run('delete from rate_limits');
  alma = await as(parentA.id);
});

const ask = (email: string, caller = alma) =>
  caller.send('PUT', '/api/account', { email, current_password: password });
const give = (code: string, caller = alma) =>
  caller.send('POST', '/api/account/email-change/code', { code });
const again = (caller = alma) => caller.send('POST', '/api/account/email-change/code/again');
const cancel = (caller = alma) => caller.send('DELETE', '/api/account/email-change');
const account = async (caller = alma) => (await caller.send('GET', '/api/account')).json().data;
const addressOf = async (id: number = parentA.id) =>
  (await rows<{ email: string }>('select email from users where id = $1', [id]))[0]?.email;
const mailsTo = (email: string) =>
  rows<{ template: string; subject: string; text_body: string }>(
    'select template, subject, text_body from mails where to_address = $1 order by id desc',
    [email],
  );
const linkTo = async (email: string, template: string) =>
  (await mailsTo(email))
    .find((mail) => mail.template === template)
    ?.text_body.match(/#token=([\w-]{43})/)?.[1] ?? '';
/** A code that is not the one. */
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const moved = async (email: string, caller = alma) => {
  expect((await ask(email, caller)).statusCode).toBe(200);
  const answer = await give(await mailedCode(app, email), caller);
  expect(answer.statusCode, answer.body).toBe(200);
};
const checkBack = (token: string) =>
  app.nobody.send('POST', '/api/account/way-back/check', { token });
const goBack = (token: string) => app.nobody.send('POST', '/api/account/way-back', { token });
const logIn = (email: string, secret: string) =>
  app.nobody.send('POST', '/api/login', { email, password: secret });

describe('another address', () => {
  test('waits for its code, and until then nothing changes', async () => {
    const answer = await ask(' ALMA@new.test');
    expect(answer.statusCode).toBe(200);
    const waiting = { email: 'alma@new.test', by_team: false };
    expect(answer.json().data).toMatchObject({ email: parentA.email, email_change: waiting });
    expect(await account()).toMatchObject({ email: parentA.email, email_change: waiting });
    expect(await addressOf()).toBe(parentA.email);
    expect(await mailsTo(parentA.email)).toEqual([]);
    expect(await mailsTo('alma@new.test')).toMatchObject([
      { template: 'prove_new_address', subject: expect.stringMatching(/^\d{6} is your/) },
    ]);
    const [kept] = await rows('select * from email_changes');
    expect(JSON.stringify(kept)).not.toContain(await mailedCode(app, 'alma@new.test'));
  });

  test('takes effect by its code, and the old one gets the way back', async () => {
    await app.nobody.send('POST', '/api/forgot-password', { email: parentA.email });
    await app.runJobs();
    await ask('alma@new.test');
    const code = await mailedCode(app, 'alma@new.test');
    const answer = await give(` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data).toMatchObject({ email: 'alma@new.test', email_change: null });
    expect(await mailsTo(parentA.email)).toMatchObject([
      { template: 'email_changed', text_body: expect.stringContaining('/way-back#token=') },
      { template: 'password_reset' },
    ]);
    // The link that went to the old address opens nothing any more.
    expect(await rows('select from password_links where used_at is null')).toEqual([]);
    const deeds = await rows(
      `select action, before, after from activity_log where about_user_id = $1
       order by id desc limit 2`,
      [parentA.id],
    );
    expect(deeds).toEqual([
      {
        action: 'account.updated',
        before: { email: parentA.email },
        after: { email: 'alma@new.test' },
      },
      { action: 'email.asked', before: null, after: { email: 'alma@new.test' } },
    ]);
    expect((await logIn('alma@new.test', password)).statusCode).toBe(200);
    expect((await logIn(parentA.email, password)).statusCode).toBe(401);
    // It works once.
    expect((await give(code)).json().errors).toEqual({
      code: ['This code has expired. Please send a new one.'],
    });
  });

  test('saves what else was changed at once', async () => {
    const body = { first: 'Aurora', email: 'alma@new.test', current_password: password };
    const answer = await alma.send('PUT', '/api/account', body);
    expect(answer.json().data).toMatchObject({ first: 'Aurora', email: parentA.email });
    await alma.send('PUT', '/api/account', { first: 'Alma' });
    expect((await account()).email_change).toMatchObject({ email: 'alma@new.test' });
  });

  test('is given up, and its code with it', async () => {
    await ask('alma@new.test');
    const code = await mailedCode(app, 'alma@new.test');
    expect((await cancel()).json().data.email_change).toBeNull();
    expect((await cancel()).statusCode).toBe(200);
    expect((await give(code)).statusCode).toBe(422);
    expect((await again()).statusCode).toBe(404);
    expect(await addressOf()).toBe(parentA.email);
  });

  test('is dropped after a day without its code', async () => {
    await ask('alma@new.test');
    const code = await mailedCode(app, 'alma@new.test');
    await run('update email_changes set expires_at = clock_timestamp()');
    expect((await account()).email_change).toBeNull();
    expect((await give(code)).statusCode).toBe(422);
    expect((await again()).statusCode).toBe(404);
    await app.platform.db.tx((tx) => app.platform.jobs.enqueue(tx, sweepSessions, {}));
    await app.runJobs();
    expect(await rows('select from email_changes')).toEqual([]);
  });
});

describe('the code', () => {
  test('of twenty wrong ones at once five are tried, and then the right one is over', async () => {
    await run('delete from rate_limits');
    await ask('alma@new.test');
    const code = await mailedCode(app, 'alma@new.test');
    const answers = await Promise.all(
      Array.from({ length: DEFAULT_LIMITS.emailCodeByUser.points - 1 }, () => give(other(code))),
    );
    const texts = answers.map((answer) => answer.json().errors.code[0]);
    expect(texts.filter((text) => text.includes('is wrong'))).toHaveLength(5);
    expect((await give(code)).json().errors.code[0]).toContain('has expired');
    // However many mails there are, an account tries a few an hour.
    expect((await give(code)).statusCode).toBe(429);
    expect(await addressOf()).toBe(parentA.email);
  });

  test('of twenty right ones at once one moves the account', async () => {
    await ask('alma@new.test');
    const code = await mailedCode(app, 'alma@new.test');
    const answers = await Promise.all(Array.from({ length: 12 }, () => give(code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await rows('select from email_way_backs')).toHaveLength(1);
  });

  test('is over after ten minutes, and a new one ends the former', async () => {
    await ask('alma@new.test');
    const first = await mailedCode(app, 'alma@new.test');
    await run('update email_changes set code_expires_at = clock_timestamp()');
    expect((await give(first)).json().errors.code[0]).toContain('has expired');
    expect((await again()).json().data.email_change.email).toBe('alma@new.test');
    const second = await mailedCode(app, 'alma@new.test');
    if (first !== second) expect((await give(first)).statusCode).toBe(422);
    expect((await give(second)).statusCode).toBe(200);
  });

  test('is mailed a few times in an hour', async () => {
    await ask('alma@new.test');
    const statuses: number[] = [];
    for (let mails = 1; mails <= DEFAULT_LIMITS.registerByAccount.points; mails += 1) {
      statuses.push((await again()).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, -1)).toEqual(Array(statuses.length - 1).fill(200));
  });

  test('of another account moves nothing', async () => {
    const boris = await as(parentB.id);
    await ask('alma@new.test');
    expect((await give(await mailedCode(app, 'alma@new.test'), boris)).statusCode).toBe(422);
    await ask('boris@new.test', boris);
    const foreign = await mailedCode(app, 'boris@new.test');
    if (foreign !== (await mailedCode(app, 'alma@new.test'))) {
      expect((await give(foreign)).statusCode).toBe(422);
    }
    expect([await addressOf(), await addressOf(parentB.id)]).toEqual([
      parentA.email,
      parentB.email,
    ]);
  });

  test('of an address that was replaced by another moves nothing', async () => {
    await ask('first@new.test');
    const first = await mailedCode(app, 'first@new.test');
    await ask('second@new.test');
    const second = await mailedCode(app, 'second@new.test');
    if (first !== second) expect((await give(first)).statusCode).toBe(422);
    expect((await give(second)).statusCode).toBe(200);
    expect(await addressOf()).toBe('second@new.test');
  });

  test.each(['', '12345', 'abcdef', '1234567', '٣٣٣٣٣٣', "'; drop table users"])(
    '%j is refused',
    async (code) => {
      await ask('alma@new.test');
      expect((await give(code)).statusCode).toBe(422);
    },
  );
});

describe('an address that has an account', () => {
  test('answers like a free one, after the same statements, and its owner alone is told', async () => {
    const asking = async (email: string) => {
      await run('delete from rate_limits');
      const { result, statements } = await watchStatements(() => ask(email));
      const data = result.json().data;
      expect(data.email_change.email).toBe(email);
      return { data: { ...data, email_change: null }, status: result.statusCode, statements };
    };
    await asking('warm@new.test');
    const free = await asking('free@new.test');
    const taken = await asking(parentB.email);
    expect(taken.data).toEqual(free.data);
    expect(taken.status).toBe(free.status);
    expect(taken.statements).toEqual(free.statements);
    expect(await mailsTo(parentB.email)).toMatchObject([{ template: 'address_wanted' }]);
    const [told] = await mailsTo(parentB.email);
    expect(told?.text_body).not.toContain(parentA.email);
    expect(`${told?.subject} ${told?.text_body}`).not.toMatch(/\b\d{6}\b/);

    const sending = async () => (await watchStatements(() => again())).statements;
    const sentToTaken = await sending();
    const wrong = (await give('000000')).json();
    await ask('free@new.test');
    expect(await sending()).toEqual(sentToTaken);
    expect((await give('000000')).json()).toEqual(wrong);
  });

  test('of a closed account is answered alike, and goes to the person who proves it', async () => {
    const closed = await build.person({ roles: ['customer'], email: 'closed@people.test' });
    await run('update users set deleted_at = app_now() where id = $1', [closed]);
    const answer = await ask('closed@people.test');
    expect(answer.statusCode).toBe(200);
    expect((await give(await mailedCode(app, 'closed@people.test'))).statusCode).toBe(200);
    expect(await addressOf()).toBe('closed@people.test');
    expect(await addressOf(closed)).toMatch(/@erased\.invalid$/);
  });

  test('since the code was mailed is not taken over', async () => {
    await ask('late@new.test');
    const code = await mailedCode(app, 'late@new.test');
    const rival = await build.person({ roles: ['customer'], email: 'late@new.test' });
    const answer = await give(code);
    expect(answer.json().errors).toEqual({
      code: ['This code has expired. Please send a new one.'],
    });
    expect([await addressOf(), await addressOf(rival)]).toEqual([parentA.email, 'late@new.test']);
    expect(await rows('select from email_way_backs')).toEqual([]);
  });

  test('wanted by two at once goes to one', async () => {
    const boris = await as(parentB.id);
    await ask('both@new.test');
    const code = await mailedCode(app, 'both@new.test');
    await ask('both@new.test', boris);
    const borisCode = await mailedCode(app, 'both@new.test');
    const answers = await Promise.all([give(code), give(borisCode, boris)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    await run('update users set email = $2 where id = $1', [parentB.id, parentB.email]);
  });

  test('is asked for a few times a day', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries <= DEFAULT_LIMITS.emailByUser.points; tries += 1) {
      statuses.push((await ask(`try${tries}@new.test`)).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, -1)).toEqual(Array(DEFAULT_LIMITS.emailByUser.points).fill(200));
  });
});

describe('a person who is not the owner', () => {
  test('does not change an address while acting as the family', async () => {
    await ask('alma@new.test');
    const code = await mailedCode(app, 'alma@new.test');
    const helper = await as(parentA.id, support.id);
    const answers = [
      await ask('x@new.test', helper),
      await give(code, helper),
      await again(helper),
      await cancel(helper),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json().code).toBe('not_while_impersonating');
    }
    expect((await give(code)).statusCode).toBe(200);
  });

  test('gets nothing without a session, nor with one of a closed or suspended account', async () => {
    expect((await give('000000', app.nobody)).statusCode).toBe(401);
    expect((await again(app.nobody)).statusCode).toBe(401);
    expect((await cancel(app.nobody)).statusCode).toBe(401);
    await ask('alma@new.test');
    const code = await mailedCode(app, 'alma@new.test');
    for (const set of [
      `suspended_on = app_now(), suspension_reason = 'admin'`,
      'suspended_on = null, suspension_reason = null, deleted_at = app_now()',
    ]) {
      await run(`update users set ${set} where id = $1`, [parentA.id]);
      expect((await give(code)).statusCode).toBe(401);
    }
    expect(await addressOf()).toBe(parentA.email);
  });
});

describe('the way back', () => {
  test('puts the old address back, ends every session and the password, and offers a new one', async () => {
    await moved('thief@new.test');
    const thief = await as(parentA.id);
    const token = await linkTo(parentA.email, 'email_changed');
    expect((await checkBack(token)).json()).toEqual({ data: { email: parentA.email } });
    // Asking does not use it up.
    const answer = await goBack(token);
    expect(answer.statusCode, answer.body).toBe(200);
    const { email, password_token: passwordToken } = answer.json().data;
    expect(email).toBe(parentA.email);
    expect(await addressOf()).toBe(parentA.email);
    for (const caller of [alma, thief]) {
      expect((await caller.send('GET', '/api/me')).statusCode).toBe(401);
    }
    // The person who moved the address knew the password.
    expect((await logIn(parentA.email, password)).statusCode).toBe(401);
    expect(await mailsTo('thief@new.test')).toMatchObject([
      { template: 'email_taken_back' },
      { template: 'prove_new_address' },
    ]);
    expect(await linkTo(parentA.email, 'email_put_back')).toBe(passwordToken);
    const set = await app.nobody.send('POST', '/api/reset-password', {
      token: passwordToken,
      password: NEW,
    });
    expect(set.statusCode).toBe(200);
    expect((await logIn(parentA.email, NEW)).statusCode).toBe(200);
    // It works once.
    expect((await checkBack(token)).statusCode).toBe(422);
    expect((await goBack(token)).json().code).toBe('link_over');
    const [deed] = await rows(
      `select actor_id, before, after from activity_log where action = 'email.put_back'
       order by id desc limit 1`,
    );
    expect(deed).toEqual({
      actor_id: parentA.id,
      before: { email: 'thief@new.test' },
      after: { email: parentA.email },
    });
  });

  test('works for seven days, and then no more', async () => {
    await moved('alma@new.test');
    const token = await linkTo(parentA.email, 'email_changed');
    const [link] = await rows<{ days: number }>(
      `select extract(epoch from expires_at - created_at) / 86400 as days from email_way_backs`,
    );
    expect(Number(link?.days)).toBeCloseTo(7, 3);
    await run('update email_way_backs set expires_at = clock_timestamp()');
    expect((await checkBack(token)).statusCode).toBe(422);
    expect((await goBack(token)).statusCode).toBe(422);
    await app.platform.db.tx((tx) => app.platform.jobs.enqueue(tx, sweepSessions, {}));
    await app.runJobs();
    expect(await rows('select from email_way_backs')).toEqual([]);
  });

  test('undoes a second change as well, and ends its way back', async () => {
    await moved('one@new.test');
    await moved('two@new.test');
    const first = await linkTo(parentA.email, 'email_changed');
    const second = await linkTo('one@new.test', 'email_changed');
    expect((await goBack(first)).statusCode).toBe(200);
    expect(await addressOf()).toBe(parentA.email);
    expect((await goBack(second)).statusCode).toBe(422);
  });

  test('of the last change leaves that of the one before', async () => {
    await moved('one@new.test');
    await moved('two@new.test');
    expect((await goBack(await linkTo('one@new.test', 'email_changed'))).statusCode).toBe(200);
    expect(await addressOf()).toBe('one@new.test');
    expect((await goBack(await linkTo(parentA.email, 'email_changed'))).statusCode).toBe(200);
    expect(await addressOf()).toBe(parentA.email);
  });

  test('ends a further change that waits for its code', async () => {
    await moved('one@new.test');
    await ask('two@new.test');
    const code = await mailedCode(app, 'two@new.test');
    await goBack(await linkTo(parentA.email, 'email_changed'));
    alma = await as(parentA.id);
    expect((await give(code)).statusCode).toBe(422);
    expect((await account()).email_change).toBeNull();
  });

  test('of ten at once is used once', async () => {
    await moved('one@new.test');
    await moved('two@new.test');
    const links = [
      await linkTo(parentA.email, 'email_changed'),
      await linkTo('one@new.test', 'email_changed'),
    ];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => goBack(links[turn % 2] ?? '')),
    );
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    expect(done.length).toBeGreaterThanOrEqual(1);
    expect(done.length).toBeLessThanOrEqual(2);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 422)).toBe(true);
    expect(await addressOf()).toBe(parentA.email);
  });

  test('drops passkeys and apps that came with the change, and keeps older ones', async () => {
    const passkey = (name: string, age: string) =>
      run(
        `insert into passkeys (user_id, credential_id, public_key, name, created_at)
         values ($1, convert_to($2, 'UTF8'), 'k', $2, clock_timestamp() - $3::interval)`,
        [parentA.id, name, age],
      );
    await passkey('phone', '30 days');
    await passkey('thief', '1 minute');
    await run(
      `insert into totp_secrets (user_id, secret, confirmed_at) values ($1, 's', clock_timestamp())`,
      [parentA.id],
    );
    await run(`insert into recovery_codes (user_id, code_hash) values ($1, 'c')`, [parentA.id]);
    await moved('thief@new.test');
    await goBack(await linkTo(parentA.email, 'email_changed'));
    expect(await rows('select name from passkeys')).toEqual([{ name: 'phone' }]);
    expect(await rows('select from totp_secrets')).toEqual([]);
    expect(await rows('select from recovery_codes')).toHaveLength(1);
    await run('delete from passkeys');
    await run('delete from recovery_codes');
  });

  test('of a suspended account puts the address back and opens nothing', async () => {
    await moved('thief@new.test');
    await run(
      `update users set suspended_on = app_now(), suspension_reason = 'admin' where id = $1`,
      [parentA.id],
    );
    const answer = await goBack(await linkTo(parentA.email, 'email_changed'));
    expect(answer.json()).toEqual({ data: { email: parentA.email, password_token: null } });
    expect(await rows('select from password_links where used_at is null')).toEqual([]);
  });

  test('of a closed account is over', async () => {
    await moved('thief@new.test');
    await run('update users set deleted_at = app_now() where id = $1', [parentA.id]);
    const token = await linkTo(parentA.email, 'email_changed');
    expect((await checkBack(token)).statusCode).toBe(422);
    expect((await goBack(token)).statusCode).toBe(422);
  });

  test('to an address that got another account says so, and changes nothing', async () => {
    await moved('alma@new.test');
    const token = await linkTo(parentA.email, 'email_changed');
    const rival = await build.person({ roles: ['customer'], email: parentA.email });
    const answer = await goBack(token);
    expect(answer.json().errors).toEqual({ email: ['Another account uses this email address.'] });
    expect(await addressOf()).toBe('alma@new.test');
    expect((await alma.send('GET', '/api/me')).statusCode).toBe(200);
    await run(`update users set email = 'rival@people.test' where id = $1`, [rival]);
    expect((await goBack(token)).statusCode).toBe(200);
  });

  test.each(['', 'x', 'q'.repeat(43), 'q'.repeat(400), "'; drop table users"])(
    'by %j is refused',
    async (token) => {
      expect((await checkBack(token)).statusCode).toBe(422);
      expect((await goBack(token)).statusCode).toBe(422);
    },
  );

  test('is tried a limited number of times from one place', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries <= DEFAULT_LIMITS.linkByAddress.points; tries += 1) {
      statuses.push((await checkBack('q'.repeat(43))).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
    await run('delete from rate_limits');
  });
});
