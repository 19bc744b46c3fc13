import type { Resource, SchoolForFamily } from '@yay/contract/resources/calls';
import { RESOURCE_PIECE_BYTES } from '@yay/contract/resources/values';
import { TINY } from '@yay/seeds/tiny';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, useTiny } from '../../../test/index.ts';

const { users, schools } = TINY;
const ROOT = '/api/v2/resources';
const PDF = Buffer.from('%PDF-1.7\nA rota\n');

// Wednesday, 11:00 in the east.
const { as, build, one, rows, run } = await useTiny({ now: '2026-11-18T16:00:00Z' });
let office: Caller;
let stranger: Caller;
const admin = await as(users.admin.id);

beforeAll(async () => {
  const callers: Caller[] = [];
  for (const school of [schools.eastern, schools.central]) {
    const id = await build.person({ roles: ['school'] });
    await run('insert into destination_users (user_id, destination_id) values ($1, $2)', [
      id,
      school,
    ]);
    callers.push(await as(id));
  }
  [office, stranger] = callers as [Caller, Caller];
});
beforeEach(() => run('delete from school_resources'));

const link = (more: object = {}) => ({
  destination_id: schools.eastern,
  title: 'Delivery map',
  url: 'https://maps.example/door-b',
  ...more,
});
const fileOf = (name: string, bytes: number, more: object = {}) => ({
  destination_id: schools.eastern,
  title: 'Duty rota',
  file: { name, bytes },
  ...more,
});
const add = (body: object, caller = office) => caller.send('POST', ROOT, body);
const piece = (id: number, n: number, content: Buffer, caller = office) =>
  caller.send('PUT', `${ROOT}/${id}/pieces`, { n, content: content.toString('base64') });
