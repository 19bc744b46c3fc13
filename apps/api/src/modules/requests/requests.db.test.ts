import { createHmac } from 'node:crypto';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { formOf } from '../../../test/post-form.ts';
import { watchStatements } from '../../platform/db/index.ts';
import { appSecret } from '../../platform/secrets/index.ts';

const { app, as, build, db, one, rows, run } = await useTiny();
const support = await build.person({ roles: ['customer_support'] });
const helper = await as(support);
const growth = await as(await build.person({ roles: ['growth_jr'] }));
const marketing = await as(await build.person({ roles: ['marketing'] }));
const staff = await as(await build.person({ roles: ['growth_sr'] }));

const post = (url: string, values: Record<string, string>, headers: object = {}) =>
  app.server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(values).toString(),
  });

/** A token as the form of a page carries it, which was shown some seconds ago. */
async function token(secondsAgo = 10): Promise<string> {
  const body = `${(Date.now() - secondsAgo * 1_000).toString(36)}.${crypto.randomUUID().replaceAll('-', '').slice(0, 22)}`;
  const secret = await appSecret(db, 'requests.forms');
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

const MESSAGE = {
  name: 'Dana Fields',
  email: 'dana@lunch.example',
  topic: 'money',
  message: 'A charge that I do not know.\r\nWhat is it?',
};
const SCHOOL = {
  name: 'Jordan Ellis',
  email: 'Jordan@Lunch.example',
  school: 'Willow Creek Elementary',
  zip: '37211',
  asker: 'teacher',
};
const contact = async (over: Record<string, string> = {}, headers: object = {}) =>
  post('/contact-us', { ...MESSAGE, token: await token(), ...over }, headers);
const school = async (over: Record<string, string> = {}) =>
  post('/request', { ...SCHOOL, token: await token(), ...over });
const kept = () =>
  rows<{ id: number; kind: string; state: string; email: string; about: string }>(
    'select id, kind, state, email, about from requests order by id',
  );
const mails = () =>
  rows<{ to_address: string; template: string; locale: string; text_body: string }>(
    `select to_address, template, locale, text_body from mails where template like 'request%' order by id`,
  );

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n');
async function apply(
  file: Parameters<typeof formOf>[1],
  over: Record<string, string> = {},
  headers: object = {},
) {
  const { body, type } = await formOf(
    {
      name: 'Sam Whitfield',
      email: 'sam@lunch.example',
      phone: '615 555 0142',
      job: 'Lunch coordinator',
      token: await token(),
      ...over,
    },
    file,
  );
  return app.server.inject({
    method: 'POST',
    url: '/careers-page/apply',
    headers: { 'content-type': type, ...headers },
    payload: body,
  });
}

beforeEach(async () => {
  await run('delete from requests');
  await run(`delete from mails where template like 'request%'`);
  await run('delete from rate_limits');
});

describe('a visitor’s form', () => {
  test('is kept, leads to thanks, and is mailed to the team and to her', async () => {
    const answer = await contact({ locale: 'es' });
    expect(answer.statusCode, answer.body).toBe(303);
    expect(answer.headers.location).toBe('/contact-us/thanks?lang=es');
    const [request] = await kept();
    expect(request).toMatchObject({ kind: 'contact', state: 'new', email: 'dana@lunch.example' });
    expect(await mails()).toMatchObject([
      { to_address: 'dana@lunch.example', template: 'request_received', locale: 'es' },
      { to_address: 'hello@yaylunch.example', template: 'request_arrived', locale: 'en' },
    ]);
    const thanks = await app.nobody.send('GET', '/contact-us/thanks?lang=es');
    expect(thanks.body).toContain('Recibimos tu mensaje.');
    expect(thanks.body).toContain('href="/es/contact-us"');
    expect(thanks.headers['cache-control']).toBe('no-store');
  });

  test('is answered in the frame of whoever sent it, under the address of its page', async () => {
    const { id } = await build.family();
    const { token } = await as(id);
    const headers = { authorization: `Bearer ${token}` };
    for (const [path, page] of [
      ['/contact-us', '/contact-us'],
      ['/request', '/request'],
      ['/careers-page/apply', '/careers-page'],
    ] as const) {
      const refused = await post(path, { locale: 'en' }, headers);
      const thanks = await app.server.inject({ url: `${path}/thanks?lang=en`, headers });
      for (const { body } of [refused, thanks]) {
        expect(body).toContain('href="/logout"');
        expect(body).not.toContain('href="/register"');
        expect(body).toContain(`href="/es${page}?lang=es"`);
      }
      const visitors = await app.nobody.send('GET', `${path}/thanks?lang=en`);
      expect(visitors.body).toContain('href="/register"');
      expect(visitors.body).not.toContain('href="/logout"');
    }
  });

  test('repeats nothing of the typed text to an address that may be somebody else’s', async () => {
    await contact({ name: 'Buy pills', message: 'https://pills.example', child: 'pills' });
    const [confirmation] = await mails();
    expect(confirmation?.text_body).not.toMatch(/pills/i);
  });

  test('that is refused is shown again with the typed text, escaped', async () => {
    const answer = await contact({
      name: '"><script>alert(1)</script>',
      email: 'dana@lunch',
      message: '</textarea><img src=x onerror=alert(2)>',
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).not.toMatch(/<script>alert|<img src=x/);
    expect(answer.body.match(/<h1[ >]/g)).toHaveLength(1);
    expect(answer.body).toContain('value="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;"');
    expect(answer.body).toContain('&#60;/textarea&#62;&#60;img');
    expect(answer.body).toMatch(/id="f-email"[^>]*aria-invalid="true"[^>]*autofocus/);
    expect(answer.body).toMatch(/value="money" required checked/);
    expect(await kept()).toEqual([]);
  });

  test.each([
    ['name', ''],
    ['name', 'x'.repeat(81)],
    ['name', 'two\nlines'],
    ['email', 'nobody'],
    ['email', 'a@b.co\nbcc: all@b.co'],
    ['topic', ''],
    ['topic', 'constructor'],
    ['message', '   '],
    ['message', 'x'.repeat(4_001)],
    ['message', 'a\u0001b'],
  ])('says at the field %s why %j is refused', async (field, value) => {
    const answer = await contact({ [field]: value });
    expect(answer.statusCode).toBe(422);
    const marked = [...answer.body.matchAll(/class="field-error" id="f-(\w+)-error"/g)];
    expect(marked.map(([, name]) => name)).toEqual([field]);
  });

  test.each(['\u0000', 'a\u0000b'])('can’t hold %j', async (message) => {
    expect((await contact({ message })).statusCode).toBe(400);
  });

  test.each([
    ['text/plain', 'name=x', 415],
    ['application/json', '[]', 400],
    ['application/json', '{"token": {"a": 1}}', 422],
    ['multipart/form-data', 'x', 400],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disp', 400],
  ])('as %s %j is answered with %j… %i', async (type, payload, status) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/contact-us',
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode, answer.body).toBe(status);
  });

  test('from a page of another site is refused', async () => {
    const answer = await contact({}, { origin: 'https://elsewhere.test' });
    expect(answer.statusCode).toBe(403);
    expect(await kept()).toEqual([]);
  });

  test('is kept in the name of the person who signed in, and never of an impersonated one', async () => {
    const family = await build.family();
    const boss = await build.person({ roles: ['superadmin'] });
    for (const caller of [await as(family.id), await as(family.id, boss)]) {
      await contact({}, { authorization: `Bearer ${caller.token}` });
    }
    expect(await rows('select user_id from requests order by id')).toEqual([
      { user_id: family.id },
      { user_id: null },
    ]);
  });
});

