import type { DiscountRecord } from '@yay/contract/discounts-admin';
import { TINY } from '@yay/seeds/tiny';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addPerson,
  type Caller,
  forgetOrders,
  type TinyApp,
  tinyApp,
  weekClient,
} from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';

const { parentA, parentB, support, vendor, admin } = TINY.users;
const { markets, schools, grades, items, lunchers } = TINY;
const MON = '2026-11-23';
const TUE = '2026-11-24';
const EVERYONE = { granularity: 'everyone', markets: [], destinations: [], grades: [] };

let app: TinyApp;
let ada: Caller;
let marketing: Caller;

beforeAll(async () => {
  app = await tinyApp();
  ada = await app.as(admin.id);
  marketing = await app.as(await addPerson(app.platform.db, { roles: ['marketing'] }));
});
afterAll(() => app?.close());
beforeEach(() => app.at('2026-11-18T16:00:00Z'));

const rows = <Row extends object>(text: string, params: unknown[] = []) =>
  app.platform.db.run<Row>(text, params).then((answer) => answer.rows);
let made = 0;
const body = (more: object = {}) => {
  made += 1;
  return { code: `CODE-${made}`, kind: 'percent', value: 10, ...more };
};
const post = (more: object, caller = ada) => caller.send('POST', '/api/discounts', body(more));
async function create(more: object = {}, caller = ada): Promise<DiscountRecord> {
  const answer = await post(more, caller);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}
const bodyOf = ({ id: _id, ...rest }: DiscountRecord) => rest;
const put = (now: DiscountRecord, changes: object, caller = ada) =>
  caller.send('PUT', `/api/discounts/${now.id}`, { ...bodyOf(now), ...changes });
const read = async (id: number, caller = ada): Promise<DiscountRecord> =>
  (await caller.send('GET', `/api/discounts/${id}`)).json().data;
const act = (id: number, what: 'archive' | 'restore', caller = ada) =>
  caller.send('POST', `/api/discounts/${id}/${what}`);
const lastDeed = async () =>
  (
    await rows<{ action: string; subject_label: string; before: object; after: object }>(
      `select action, subject_label, before, after from activity_log
       where subject_type = 'discount' order by id desc limit 1`,
    )
  )[0];
const bowl = (date: string) => ({ date, entreeId: items.bowl });

