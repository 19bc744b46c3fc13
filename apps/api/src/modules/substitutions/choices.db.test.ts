import type { Alternative } from '@yay/contract/substitutions/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { hear, placeOrder, weekClient } from '../../../test/index.ts';
import { carryOut } from './carry-out.ts';
import {
  MON,
  MON_LOCKS,
  type SubstitutionWorld,
  substitutionWorld,
  TUE,
} from './substitutions.fixture.ts';

const { anna, cleo } = TINY.lunchers;
const { items, menus, users } = TINY;

const world = await substitutionWorld();
beforeEach(() => world.anew());

const orders = () =>
  world.rows(
    `select luncher_id, item_id, status, cancel_reason, total_cents, late_fee_cents
     from orders order by date, luncher_id`,
  );
const states = () =>
  world.rows('select user_id, state, decided_by from substitution_choices order by id');
const act = (caller: SubstitutionWorld['alma'], id: number | undefined, what: string, body = {}) =>
  caller.send(
    'POST',
    `/api/substitution-choices/${id}/${what}`,
    what === 'swap' ? body : undefined,
  );

describe('a family', () => {
  test('keeps the replacement, once', async () => {
    await world.order({ [cleo]: [MON] });
    await world.replaced();
    const [choice] = await world.choices(world.boris);
    const answers = await Promise.all([
      act(world.boris, choice?.id, 'accept'),
      act(world.boris, choice?.id, 'credit'),
      act(world.boris, choice?.id, 'accept'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const [made] = await states();
    expect(['accepted', 'credited']).toContain(made?.state);
    expect(made?.decided_by).toBe(users.parentB.id);
  });

  test('gives it up: nothing is charged, stock and all come back, and it may order anew', async () => {
    await world.order({ [anna]: [MON] });
    await world.replaced();
    const [choice] = await world.choices(world.alma);
    expect((await act(world.alma, choice?.id, 'accept')).statusCode).toBe(422);
    const answer = await act(world.alma, choice?.id, 'credit');
    expect(answer.json().data).toMatchObject({ state: 'credited', has: null, decided: 'family' });
    expect(await orders()).toMatchObject([{ status: 'cancelled', cancel_reason: 'substitution' }]);
    expect((await act(world.alma, choice?.id, 'credit')).statusCode).toBe(409);
  });

  test('sees in its open windows what becomes of its lunch, and so does nobody else', async () => {
    await world.order({ [anna]: [MON] });
    const hearing = await hear(world.app);
    const changes = async (userId: number) =>
      (await hearing.on(`private-user.${userId}`)).filter(({ event }) => event === 'orders.changed')
        .length;
    try {
      await world.replaced();
      expect(await changes(users.parentA.id)).toBe(1);
      const [choice] = await world.choices(world.alma);
      await act(world.alma, choice?.id, 'credit');
      expect(await changes(users.parentA.id)).toBe(2);
      expect(await changes(users.parentB.id)).toBe(0);
    } finally {
      await hearing.stop();
    }
  });

  test('swaps for a safe meal, with no late fee, long after its hours are over', async () => {
    await world.order({ [anna]: [TUE] });
    await world.replaced({ starts: TUE, ends: TUE });
    // Noon of Monday is over, Monday's ten o'clock is too; the kitchen counts in the evening.
    await world.app.at('2026-11-23T18:00:00Z');
    const [choice] = await world.choices(world.alma);
    const offered = await world.alma.send(
      'GET',
      `/api/substitution-choices/${choice?.id}/alternatives`,
    );
    const names = offered.json().data.map(({ item }: { item: { name: string } }) => item.name);
    expect(names).toContain('Pizza');
    expect(names).not.toContain('Peanut noodles');
    expect(names).not.toContain('Mystery stew');
    expect(names).not.toContain('Rice bowl');
    const unsafe = await act(world.alma, choice?.id, 'swap', { item_id: items.peanutNoodles });
    expect(unsafe.statusCode).toBe(422);
    const pizza = offered
      .json()
      .data.find(({ item }: { item: { name: string } }) => item.name === 'Pizza');
    const swapped = await act(world.alma, choice?.id, 'swap', {
      item_id: items.pizza,
      option_ids: pizza.options.map(({ id }: { id: number }) => id),
      expected_total: pizza.total_cents,
    });
    expect(swapped.statusCode, swapped.body).toBe(200);
    expect(swapped.json().data).toMatchObject({
      state: 'swapped',
      has: 'Pizza',
      decided: 'family',
    });
    expect(await orders()).toMatchObject([
      { item_id: items.pizza, status: 'placed', late_fee_cents: 0, total_cents: 500 },
    ]);
    // The choice's effect is still told when the day is closed later.
    await world.ada.send('DELETE', '/api/meals', {
      start_date: TUE,
      end_date: TUE,
      targets: { granularity: 'everyone' },
      because: 'Snow',
    });
    await world.app.runJobs();
    expect(await orders()).toMatchObject([{ status: 'cancelled' }]);
    expect(await world.choices(world.alma)).toMatchObject([
      { state: 'swapped', has: null, meal: 'Pizza' },
    ]);
  });

  test('sees what its child would rather not eat last, and why, as on the calendar', async () => {
    await world.run(
      `update lunchers set tolerances = tolerances || '{"milk":"avoid"}' where id = $1`,
      [anna],
    );
    try {
      await world.order({ [anna]: [TUE] });
      await world.replaced({ starts: TUE, ends: TUE });
      const [choice] = await world.choices(world.alma);
      const { data } = (
        await world.alma.send('GET', `/api/substitution-choices/${choice?.id}/alternatives`)
      ).json<{ data: Alternative[] }>();
      const pizza = data.find(({ item }) => item.name === 'Pizza');
      expect(pizza).toMatchObject({ contains: ['milk', 'wheat'], avoids: ['milk'] });
      const marked = data.map(({ avoids }) => avoids.length > 0);
      expect(marked).toEqual(marked.toSorted());
      expect(marked).toContain(false);
      for (const { contains, avoids } of data) {
        expect(avoids).toEqual(contains.filter((allergen) => allergen === 'milk'));
      }
    } finally {
      await world.run('update lunchers set tolerances = tolerances - $2 where id = $1', [
        anna,
        'milk',
      ]);
    }
  });

  test('hears of a replacement that its child avoids it, which refuses nothing', async () => {
    await world.run(`update lunchers set tolerances = '{"milk":"avoid"}' where id = $1`, [cleo]);
    try {
      await world.order({ [cleo]: [MON] });
      await world.replaced({ to: items.pizza });
      expect(await world.choices(world.boris)).toMatchObject([
        { problem: null, contains: ['milk', 'wheat'], avoids: ['milk'] },
      ]);
    } finally {
      await world.run(`update lunchers set tolerances = '{}' where id = $1`, [cleo]);
    }
  });

  test('that changes the day on its calendar has chosen as well', async () => {
    await world.order({ [cleo]: [MON] });
    await world.replaced();
    const week = weekClient(world.boris, users.parentB.id, MON);
    const { days } = await week.read();
    expect(days[cleo]?.[0]?.replaced).toMatchObject({ is_open: true });
    await week.save({ [cleo]: [{ date: MON, entreeId: items.lastSushi }] });
    expect(await states()).toMatchObject([{ state: 'swapped', decided_by: users.parentB.id }]);
    expect((await week.read()).days[cleo]?.[0]?.replaced).toMatchObject({ is_open: false });
  });

  test('may be helped by staff, and it is kept who it was', async () => {
    await world.order({ [cleo]: [MON] });
    await world.replaced();
    const acting = await world.app.as(users.parentB.id, users.support.id);
    const [choice] = await world.choices(acting);
    expect((await act(acting, choice?.id, 'accept')).json().data).toMatchObject({
      decided: 'team',
    });
    expect(
      await world.rows('select decided_impersonator_id from substitution_choices'),
    ).toMatchObject([{ decided_impersonator_id: users.support.id }]);
  });

  test('reaches its own choices alone; another’s is as if it were not there', async () => {
    await world.order({ [anna]: [MON] });
    await world.replaced();
    const [choice] = await world.choices(world.alma);
    const nobody = await act(world.boris, 424_242, 'accept');
    for (const what of ['accept', 'credit', 'swap']) {
      const answer = await act(world.boris, choice?.id, what, { item_id: items.pizza });
      expect([answer.statusCode, answer.json()]).toEqual([404, nobody.json()]);
    }
    const looked = await world.boris.send(
      'GET',
      `/api/substitution-choices/${choice?.id}/alternatives`,
    );
    expect(looked.statusCode).toBe(404);
    const listed = await world.boris.send(
      'GET',
      `/api/substitution-choices?userId=${users.parentA.id}`,
    );
    expect(listed.statusCode).toBe(404);
    expect((await world.alma.send('GET', '/api/substitutions/1')).statusCode).toBe(403);
    expect(
      (await world.alma.send('GET', '/api/menus/1/is-item-ordered?item_id=1')).statusCode,
    ).toBe(403);
    expect(await orders()).toMatchObject([{ item_id: items.bowl, status: 'placed' }]);
  });
});

describe('at the lock', () => {
  test('a safe replacement stays and an unsafe one is given back, once, told in one letter each', async () => {
    await world.order({ [anna]: [MON], [cleo]: [MON] });
    await world.replaced();
    await world.app.at(MON_LOCKS);
    await Promise.all([world.lock(), world.lock()]);
    await world.lock();
    expect(await orders()).toMatchObject([
      { luncher_id: anna, status: 'cancelled', cancel_reason: 'substitution' },
      { luncher_id: cleo, item_id: items.peanutNoodles, status: 'locked' },
    ]);
    expect(await states()).toMatchObject([
      { state: 'credited', decided_by: null },
      { state: 'accepted', decided_by: null },
    ]);
    const mails = await world.mails('replacement_settled');
    expect(mails.map((mail) => mail.user_id)).toEqual([users.parentA.id, users.parentB.id]);
    expect(mails[0]?.text_body).toContain('won’t be');
    expect(mails[1]?.text_body).toContain('Peanut noodles stays');
    const [choice] = await world.choices(world.boris);
    expect((await act(world.boris, choice?.id, 'credit')).statusCode).toBe(409);
  });

  test('comes before the families were dealt with: they are, and then it decides', async () => {
    await world.order({ [anna]: [MON], [cleo]: [MON] });
    const started = (await world.replace()).json().data;
    await world.app.at(MON_LOCKS);
    await world.lock();
    await world.app.runJobs();
    expect(await orders()).toMatchObject([
      { luncher_id: anna, status: 'cancelled' },
      { luncher_id: cleo, item_id: items.peanutNoodles, status: 'locked' },
    ]);
    const done = await world.ada.send('GET', `/api/substitutions/${started.id}`);
    expect(done.json().data).toMatchObject({ state: 'done', families_done: 2 });
  });

  test.each([
    ['merchandising_jr', null, null],
    ['customer_experience_sr', { id: anna }, expect.any(String)],
  ] as const)('names families to %s by permission alone', async (role, luncher, decidedBy) => {
    await world.order({ [anna]: [MON], [cleo]: [MON] });
    const staff = await world.as(await world.build.person({ roles: [role] }));
    const preview = await staff.send('POST', `/api/menus/${menus.eastern}/replace-item/preview`, {
      from_item_id: items.bowl,
      to_item_id: items.peanutNoodles,
      starts_on: MON,
      ends_on: MON,
    });
    expect(preview.json().data.refused).toMatchObject([
      { luncher, family: luncher && { id: users.parentA.id }, problem: 'allergy' },
    ]);
    const { id } = await world.replaced();
    const [choice] = await world.choices(world.boris);
    await act(world.boris, choice?.id, 'accept');
    const results = await staff.send('GET', `/api/substitutions/${id}/choices`);
    expect(results.json().data).toMatchObject([
      { luncher, family: luncher && { id: users.parentA.id }, is_by_family: false },
      {
        luncher: luncher && { id: cleo },
        family: luncher && { id: users.parentB.id },
        is_by_family: true,
        decided_by: decidedBy,
      },
    ]);
  });

  test('a child that became allergic meanwhile does not get it', async () => {
    await world.order({ [cleo]: [MON] });
    await world.replaced();
    await world.rows(
      `update lunchers set tolerances = '{"peanuts":"avoid_strictly"}' where id = $1`,
      [cleo],
    );
    await world.app.at(MON_LOCKS);
    await world.lock();
    expect(await orders()).toMatchObject([{ status: 'cancelled', cancel_reason: 'substitution' }]);
    await world.rows(`update lunchers set tolerances = '{}' where id = $1`, [cleo]);
  });
});

describe('whatever comes in between', () => {
  test('run twice at once, each family is told once', async () => {
    await world.order({ [anna]: [MON], [cleo]: [MON] });
    const started = (await world.replace()).json().data;
    const { db, mailer } = world.app.platform;
    const { createLetters } = await import('../letters/index.ts');
    const { contact } = await import('../settings/index.ts');
    const letters = createLetters({ mailer, product: 'Lunch', url: undefined, contact });
    const { signal } = new AbortController();
    const run = () => carryOut({ db, letters }, started.id, signal);
    await Promise.all([run(), run(), run()]);
    await world.app.runJobs();
    expect(await world.mails('item_replaced')).toHaveLength(2);
    expect(await world.rows(`select 1 from order_events where kind = 'changed'`)).toHaveLength(1);
  });

  test('broken off between families, it goes on with the rest', async () => {
    await world.order({ [anna]: [MON], [cleo]: [MON] });
    const started = (await world.replace()).json().data;
    const { db, mailer } = world.app.platform;
    const { createLetters } = await import('../letters/index.ts');
    const { contact } = await import('../settings/index.ts');
    const letters = createLetters({ mailer, product: 'Lunch', url: undefined, contact });
    const stop = new AbortController();
    const halting = {
      post: async (...args: Parameters<typeof letters.post>) => {
        await letters.post(...args);
        stop.abort();
      },
    };
    await expect(carryOut({ db, letters: halting }, started.id, stop.signal)).rejects.toThrow();
    expect(await world.mails('item_replaced')).toHaveLength(1);
    await world.app.runJobs();
    expect(await world.mails('item_replaced')).toHaveLength(2);
  });

  test('a parent who saves at that very moment has the old or the new, never both or neither', async () => {
    for (let round = 0; round < 6; round += 1) {
      await world.anew();
      await world.order({ [cleo]: [MON] });
      const week = weekClient(world.boris, users.parentB.id, MON);
      await week.read();
      const [answer] = await Promise.all([
        week.put({
          [cleo]: [{ date: MON, entreeId: items.pizza, optionIds: [TINY.options.oneSlice] }],
        }),
        world.replace({ to: items.lastSushi }),
      ]);
      await world.app.runJobs();
      const [order] = await orders();
      const saved = answer.statusCode === 200;
      expect(order).toMatchObject({ item_id: saved ? items.pizza : items.lastSushi });
      const stock = await world.rows(
        'select reserved from item_day_stock where item_id = $1 and reserved > 0',
        [items.lastSushi],
      );
      expect(stock).toHaveLength(saved ? 0 : 1);
    }
  });

  test('a charged price comes back once, and a lower one with the lock', async () => {
    const id = await placeOrder(world.app.platform.db, { luncherId: anna, date: TUE, cents: 600 });
    const { settleFamilyWeek } = await import('../settlement/index.ts');
    await world.app.at('2026-11-23T17:05:00Z');
    await world.app.platform.db.tx((tx) =>
      settleFamilyWeek(
        tx,
        { requestDebtCharge: async () => null },
        { userId: users.parentA.id, monday: MON as never },
      ),
    );
    await world.replaced({ starts: TUE, ends: TUE });
    const [choice] = await world.choices(world.alma);
    expect(choice).toMatchObject({ returned_cents: 600, uncharged_cents: 0 });
    await Promise.all([
      act(world.alma, choice?.id, 'credit'),
      act(world.alma, choice?.id, 'credit'),
    ]);
    expect(
      await world.rows(
        'select sum(meals_cents)::int as left, count(*)::int as times from order_charges where order_id = $1',
        [id],
      ),
    ).toEqual([{ left: 0, times: 2 }]);
  });
});

describe('an item that leaves the menu', () => {
  const remove = (body: object) =>
    world.ada.send('POST', `/api/menus/${menus.eastern}/delete-item`, body);

  test('is refused while it is ordered, and goes with compensation', async () => {
    await world.order({ [anna]: [MON], [cleo]: [MON, TUE] });
    const refused = await remove({ item_id: items.bowl });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'item_ordered_ahead']);
    expect((await remove({ item_id: items.bowl, compensate: true })).statusCode).toBe(422);
    const preview = await world.ada.send(
      'POST',
      `/api/menus/${menus.eastern}/delete-item/preview`,
      { item_id: items.bowl },
    );
    expect(preview.json().data).toMatchObject({ orders: 3, families: 2 });
    await world.run(`update users set locale = 'es' where id = $1`, [users.parentB.id]);
    const words = { because: 'No more rice', because_es: 'Se acabó el arroz' };
    const done = await remove({ item_id: items.bowl, compensate: true, ...words });
    expect(done.json().data.run_id).toBeGreaterThan(0);
    await world.app.runJobs();
    const told = (await world.mails('lunches_cancelled')).map(({ subject }) => subject).sort();
    expect(told).toEqual([
      expect.stringContaining('No more rice'),
      expect.stringContaining('Se acabó el arroz'),
    ]);
    await world.run(`update users set locale = 'en' where id = $1`, [users.parentB.id]);
    expect((await orders()).every(({ status }) => status === 'cancelled')).toBe(true);
    expect((await remove({ item_id: items.bowl })).statusCode).toBe(422);
  });

  test('goes at once when nobody has it', async () => {
    const done = await remove({ item_id: items.lastSushi });
    expect(done.json()).toEqual({ data: { run_id: null } });
    expect((await remove({ item_id: 424_242 })).statusCode).toBe(404);
  });
});