describe('robots', () => {
  test('that fill the field nobody sees are thanked; they are kept as spam and not mailed', async () => {
    const answer = await contact({ website: 'https://pills.example' });
    expect(answer.statusCode).toBe(303);
    expect(await kept()).toMatchObject([{ state: 'spam' }]);
    expect(await mails()).toEqual([]);
  });

  test('that are faster than anybody types are asked to send once more', async () => {
    const quick = await token(1);
    const answer = await contact({ token: quick });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('faster than anyone can type');
    expect(answer.body).toContain(`value="${quick}"`);
    expect(await kept()).toEqual([]);
  });

  test.each(['', 'x', 'abc.def.ghi'])('without a form of ours (%j) get a new one', async (made) => {
    const answer = await contact({ token: made });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toMatch(/name="token" value="[0-9a-z]+\.[\w-]{22}\.[\w-]{43}"/);
    expect(await kept()).toEqual([]);
  });

  test('can’t change the time of a form, and one of yesterday is renewed', async () => {
    const [, ...rest] = (await token(1)).split('.');
    const older = [(Date.now() - 60_000).toString(36), ...rest].join('.');
    expect((await contact({ token: older })).statusCode).toBe(422);
    expect((await contact({ token: await token(90_000) })).statusCode).toBe(422);
    expect(await kept()).toEqual([]);
  });

  test('that post one form a thousand times have it kept once, and are refused with a sentence', async () => {
    const same = { token: await token() };
    const answers: string[] = [];
    for (let batch = 0; batch < 20; batch += 1) {
      const sent = await Promise.all(Array.from({ length: 50 }, () => contact(same)));
      for (const { statusCode, body } of sent) {
        answers.push(String(statusCode));
        if (statusCode === 429) expect(body).toContain('already have several messages from you');
      }
    }
    expect(await kept()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
    expect(new Set(answers)).toEqual(new Set(['303', '429']));
    expect(answers.filter((one) => one === '303').length).toBeLessThanOrEqual(60);
  });

  test('that post new forms are stopped by address, and by the mailbox that they flood', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await contact()).statusCode);
    expect(statuses).toEqual([303, 303, 303, 303, 429, 429]);
    await run('delete from rate_limits');
    for (let n = 0; n < 14; n += 1) {
      statuses.push((await contact({ email: `d${n}@lunch.example` })).statusCode);
    }
    expect(statuses.slice(-3)).toEqual([303, 429, 429]);
  });

  test('that post other words under the same form are shown them in a new one', async () => {
    const same = { token: await token() };
    expect((await contact(same)).statusCode).toBe(303);
    const other = await contact({ ...same, locale: 'es', message: 'Something else' });
    expect(other.statusCode).toBe(409);
    expect(other.body).toContain('Este formulario ya se envió con otro texto.');
    expect(other.body, 'the form stays in its language').toContain('lang="es"');
    expect(other.body).toContain('Something else</textarea>');
    expect(other.body).not.toContain(same.token);
    expect(other.body).toMatch(/name="token" value="[0-9a-z]+\.[\w-]{22}\.[\w-]{43}"/);
    expect(await kept()).toHaveLength(1);
  });
});

