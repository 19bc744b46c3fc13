import type { ItemInput, ItemRecord } from '@yay/contract/items/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetOrders, useTiny, weekClient } from '../../../test/index.ts';

const { parentA, parentB, support, vendor, admin } = TINY.users;
const { items, menus, schools, vendors, lunchers, options, optionGroups } = TINY;
const MON = '2026-11-23';

const { app, as, build, db, rows, run } = await useTiny();
const ada = await as(admin.id);
const alma = await as(parentA.id);
beforeEach(async () => {
  await app.at('2026-11-18T16:00:00Z');
  await forgetOrders(db);
});

let made = 0;
const body = (more: object = {}): ItemInput => {
  made += 1;
  return { names: { primary: `Dish ${made}` }, vendor_id: vendors.north, price: 550, ...more };
};
const post = (more: object = {}, caller = ada) => caller.send('POST', '/api/items', body(more));
async function create(more: object = {}): Promise<ItemRecord> {
  const answer = await post(more);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}
const read = async (id: number): Promise<ItemRecord> =>
  (await ada.send('GET', `/api/items/${id}`)).json().data;
/** The whole item as a form sends it back. */
const bodyOf = (item: ItemRecord) => ({
  ...item,
  vendor_id: item.vendor.id,
  extra_type_id: item.extra_type?.id ?? null,
  term_ids: item.terms.map(({ id }) => id),
  option_groups: item.option_groups.map(({ archived_at, options: own, ...group }) => ({
    ...group,
    archived: archived_at !== null,
    options: own.map(({ archived_at: gone, ...one }) => ({ ...one, archived: gone !== null })),
  })),
});
const put = (item: ItemRecord, changes: object, caller = ada) =>
  caller.send('PUT', `/api/items/${item.id}`, { ...bodyOf(item), ...changes });
const act = (id: number, what: string, caller = ada) =>
  caller.send('POST', `/api/items/${id}/${what}`);
const lastDeed = async () =>
  (
    await rows<{ action: string; subject_label: string; before: object; after: object }>(
      `select action, subject_label, before, after from activity_log
       where subject_type = 'item' order by id desc limit 1`,
    )
  )[0];
const week = (monday = MON) => weekClient(alma, parentA.id, monday);
const offered = async (itemId: number) => {
  const calendar = await week().read();
  return calendar.itemMenus.some((row) => row.item_id === itemId);
};

