import { permissionsOf, ROLES, type Role } from '@yay/domain/access';
import { TINY } from '@yay/seeds/tiny';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Caller, useTiny } from '../../../test/index.ts';
import { SEARCH_SECTIONS } from './search-sections.ts';

const { users, vendors, schools } = TINY;
const { as, build, run } = await useTiny({ now: '2026-11-18T17:00:00Z' });
const admin = await as(users.admin.id);

interface Hit {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly search_label: string | null;
}
interface Section {
  readonly section: string;
  readonly total: number;
  readonly results: readonly Hit[];
}

async function search(query: string, caller: Caller = admin): Promise<readonly Section[]> {
  const answer = await caller.send('GET', `/api/search-all?query=${encodeURIComponent(query)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}
const kindsOf = (found: readonly Section[]) => found.map(({ section }) => section);
const namesIn = (found: readonly Section[], kind: string) =>
  found.find(({ section }) => section === kind)?.results.map(({ name }) => name) ?? [];

const addItem = (name: string, vendorId: number) =>
  run(`insert into items (vendor_id, name, internal_name, price_cents) values ($2, $1, $1, 500)`, [
    name,
    vendorId,
  ]);

beforeAll(async () => {
  await run(`update vendors set display_name = 'Taco Verde' where id = $1`, [vendors.south]);
  for (const name of ['Bean burrito', 'Two chicken tacos', 'Taco bowl']) {
    await addItem(name, vendors.south);
  }
  await addItem('Fish taco', vendors.north);
  await run('update users set phone = $2 where id = $1', [users.parentB.id, '+12125550104']);
  await run(`update discounts set name = 'Quokka week' where id = $1`, [TINY.discounts.lunch5]);
});

describe('a search of everything', () => {
  test('puts an item of that name before one found by its vendor', async () => {
    const sections = await search('taco');
    expect(namesIn(sections, 'items')).toEqual([
      'Taco bowl',
      'Fish taco',
      'Two chicken tacos',
      'Bean burrito',
      'Last sushi',
    ]);
    // Both have a name that starts with the text; other kinds have none.
    expect(kindsOf(sections)).toEqual(['items', 'vendors']);
  });

  test('puts the kind with the best match first', async () => {
    await build.person({ roles: ['customer'], first: 'Ana', last: 'Schoolman' });
    const sections = await search('schoolman');
    expect(kindsOf(sections)).toEqual(['users']);
    // A school's name has the word at its start; the person's email has it somewhere.
    await build.person({
      roles: ['customer'],
      email: 'mom@centralpark.test',
      first: 'Bea',
      last: 'Park',
    });
    expect(kindsOf(await search('central'))[0]).toBe('schools');
    expect(kindsOf(await search('central'))).toContain('users');
  });

  test.each(['555-0104', '5550104', '(212) 555 0104', '+1 212.555.0104', '12125550104', '0104'])(
    'finds a family by its telephone number, written %s',
    async (number) => {
      expect(await search(number)).toEqual([
        {
          section: 'users',
          total: 1,
          results: [
            {
              id: users.parentB.id,
              name: 'Boris Bauer',
              url: `/admin/users/${users.parentB.id}/settings`,
              search_label: `+12125550104 · ${users.parentB.email}`,
            },
          ],
        },
      ]);
    },
  );

  test('finds a number that was kept in its typed form, until its account is deleted', async () => {
    const gone = await build.person({ roles: ['customer'], first: 'Gil', last: 'Gone' });
    await run(`update users set phone = '303.555-0177 home' where id = $1`, [gone]);
    expect(namesIn(await search('303 555 0177'), 'users')).toEqual(['Gil Gone']);
    await run('update users set deleted_at = app_now() where id = $1', [gone]);
    expect(await search('303 555 0177')).toEqual([]);
  });

  test.each([
    ['quokka', 'discounts', `/admin/discounts/${TINY.discounts.lunch5}`],
    ['east menu', 'menus', `/admin/menus/${TINY.menus.eastern}`],
    ['eastern', 'markets', `/admin/markets/${TINY.markets.eastern}`],
    ['east school', 'schools', `/admin/schools/${schools.eastern}`],
    ['mystery stew', 'items', `/admin/items/${TINY.items.mysteryStew}`],
  ])('finds %s among the %s and leads to its page', async (text, kind, url) => {
    const hits = (await search(text)).find(({ section }) => section === kind)?.results;
    expect(hits?.map((hit) => hit.url)).toContain(url);
  });

  test('leaves out archived menus, discounts and markets', async () => {
    const menu = await build.menu({ name: 'Zanzibar menu' });
    expect(kindsOf(await search('zanzibar'))).toEqual(['menus']);
    await run('update menus set archived_at = app_now() where id = $1', [menu]);
    expect(await search('zanzibar')).toEqual([]);
  });

  test('takes wildcards for themselves', async () => {
    expect(await search('%%%')).toEqual([]);
    expect(await search('t_co')).toEqual([]);
  });

  test('has a name that starts with the text among more matches than are counted', async () => {
    await run(
      `insert into users (email, first, last, password_hash)
       select 'bumblebee' || n || '@zoo.test', 'Zoe', 'Zebra', 'x' from generate_series(1, 1200) n`,
    );
    await build.person({ roles: ['customer'], first: 'Bumblebee', last: 'Last' });
    const [found] = await search('bumblebee');
    expect(found).toMatchObject({ section: 'users', total: 1_000, more: true });
    expect(found?.results[0]?.name).toBe('Bumblebee Last');
    await run(`delete from users where last = 'Zebra'`);
  });
});

test('an item is found by its name in Spanish', async () => {
  await run(`update items set name_es = 'Dos tacos de pollo' where name = 'Two chicken tacos'`);
  expect(namesIn(await search('pollo'), 'items')).toEqual(['Two chicken tacos']);
  const answer = await admin.send('GET', '/api/list/search-items?value=de+pollo');
  expect(answer.json().data).toMatchObject([{ name: 'Two chicken tacos' }]);
});

test('the search for an item puts its name before its vendor as well', async () => {
  const answer = await admin.send('GET', '/api/list/search-items?value=taco');
  const names = answer.json().data.map(({ name }: { name: string }) => name);
  expect(names.slice(0, 4)).toEqual([
    'Taco bowl',
    'Fish taco',
    'Two chicken tacos',
    'Bean burrito',
  ]);
});

const TEAM = ROLES.filter((role) => permissionsOf([role]).has('internal_user'));
/** A text that each kind of record has. */
const TEXTS = ['abbott', 'east', 'central', 'taco', 'quokka', '#900', '555-0104'];

test.each<Role>(TEAM)('%s finds the kinds that the role may read, and no other', async (role) => {
  const id = await build.person({ roles: [role], first: 'R', last: 'R' });
  const caller = await as(id);
  const found = new Set<string>();
  for (const text of TEXTS) for (const kind of kindsOf(await search(text, caller))) found.add(kind);
  const held = permissionsOf([role]);
  const readable = SEARCH_SECTIONS.filter(({ need }) => held.has(need)).map(
    ({ section }) => section,
  );
  expect([...found].toSorted()).toEqual(readable.toSorted());
});

beforeAll(async () => {
  await run('alter sequence orders_id_seq restart with 900');
  await build.order({ luncherId: TINY.lunchers.cleo, date: '2026-12-10' });
});

describe('the list of tags', () => {
  test('shows every tag with its items to the team that keeps the offer', async () => {
    await run(`insert into terms (name) values ('Crunchy'), ('Beach day')`);
    await run(
      `insert into item_terms (item_id, term_id)
       select $1, id from terms where name = 'Crunchy'`,
      [TINY.items.pizza],
    );
    const asked = { model: 'Term', columns: ['name', 'items'], perPage: 'all' };
    const answer = await admin.send('POST', '/api/list', asked);
    expect(answer.json().data).toEqual([
      { name: 'Beach day', items: 0, abilities: {} },
      { name: 'Crunchy', items: 1, abilities: {} },
    ]);
    const usual = await admin.send('POST', '/api/list', {
      model: 'Term',
      search: { value: 'cru' },
    });
    expect(usual.json().data).toEqual([{ id: expect.any(Number), name: 'Crunchy', abilities: {} }]);
    const hits = await admin.send('GET', '/api/list/search?model=Term&value=beach');
    expect(hits.json().data).toMatchObject([{ name: 'Beach day', search_label: null }]);
    const support = await as(users.support.id);
    expect((await support.send('POST', '/api/list', { model: 'Term' })).statusCode).toBe(422);
  });
});