describe('what a visitor typed is shown again', () => {
  const TYPED = 'Three lunch shifts, and no kitchen.';
  const send = {
    contact: () => contact({ message: TYPED }),
    school: () => school({ message: TYPED }),
    application: () => apply({ body: PDF, name: 'cv.pdf' }, { message: TYPED }),
  };
  const kinds = ['contact', 'school', 'application'] as const;

  test.each(kinds)('after too many posts of a form (%s)', async (kind) => {
    const first = await send[kind]();
    expect(first.statusCode).toBe(303);
    await run(`update rate_limits set points = 1000`);
    const answer = await send[kind]();
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).toContain(`${TYPED}</textarea>`);
    expect(answer.body).toMatch(/role="alert">We already have several messages from you/);
    expect(answer.body.includes('Please choose the file again')).toBe(kind === 'application');
  });

  test.each([
    ['57P01', 503, 'We are briefly unavailable.'],
    ['55P03', 503, ''],
    ['23514', 500, ''],
  ])('where the database answers with %s', async (state, status, sentence) => {
    await run(
      `create function fail_requests() returns trigger language plpgsql as
         $$ begin raise exception 'no' using errcode = '${state}'; end $$`,
    );
    await run(
      'create trigger fails before insert on requests for each row execute function fail_requests()',
    );
    try {
      for (const kind of kinds) {
        const answer = await send[kind]();
        expect(answer.statusCode, kind).toBe(status);
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(answer.body).toContain(`${TYPED}</textarea>`);
        expect(answer.body).toContain(sentence);
      }
    } finally {
      await run('drop function fail_requests cascade');
    }
  });

  test('where the frame of the site cannot be drawn either', async () => {
    await run('alter table requests rename to requests_away');
    await run('alter table site_options rename to site_options_away');
    try {
      const answer = await send.contact();
      expect(answer.statusCode).toBe(500);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain(`${TYPED}</textarea>`);
      expect(answer.body.match(/<h1[ >]/g)).toHaveLength(1);
    } finally {
      await run('alter table requests_away rename to requests');
      await run('alter table site_options_away rename to site_options');
    }
  });

  test('beside a file that is far too large', async () => {
    const body = Buffer.concat([PDF, Buffer.alloc(11 * 1024 * 1024)]);
    const answer = await apply({ body, name: 'cv.pdf' }, { message: TYPED });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(`${TYPED}</textarea>`);
    expect(answer.body.indexOf('id="f-message"')).toBeLessThan(answer.body.indexOf('id="f-file"'));
  });

  test('never for what is larger than any form, which is a page all the same', async () => {
    const answer = await contact({ message: 'x'.repeat(120_000) });
    expect(answer.statusCode).toBe(413);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('href="/contact-us"');
  });
});