describe('an item', () => {
  test('is created with everything that is set about it, and stands in the record', async () => {
    const [term] = await rows<{ id: number }>(
      `insert into terms (name) values ('New') returning id`,
    );
    const [kind] = await rows<{ id: number }>(
      `insert into extra_types (name) values ('Fruit') returning id`,
    );
    const created = await create({
      names: { primary: ' Sliced pear ' },
      name_es: ' Pera en rebanadas ',
      internal_name: '',
      description: 'Ripe.\nSweet.',
      price: 125,
      price_to_vendor: 1000,
      price_type: 'Yay Produced',
      is_units: true,
      total_units: 12,
      daily_capacity: 40,
      farthest_start_date: '2026-11-20',
      meta: { is_extra: true, preorder: false },
      extra_type_id: kind?.id,
      properties: { milk: 'no', vegan: 'yes', soy: 'unverified' },
      tint: 'mint',
      term_ids: [term?.id],
      option_groups: [
        {
          name: 'Dip',
          name_es: 'Para mojar',
          min_choices: 0,
          max_choices: 1,
          options: [
            { name: 'Honey', name_es: 'Miel', price: 25, properties: { vegan: 'no' } },
            { name: 'None' },
          ],
        },
      ],
    });
    expect(created).toEqual({
      id: expect.any(Number),
      version: 1,
      names: { primary: 'Sliced pear' },
      name_es: 'Pera en rebanadas',
      internal_name: 'Sliced pear',
      description: 'Ripe.\nSweet.',
      description_es: null,
      vendor: { id: vendors.north, display_name: expect.any(String), is_suspended: false },
      price: 125,
      price_to_vendor: 1000,
      price_per_unit: '83.33',
      price_type: 'Yay Produced',
      is_units: true,
      total_units: 12,
      daily_capacity: 40,
      farthest_start_date: '2026-11-20',
      meta: { is_extra: true, preorder: false },
      extra_type: { id: kind?.id, name: 'Fruit' },
      properties: { milk: 'no', vegan: 'yes', soy: 'unverified' },
      tint: 'mint',
      picture: '',
      asset_id: null,
      terms: [{ id: term?.id, name: 'New' }],
      option_groups: [
        {
          id: expect.any(Number),
          name: 'Dip',
          name_es: 'Para mojar',
          min_choices: 0,
          max_choices: 1,
          archived_at: null,
          options: [
            {
              id: expect.any(Number),
              name: 'Honey',
              name_es: 'Miel',
              price: 25,
              properties: { vegan: 'no' },
              archived_at: null,
            },
            {
              id: expect.any(Number),
              name: 'None',
              name_es: null,
              price: 0,
              properties: {},
              archived_at: null,
            },
          ],
        },
      ],
      created_at: expect.stringMatching(/^2026-11-18T16:00/),
      updated_at: expect.stringMatching(/^2026-11-18T16:00/),
      archived_at: null,
    });
    expect(await read(created.id)).toEqual(created);
    expect(await lastDeed()).toMatchObject({
      action: 'item.created',
      subject_label: 'Sliced pear',
      after: {
        price_cents: 125,
        extra_type: 'Fruit',
        tags: ['New'],
        options: ['Dip / Para mojar (0–1)', 'Dip: Honey / Miel, $0.25, vegan: no', 'Dip: None'],
      },
    });
  });

  test.each([
    [{ price: -1 }, { price: ['price_low'] }],
    [{ price: 1e9 }, { price: ['price_high'] }],
    [{ price: 1050.5 }, { price: ['not_whole_cents'] }],
    [{ price: '5.50' }, { price: ['invalid'] }],
    [{ price: null }, { price: ['invalid'] }],
    [{ price_to_vendor: 100_001 }, { price_to_vendor: ['price_high'] }],
    [{ price_type: 'Free' }, { price_type: ['invalid'] }],
    [{ names: { primary: ' ' } }, { 'names.primary': ['required'] }],
    [{ names: { primary: 'x'.repeat(121) } }, { 'names.primary': ['too_long'] }],
    [{ names: { primary: 'two\nlines' } }, { 'names.primary': ['invalid'] }],
    [{ description: 'x'.repeat(1001) }, { description: ['too_long'] }],
    [{ total_units: 0 }, { total_units: ['invalid'] }],
    [{ total_units: 1.5 }, { total_units: ['invalid'] }],
    [{ daily_capacity: -1 }, { daily_capacity: ['invalid'] }],
    [{ farthest_start_date: '2026-02-30' }, { farthest_start_date: ['invalid'] }],
    [{ tint: 'black' }, { tint: ['invalid'] }],
    [{ vendor_id: 4711 }, { vendor_id: ['unknown_vendor'] }],
    [{ vendor_id: 2 ** 40 }, { vendor_id: ['invalid'] }],
    [{ asset_id: 4711 }, { asset_id: ['unknown_asset'] }],
    [{ term_ids: [4711] }, { term_ids: ['unknown_term'] }],
    [
      { extra_type_id: 4711, meta: { is_extra: true, preorder: true } },
      { extra_type_id: ['unknown_extra_type'] },
    ],
    [{ extra_type_id: 1 }, { extra_type_id: ['extras_only'] }],
  ])('with %j is refused at the field', async (more, errors) => {
    const before = await rows('select id from items');
    const answer = await post(more);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
      422,
      Object.keys(errors),
    ]);
    expect(answer.json().codes ?? answer.json().code).toBeDefined();
    expect(await rows('select id from items')).toEqual(before);
  });

  test.each([{ properties: { lead: 'yes' } }, { properties: { milk: 'maybe' } }])(
    'with %j is refused',
    async (more) => {
      expect((await post(more)).statusCode).toBe(422);
    },
  );

  test('is neither of a suspended vendor nor moved to one, but one that is stays', async () => {
    const own = await create();
    await run(`update vendors set suspended_on = now() where id = $1`, [vendors.south]);
    try {
      const wrong = await post({ vendor_id: vendors.south });
      expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['vendor_id']]);
      expect((await put(own, { vendor_id: vendors.south })).statusCode).toBe(422);
      const theirs = await read(items.offMenuSalad);
      expect((await put(theirs, { description: 'Crisp' })).statusCode).toBe(200);
      expect((await act(items.offMenuSalad, 'copy')).statusCode).toBe(422);
    } finally {
      await run(`update vendors set suspended_on = null where id = $1`, [vendors.south]);
    }
  });

  test('changes for families at once, and placed orders keep their price', async () => {
    await week().save({ [lunchers.ben]: [{ date: MON, entreeId: items.bowl }] });
    const bowl = await read(items.bowl);
    const changed = await put(bowl, { price: 725 });
    expect(changed.json().data).toMatchObject({ price: 725, version: bowl.version + 1 });
    const calendar = await week().read();
    expect(calendar.items.find(({ id }) => id === items.bowl)?.price).toBe(725);
    expect(await rows('select entree_cents from orders')).toEqual([{ entree_cents: 600 }]);
    expect(await lastDeed()).toMatchObject({
      action: 'item.updated',
      before: { price_cents: 600 },
      after: { price_cents: 725 },
    });
    await put(changed.json().data, { price: 600 });
  });

  test('tells the second of two people the present values, and keeps nothing of hers', async () => {
    const seen = await create();
    expect((await put(seen, { price: 600 })).statusCode).toBe(200);
    const second = await put(seen, { price: 700 });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'version_conflict',
      item: { price: 600, version: 2 },
    });
    expect((await read(seen.id)).price).toBe(600);
  });

  test('is for those alone who keep the items, and no answer tells whether there is one', async () => {
    const marketing = await as(await build.person({ roles: ['marketing'] }));
    for (const caller of [alma, await as(vendor.id), marketing]) {
      for (const id of [items.bowl, 4711]) {
        const url = `/api/items/${id}`;
        const answers = [
          await caller.send('GET', url),
          await caller.send('GET', `${url}/usage`),
          await caller.send('GET', `${url}/days`),
          await caller.send('GET', `${url}/option-combinations`),
          await caller.send('PUT', url, { ...body(), version: 1 }),
          await caller.send('PUT', `${url}/days/${MON}`, { capacity: 1 }),
          await caller.send('PUT', `${url}/option-combinations`, { version: 1, combinations: [] }),
          await act(id, 'archive', caller),
          await act(id, 'restore', caller),
          await act(id, 'copy', caller),
        ];
        expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403));
      }
    }
    for (const [method, path, sent] of [
      ['GET', '', undefined],
      ['GET', '/usage', undefined],
      ['GET', '/days', undefined],
      ['GET', '/option-combinations', undefined],
      ['PUT', '', { ...body(), version: 1 }],
      ['PUT', `/days/${MON}`, { capacity: 1 }],
      ['PUT', '/option-combinations', { version: 1, combinations: [] }],
      ['POST', '/archive', undefined],
      ['POST', '/restore', undefined],
      ['POST', '/copy', undefined],
    ] as const) {
      expect((await ada.send(method, `/api/items/4711${path}`, sent)).statusCode, path).toBe(404);
    }
    expect((await ada.send('GET', '/api/items/1e3')).statusCode).toBe(422);
    expect((await (await as(support.id)).send('GET', `/api/items/${items.bowl}`)).statusCode).toBe(
      403,
    );
  });
});