describe('a discount', () => {
  test('is created with everything that is set about it, and stands in the record', async () => {
    const created = await create({
      code: ' autumn-5 ',
      name: 'Autumn',
      notes: 'Two\nlines',
      kind: 'amount',
      value: 500,
      starts_on: '2026-11-01',
      ends_on: '2026-11-30',
      max_uses: 100,
      max_uses_per_family: 2,
      min_total_cents: 1500,
      first_order_only: true,
      targets: { ...EVERYONE, granularity: 'markets', markets: [markets.eastern] },
    });
    expect(created).toEqual({
      id: expect.any(Number),
      code: 'AUTUMN-5',
      name: 'Autumn',
      notes: 'Two\nlines',
      kind: 'amount',
      value: 500,
      starts_on: '2026-11-01',
      ends_on: '2026-11-30',
      max_uses: 100,
      max_uses_per_family: 2,
      min_total_cents: 1500,
      first_order_only: true,
      targets: { ...EVERYONE, granularity: 'markets', markets: [markets.eastern] },
      state: 'active',
      uses: 0,
      version: 1,
      created_at: expect.any(String),
      created_by: { id: admin.id, full_name: expect.any(String) },
      updated_at: expect.any(String),
      archived_at: null,
      abilities: { see_families: true },
    });
    expect(await read(created.id)).toEqual(created);
    expect(await lastDeed()).toMatchObject({
      action: 'discount.created',
      subject_label: 'AUTUMN-5',
      after: { code: 'AUTUMN-5', amount_cents: 500, percent: null, max_uses: 100 },
    });
  });

  test.each([
    ['2026-11-18', null, 'active'],
    ['2026-11-19', null, 'scheduled'],
    [null, '2026-11-18', 'active'],
    [null, '2026-11-17', 'expired'],
  ])('from %s to %s is %s', async (starts_on, ends_on, state) => {
    const { id, state: told } = await create({ starts_on, ends_on });
    expect(told).toBe(state);
    const list = await ada.send('POST', '/api/list', {
      model: 'Discount',
      columns: ['id', 'state'],
      where: [
        { column: 'state', value: state },
        { column: 'id', value: id },
      ],
    });
    expect(list.json().data).toEqual([{ id, state, abilities: {} }]);
  });

  test.each<[string, object, Record<string, string[]>]>([
    ['no code', { code: '' }, { code: ['Please fill this in.'] }],
    ['a code of spaces', { code: '   ' }, { code: ['Please fill this in.'] }],
    ['one letter', { code: 'A' }, { code: ['This is too short.'] }],
    ['ten thousand letters', { code: 'A'.repeat(10_000) }, { code: ['This is too long.'] }],
    [
      'markup',
      { code: '<B>X</B>' },
      { code: ['Use the letters A to Z, digits, hyphens and underscores only.'] },
    ],
    [
      'another alphabet',
      { code: 'LÜNCH' },
      { code: ['Use the letters A to Z, digits, hyphens and underscores only.'] },
    ],
    ['nothing off', { value: 0 }, { value: ['This does not look right.'] }],
    ['less than nothing', { value: -1 }, { value: ['This does not look right.'] }],
    ['half a percent', { value: 0.5 }, { value: ['This does not look right.'] }],
    ['101 percent', { value: 101 }, { value: ['A percentage goes from 1 to 100.'] }],
    ['a fortune', { kind: 'amount', value: 1e12 }, { value: ['This does not look right.'] }],
    ['no uses', { max_uses: 0 }, { max_uses: ['This does not look right.'] }],
    [
      'a day that is none',
      { starts_on: '2026-02-30' },
      { starts_on: ['This does not look right.'] },
    ],
    [
      'an end before the start',
      { starts_on: '2026-11-10', ends_on: '2026-11-09' },
      { ends_on: ['This is before the first day.'] },
    ],
    ['a line break in the name', { name: 'a\nb' }, { name: ['This does not look right.'] }],
    [
      'a minimum below zero',
      { min_total_cents: -1 },
      { min_total_cents: ['This does not look right.'] },
    ],
  ])('with %s is refused at its field', async (_what, more, errors) => {
    const before = await rows('select 1 from discounts');
    const answer = await post(more);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual(errors);
    expect(await rows('select 1 from discounts')).toHaveLength(before.length);
  });

  test('has a code that no other has, whatever its case and archived or not', async () => {
    const { id } = await create({ code: 'TAKEN' });
    await act(id, 'archive');
    const again = await post({ code: 'taken' });
    expect(again.statusCode).toBe(422);
    expect(again.json().errors.code).toEqual([
      'There is a discount with this code already. It may be archived.',
    ]);
    const other = await create();
    const renamed = await put(other, { code: 'TAKEN' });
    expect(renamed.statusCode).toBe(422);
    expect(Object.keys(renamed.json().errors)).toEqual(['code']);
  });

  test('of two who create the same code at once, one does', async () => {
    const twice = await Promise.all([post({ code: 'TWIN' }), post({ code: 'TWIN' }, marketing)]);
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
  });
});

