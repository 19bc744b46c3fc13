import type { PageRecord, PageVersion } from '@yay/contract/pages/calls';
import { TINY } from '@yay/seeds/tiny';
import { afterEach, describe, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { layPages } from './lay-pages.ts';
import { beginDue } from './pages.jobs.ts';

const NOW = '2026-11-18T16:00:00Z';
const { admin, parentA, support } = TINY.users;
const { app, as, build, db, one, rows, run } = await useTiny({ now: NOW });
const ada = await as(admin.id);
const bob = await as(await build.person({ roles: ['marketing'] }));

afterEach(async () => {
  await app.platform.clock.moveTo(Date.parse(NOW) as never);
  await run('truncate page_versions, pages, redirects');
});

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});
async function create(path = '/pricing', more: object = {}): Promise<PageRecord> {
  const answer = await ada.send('POST', '/api/pages', {
    path,
    locale: 'en',
    title: 'Pricing',
    ...more,
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}
const read = async (id: number): Promise<PageRecord> =>
  (await ada.send('GET', `/api/pages/${id}`)).json().data;
const currentOf = (page: PageRecord, locale = 'en'): PageVersion => {
  const version = page.locales.find((one) => one.locale === locale)?.current;
  if (!version) throw new Error('nothing is written in that language');
  return version;
};
const save = (id: number, revision: number | null, more: object = {}, caller = ada) =>
  caller.send('PUT', `/api/pages/${id}/draft`, {
    locale: 'en',
    revision,
    title: 'Pricing',
    description: 'What a lunch costs.',
    picture: null,
    topics: [],
    body: text('Lunch costs five dollars.'),
    ...more,
  });
const act = (id: number, deed: string, body: object = {}, caller = ada) =>
  caller.send('POST', `/api/pages/${id}/${deed}`, body);
async function published(path = '/pricing'): Promise<PageRecord> {
  const page = await create(path);
  await save(page.id, 1);
  const answer = await act(page.id, 'publish', { locale: 'en', revision: 2 });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

describe('a page', () => {
  test('is made with a draft, written, published, and on record', async () => {
    const page = await published();
    expect(page).toMatchObject({ path: '/pricing', kind: 'page', state: 'shown' });
    expect(page.versions).toMatchObject([{ number: 1, state: 'shown', title: 'Pricing' }]);
    expect(currentOf(page).body).toEqual(text('Lunch costs five dollars.'));
    const actions = await rows<{ action: string }>(
      `select action from activity_log where subject_type = 'page' order by id`,
    );
    expect(actions.map(({ action }) => action)).toEqual(['page.created', 'page.published']);
  });

  test('goes on with a draft of the published version, which stays unchanged', async () => {
    const page = await published();
    const answer = await save(page.id, null, { title: 'Prices' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      number: 2,
      state: 'draft',
      based_on: 1,
      revision: 1,
    });
    expect((await read(page.id)).versions.map(({ state, title }) => [state, title])).toEqual([
      ['draft', 'Prices'],
      ['shown', 'Pricing'],
    ]);
    await act(page.id, 'publish', { locale: 'en', revision: 1 });
    expect((await read(page.id)).versions.map(({ state }) => state)).toEqual(['shown', 'over']);
  });

  test('needs a title to be published', async () => {
    const page = await create();
    await save(page.id, 1, { title: '' });
    const answer = await act(page.id, 'publish', { locale: 'en', revision: 2 });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty('title');
  });

  test('is taken off, archived and restored', async () => {
    const page = await published();
    const off: PageRecord = (await act(page.id, 'take-off', { locale: 'en' })).json().data;
    expect([off.state, off.versions[0]?.state]).toEqual(['off', 'over']);
    expect((await act(page.id, 'archive')).json().data.state).toBe('archived');
    expect((await save(page.id, null)).statusCode).toBe(409);
    expect((await act(page.id, 'restore')).json().data.state).toBe('off');
  });
});

describe('links at the end of a page', () => {
  const linksTo = (...hrefs: string[]) => ({
    type: 'doc',
    content: [
      {
        type: 'bulletList',
        content: hrefs.map((href) => ({
          type: 'listItem',
          content: [{ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }],
        })),
      },
    ],
  });
  const get = async (path: string) => (await app.nobody.send('GET', path)).body;

  test('stay with their version, are read in its language, and come back with it', async () => {
    const page = await create();
    await save(page.id, 1, { links: linksTo('/pricing', 'https://elsewhere.test/a') });
    await act(page.id, 'publish', { locale: 'en', revision: 2 });
    expect(await get('/pricing')).toMatch(
      /<h2 id="related-links" lang="en">Related links<\/h2><ul><li><a href="\/pricing">/,
    );
    expect(await get('/es/pricing')).toContain('<li><a href="/es/pricing">');
    await save(page.id, null, { links: null });
    const [draft, first] = (await read(page.id)).versions;
    expect(currentOf(await read(page.id))).toMatchObject({ id: draft?.id, links: null });
    await act(page.id, 'publish', { locale: 'en', revision: 1 });
    expect(await get('/pricing?2')).not.toContain('related-links');
    const back = await act(page.id, `versions/${first?.id}/restore`);
    expect(currentOf(back.json().data).links).toEqual(
      linksTo('/pricing', 'https://elsewhere.test/a'),
    );
    await expect(
      run('update page_versions set links = null where id = $1', [first?.id]),
    ).rejects.toThrow(/is not changed/);
  });

  test('without a word are none', async () => {
    const page = await create();
    const empty = {
      type: 'doc',
      content: [{ type: 'bulletList', content: [{ type: 'listItem' }] }],
    };
    expect((await save(page.id, 1, { links: empty })).json().data.links).toBeNull();
  });

  test.each([
    ['a paragraph', text('x')],
    ['an unsafe link', linksTo('javascript:alert(1)')],
    ['no document', 'x'],
  ])('with %s are refused', async (_what, links) => {
    const page = await create();
    const answer = await save(page.id, 1, { links });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['links']]);
  });

  test.each(['home', 'gift'])('are refused to a page of the kind %s', async (kind) => {
    const path = kind === 'home' ? '/' : '/gift/cards';
    await run('insert into pages (path, kind) values ($1, $2)', [path, kind]);
    const page = await one<{ id: number }>('select id from pages where path = $1', [path]);
    const answer = await save(page.id, null, { body: null, links: linksTo('/pricing') });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['links']]);
  });
});