describe('options', () => {
  const size = (more: object = {}) => ({
    name: 'Size',
    min_choices: 1,
    max_choices: 1,
    options: [{ name: 'Small' }, { name: 'Large', price: 100 }],
    ...more,
  });

  test.each([
    [
      [size({ min_choices: 3, max_choices: 2 })],
      ['option_groups.0.max_choices', 'option_groups.0.min_choices'],
    ],
    [[size({ min_choices: 3, max_choices: 3 })], ['option_groups.0.min_choices']],
    [[size({ min_choices: -1 })], ['option_groups.0.min_choices']],
    [[size({ options: [] })], ['option_groups.0.options']],
    [[size({ options: [{ name: 'Small', archived: true }] })], ['option_groups.0.options']],
    [
      [
        size({
          min_choices: 2,
          max_choices: 2,
          options: [{ name: 'A' }, { name: 'B', archived: true }],
        }),
      ],
      ['option_groups.0.min_choices'],
    ],
    [
      [size({ options: [{ name: 'Small' }, { name: 'SMALL' }] })],
      ['option_groups.0.options.1.name'],
    ],
    [[size(), size({ name: 'size' })], ['option_groups.1.name']],
    [[size({ options: [{ name: 'Small', price: 0.5 }] })], ['option_groups.0.options.0.price']],
    [[size({ options: [{ name: '' }] })], ['option_groups.0.options.0.name']],
    [[size({ id: optionGroups.sauce })], ['option_groups.0.name']],
    [
      [size({ options: [{ id: options.teriyaki, name: 'Mine now' }] })],
      ['option_groups.0.options.0.name'],
    ],
    [Array.from({ length: 21 }, (_, place) => size({ name: `Size ${place}` })), ['option_groups']],
    [
      [size({ options: Array.from({ length: 61 }, (_, place) => ({ name: `No. ${place}` })) })],
      ['option_groups.0.options'],
    ],
  ])('that nobody could choose by are refused: %#', async (option_groups, fields) => {
    const answer = await post({ option_groups });
    expect([answer.statusCode, Object.keys(answer.json().errors).sort()]).toEqual([422, fields]);
  });

  test('of another item can’t be taken over in a change either', async () => {
    const own = await create({ option_groups: [size()] });
    const stolen = await put(own, {
      option_groups: [
        size({ id: own.option_groups[0]?.id, options: [{ id: options.teriyaki, name: 'x' }] }),
      ],
    });
    expect(stolen.statusCode).toBe(422);
    const twice = own.option_groups[0]?.id;
    const again = await put(own, {
      option_groups: [size({ id: twice }), size({ id: twice, name: 'Other' })],
    });
    expect(again.statusCode).toBe(422);
    expect(await rows('select name from options where id = $1', [options.teriyaki])).toEqual([
      { name: 'Teriyaki' },
    ]);
  });

  test('come in the order in which they are given, are renamed, and archived where they are left out', async () => {
    const own = await create({ option_groups: [size(), size({ name: 'Bread' })] });
    const [first, second] = own.option_groups;
    const [small, large] = first?.options ?? [];
    const after = await put(own, {
      option_groups: [
        {
          ...second,
          name: 'Loaf',
          options: second?.options.map(({ id, name, price }) => ({ id, name, price })),
        },
        size({
          id: first?.id,
          options: [{ name: 'Huge' }, { id: large?.id, name: 'Big', price: 150 }],
        }),
      ],
    });
    const groups: ItemRecord['option_groups'] = after.json().data.option_groups;
    expect(groups.map(({ id, name }) => [id, name])).toEqual([
      [second?.id, 'Loaf'],
      [first?.id, 'Size'],
    ]);
    const kept = groups[1]?.options.filter(({ archived_at }) => archived_at === null);
    expect(kept?.map(({ name, price }) => [name, price])).toEqual([
      ['Huge', 0],
      ['Big', 150],
    ]);
    expect(groups[1]?.options.find(({ id }) => id === small?.id)?.archived_at).not.toBeNull();

    const without = await put(after.json().data, { option_groups: [] });
    expect(
      without
        .json()
        .data.option_groups.map((group: { archived_at: string }) => typeof group.archived_at),
    ).toEqual(['string', 'string']);
    const left = await put(without.json().data, { option_groups: undefined });
    expect(left.json().data.option_groups).toEqual(without.json().data.option_groups);
  });

  test('that an order has stay in it; nobody else is asked about them', async () => {
    const pizza = await read(items.pizza);
    const order = { date: MON, entreeId: items.pizza, optionIds: [options.twoSlices] };
    const client = week();
    await client.save({ [lunchers.ben]: [order] });
    try {
      expect((await put(pizza, { option_groups: [] })).statusCode).toBe(200);
      const calendar = await client.read();
      expect(calendar.option_groups.find(({ id }) => id === optionGroups.slice)?.min_choices).toBe(
        0,
      );
      expect(calendar.options.map(({ id }) => id)).toContain(options.twoSlices);
      // The order may be sent again as it was, beside another day without the choice.
      const tuesday = { date: '2026-11-24', entreeId: items.pizza };
      const again = await client.save({ [lunchers.ben]: [order, tuesday] });
      expect(again.results.map(({ outcome }) => outcome)).toEqual(['unchanged', 'saved']);
      const other = weekClient(await as(parentB.id), parentB.id, MON);
      const theirs = await other.read();
      expect(theirs.option_groups.map(({ id }) => id)).not.toContain(optionGroups.slice);
      const late = await other.save({ [lunchers.cleo]: [order] });
      expect(late.results.map(({ code }) => code)).toEqual(['not_on_menu']);
    } finally {
      await put(await read(items.pizza), { option_groups: bodyOf(pizza).option_groups });
    }
    expect((await read(items.pizza)).option_groups).toEqual(pizza.option_groups);
  });
});

