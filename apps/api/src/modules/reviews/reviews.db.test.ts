import { TINY } from '@yay/seeds/tiny';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';

const { items, vendors, markets, schools } = TINY;
const { anna, ben, cleo } = TINY.lunchers;

const { as, build, run } = await useTiny();
const staff = await as(await build.person({ roles: ['merchandising_jr'] }));
beforeAll(async () => {
  await run(
    `insert into ratings (luncher_id, item_id, rating, updated_at) values
       ($1, $4, 1, '2026-11-02T15:00:00Z'), ($2, $4, 0, '2026-11-10T15:00:00Z'),
       ($3, $4, 1, '2026-11-10T15:00:00Z'), ($1, $5, 0, '2026-11-10T15:00:00Z'),
       -- Sunday evening at the office is Monday in UTC.
       ($2, $5, 1, '2026-11-09T03:00:00Z')`,
    [anna, ben, cleo, items.bowl, items.pizza],
  );
});

const DAYS = 'from=2026-11-01&to=2026-11-30';
async function read(query = '') {
  const answer = await staff.send('GET', `/api/reviews?${DAYS}${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

describe('reviews', () => {
  test('are counted by item, week by week and in all', async () => {
    const reviews = await read();
    expect(reviews.total).toEqual({ likes: 3, dislikes: 2 });
    expect(reviews.weeks).toEqual([
      { monday: '2026-11-02', likes: 2, dislikes: 0 },
      { monday: '2026-11-09', likes: 1, dislikes: 2 },
    ]);
    expect(reviews.rows).toEqual([
      expect.objectContaining({ id: items.bowl, likes: 2, dislikes: 1 }),
      expect.objectContaining({ id: items.pizza, likes: 1, dislikes: 1 }),
    ]);
    expect([reviews.count, reviews.item]).toEqual([2, null]);
  });

  test('and by vendor, and by school with its market', async () => {
    const byVendor = (await read('&group=vendor')).rows;
    expect(byVendor.reduce((sum: number, row: { likes: number }) => sum + row.likes, 0)).toBe(3);
    const bySchool = (await read('&group=school&sort=name')).rows;
    expect(bySchool).toHaveLength(2);
    expect(bySchool).toContainEqual(
      expect.objectContaining({ id: schools.central, likes: 1, dislikes: 1 }),
    );
    for (const { note } of bySchool) expect(note).not.toBe('');
  });

  test('are narrowed by days, market, school, vendor and item', async () => {
    expect((await read(`&market=${markets.central}`)).total).toEqual({ likes: 1, dislikes: 1 });
    expect((await read(`&school=${schools.eastern}`)).total).toEqual({ likes: 2, dislikes: 1 });
    const one = await read(`&item=${items.bowl}&group=school`);
    expect(one.item).toMatchObject({ id: items.bowl, name: 'Rice bowl' });
    expect(one.total).toEqual({ likes: 2, dislikes: 1 });
    const [north, south] = [
      await read(`&vendor=${vendors.north}`),
      await read(`&vendor=${vendors.south}`),
    ];
    expect(north.total.likes + south.total.likes).toBe(3);
    const day = await staff.send('GET', '/api/reviews?from=2026-11-08&to=2026-11-08');
    expect(day.json().data.total).toEqual({ likes: 1, dislikes: 0 });
  });

  test('are sorted, and turned page by page', async () => {
    const ids = async (query: string) =>
      (await read(query)).rows.map(({ id }: { id: number }) => id);
    expect(await ids('&sort=share&direction=asc')).toEqual([items.pizza, items.bowl]);
    expect(await ids('&sort=name')).toEqual([items.pizza, items.bowl].sort());
    expect((await read('&page=2')).rows).toEqual([]);
  });

  test('stand beside those of as many days before', async () => {
    const days = 'from=2026-11-09&to=2026-11-15';
    const { figures, before } = (await staff.send('GET', `/api/reviews?${days}`)).json().data;
    expect(before).toEqual({ from: '2026-11-02', to: '2026-11-08' });
    expect(figures).toEqual({
      ratings: { now: 3, before: 2 },
      likes: { now: 1, before: 2 },
      dislikes: { now: 2, before: 0 },
      share: { now: 33, before: 100 },
    });
    const narrowed = await staff.send(
      'GET',
      `/api/reviews?${days}&market=${markets.central}&item=${items.bowl}`,
    );
    expect(narrowed.json().data.figures.share).toEqual({ now: 0, before: null });
  });

  test('come as a file, all rows of it in the order of the page', async () => {
    await run(`update items set name = '=Rice' where id = $1`, [items.bowl]);
    const answer = await staff.send('GET', `/api/reviews/file?${DAYS}&sort=share&direction=desc`);
    await run(`update items set name = 'Rice bowl' where id = $1`, [items.bowl]);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('reviews-2026-11-01-2026-11-30.csv');
    const [head, first, second] = answer.body.slice(1).trimEnd().split('\r\n');
    expect(head).toBe('Item,Vendor,Ratings,Likes,Dislikes,Liked (%)');
    expect(first).toMatch(/^'=Rice,.*,3,2,1,67$/);
    expect(second).toMatch(/,2,1,1,50$/);
    const byVendor = await staff.send('GET', `/api/reviews/file?${DAYS}&group=vendor`);
    expect(byVendor.body.slice(1)).toMatch(/^Vendor,Ratings,Likes,Dislikes,Liked \(%\)\r\n/);
  });

  test('take a statement for each part', async () => {
    await read('&group=school');
    const { statements } = await watchStatements(() => read('&group=school'));
    // Rows, weeks, and the sums before.
    expect(statements.filter((one) => one.includes('from ratings r'))).toHaveLength(3);
  });

  test.each(['&from=x', '&to=2026-10-01', '&item=0'])('and no file by %s', async (query) => {
    const asked = new URLSearchParams(DAYS);
    for (const [name, value] of new URLSearchParams(query)) asked.set(name, value);
    expect((await staff.send('GET', `/api/reviews/file?${asked}`)).statusCode).toBe(422);
  });

  test.each(['&from=x', '&group=luncher', '&sort=1;drop', '&to=2026-10-01', '&item=0', '&page=0'])(
    'are not asked by %s',
    async (query) => {
      const asked = new URLSearchParams(DAYS);
      for (const [name, value] of new URLSearchParams(query)) asked.set(name, value);
      expect((await staff.send('GET', `/api/reviews?${asked}`)).statusCode).toBe(422);
    },
  );

  test('are for the merchandising team alone', async () => {
    for (const path of [`?${DAYS}`, `/file?${DAYS}`, '/places']) {
      const url = `/api/reviews${path}`;
      expect((await staff.send('GET', url)).statusCode).toBe(200);
      const parent = await as(TINY.users.parentA.id);
      const vendor = await as(TINY.users.vendor.id);
      expect((await parent.send('GET', url)).statusCode).toBe(403);
      expect((await vendor.send('GET', url)).statusCode).toBe(403);
    }
    expect((await staff.send('GET', `/api/reviews?${DAYS}&item=2000000000`)).statusCode).toBe(404);
  });
});