describe('whom it is for', () => {
  const at = (granularity: string, ids: object) => ({
    targets: { ...EVERYONE, granularity, ...ids },
  });

  test('is kept at the levels that show, and nothing below them', async () => {
    const everything = {
      markets: [markets.eastern],
      destinations: [schools.eastern],
      grades: [grades.easternFirst],
    };
    const kept = async (granularity: string) => (await create(at(granularity, everything))).targets;
    expect(await kept('grades')).toEqual({ granularity: 'grades', ...everything });
    expect(await kept('destinations')).toEqual({
      granularity: 'destinations',
      ...everything,
      grades: [],
    });
    expect(await kept('everyone')).toEqual(EVERYONE);
  });

  test.each<[string, object, Record<string, string[]>]>([
    ['markets', {}, { 'targets.markets': ['Select at least one market.'] }],
    [
      'destinations',
      { markets: [markets.eastern] },
      { 'targets.destinations': ['Select at least one school.'] },
    ],
    [
      'grades',
      { markets: [markets.eastern], destinations: [schools.eastern] },
      { 'targets.grades': ['Select at least one grade.'] },
    ],
    ['markets', { markets: [99_999] }, { 'targets.markets': ['We do not know this market.'] }],
    [
      'destinations',
      { markets: [markets.eastern], destinations: [schools.central] },
      { 'targets.destinations': ['We do not know this school.'] },
    ],
    [
      'grades',
      {
        markets: [markets.eastern],
        destinations: [schools.eastern],
        grades: [grades.easternFirst, grades.centralFirst],
      },
      { 'targets.grades': ['Please choose a grade of this school.'] },
    ],
    ['planets', {}, { 'targets.granularity': ['This does not look right.'] }],
  ])('%s of %j is refused at its field', async (granularity, ids, errors) => {
    const answer = await post(at(granularity, ids));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual(errors);
  });

  test('a school that closed stays where it was chosen, and is not taken anew', async () => {
    const chosen = at('destinations', {
      markets: [markets.central],
      destinations: [schools.central],
    });
    const discount = await create(chosen);
    await rows(`update destinations set status = 'archived' where id = $1`, [schools.central]);
    const kept = await put(discount, { name: 'Still' });
    const anew = await post(chosen);
    await rows(`update destinations set status = 'active' where id = $1`, [schools.central]);
    expect(kept.statusCode).toBe(200);
    expect(kept.json().data.targets.destinations).toEqual([schools.central]);
    expect(anew.statusCode).toBe(422);
  });

  test('a grade that nobody knows is not for anybody', async () => {
    const [unknown] = await rows<{ id: number }>(
      `insert into grades (destination_id, label, group_name, position)
       values ($1, 'I Don''t Know Yet', 'Lower', 9) returning id`,
      [schools.eastern],
    );
    const answer = await post(
      at('grades', {
        markets: [markets.eastern],
        destinations: [schools.eastern],
        grades: [unknown?.id],
      }),
    );
    await rows('delete from grades where id = $1', [unknown?.id]);
    expect(answer.statusCode).toBe(422);
  });

  test('shows the market of a school that was kept without it', async () => {
    const { id } = await create();
    await rows('update discounts set destination_ids = $2 where id = $1', [id, [schools.central]]);
    expect((await read(id)).targets).toEqual({
      granularity: 'destinations',
      markets: [markets.central],
      destinations: [schools.central],
      grades: [],
    });
  });
});