describe('facts of a job', () => {
  const FACTS = {
    team: 'Kitchens & routes',
    place: 'Nashville, TN',
    hours: 'Part time',
    pay: '$19 to $22 an hour',
    start: '',
  };
  const PATH = '/careers-page/route-lead';
  const get = async (path: string) => (await app.nobody.send('GET', path)).body;
  async function lay() {
    const paths = ['/careers-page', '/careers-page/cook'];
    const jobs = paths.map((path) => ({
      path,
      kind: path === '/careers-page' ? ('page' as const) : ('job' as const),
      texts: { en: { title: path, description: '', body: null } },
    }));
    await layPages(db, jobs);
  }

  test('are shown with the job and side by side in the list, under its team', async () => {
    await lay();
    const page = await create(PATH, { kind: 'job', title: 'Route lead' });
    await save(page.id, 1, { title: 'Route lead', job: FACTS });
    await act(page.id, 'publish', { locale: 'en', revision: 2 });
    const job = await get(PATH);
    expect(job).toContain('<span class="sr">Pay: </span>$19 to $22 an hour');
    expect(job).not.toContain('Start: ');
    const list = await get('/careers-page');
    expect(list).toMatch(/<h3 id="team-\d">Kitchens &#38; routes<\/h3>/);
    expect(list).toContain('<span class="sr">Place: </span>Nashville, TN');
    // A job without facts stands in the same columns, without a team.
    expect(list).toContain('jobs cols-3');
    expect(list.match(/<span class="job-fact"><\/span>/g)).toHaveLength(3);
    expect(list.match(/<h3 id="team-/g)).toHaveLength(1);
  });

  test('stay with their version, and come back with it', async () => {
    const page = await create(PATH, { kind: 'job' });
    await save(page.id, 1, { job: FACTS });
    await act(page.id, 'publish', { locale: 'en', revision: 2 });
    const empty = Object.fromEntries(Object.keys(FACTS).map((fact) => [fact, ' ']));
    expect((await save(page.id, null, { job: empty })).json().data.job).toBeNull();
    const first = (await read(page.id)).versions[1];
    const back = await act(page.id, `versions/${first?.id}/restore`, { replaces: 1 });
    expect(currentOf(back.json().data).job).toEqual(FACTS);
    await expect(
      run('update page_versions set job = null where id = $1', [first?.id]),
    ).rejects.toThrow(/is not changed/);
  });

  test.each([
    ['too long', { ...FACTS, pay: 'x'.repeat(81) }],
    ['of two lines', { ...FACTS, place: 'Nashville\nTN' }],
  ])('that are %s are refused', async (_what, job) => {
    const page = await create(PATH, { kind: 'job' });
    const answer = await save(page.id, 1, { job });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).join()).toMatch(/^job\./);
  });
});

describe('two editors at once', () => {
  test('the second is told, and sees both', async () => {
    const page = await create();
    expect((await save(page.id, 1, { title: 'Mine' })).statusCode).toBe(200);
    const late = await save(page.id, 1, { title: 'Hers' }, bob);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'version_conflict',
      draft: { title: 'Mine', revision: 2 },
    });
    expect((await save(page.id, 2, { title: 'Hers' }, bob)).statusCode).toBe(200);
  });

  test('begin one draft between them, and publish it once', async () => {
    const page = await published();
    const begun = await Promise.all([save(page.id, null), save(page.id, null, {}, bob)]);
    expect(begun.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const seen = { locale: 'en', revision: 1 };
    const both = await Promise.all([
      act(page.id, 'publish', seen),
      act(page.id, 'publish', seen, bob),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'draft_missing',
      draft: null,
    });
    expect((await read(page.id)).versions).toHaveLength(2);
  });

  test('a draft that was written on is not discarded unseen', async () => {
    const page = await create();
    await save(page.id, 1);
    expect((await act(page.id, 'draft/discard', { locale: 'en', revision: 1 })).statusCode).toBe(
      409,
    );
    expect((await act(page.id, 'draft/discard', { locale: 'en', revision: 2 })).statusCode).toBe(
      200,
    );
    expect((await read(page.id)).versions).toEqual([]);
  });
});