describe('an item ordered ahead', () => {
  test('can’t be archived, and the refusal says how often it is ordered', async () => {
    await build.order({ luncherId: lunchers.ben, date: MON });
    await build.order({ luncherId: lunchers.cleo, date: '2026-11-25' });
    const refused = await act(items.bowl, 'archive');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'item_ordered_ahead',
      ahead: { orders: 2, first_on: MON, last_on: '2026-11-25' },
    });
    expect(await offered(items.bowl)).toBe(true);
  });

  test('as an extra neither', async () => {
    await build.order({
      luncherId: lunchers.ben,
      date: MON,
      extraIds: [items.apple],
    });
    expect((await act(items.apple, 'archive')).statusCode).toBe(409);
  });

  test('keeps its kitchen and its kind', async () => {
    await build.order({ luncherId: lunchers.ben, date: MON });
    const bowl = await read(items.bowl);
    const answer = await put(bowl, {
      vendor_id: vendors.south,
      meta: { is_extra: true, preorder: true },
    });
    expect([answer.statusCode, Object.keys(answer.json().errors).sort()]).toEqual([
      422,
      ['meta.is_extra', 'vendor_id'],
    ]);
  });

  test('does not count where it is served or cancelled', async () => {
    await build.order({
      luncherId: lunchers.ben,
      date: '2026-11-18',
      status: 'served',
      itemId: items.mysteryStew,
    });
    expect((await act(items.mysteryStew, 'archive')).statusCode).toBe(200);
    expect(await offered(items.mysteryStew)).toBe(false);
    const again = await act(items.mysteryStew, 'archive');
    expect(again.statusCode).toBe(200);
    const changed = await put(again.json().data, { price: 1 });
    expect([changed.statusCode, changed.json().code]).toEqual([409, 'archived']);
    expect((await act(items.mysteryStew, 'restore')).json().data.archived_at).toBeNull();
    expect(await offered(items.mysteryStew)).toBe(true);
    expect(await lastDeed()).toMatchObject({
      action: 'item.restored',
      subject_label: 'Mystery stew',
    });
  });

  test('and archiving it at the very moment: one of the two is refused', async () => {
    for (let round = 0; round < 6; round += 1) {
      await forgetOrders(db);
      const client = week();
      await client.read();
      const [saved, archived] = await Promise.all([
        client.save({ [lunchers.ben]: [{ date: MON, entreeId: items.bowl }] }),
        act(items.bowl, 'archive'),
      ]);
      const isSaved = saved.results[0]?.outcome === 'saved';
      expect([isSaved, archived.statusCode]).toEqual(isSaved ? [true, 409] : [false, 200]);
      await act(items.bowl, 'restore');
    }
  });

  test('is told with the menus that offer it', async () => {
    await build.order({ luncherId: lunchers.ben, date: MON });
    const usage = (await ada.send('GET', `/api/items/${items.bowl}/usage`)).json().data;
    expect(usage.ahead).toEqual({ orders: 1, first_on: MON, last_on: MON });
    expect(usage.menus.map(({ id }: { id: number }) => id).sort()).toEqual([1, 2]);
    const none = (await ada.send('GET', `/api/items/${items.offMenuSalad}/usage`)).json().data;
    expect(none).toMatchObject({ menus: [], specials: 0, ahead: { orders: 0, first_on: null } });
    expect(none.choices).toEqual([]);
  });

  test('is told by the options that it has, and without lunches that are over', async () => {
    const order = { date: MON, itemId: items.pizza, optionIds: [options.twoSlices] };
    await build.order({ ...order, luncherId: lunchers.ben });
    await build.order({ ...order, luncherId: lunchers.cleo, status: 'locked' });
    await build.order({
      ...order,
      luncherId: lunchers.ben,
      date: '2026-11-18',
      status: 'served',
    });
    await build.order({ date: '2026-11-24', luncherId: lunchers.ben, itemId: items.pizza });
    const usage = (await ada.send('GET', `/api/items/${items.pizza}/usage`)).json().data;
    expect(usage.choices).toEqual([{ option_ids: [options.twoSlices], orders: 2 }]);
  });
});

