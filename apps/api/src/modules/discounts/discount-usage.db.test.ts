import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetOrders, weekClient } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';
import { act, body, create, discountDesk, EVERYONE, post, put, read } from './discounts.fixture.ts';

const { parentA, parentB, support, vendor } = TINY.users;
const { items, lunchers, markets, schools } = TINY;
const MON = '2026-11-23';
const TUE = '2026-11-24';

/**
 * The two periods compared on the day of the tests: the week that has begun with three before it,
 * and the four before those.
 */
const LATELY = {
  from: '2026-10-26',
  to: '2026-11-22',
  before: { from: '2026-09-28', to: '2026-10-25' },
};
const NONE = { now: 0, before: 0 };

const desk = await discountDesk();
const { rows, run } = desk;
const bowl = (date: string) => ({ date, entreeId: items.bowl });

describe('the use of a code', () => {
  beforeEach(async () => {
    await forgetOrders(desk.db);
    await run('update market_days set locked_at = null, served_at = null where date >= $1', [MON]);
  });
  const parent = async (userId: number) => weekClient(await desk.as(userId), userId, MON);

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
    const usage = (await desk.ada.send('GET', `/api/discounts/${discount.id}/usage`)).json().data;
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
      // The week that is ahead counts when it comes.
      latest: { ...LATELY, uses: NONE, meals: NONE, given_cents: NONE },
    });
    await desk.app.at('2026-11-23T16:00:00Z');
    const then = (await desk.ada.send('GET', `/api/discounts/${discount.id}/usage`)).json().data;
    expect(then.latest).toMatchObject({
      from: '2026-11-02',
      uses: { now: 2, before: 0 },
      meals: { now: 3, before: 0 },
      given_cents: { now: given, before: 0 },
    });
    expect((await read(discount.id)).uses).toBe(2);
    const families = (await desk.ada.send('GET', `/api/discounts/${discount.id}/families`)).json();
    expect(families).toMatchObject({ total: 2, current_page: 1, last_page: 1 });
    expect(families.data).toEqual([
      expect.objectContaining({ user_id: parentA.id, full_name: 'Alma Abbott', uses: 1 }),
      expect.objectContaining({ user_id: parentB.id, last_monday: MON }),
    ]);
  });

  test('is nothing for a new one, and takes no statement more for a much used one', async () => {
    const { id } = await create();
    const url = `/api/discounts/${id}/usage`;
    expect((await desk.ada.send('GET', url)).json().data).toEqual({
      uses: 0,
      families: 0,
      meals: 0,
      given_cents: 0,
      average_cents: null,
      weeks: [],
      earlier: false,
      latest: { ...LATELY, uses: NONE, meals: NONE, given_cents: NONE },
    });
    const before = await watchStatements(async () => void (await desk.ada.send('GET', url)));
    await run(
      `insert into order_weeks (user_id, monday, discount_id, discount_cents)
       select u.id, '2026-01-05'::date + 7 * w, $1, 100 from users u, generate_series(0, 39) w`,
      [id],
    );
    const after = await watchStatements(async () => {
      const { data } = (await desk.ada.send('GET', url)).json();
      expect(data.weeks).toHaveLength(26);
      expect(data).toMatchObject({ earlier: true });
      expect(data.weeks.at(-1).monday).toBe('2026-10-05');
      expect(data.latest.given_cents).toEqual({ now: 0, before: 200 * data.families });
    });
    expect(after.statements.length).toBe(before.statements.length);
    await run('delete from order_weeks where discount_id = $1', [id]);
  });

  test('comes as a file, every week of it, in the reader’s language', async () => {
    const { id, code } = await create();
    const url = `/api/discounts/${id}/usage/file`;
    await run(
      `insert into order_weeks (user_id, monday, discount_id, discount_cents)
       select $2, '2026-01-05'::date + 7 * w, $1, 150 from generate_series(0, 39) w`,
      [id, parentB.id],
    );
    const answer = await desk.ada.send('GET', url);
    await run(`update users set locale = 'es' where id = $1`, [TINY.users.admin.id]);
    const spanish = await (await desk.as(TINY.users.admin.id)).send('GET', url);
    await run(`update users set locale = 'en' where id = $1`, [TINY.users.admin.id]);
    await run('delete from order_weeks where discount_id = $1', [id]);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain(`${code}.csv`);
    const [head, ...weeks] = answer.body.slice(1).trimEnd().split('\r\n');
    expect(head).toBe('Week of,Weeks,Families,Lunches,Given away');
    expect(weeks).toHaveLength(40);
    expect([weeks[0], weeks.at(-1)]).toEqual(['2026-01-05,1,1,0,1.50', '2026-10-05,1,1,0,1.50']);
    expect(spanish.body.slice(1)).toMatch(/^Semana del,Semanas,Familias,Almuerzos,Regalado\r\n/);
    expect((await desk.ada.send('GET', '/api/discounts/999999/usage/file')).statusCode).toBe(404);
    for (const { id: other } of [parentA, support, vendor]) {
      expect((await (await desk.as(other)).send('GET', url)).statusCode).toBe(403);
    }
  });

  test('keeps its price when the code is changed or archived, and its code then keeps its letters', async () => {
    const discount = await create({ kind: 'amount', value: 300 });
    const alma = await parent(parentA.id);
    await alma.save({ [lunchers.ben]: [bowl(MON)] }, { code: discount.code });
    const now = await read(discount.id);
    const renamed = await put(now, { code: 'ANOTHER' });
    expect(renamed.statusCode).toBe(422);
    expect(renamed.json().errors).toEqual({
      code: ['Families have used this code, so it can’t change.'],
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
  test('tells each code’s reduction, its families and its revenue', async () => {
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
      desk.ada.send('POST', '/api/list', {
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

describe('the readers of a code’s use', () => {
  test('nobody without the permission, and nothing tells whether there is one', async () => {
    const { id } = await create();
    const casey = await desk.as(support.id);
    const kitchen = await desk.as(vendor.id);
    const alma = await desk.as(parentA.id);
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
    expect((await desk.app.nobody.send('GET', `/api/discounts/${id}`)).statusCode).toBe(401);
  });

  test('the families are for those who may see families', async () => {
    const { id } = await create();
    expect((await read(id, desk.marketing)).abilities).toEqual({ see_families: false });
    const answer = await desk.marketing.send('GET', `/api/discounts/${id}/families`);
    expect(answer.statusCode).toBe(403);
    expect((await desk.marketing.send('GET', `/api/discounts/${id}/usage`)).statusCode).toBe(200);
  });

  test.each(['99999', '0', '-1', '1e3', '99999999999', 'check', "1'or 1=1"])(
    'no discount is called %s',
    async (id) => {
      const answer = await desk.ada.send('GET', `/api/discounts/${encodeURIComponent(id)}`);
      expect([404, 422]).toContain(answer.statusCode);
      expect(answer.body).not.toContain('code":"LUNCH5');
    },
  );
});