describe('a schedule', () => {
  const at = (on: string, time = '09:00') => ({ on, at: time });
  const schedule = (id: number, revision: number, from: object, until: object | null = null) =>
    act(id, 'schedule', { locale: 'en', revision, from, until });

  test('is kept by the clock, and ends by it', async () => {
    const page = await published();
    await save(page.id, null, { title: 'Holiday' });
    const answer = await schedule(page.id, 1, at('2026-11-20'), at('2026-11-23'));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data.versions[0]).toMatchObject({
      state: 'scheduled',
      publish_at: '2026-11-20T14:00:00.000Z',
    });
    await app.platform.clock.moveTo(Date.parse('2026-11-20T14:00:01Z') as never);
    // No job has run so far.
    expect((await read(page.id)).versions.map(({ state }) => state)).toEqual(['shown', 'waiting']);
    await beginDue(db);
    await beginDue(db);
    expect(
      await one(`select count(*)::int as n from activity_log where action = 'page.began'`),
    ).toEqual({ n: 1 });
    await app.platform.clock.moveTo(Date.parse('2026-11-23T14:00:01Z') as never);
    expect((await read(page.id)).versions.map(({ state }) => state)).toEqual(['over', 'shown']);
  });

  test.each<[string, object, object | null, string, RegExp]>([
    ['yesterday', at('2026-11-17'), null, 'from', /already over/],
    ['an hour ago', at('2026-11-18', '10:00'), null, 'from', /already over/],
    [
      'an end before its start',
      at('2026-11-20'),
      at('2026-11-19'),
      'until',
      /later than the start/,
    ],
    ['no time', at('2026-11-20', '25:00'), null, 'from.at', /right/],
    ['no day', at('2026-02-30'), null, 'from.on', /right/],
  ])('refuses %s', async (_what, from, until, field, sentence) => {
    const page = await create();
    const answer = await schedule(page.id, 1, from, until);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[field].join()).toMatch(sentence);
  });

  test('names the neighbor of the same minute', async () => {
    const page = await create();
    await schedule(page.id, 1, at('2026-11-20'));
    await save(page.id, null, { title: 'Second' });
    const answer = await schedule(page.id, 1, at('2026-11-20'));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ neighbor: { number: 1, title: 'Pricing' } });
    expect((await schedule(page.id, 1, at('2026-11-20', '09:01'))).statusCode).toBe(200);
  });

  test('is taken back to a draft before its time, and not after it', async () => {
    const page = await create();
    const planned: PageRecord = (await schedule(page.id, 1, at('2026-11-20'))).json().data;
    const [version] = planned.versions;
    const back = await act(page.id, `versions/${version?.id}/unschedule`);
    expect(back.json().data.versions[0].state).toBe('draft');
    await schedule(page.id, currentOf(await read(page.id)).revision, at('2026-11-20'));
    await app.platform.clock.moveTo(Date.parse('2026-11-20T14:00:01Z') as never);
    const late = await act(page.id, `versions/${version?.id}/unschedule`);
    expect([late.statusCode, late.json().code]).toEqual([409, 'version_not_scheduled']);
  });
});