describe('schools of an item', () => {
  interface Where {
    readonly destination: { id: number; name: string };
    readonly groups: string[];
    readonly days: number;
    readonly first: string;
    readonly last: string;
  }
  const at = async (id: number): Promise<Where[]> =>
    (await ada.send('GET', `/api/item-destinations?item_id=${id}`)).json().data;

  test('are those that eat by a menu that has it, with their days from today on', async () => {
    const where = await at(items.bowl);
    expect(where.map(({ destination }) => destination.id).sort()).toEqual(
      [schools.eastern, schools.central].sort(),
    );
    const [eastern] = where.filter(({ destination }) => destination.id === schools.eastern);
    const [days] = await rows<{ days: number; last: string; groups: string[] }>(
      `select count(distinct dd.date)::int as days, max(dd.date) as last,
         array_agg(distinct dg.group_name order by dg.group_name) as groups
       from destination_days dd join destination_day_grades dg on dg.destination_day_id = dd.id
       where dd.destination_id = $1 and dd.date >= '2026-11-18' and dg.menu_id is not null`,
      [schools.eastern],
    );
    expect(eastern).toMatchObject({ first: '2026-11-18', ...days });
  });

  test('are for a special those alone that have it on the day', async () => {
    expect(await at(items.offMenuSalad)).toEqual([]);
    const [special] = await rows<{ id: number }>(
      `insert into daily_specials (menu_id, destination_day_id, item_id, weight)
       select $1, id, $2, 1 from destination_days where destination_id = $3 and date = $4
       returning id`,
      [menus.eastern, items.offMenuSalad, schools.eastern, MON],
    );
    expect(await at(items.offMenuSalad)).toMatchObject([
      { destination: { id: schools.eastern }, days: 1, first: MON, last: MON },
    ]);
    await run('delete from daily_specials where id = $1', [special?.id]);
  });

  test('are told to who keeps menus or items, and of an item that there is', async () => {
    const ask = (id: number | string, caller = ada) =>
      caller.send('GET', `/api/item-destinations?item_id=${id}`);
    expect((await ask(4711)).statusCode).toBe(404);
    expect((await ask('x')).statusCode).toBe(422);
    expect((await ada.send('GET', '/api/item-destinations')).statusCode).toBe(422);
    expect((await ask(items.bowl, alma)).statusCode).toBe(403);
    expect((await ask(items.bowl, await as(support.id))).statusCode).toBe(403);
  });
});

