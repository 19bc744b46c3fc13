import { TINY } from '@yay/seeds/tiny';
import { describe, expect, test } from 'vitest';
import {
  act,
  create,
  discountDesk,
  EVERYONE,
  lastDeed,
  post,
  put,
  read,
} from './discounts.fixture.ts';

const { admin } = TINY.users;
const { markets, schools, grades } = TINY;

const desk = await discountDesk();
const { rows, run } = desk;

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
      most_cents: null,
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
    const list = await desk.ada.send('POST', '/api/list', {
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
    ['101 percent', { value: 101 }, { value: ['Enter a percentage from 1 to 100.'] }],
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
      'A discount with this code already exists. It may be archived.',
    ]);
    const other = await create();
    const renamed = await put(other, { code: 'TAKEN' });
    expect(renamed.statusCode).toBe(422);
    expect(Object.keys(renamed.json().errors)).toEqual(['code']);
  });

  test('of two who create the same code at once, one does', async () => {
    const twice = await Promise.all([
      post({ code: 'TWIN' }),
      post({ code: 'TWIN' }, desk.marketing),
    ]);
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
    ['markets', { markets: [99_999] }, { 'targets.markets': ['We can’t find this market.'] }],
    [
      'destinations',
      { markets: [markets.eastern], destinations: [schools.central] },
      { 'targets.destinations': ['We can’t find this school.'] },
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
    await run(`update destinations set status = 'archived' where id = $1`, [schools.central]);
    const kept = await put(discount, { name: 'Still' });
    const anew = await post(chosen);
    await run(`update destinations set status = 'active' where id = $1`, [schools.central]);
    expect(kept.statusCode).toBe(200);
    expect(kept.json().data.targets.destinations).toEqual([schools.central]);
    expect(anew.statusCode).toBe(422);
  });

  test('a discount for the unknown grade is refused', async () => {
    const unknown = await desk.build.grade({ label: 'I Don’t Know Yet' });
    const answer = await post(
      at('grades', {
        markets: [markets.eastern],
        destinations: [schools.eastern],
        grades: [unknown],
      }),
    );
    await run('delete from grades where id = $1', [unknown]);
    expect(answer.statusCode).toBe(422);
  });

  test('shows the market of a school that was kept without it', async () => {
    const { id } = await create();
    await run('update discounts set destination_ids = $2 where id = $1', [id, [schools.central]]);
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
    expect((await put(seen, { name: 'Hers' }, desk.marketing)).statusCode).toBe(200);
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

test('a promo code keeps who changed it last', async () => {
  const made = await create();
  const authors = () =>
    rows('select created_by, changed_by from discounts where id = $1', [made.id]);
  expect(await authors()).toEqual([{ created_by: admin.id, changed_by: null }]);
  const colleague = await desk.build.person({ roles: ['growth_sr'] });
  expect((await put(made, { value: 20 }, await desk.as(colleague))).statusCode).toBe(200);
  expect(await authors()).toEqual([{ created_by: admin.id, changed_by: colleague }]);
});