describe('an old version', () => {
  test('is restored as a new draft, over a draft only where that was seen', async () => {
    const page = await published();
    await save(page.id, null, { title: 'Newer', body: text('Newer words.') });
    const [draft, first] = (await read(page.id)).versions;
    const blind = await act(page.id, `versions/${first?.id}/restore`);
    expect([blind.statusCode, blind.json().code]).toEqual([409, 'draft_exists']);
    expect(blind.json().draft.title).toBe('Newer');
    const over = await act(page.id, `versions/${first?.id}/restore`, { replaces: 1 });
    expect(over.statusCode).toBe(200);
    expect(currentOf(over.json().data)).toMatchObject({
      id: draft?.id,
      title: 'Pricing',
      based_on: 1,
      body: text('Lunch costs five dollars.'),
    });
    expect((await read(page.id)).versions[1]).toMatchObject({ state: 'shown', title: 'Pricing' });
  });

  test('of another page is answered with 404', async () => {
    const one = await published();
    const other = await create('/other');
    const id = one.versions[0]?.id;
    for (const path of [`versions/${id}/restore`, `versions/${id}/unschedule`]) {
      expect((await act(other.id, path)).statusCode).toBe(404);
    }
    expect((await ada.send('GET', `/api/pages/${other.id}/versions/${id}`)).statusCode).toBe(404);
    expect((await ada.send('GET', `/api/pages/${one.id}/versions/${id}`)).statusCode).toBe(200);
  });
});