const list = async (caller = office): Promise<Resource[]> => {
  const answer = await caller.send('GET', `${ROOT}?destination_id=${schools.eastern}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
async function upload(name: string, content: Buffer, more: object = {}): Promise<number> {
  const { id } = (await add(fileOf(name, content.length, more))).json().upload;
  const answer = await piece(id, 0, content);
  expect(answer.statusCode, answer.body).toBe(200);
  return id;
}

describe('a link', () => {
  test('is added, dated, changed, moved and removed, each on record', async () => {
    const added = await add(link({ shown_from: '2026-11-20' }));
    expect([added.statusCode, added.json().upload]).toEqual([201, null]);
    await add(link({ title: 'Second', shown_until: '2026-11-17', audience: 'families' }));
    const [first, second] = await list();
    expect([first, second]).toMatchObject([
      { title: 'Delivery map', kind: 'link', state: 'later', audience: 'staff', version: 1 },
      { title: 'Second', state: 'over', audience: 'families' },
    ]);
    const words = { title: 'Door B', note: '', audience: 'staff', version: 1 };
    const changed = await office.send('PUT', `${ROOT}/${first?.id}`, words);
    expect(changed.json().data[0]).toMatchObject({ title: 'Door B', state: 'shown', version: 2 });
    expect((await office.send('PUT', `${ROOT}/${first?.id}`, words)).statusCode).toBe(409);
    const move = (to: string) => office.send('PUT', `${ROOT}/${second?.id}/place`, { to });
    await move('up');
    await move('up');
    expect((await list()).map(({ title }) => title)).toEqual(['Second', 'Door B']);
    await office.send('DELETE', `${ROOT}/${second?.id}`);
    expect((await list()).map(({ title }) => title)).toEqual(['Door B']);
    const deeds = await rows<{ action: string }>(
      `select action from activity_log where action like 'resource.%' order by id`,
    );
    expect(deeds.map(({ action }) => action)).toEqual([
      'resource.added',
      'resource.added',
      'resource.updated',
      'resource.removed',
    ]);
  });

  test.each([
    ['an address without https', { url: 'http://maps.example' }, 'url', 'not_https'],
    ['an address that runs a script', { url: 'javascript:alert(1)' }, 'url', 'not_https'],
    ['no title', { title: '  ' }, 'title', 'required'],
    ['a title of 101 characters', { title: 'x'.repeat(101) }, 'title', 'too_long'],
    [
      'an end before its beginning',
      { shown_from: '2026-11-20', shown_until: '2026-11-19' },
      'shown_until',
      'ends_before_start',
    ],
    ['neither link nor file', { url: null }, 'file', 'required'],
  ])('is refused with %s', async (_what, more, field, code) => {
    const answer = await add(link(more));
    expect(answer.statusCode, answer.body).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect(answer.body.length, code).toBeGreaterThan(0);
  });

  test('is read by the people of a school in their language, by the team in English', async () => {
    await add(link({ title_es: 'Plano de entrega', note: 'Door B' }));
    await add(link({ title: 'Second' }));
    await run(`update users set locale = 'es' where id in (select user_id from destination_users)`);
    const english = [
      { title: 'Delivery map', note: 'Door B' },
      { title: 'Second', note: '' },
    ];
    const said = async (caller: Caller) => (await list(caller)).map((one) => one.said);
    expect(await said(office)).toEqual([
      { title: 'Plano de entrega', note: 'Door B' },
      { title: 'Second', note: '' },
    ]);
    expect(await said(admin)).toEqual(english);
    // The editor finds both languages, and takes the Spanish away by leaving it empty.
    const [first] = await list();
    expect(first).toMatchObject({ title: 'Delivery map', title_es: 'Plano de entrega' });
    const words = { title: 'Delivery map', note: 'Door B', audience: 'staff', version: 1 };
    await office.send('PUT', `${ROOT}/${first?.id}`, { ...words, note_es: 'Puerta B' });
    expect((await said(office))[0]).toEqual({ title: 'Delivery map', note: 'Puerta B' });
    await run(`update users set locale = 'en' where id in (select user_id from destination_users)`);
    expect(await said(office)).toEqual(english);
  });

  test('takes any script in its title', async () => {
    await add(link({ title: 'תורנות 🦄 Юлия 王' }));
    expect((await list())[0]?.title).toBe('תורנות 🦄 Юлия 王');
  });
});

describe('a file', () => {
  test('comes in pieces, is seen once it is whole, and is handed out to be saved alone', async () => {
    const content = Buffer.concat([PDF, Buffer.alloc(RESOURCE_PIECE_BYTES, 7)]);
    const begun = (await add(fileOf('Rota "№1".pdf', content.length))).json();
    expect(begun.upload).toEqual({ id: expect.any(Number), pieces: 2 });
    const { id } = begun.upload;
    expect((await piece(id, 1, content.subarray(RESOURCE_PIECE_BYTES))).json().is_ready).toBe(
      false,
    );
    expect(await list()).toEqual([]);
    expect((await office.send('GET', `${ROOT}/${id}/file`)).statusCode).toBe(404);
    const first = content.subarray(0, RESOURCE_PIECE_BYTES);
    const last = await piece(id, 0, first);
    expect([last.statusCode, last.json().is_ready]).toEqual([200, true]);
    expect((await piece(id, 0, first)).statusCode).toBe(409);
    expect(await list()).toMatchObject([
      { title: 'Duty rota', file: { name: 'Rota "№1".pdf', type: 'pdf', bytes: content.length } },
    ]);
    const saved = await office.send('GET', `${ROOT}/${id}/file`);
    expect(saved.rawPayload.equals(content)).toBe(true);
    expect(saved.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="Rota-No1.pdf"; /),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    ['page.html', PDF, 'resource_type'],
    ['drawing.svg', PDF, 'resource_type'],
    ['rota.pdf', Buffer.alloc(11 * 1024 * 1024), 'resource_too_large'],
  ])('%s is refused before any of it is sent', async (name, content) => {
    const answer = await add(fileOf(name, content.length));
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['file']]);
  });

  test.each([
    ['rota.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
    ['rota.txt', Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
    ['rota.docx', Buffer.from('MZ')],
  ])('%s that is something else is refused and gone', async (name, content) => {
    const { id } = (await add(fileOf(name, content.length))).json().upload;
    const answer = await piece(id, 0, content);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['file']]);
    await office.send('GET', `${ROOT}/${id}/file`);
    expect(await list()).toEqual([]);
  });

  test('takes no piece of another length, beyond its end, or outside base64', async () => {
    const { id } = (await add(fileOf('rota.pdf', PDF.length))).json().upload;
    expect((await piece(id, 0, PDF.subarray(1))).statusCode).toBe(422);
    expect((await piece(id, 1, PDF)).statusCode).toBe(422);
    expect((await piece(id, 99, PDF)).statusCode).toBe(422);
    const bad = await office.send('PUT', `${ROOT}/${id}/pieces`, { n: 0, content: '<>' });
    expect(bad.statusCode).toBe(422);
  });

  test('that nobody sent to its end makes room within an hour', async () => {
    await add(fileOf('rota.pdf', PDF.length));
    await run(`update school_resources set begun_at = begun_at - interval '2 hours'`);
    await add(link());
    expect((await one<{ n: number }>('select count(*)::int as n from school_resources')).n).toBe(1);
  });
});

describe('a school’s documents', () => {
  test('another school’s people find none of them by any call, as of one that is not there', async () => {
    const id = await upload('rota.pdf', PDF);
    const words = { title: 'Mine now', note: '', audience: 'staff', version: 1 };
    for (const [method, path, body] of [
      ['GET', `${ROOT}?destination_id=${schools.eastern}`, undefined],
      ['POST', ROOT, link()],
      ['PUT', `${ROOT}/${id}`, words],
      ['PUT', `${ROOT}/${id}/place`, { to: 'up' }],
      ['PUT', `${ROOT}/${id}/pieces`, { n: 0, content: PDF.toString('base64') }],
      ['GET', `${ROOT}/${id}/file`, undefined],
      ['DELETE', `${ROOT}/${id}`, undefined],
    ] as const) {
      const theirs = await stranger.send(method, path, body);
      const none = await stranger.send(
        method,
        path.replace(String(id), '999999').replace(`=${schools.eastern}`, '=999999'),
        body && 'destination_id' in body ? { ...body, destination_id: 999_999 } : body,
      );
      expect([method, path, theirs.statusCode, theirs.body]).toEqual([
        method,
        path,
        404,
        none.body,
      ]);
    }
    expect(await list()).toMatchObject([{ title: 'Duty rota' }]);
  });

  test('the team reads and adds to every school, a parent to none', async () => {
    expect((await add(link(), admin)).statusCode).toBe(201);
    expect(await list(admin)).toHaveLength(1);
    const parent = await as(users.parentA.id);
    expect((await add(link(), parent)).statusCode).toBe(403);
  });

  test('for families are read by the families of the school alone, while they are shown', async () => {
    const families = { audience: 'families' };
    await add(link({ title: 'For staff' }));
    await add(link({ ...families, title: 'Later', shown_from: '2026-11-19' }));
    await add(link({ ...families, title: 'Over', shown_until: '2026-11-17' }));
    await add(link({ ...families, title: 'Elsewhere', destination_id: schools.central }), stranger);
    await add(link({ ...families, title: 'Parents’ evening', title_es: 'Reunión de familias' }));
    const rota = await upload('rota.pdf', PDF, { ...families, title: 'Lunch times' });
    const hidden = await upload('rota.pdf', PDF, { title: 'Rota of staff' });

    const { id: family } = await build.family({ lunchers: [] });
    await run(`update users set locale = 'es' where id = $1`, [family]);
    const parent = await as(family);
    const seen = async (caller: Caller) => {
      const answer = await caller.send('GET', '/api/v2/family-resources');
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data as SchoolForFamily[];
    };
    expect(await seen(parent)).toEqual([]);
    const child = await build.luncher(family);
    const [school, ...others] = await seen(parent);
    expect(others).toEqual([]);
    expect(school?.resources.map(({ title }) => title)).toEqual([
      'Reunión de familias',
      'Lunch times',
    ]);
    const fileAt = (id: number, caller: Caller) =>
      caller.send('GET', `/api/v2/family-resources/${id}/file`);
    const file = await fileAt(rota, parent);
    expect([file.statusCode, file.body]).toEqual([200, PDF.toString()]);
    expect(file.headers['content-disposition']).toMatch(/^attachment/);
    expect((await fileAt(hidden, parent)).statusCode).toBe(404);
    await run('update lunchers set deleted_at = app_now() where id = $1', [child]);
    expect(await seen(parent)).toEqual([]);
    expect((await fileAt(rota, parent)).statusCode).toBe(404);
    expect((await office.send('GET', '/api/v2/family-resources')).statusCode).toBe(403);
  });

  test('are 100 at most, however many are added at once', async () => {
    await run(
      `insert into school_resources (destination_id, kind, title, audience, url, is_ready)
       select $1, 'link', 'n' || n, 'staff', 'https://a.example', true from generate_series(1, 98) n`,
      [schools.eastern],
    );
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(link())));
    const by = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
    expect([by(201), by(409)]).toEqual([2, 3]);
  });
});