describe('changing it', () => {
  test('of two people who change it, the second sees both', async () => {
    const seen = await create({ name: 'First' });
    expect((await put(seen, { name: 'Hers' }, marketing)).statusCode).toBe(200);
    const late = await put(seen, { name: 'His', value: 50 });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'version_conflict',
      discount: { name: 'Hers', value: 10, version: 2 },
    });
    expect(await read(seen.id)).toMatchObject({ name: 'Hers', value: 10 });
  });

  test('at the same moment, one is taken', async () => {
    const seen = await create();
    const answers = await Promise.all([put(seen, { value: 20 }), put(seen, { value: 30 })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('records what differs, and of places those that came and went', async () => {
    const discount = await create({
      targets: { ...EVERYONE, granularity: 'markets', markets: [markets.eastern] },
    });
    await put(discount, {
      value: 25,
      targets: { ...EVERYONE, granularity: 'markets', markets: [markets.central] },
    });
    const [eastern, central] = await rows<{ name: string }>(
      'select name from markets where id = any ($1) order by id',
      [[markets.eastern, markets.central]],
    );
    expect(await lastDeed()).toMatchObject({
      action: 'discount.updated',
      before: { percent: 10, markets: [eastern?.name] },
      after: { percent: 25, markets: [central?.name] },
    });
  });

  test('archived it is restored before anything else', async () => {
    const discount = await create();
    const archived = (await act(discount.id, 'archive')).json().data;
    expect(archived).toMatchObject({ state: 'archived', archived_at: expect.any(String) });
    expect((await lastDeed())?.action).toBe('discount.archived');
    const change = await put(archived, { name: 'No' });
    expect(change.statusCode).toBe(409);
    expect(change.json()).toMatchObject({ code: 'archived', discount: { state: 'archived' } });
    const restored = (await act(discount.id, 'restore')).json().data;
    expect((await lastDeed())?.action).toBe('discount.restored');
    expect((await put(restored, { name: 'Yes' })).statusCode).toBe(200);
  });

  test('archiving twice is archiving once', async () => {
    const { id } = await create();
    await act(id, 'archive');
    const again = await act(id, 'archive');
    expect(again.json().data.version).toBe(2);
  });
});

describe('what families did with it', () => {
  beforeEach(async () => {
    await forgetOrders(app.platform.db);
    await rows('update market_days set locked_at = null, served_at = null where date >= $1', [MON]);
  });
  const parent = async (userId: number) => weekClient(await app.as(userId), userId, MON);

  test('is counted, by week and by family', async () => {
    const discount = await create({
      targets: { ...EVERYONE, granularity: 'markets', markets: [markets.eastern] },
    });
    const alma = await parent(parentA.id);
    const boris = await parent(parentB.id);
    // Ben eats in the other market: his lunch is in the basket, and the code is not for it.
    await alma.save(
      { [lunchers.anna]: [bowl(MON), bowl(TUE)], [lunchers.ben]: [bowl(MON)] },
      { code: discount.code },
    );
    await boris.save({ [lunchers.cleo]: [bowl(MON)] }, { code: discount.code });
    const [priced] = await rows<{ cents: number; given: number }>(
      `select (select sum(total_cents) from orders) as cents,
         (select sum(discount_cents) from order_weeks) as given`,
    );
    const usage = (await ada.send('GET', `/api/discounts/${discount.id}/usage`)).json().data;
    const given = Number(priced?.given);
    expect(given).toBeGreaterThan(0);
    expect(usage).toEqual({
      uses: 2,
      families: 2,
      meals: 3,
      given_cents: given,
      average_cents: Math.round(Number(priced?.cents) / 2),
      weeks: [{ monday: MON, uses: 2, meals: 3, given_cents: given }],
      earlier: false,
    });
    expect((await read(discount.id)).uses).toBe(2);
    const families = (await ada.send('GET', `/api/discounts/${discount.id}/families`)).json();
    expect(families).toMatchObject({ total: 2, current_page: 1, last_page: 1 });
    expect(families.data).toEqual([
      expect.objectContaining({ user_id: parentA.id, full_name: 'Alma Abbott', uses: 1 }),
      expect.objectContaining({ user_id: parentB.id, last_monday: MON }),
    ]);
  });

  test('is nothing for a new one, and takes no statement more for a much used one', async () => {
    const { id } = await create();
    const url = `/api/discounts/${id}/usage`;
    expect((await ada.send('GET', url)).json().data).toEqual({
      uses: 0,
      families: 0,
      meals: 0,
      given_cents: 0,
      average_cents: null,
      weeks: [],
      earlier: false,
    });
    const before = await watchStatements(async () => void (await ada.send('GET', url)));
    await rows(
      `insert into order_weeks (user_id, monday, discount_id, discount_cents)
       select u.id, '2026-01-05'::date + 7 * w, $1, 100 from users u, generate_series(0, 39) w`,
      [id],
    );
    const after = await watchStatements(async () => {
      const { data } = (await ada.send('GET', url)).json();
      expect(data.weeks).toHaveLength(26);
      expect(data).toMatchObject({ earlier: true });
      expect(data.weeks.at(-1).monday).toBe('2026-10-05');
    });
    expect(after.statements.length).toBe(before.statements.length);
    await rows('delete from order_weeks where discount_id = $1', [id]);
  });

  test('keeps its price when the code is changed or archived, and its code then keeps its letters', async () => {
    const discount = await create({ kind: 'amount', value: 300 });
    const alma = await parent(parentA.id);
    await alma.save({ [lunchers.ben]: [bowl(MON)] }, { code: discount.code });
    const now = await read(discount.id);
    const renamed = await put(now, { code: 'ANOTHER' });
    expect(renamed.statusCode).toBe(422);
    expect(renamed.json().errors).toEqual({
      code: ['Families have used this code, so it stays as it is.'],
    });
    expect((await put(now, { value: 100, min_total_cents: 9_000 })).statusCode).toBe(200);
    expect((await alma.read()).order_summary).toMatchObject({ discount_total: 300 });
    await act(discount.id, 'archive');
    expect((await alma.read()).order_summary).toMatchObject({
      discount_total: 300,
      discount_code: discount.code,
    });
  });

  test('a code that is archived before the save stops it, with the new total', async () => {
    const discount = await create({ kind: 'amount', value: 300 });
    const alma = await parent(parentA.id);
    await act(discount.id, 'archive');
    const answer = await alma.put({ [lunchers.ben]: [bowl(MON)] }, { code: discount.code });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ discount_problem: 'archived' });
    expect(answer.json().order_summary.grand_total).toBeGreaterThan(0);
    expect(await rows('select 1 from orders')).toEqual([]);
  });
});

