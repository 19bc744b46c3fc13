import type { ItemFlag } from '@yay/contract/item-flags/calls';
import type { Role } from '@yay/domain/access';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetOrders, useTiny } from '../../../test/index.ts';

const { items, vendors, grades, lunchers } = TINY;
const NONE = { milk: 'no', egg: 'no', fish: 'no', crustacean_shellfish: 'no', tree_nuts: 'no' };
const KNOWN = { ...NONE, peanuts: 'yes', wheat: 'no', soy: 'no', sesame: 'no' };

const { app, as, build, db, run } = await useTiny();
const staff = await as(await build.person({ roles: ['merchandising_jr'] }));
/** Nothing is wrong with any item, so that each test breaks what it is about. */
beforeEach(async () => {
  await app.at('2026-11-18T16:00:00Z');
  await forgetOrders(db);
  await run('delete from ratings');
  await run(
    `update items set picture = 'there', properties = $1::jsonb, price_cents = 600,
       price_to_vendor_cents = 400, archived_at = null, created_at = app_now()`,
    [JSON.stringify(KNOWN)],
  );
});

interface Answer {
  readonly data: { id: number; flags: ItemFlag[]; unverified: string[]; likes: number }[];
  readonly counts: Record<ItemFlag, number>;
  readonly total: number;
}
const ask = async (flag: ItemFlag, more = ''): Promise<Answer> => {
  const answer = await staff.send('GET', `/api/item-flags?flag=${flag}${more}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const flagged = async (flag: ItemFlag) => (await ask(flag)).data.map(({ id }) => id);

test('an item with nothing wrong has no flag', async () => {
  const { counts, data } = await ask('no_picture');
  expect(data).toEqual([]);
  expect(counts).toEqual({
    no_picture: 0,
    no_allergens: 0,
    below_cost: 0,
    disliked: 0,
    not_ordered: 0,
  });
});

describe('a flag is for', () => {
  test('no picture', async () => {
    await run(`update items set picture = '' where id = $1`, [items.bowl]);
    expect(await flagged('no_picture')).toEqual([items.bowl]);
  });

  test.each([
    ['one that is unverified', { ...KNOWN, sesame: 'unverified' }, ['sesame']],
    ['one that is not named', NONE, ['peanuts', 'wheat', 'soy', 'sesame']],
    ['no diet that is not named', { ...KNOWN, vegan: 'unverified' }, null],
  ])('allergens: %s', async (_name, properties, unverified) => {
    await run('update items set properties = $2::jsonb where id = $1', [
      items.bowl,
      JSON.stringify(properties),
    ]);
    const { data } = await ask('no_allergens');
    expect(data.map((one) => [one.id, one.unverified])).toEqual(
      unverified === null ? [] : [[items.bowl, unverified]],
    );
  });

  test.each([
    [599, false],
    [600, false],
    [601, true],
  ])('a price of $6.00 below a cost of %i cents: %s', async (cost, expected) => {
    await run('update items set price_to_vendor_cents = $2 where id = $1', [items.bowl, cost]);
    expect(await flagged('below_cost')).toEqual(expected ? [items.bowl] : []);
  });

  test.each([
    ['19 ratings say nothing', 0, 19, false],
    ['20 ratings do', 13, 7, true],
    ['six of twenty are fewer than a third', 14, 6, false],
    ['exactly a third is not more', 14, 7, false],
    ['one more is', 13, 8, true],
    ['nobody dislikes it', 30, 0, false],
  ])('dislikes: %s', async (_name, likes, dislikes, expected) => {
    const family = await build.person({ roles: ['customer'] });
    await run(
      `with kids as (
         insert into lunchers (user_id, grade_id, destination_id, first, last, color)
         select $1, g.id, g.destination_id, 'Kid', n::text, 'green'
         from grades g, generate_series(1, $2::int) n where g.id = $3 returning id)
       insert into ratings (luncher_id, item_id, rating)
       select id, $4, case when row_number() over (order by id) <= $5 then 1 else 0 end from kids`,
      [family, likes + dislikes, grades.easternFirst, items.bowl, likes],
    );
    expect(await flagged('disliked')).toEqual(expected ? [items.bowl] : []);
  });

  describe('not ordered in 30 days', () => {
    beforeEach(async () => {
      await run(`update items set created_at = app_now() - interval '31 days' where id = any($1)`, [
        [items.bowl, items.apple],
      ]);
    });
    test('an item and an extra without orders', async () => {
      expect(await flagged('not_ordered')).toEqual(
        expect.arrayContaining([items.bowl, items.apple]),
      );
    });
    test.each([
      ['2026-10-19', []],
      ['2026-10-16', [items.apple, items.bowl]],
    ])('last ordered for %s', async (date, expected) => {
      const extraIds = [items.apple];
      await build.order({ luncherId: lunchers.anna, date, extraIds });
      expect((await flagged('not_ordered')).toSorted()).toEqual(expected.toSorted());
    });
    test('a cancelled order does not count, an order ahead does', async () => {
      const luncherId = lunchers.anna;
      const id = await build.order({ luncherId, date: '2026-11-24' });
      expect(await flagged('not_ordered')).toEqual([items.apple]);
      await run(`update orders set status = 'cancelled', cancel_reason = 'parent' where id = $1`, [
        id,
      ]);
      expect(await flagged('not_ordered')).toContain(items.bowl);
    });
    test('leaves out newer items', async () => {
      await run(`update items set created_at = app_now() - interval '29 days'`);
      expect(await flagged('not_ordered')).toEqual([]);
    });
  });
});

test('an item has all its flags at once, by vendor, and none when it is archived', async () => {
  await run(`update items set picture = '', price_to_vendor_cents = 700 where id = $1`, [
    items.bowl,
  ]);
  const { data, counts } = await ask('below_cost', `&vendor=${vendors.north}`);
  expect(data).toMatchObject([{ id: items.bowl, flags: ['no_picture', 'below_cost'] }]);
  expect(counts).toMatchObject({ no_picture: 1, below_cost: 1 });
  expect((await ask('below_cost', `&vendor=${vendors.south}`)).total).toBe(0);
  await run('update items set archived_at = app_now() where id = $1', [items.bowl]);
  expect(await flagged('below_cost')).toEqual([]);
});

test.each<[Role, number]>([
  ['merchandising_sr', 200],
  ['merchandising_jr', 200],
  ['admin', 200],
  ['superadmin', 200],
  ['developer', 403],
  ['customer_experience_sr', 403],
  ['ops_lead', 403],
  ['ops_lead_jr', 403],
  ['vendor', 403],
  ['customer', 403],
])('%s who asks for it is answered by %i', async (role, status) => {
  const caller = await as(await build.person({ roles: [role] }));
  expect((await caller.send('GET', '/api/item-flags')).statusCode).toBe(status);
});

test('an unknown flag is refused', async () => {
  expect((await staff.send('GET', '/api/item-flags?flag=ugly')).statusCode).toBe(422);
});