describe('an address', () => {
  test.each<[string, RegExp]>([
    ['/pricing', /another page/i],
    ['/gone', /archived page/i],
    ['/login', /part of the product/i],
    ['/admin/x', /part of the product/i],
    ['/schools/x', /part of the product/i],
    ['/api/pages', /API/],
    ['/robots.txt', /files/],
    ['/media/x', /files/],
    ['/es', /Leave out \/es/],
    ['/es/x', /Leave out \/es/],
    ['/es/gift/cards', /Leave out \/es/],
    ['/gift/cards', /part of the product/i],
    ['/moved', /redirect/],
    ['/moved-all/x', /redirect/],
    ['/Upper', /lowercase letters/],
    ['no-slash', /lowercase letters/],
    ['/a b', /lowercase letters/],
    ['/a--b', /lowercase letters/],
    ['//evil.test', /files/],
  ])('%s is refused with its sentence, and asked about first', async (path, sentence) => {
    await create();
    const gone = await create('/gone');
    await act(gone.id, 'archive');
    await run(
      `insert into redirects (from_path, to_url) values ('/moved', '/x'), ('/moved-all/*', '/x')`,
    );
    const answer = await ada.send('POST', '/api/pages', { path, locale: 'en', title: 'x' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.path.join()).toMatch(sentence);
    const asked = await ada.send('GET', `/api/pages/address?${new URLSearchParams({ path })}`);
    expect(asked.json().data).toMatchObject({
      free: false,
      problem: expect.stringMatching(sentence),
    });
  });

  test.each<[string, RegExp]>([
    ['/other', /another page/i],
    ['/admin', /part of the product/i],
    ['/lunch-calendar', /part of the product/i],
    ['/moved', /redirect/],
    ['/a b', /lowercase letters/],
  ])('%s is refused to a page that moves', async (path, sentence) => {
    const page = await published();
    await create('/other');
    await run(`insert into redirects (from_path, to_url) values ('/moved', '/x')`);
    const answer = await ada.send('PUT', `/api/pages/${page.id}`, {
      version: page.version,
      path,
      kind: 'page',
    });
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json().errors.path.join()).toMatch(sentence);
    expect(await read(page.id)).toMatchObject({ path: '/pricing', version: page.version });
  });

  test('is given once, however many ask at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 5 }, () =>
        ada.send('POST', '/api/pages', { path: '/rush', locale: 'en', title: 'x' }),
      ),
    );
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422, 422]);
  });

  test('that changes leads to the new one, and back again', async () => {
    const page = await published();
    const move = (version: number, path: string) =>
      ada.send('PUT', `/api/pages/${page.id}`, { version, path, kind: 'page' });
    expect((await move(page.version, '/prices')).statusCode).toBe(200);
    const led = () => rows('select from_path, to_url, status from redirects');
    expect(await led()).toEqual([{ from_path: '/pricing', to_url: '/prices', status: 301 }]);
    expect((await move(page.version, '/elsewhere')).statusCode).toBe(409);
    expect((await move(page.version + 1, '/pricing')).statusCode).toBe(200);
    expect(await led()).toEqual([{ from_path: '/prices', to_url: '/pricing', status: 301 }]);
  });
});

describe('bad input', () => {
  let deep: object = { type: 'paragraph' };
  for (let level = 0; level < 1_000; level += 1) deep = { type: 'blockquote', content: [deep] };
  test.each<[string, unknown, number, string]>([
    ['unknown nodes', { type: 'doc', content: [{ type: 'script' }] }, 422, 'body'],
    ['a thousand levels', { type: 'doc', content: [deep] }, 422, 'body'],
    ['600 kB', text('x'.repeat(600_000)), 422, 'body'],
    ['a number', 7, 422, 'body'],
    [
      'a picture that is not there',
      { type: 'doc', content: [{ type: 'picture', attrs: { asset: 99_999_999 } }] },
      422,
      'body',
    ],
    ['HTML', '<p onclick=alert(1)>x</p>', 422, 'body'],
  ])('%s is refused, and nothing is kept', async (_what, body, status, field) => {
    const page = await create();
    const answer = await save(page.id, 1, { body });
    expect(answer.statusCode, answer.body).toBe(status);
    expect(answer.json().errors).toHaveProperty(field);
    expect(currentOf(await read(page.id)).revision).toBe(1);
  });

  test.each([5_000, 20_000])('%i levels are refused', async (levels) => {
    const page = await create();
    const open = '{"type":"blockquote","content":['.repeat(levels);
    const body = `{"type":"doc","content":[${open}{"type":"paragraph"}${']}'.repeat(levels)}]}`;
    const fields = `"locale":"en","revision":1,"title":"x","description":"","picture":null,"topics":[]`;
    // The body is sent as text, since no document in here can be written in so many levels.
    const sent = `{${fields},"body":${body}}` as unknown as object;
    const answer = await ada.send('PUT', `/api/pages/${page.id}/draft`, sent, {
      'content-type': 'application/json',
    });
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json().errors).toHaveProperty('body');
    expect(currentOf(await read(page.id)).revision).toBe(1);
  });

  test('5 MB are not read', async () => {
    const page = await create();
    const answer = await save(page.id, 1, { body: text('x'.repeat(5_000_000)) });
    expect(answer.statusCode).toBe(413);
  });

  test('unknown pictures, topics and languages are refused', async () => {
    const page = await create();
    for (const [field, value] of [
      ['picture', 99_999_999],
      ['topics', [99_999_999]],
      ['locale', 'fr'],
      ['title', 'a\nb'],
      ['title', 'x'.repeat(201)],
    ] as const) {
      const answer = await save(page.id, 1, { [field]: value });
      expect(answer.statusCode, field).toBe(422);
      expect(answer.json().errors).toHaveProperty(field);
    }
  });

  test('an empty paragraph is nothing', async () => {
    const page = await create();
    await save(page.id, 1, { body: { type: 'doc', content: [{ type: 'paragraph' }] } });
    expect(currentOf(await read(page.id)).body).toBeNull();
  });

  test('of a person who may not see the site is answered with 403', async () => {
    const page = await create();
    for (const caller of [await as(parentA.id), await as(support.id)]) {
      expect((await caller.send('GET', `/api/pages/${page.id}`)).statusCode).toBe(403);
      expect((await save(page.id, 1, {}, caller)).statusCode).toBe(403);
    }
    expect((await ada.send('GET', '/api/pages/999999')).statusCode).toBe(404);
  });
});