test('a copy has everything that the original offers, and is on no menu', async () => {
  const pizza = await read(items.pizza);
  await run(
    `insert into option_combinations (item_id, option_ids, kitchen_name, is_offered)
     values ($1, $2, 'Double', false)`,
    [items.pizza, [options.twoSlices]],
  );
  const copy: ItemRecord = (await act(items.pizza, 'copy')).json().data;
  expect(copy).toMatchObject({
    names: { primary: 'Pizza (copy)' },
    price: pizza.price,
    properties: pizza.properties,
    version: 1,
  });
  expect(copy.option_groups[0]?.options.map(({ name, price }) => [name, price])).toEqual([
    ['One slice', 0],
    ['Two slices', 150],
  ]);
  expect(copy.option_groups[0]?.id).not.toBe(pizza.option_groups[0]?.id);
  const { combinations } = (
    await ada.send('GET', `/api/items/${copy.id}/option-combinations`)
  ).json().data;
  expect(combinations).toEqual([
    { option_ids: [copy.option_groups[0]?.options[0]?.id], kitchen_name: '', is_offered: true },
    {
      option_ids: [copy.option_groups[0]?.options[1]?.id],
      kitchen_name: 'Double',
      is_offered: false,
    },
  ]);
  expect(await offered(copy.id)).toBe(false);
  await run('delete from option_combinations');
});