describe('a school', () => {
  const name = async () =>
    (
      await one<{ name: string }>('select name from destinations where id = $1', [
        TINY.schools.eastern,
      ])
    ).name;

  test('that is not ours is requested', async () => {
    const answer = await school({ children: '100_to_300', lunch_at: '11:30' });
    expect(answer.statusCode, answer.body).toBe(303);
    expect(await kept()).toMatchObject([
      { kind: 'school', email: 'jordan@lunch.example', about: 'Willow Creek Elementary, 37211' },
    ]);
  });

  test('with several mistakes gives the focus to the first of them on the page', async () => {
    const { body } = await school({ name: '', zip: '3721', school: '' });
    expect(body.match(/ autofocus/g)).toHaveLength(1);
    expect(body).toMatch(/id="f-school"[^>]* autofocus/);
  });

  test('that is ours is said at once with the way to sign up, and may still be another one', async () => {
    const ours = (await name()).toUpperCase();
    const answer = await school({ school: ours });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(
      `<p class="field-error"><span><span data-school>${await name()}</span> is already one of our schools.`,
    );
    expect(answer.body).not.toContain('This school is already one of ours.');
    expect(answer.body).toContain('href="/sign-up"');
    expect((await school({ school: ours, other_school: '1' })).statusCode).toBe(303);
    const asked = await app.nobody.send(
      'GET',
      `/api/requests/school?name=${encodeURIComponent(ours)}`,
    );
    expect(asked.json()).toEqual({ data: { ours: await name() } });
  });

  test.each([
    ['zip', '3721'],
    ['zip', '٣٧٢١١'],
    ['asker', ''],
    ['lunch_at', '25:00'],
    ['children', '7'],
    ['other_school', 'yes'],
  ])('is refused at %s for %j', async (field, value) => {
    const answer = await school({ [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(field === 'other_school' ? 'note-danger' : `f-${field}-error`);
  });
});

describe('an application', () => {
  test('is kept with its file, which is always saved and never shown', async () => {
    const answer = await apply({ body: PDF, name: 'My cv.pdf', type: 'text/html' });
    expect(answer.statusCode, answer.body).toBe(303);
    const [request] = await kept();
    const file = await staff.send('GET', `/api/admin/requests/${request?.id}/file`);
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload).toEqual(PDF);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="My-cv.pdf"; filename*=UTF-8\'\'My%20cv.pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });

  test('of ten megabytes is kept whole, of a byte more not at all', async () => {
    const whole = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(10 * 1024 * 1024 - 15, 7),
      Buffer.from('%%EOF\n'),
    ]);
    expect(whole.length).toBe(10 * 1024 * 1024);
    expect((await apply({ body: whole, name: 'cv.pdf' })).statusCode).toBe(303);
    const [request] = await kept();
    const file = await staff.send('GET', `/api/admin/requests/${request?.id}/file`);
    expect(file.rawPayload.equals(whole)).toBe(true);
    const more = await apply({ body: Buffer.concat([whole, Buffer.from('\n')]), name: 'cv.pdf' });
    expect(more.statusCode, more.body.slice(0, 200)).toBe(422);
    expect(more.body).toContain('It can be 10 MB at most.');
    expect(await kept()).toHaveLength(1);
  });

  test.each([
    ['a page', 'cv.pdf', Buffer.from('<script>alert(1)</script>'), 'can’t be read'],
    ['a program', 'cv.exe', Buffer.from('MZ'), 'Choose a PDF or a Word file'],
    ['nothing', 'cv.pdf', Buffer.alloc(0), 'can’t be read'],
    ['half a PDF', 'cv.pdf', PDF.subarray(0, 12), 'can’t be read'],
  ])('with %s is refused at its file', async (_what, fileName, body, sentence) => {
    const answer = await apply({ body, name: fileName });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(sentence);
    expect(answer.body).toContain('Please choose the file again');
    expect(answer.body).toContain('value="Sam Whitfield"');
    expect(await kept()).toEqual([]);
  });

  test('without a file asks for it', async () => {
    const answer = await apply(undefined);
    expect(answer.body).toContain('id="f-file-error">Please fill this in.<');
  });

  test('needs a fresh sign-in for its file', async () => {
    await apply({ body: PDF, name: 'cv.pdf' });
    const [request] = await kept();
    const later = await as(await build.person({ roles: ['growth_sr'] }));
    await run(
      `update sessions set proved_at = clock_timestamp() - interval '1 hour'
       where user_id = (select max(id) from users)`,
    );
    const answer = await later.send('GET', `/api/admin/requests/${request?.id}/file`);
    expect(answer.json().code).toBe('fresh_sign_in_needed');
  });
});

describe('the team', () => {
  const key = () => ({ 'idempotency-key': crypto.randomUUID() });
  const ask = async () => {
    await contact();
    return (await kept()).at(-1)?.id ?? 0;
  };
  const read = async (id: number) =>
    (await helper.send('GET', `/api/admin/requests/${id}`)).json().data;

  test('sees the kinds that are hers, and of others nothing', async () => {
    await contact();
    await school();
    await apply({ body: PDF, name: 'cv.pdf' });
    const list = async (caller: typeof helper, query = '') =>
      (await caller.send('GET', `/api/admin/requests${query}`)).json();
    const kinds = async (caller: typeof helper) =>
      (await list(caller)).data.map(({ kind }: { kind: string }) => kind);
    expect(await kinds(helper)).toEqual(['school', 'contact']);
    expect(await kinds(growth)).toEqual(['school']);
    expect(await kinds(marketing)).toEqual(['job']);
    expect((await list(growth, '?kind=contact')).data).toEqual([]);
    const [message, , application] = await kept();
    for (const path of ['', '/file']) {
      const answer = await helper.send('GET', `/api/admin/requests/${application?.id}${path}`);
      expect(answer.statusCode).toBe(404);
    }
    const state = await growth.send('PUT', `/api/admin/requests/${message?.id}/state`, {
      act: 'close',
      version: 1,
    });
    expect(state.statusCode).toBe(404);
    const nobody = await as(await build.person({ roles: ['cafe'] }));
    expect((await nobody.send('GET', '/api/admin/requests')).statusCode).toBe(403);
  });

  test('finds by state, owner and words, with counts; spam only when it is asked for', async () => {
    const id = await ask();
    await contact({ website: 'x', email: 'robot@lunch.example' });
    const found = async (query: string) =>
      (await helper.send('GET', `/api/admin/requests?${query}`)).json();
    expect((await found('')).counts).toEqual({ new: 1, open: 0, answered: 0, closed: 0, spam: 1 });
    expect((await found('')).total).toBe(1);
    expect((await found('state=spam')).total).toBe(1);
    expect((await found('owner=none')).total).toBe(1);
    expect((await found('owner=mine')).total).toBe(0);
    expect((await found('search=DANA')).data[0].id).toBe(id);
    expect((await found('search=%25')).total).toBe(0);
    const { statements } = await watchStatements(() => found(''));
    expect(statements.length).toBeLessThanOrEqual(3);
  });

  test('takes, notes, answers by mail, closes and reopens', async () => {
    const id = await ask();
    const owner = await helper.send('PUT', `/api/admin/requests/${id}/owner`, {
      owner_id: support,
      version: 1,
    });
    expect(owner.json().data).toMatchObject({ state: 'open', owner: { id: support } });
    await helper.send('POST', `/api/admin/requests/${id}/notes`, { text: 'Looked it up.' }, key());
    const { version } = await read(id);
    const answer = await helper.send(
      'POST',
      `/api/admin/requests/${id}/answers`,
      { text: 'It is the extra of Monday.\n\nSee you!', version },
      key(),
    );
    expect(answer.json().data).toMatchObject({ state: 'answered' });
    const sent = (await mails()).at(-1);
    expect(sent).toMatchObject({ to_address: 'dana@lunch.example', template: 'request_answered' });
    expect(sent?.text_body).toContain('It is the extra of Monday.');
    expect(sent?.text_body).toContain('A charge that I do not know.');
    for (const [act, state] of [
      ['close', 'closed'],
      ['reopen', 'open'],
      ['spam', 'spam'],
    ] as const) {
      const changed = await helper.send('PUT', `/api/admin/requests/${id}/state`, {
        act,
        version: (await read(id)).version,
      });
      expect(changed.json().data.state).toBe(state);
    }
    const { entries, acts } = await read(id);
    expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual([
      'taken',
      'note',
      'answer',
      'closed',
      'reopened',
      'spam',
    ]);
    expect(acts).toEqual(['reopen']);
  });

  test('answers once however often it is sent, and not a request that somebody changed meanwhile', async () => {
    const id = await ask();
    const headers = key();
    const body = { text: 'Here you are.', version: 1 };
    const send = (more: object = {}, with_ = headers) =>
      helper.send('POST', `/api/admin/requests/${id}/answers`, { ...body, ...more }, with_);
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await mails()).filter(({ template }) => template === 'request_answered')).toHaveLength(
      1,
    );
    expect((await send({ text: 'Other words.' })).json().code).toBe('key_reused');
    const late = await send({ text: 'Another answer.' }, key());
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'request_changed', data: { state: 'answered' } });
  });

  test('of two who close and answer at once, one is told how it stands', async () => {
    const id = await ask();
    const [closed, answered] = await Promise.all([
      helper.send('PUT', `/api/admin/requests/${id}/state`, { act: 'close', version: 1 }),
      helper.send('POST', `/api/admin/requests/${id}/answers`, { text: 'Hi', version: 1 }, key()),
    ]);
    expect([closed.statusCode, answered.statusCode].sort()).toEqual([200, 409]);
  });

  test('can’t give it to somebody who may not read it, nor answer a closed one', async () => {
    const id = await ask();
    const cook = await build.person({ roles: ['cafe'] });
    for (const owner_id of [cook, TINY.users.parentA.id, 2_147_483_647]) {
      const answer = await helper.send('PUT', `/api/admin/requests/${id}/owner`, {
        owner_id,
        version: 1,
      });
      expect(answer.statusCode).toBe(422);
    }
    await helper.send('PUT', `/api/admin/requests/${id}/state`, { act: 'close', version: 1 });
    const answer = await helper.send(
      'POST',
      `/api/admin/requests/${id}/answers`,
      { text: 'Hi', version: 2 },
      key(),
    );
    expect(answer.json().code).toBe('request_state');
  });

  test('exports its own list, and a formula in a cell does nothing', async () => {
    await contact({ name: '=HYPERLINK("x")' });
    await school();
    const file = await growth.send('GET', '/api/admin/requests/file');
    expect(file.body).toContain('Willow Creek Elementary');
    expect(file.body).not.toContain('HYPERLINK');
    const all = (await helper.send('GET', '/api/admin/requests/file')).body;
    expect(all).toMatch(/"?'=HYPERLINK/);
  });
});

test('the form is whole in both languages without a script', async () => {
  for (const [url, kind] of [
    ['/contact-us', 'contact'],
    ['/request', 'school'],
    ['/careers-page/apply', 'job'],
  ] as const) {
    for (const locale of ['en', 'es']) {
      const { body } = await post(url, { locale, token: await token() });
      expect(body).toContain(`<html lang="${locale}"`);
      expect(body).toContain(`action="${url}"`);
      expect(body).toContain(`id="${kind}-form"`);
      expect(body).not.toContain('undefined');
      expect(body).not.toContain('<script>');
    }
  }
});