test('the list finds pages by title, address, state and language', async () => {
  await published();
  await create('/news/first', { kind: 'article', title: 'First week' });
  const list = async (more: object) =>
    (
      await ada.send('POST', '/api/list', {
        model: 'Page',
        columns: ['id', 'title', 'path', 'kind', 'state', 'locales', 'drafts', 'changed_at'],
        ...more,
      })
    ).json().data;
  expect(await list({})).toMatchObject([
    { path: '/news/first', title: 'First week', state: 'draft', locales: 'en', drafts: 'en' },
    { path: '/pricing', state: 'shown', drafts: '' },
  ]);
  expect(await list({ where: [{ column: 'state', value: 'draft' }] })).toHaveLength(1);
  expect(await list({ where: [{ column: 'language', value: 'en' }] })).toHaveLength(2);
  expect(await list({ search: { value: 'first', columns: ['title', 'path'] } })).toHaveLength(1);
});

const start = {
  type: 'doc',
  content: [{ type: 'hero', content: [{ type: 'paragraph' }] }],
};
async function laid(): Promise<PageRecord> {
  const words = { title: 'Lunch', description: 'For kids.', body: start };
  await layPages(db, [{ path: '/', kind: 'home', texts: { en: words, es: words } }]);
  const { id } = await one<{ id: number }>(`select id from pages where path = '/'`);
  return read(id);
}

describe('the start page', () => {
  test('is written, published and restored as any other, in its own blocks', async () => {
    const { id } = await laid();
    const loose = await save(id, null);
    expect(Object.keys(loose.json().errors), 'a text without sections').toEqual(['body']);
    const saved = await save(id, null, { body: start, title: 'Lunch now' });
    expect(saved.statusCode, saved.body).toBe(200);
    const seen = { locale: 'en', revision: 1 };
    expect((await act(id, 'publish', seen)).json().data).toMatchObject({ state: 'shown' });
    const first = (await read(id)).versions.find(({ number, locale }) => number + locale === '1en');
    const restored = await act(id, `versions/${first?.id}/restore`);
    expect(currentOf(restored.json().data)).toMatchObject({ title: 'Lunch', state: 'draft' });
  });

  test('stays where it is and on the site; in Spanish it may be taken off', async () => {
    const page = await laid();
    const moved = { version: page.version, path: '/elsewhere', kind: 'page' };
    const refused = [
      await act(page.id, 'archive'),
      await act(page.id, 'take-off', { locale: 'en' }),
      await ada.send('PUT', `/api/pages/${page.id}`, moved),
    ];
    for (const { statusCode } of refused) expect(statusCode).toBe(409);
    expect((await act(page.id, 'take-off', { locale: 'es' })).statusCode).toBe(200);
    expect(await read(page.id)).toMatchObject({ path: '/', kind: 'home', state: 'shown' });
  });

  test('is made by nobody, and no other page becomes one', async () => {
    for (const kind of ['home', 'gift']) {
      const asked = { path: '/start', kind, locale: 'en', title: 'Start' };
      expect((await ada.send('POST', '/api/pages', asked)).statusCode).toBe(422);
      const page = await create(`/to-be-${kind}`);
      const changed = { version: page.version, path: page.path, kind };
      expect((await ada.send('PUT', `/api/pages/${page.id}`, changed)).statusCode).toBe(422);
    }
    expect((await save((await create()).id, 1, { body: start })).statusCode).toBe(422);
  });
});