describe('the list', () => {
  test('says what each gives, to whom, and what it came to', async () => {
    const { id, code } = await create({
      kind: 'amount',
      value: 1250,
      name: 'Listed',
      targets: {
        ...EVERYONE,
        granularity: 'destinations',
        markets: [markets.eastern, markets.central],
        destinations: [schools.eastern],
      },
    });
    const ask = (more: object) =>
      ada.send('POST', '/api/list', {
        model: 'Discount',
        columns: ['id', 'code', 'gives', 'uses', 'given_cents', 'targets', 'granularity'],
        where: [{ column: 'id', value: id }],
        ...more,
      });
    const [school] = await rows<{ name: string }>('select name from destinations where id = $1', [
      schools.eastern,
    ]);
    expect((await ask({ search: { value: 'listed' } })).json().data).toEqual([
      {
        id,
        code,
        gives: '$12.50',
        uses: 0,
        given_cents: 0,
        targets: [school?.name],
        granularity: 'destinations',
        abilities: {},
      },
    ]);
    await act(id, 'archive');
    expect((await ask({})).json().data).toEqual([]);
    const archived = await ask({
      where: [
        { column: 'id', value: id },
        { column: 'state', value: 'archived' },
      ],
    });
    expect(archived.json().data).toHaveLength(1);
  });
});

describe('who may', () => {
  test('nobody without the permission, and nothing tells whether there is one', async () => {
    const { id } = await create();
    const casey = await app.as(support.id);
    const kitchen = await app.as(vendor.id);
    const alma = await app.as(parentA.id);
    const calls = [
      ['GET', ''],
      ['PUT', ''],
      ['POST', '/archive'],
      ['POST', '/restore'],
      ['GET', '/usage'],
      ['GET', '/families'],
    ] as const;
    for (const caller of [casey, kitchen, alma]) {
      for (const [method, rest] of calls) {
        const answers = await Promise.all(
          [id, 99_999].map((which) =>
            caller.send(
              method,
              `/api/discounts/${which}${rest}`,
              method === 'PUT' ? body() : undefined,
            ),
          ),
        );
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
      }
      expect((await post({}, caller)).statusCode).toBe(403);
      const list = await caller.send('POST', '/api/list', { model: 'Discount' });
      expect([403, 422]).toContain(list.statusCode);
    }
    expect((await app.nobody.send('GET', `/api/discounts/${id}`)).statusCode).toBe(401);
  });

  test('the families are for those who may see families', async () => {
    const { id } = await create();
    expect((await read(id, marketing)).abilities).toEqual({ see_families: false });
    const answer = await marketing.send('GET', `/api/discounts/${id}/families`);
    expect(answer.statusCode).toBe(403);
    expect((await marketing.send('GET', `/api/discounts/${id}/usage`)).statusCode).toBe(200);
  });

  test.each(['99999', '0', '-1', '1e3', '99999999999', 'check', "1'or 1=1"])(
    'no discount is called %s',
    async (id) => {
      const answer = await ada.send('GET', `/api/discounts/${encodeURIComponent(id)}`);
      expect([404, 422]).toContain(answer.statusCode);
      expect(answer.body).not.toContain('code":"LUNCH5');
    },
  );
});
