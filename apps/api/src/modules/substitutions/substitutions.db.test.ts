import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { weekClient } from '../../../test/index.ts';
import {
  MON,
  MON_LOCKS,
  type SubstitutionWorld,
  substitutionWorld,
  TUE,
  WED,
} from './substitutions.fixture.ts';

const { anna, ben, cleo } = TINY.lunchers;
const { items, menus, options, users } = TINY;

const world = await substitutionWorld();
beforeEach(() => world.anew());

const orders = () =>
  world.rows(
    `select luncher_id, date::text, item_id, status, cancel_reason, total_cents, late_fee_cents
     from orders order by date, luncher_id`,
  );

describe('replacing', () => {
  test('gives the item to whom it is safe for and asks the others, of the named days alone', async () => {
    await world.order({ [anna]: [MON, TUE], [cleo]: [MON, TUE] });
    const substitution = await world.replaced();
    expect(substitution).toMatchObject({ families: 2, menu: { id: menus.eastern } });
    // Other days keep the item, so Monday has a menu of its own.
    expect(substitution.served_menu.id).not.toBe(menus.eastern);
    const [own] = await world.rows<{ name: string }>('select name from menus where id = $1', [
      substitution.served_menu.id,
    ]);
    expect(own?.name).toMatch(/ · .+, Nov 23$/);
    expect(await orders()).toMatchObject([
      { luncher_id: anna, date: MON, item_id: items.bowl, status: 'placed' },
      { luncher_id: cleo, date: MON, item_id: items.peanutNoodles, status: 'placed' },
      { luncher_id: anna, date: TUE, item_id: items.bowl },
      { luncher_id: cleo, date: TUE, item_id: items.bowl },
    ]);
    const [almas] = await world.choices(world.alma);
    expect(almas).toMatchObject({
      state: 'open',
      problem: 'allergy',
      detail: { property: 'peanuts', part: 'Peanut noodles' },
      has: 'Rice bowl',
      at_lock: 'credit',
      uncharged_cents: 600,
      returned_cents: 0,
      until: '2026-11-22T22:00:00.000Z',
    });
    const [boris] = await world.choices(world.boris);
    expect(boris).toMatchObject({
      state: 'open',
      problem: null,
      has: 'Peanut noodles',
      before_cents: 600,
      total_cents: 600,
      at_lock: 'accept',
    });
    const mails = await world.mails('item_replaced');
    expect(mails.map((mail) => mail.user_id)).toEqual([users.parentA.id, users.parentB.id]);
    expect(mails[0]?.text_body).toContain('Not safe for Anna: peanuts.');
    expect(mails[0]?.text_body).toContain('The oven is broken');
    expect(mails[0]?.text_body).toContain('/parents/account/substitutions');
    expect(mails[1]?.text_body).toContain('It has nothing Cleo can’t eat');
  });

  test('says why in the language of each family, in English where nothing else was written', async () => {
    await world.run(`update users set locale = 'es' where id = $1`, [users.parentB.id]);
    await world.order({ [anna]: [MON], [cleo]: [MON] });
    const { because, because_es: becauseEs } = await world.replaced({
      becauseEs: 'Se averió el horno',
    });
    expect([because, becauseEs]).toEqual(['The oven is broken', 'Se averió el horno']);
    const whys = async () => {
      const mails = await world.mails('item_replaced');
      const [one] = await world.choices(world.alma);
      const [other] = await world.choices(world.boris);
      return [mails[0]?.text_body, one?.because, mails[1]?.text_body, other?.because];
    };
    const english = expect.stringContaining('The oven is broken');
    const spanish = expect.stringContaining('Se averió el horno');
    expect(await whys()).toEqual([english, english, spanish, spanish]);
    await world.anew();
    await world.order({ [cleo]: [MON] });
    expect((await world.replaced()).because_es).toBeNull();
    const [left] = await world.choices(world.boris);
    expect(left?.because).toBe('The oven is broken');
    expect((await world.replace({ becauseEs: 'x' })).json().errors).toHaveProperty('because_es');
    await world.run(`update users set locale = 'en' where id = $1`, [users.parentB.id]);
  });

  test('leaves the item for nobody who comes later, and the other days as they are', async () => {
    await world.replaced();
    const week = weekClient(world.boris, users.parentB.id, MON);
    await week.read();
    const { results } = await week.save({
      [cleo]: [
        { date: MON, entreeId: items.bowl },
        { date: TUE, entreeId: items.bowl },
      ],
    });
    expect(results.map(({ outcome, code }) => code ?? outcome)).toEqual(['not_on_menu', 'saved']);
  });

  test('of every day that is left changes the menu itself', async () => {
    const [last] = await world.rows<{ date: string }>(
      `select max(date)::text as date from destination_days where destination_id = 1`,
    );
    const substitution = await world.replaced({ ends: last?.date ?? MON, starts: '2026-11-18' });
    expect(substitution.served_menu.id).toBe(menus.eastern);
    expect(
      await world.rows('select 1 from menu_items where menu_id = $1 and item_id = $2', [
        menus.eastern,
        items.bowl,
      ]),
    ).toEqual([]);
  });

  test('is never dearer: the lower price stays, options fall away, required ones come free', async () => {
    await world.order(
      { [cleo]: [MON] },
      { optionIds: [options.mildChili], extraIds: [items.apple] },
    );
    await world.replaced({ to: items.pizza });
    expect(await orders()).toMatchObject([
      { item_id: items.pizza, total_cents: 500 + 100, late_fee_cents: 0 },
    ]);
    expect(
      await world.rows('select option_id, item_id, price_cents from order_lines order by id'),
    ).toEqual([
      { option_id: null, item_id: items.apple, price_cents: 100 },
      { option_id: options.oneSlice, item_id: null, price_cents: 0 },
    ]);
    await world.anew();
    await world.order({ [cleo]: [MON] });
    await world.replaced({ to: items.peanutNoodles });
    expect(await orders()).toMatchObject([{ item_id: items.peanutNoodles, total_cents: 600 }]);
  });

  test('moves stock; who gets none of it is asked', async () => {
    await world.order({ [anna]: [MON], [cleo]: [MON] });
    await world.replaced({ to: items.lastSushi });
    const states = await world.rows('select problem from substitution_choices order by user_id');
    expect(states).toEqual([{ problem: null }, { problem: 'sold_out' }]);
    expect(
      await world.rows('select reserved from item_day_stock where item_id = $1', [items.lastSushi]),
    ).toEqual([{ reserved: 1 }]);
    const [choice] = await world.choices(world.alma);
    await world.alma.send('POST', `/api/substitution-choices/${choice?.id}/credit`);
    expect(
      await world.rows('select reserved from item_day_stock where item_id = $1', [items.lastSushi]),
    ).toEqual([{ reserved: 0 }]);
  });

  test('an item that nobody has checked is not safe', async () => {
    await world.order({ [anna]: [MON] });
    await world.replaced({ to: items.mysteryStew });
    const [choice] = await world.choices(world.alma);
    expect(choice).toMatchObject({ problem: 'allergy_unverified', has: 'Rice bowl' });
  });

  test('twice: the second asks anew about the lunches that the first gave', async () => {
    await world.order({ [anna]: [MON], [cleo]: [MON] });
    const first = await world.replaced({ to: items.pizza });
    const second = await world.replaced({
      menu: first.served_menu.id,
      from: items.pizza,
      to: items.peanutNoodles,
    });
    expect(second.served_menu.id).toBe(first.served_menu.id);
    expect(
      await world.rows(
        'select substitution_id, user_id, state, problem from substitution_choices order by id',
      ),
    ).toEqual([
      { substitution_id: first.id, user_id: users.parentA.id, state: 'lapsed', problem: null },
      { substitution_id: first.id, user_id: users.parentB.id, state: 'lapsed', problem: null },
      { substitution_id: second.id, user_id: users.parentA.id, state: 'open', problem: 'allergy' },
      { substitution_id: second.id, user_id: users.parentB.id, state: 'open', problem: null },
    ]);
    // A lower price was lower before as well.
    expect((await orders())[1]).toMatchObject({ item_id: items.peanutNoodles, total_cents: 500 });
  });

  test('the same request twice is one; another under its key is refused', async () => {
    await world.order({ [cleo]: [MON] });
    const [one, two] = await Promise.all([
      world.replace({ key: 'the-same-key' }),
      world.replace({ key: 'the-same-key' }),
    ]);
    expect([one.statusCode, two.statusCode]).toEqual([201, 201]);
    expect(one.json().data.id).toBe(two.json().data.id);
    const other = await world.replace({ key: 'the-same-key', to: items.pizza });
    expect(other.statusCode).toBe(409);
    await world.app.runJobs();
    expect(await world.mails('item_replaced')).toHaveLength(1);
  });

  test('bad input is told at its field, and nothing changes', async () => {
    const wrong = async (more: Parameters<SubstitutionWorld['replace']>[0]) => {
      const answer = await world.replace(more);
      return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
    };
    expect(await wrong({ menu: 424_242 })).toEqual([404, []]);
    expect(await wrong({ from: 424_242 })).toEqual([422, ['from_item_id']]);
    expect(await wrong({ from: items.apple })).toEqual([422, ['from_item_id']]);
    expect(await wrong({ from: items.offMenuSalad })).toEqual([422, ['from_item_id']]);
    expect(await wrong({ to: items.apple })).toEqual([422, ['to_item_id']]);
    expect(await wrong({ to: items.bowl })).toEqual([422, ['to_item_id']]);
    expect(await wrong({ starts: TUE, ends: MON })).toEqual([422, ['ends_on']]);
    expect(await wrong({ starts: '2026-11-02', ends: '2026-11-03' })).toEqual([422, ['starts_on']]);
    expect(await wrong({ because: ' ' })).toEqual([422, ['because']]);
    expect(await world.rows('select 1 from substitutions')).toEqual([]);
    expect(await world.rows('select 1 from menus where id > 2')).toEqual([]);
  });

  test('the day that the kitchen has counted stays', async () => {
    await world.order({ [cleo]: [MON, TUE] });
    await world.app.at(MON_LOCKS);
    await world.lock();
    const preview = await world.ada.send(
      'POST',
      `/api/menus/${menus.eastern}/replace-item/preview`,
      {
        from_item_id: items.bowl,
        to_item_id: items.pizza,
        starts_on: MON,
        ends_on: TUE,
      },
    );
    expect(preview.json().data).toMatchObject({ orders: 1, locked: 1, replaced: 1 });
    await world.replaced({ to: items.pizza, ends: TUE });
    expect(await orders()).toMatchObject([
      { date: MON, item_id: items.bowl, status: 'locked' },
      { date: TUE, item_id: items.pizza, status: 'placed' },
    ]);
  });

  test('the preview says what then happens', async () => {
    await world.order({ [anna]: [MON], [cleo]: [MON] });
    const answer = await world.ada.send(
      'POST',
      `/api/menus/${menus.eastern}/replace-item/preview`,
      {
        from_item_id: items.bowl,
        to_item_id: items.peanutNoodles,
        starts_on: MON,
        ends_on: WED,
      },
    );
    expect(answer.json().data).toMatchObject({
      orders: 2,
      families: 2,
      lunchers: 2,
      replaced: 1,
      credit_cents: 600,
      refused: [{ problem: 'allergy', detail: { property: 'peanuts' }, luncher: { id: anna } }],
    });
    expect(await world.rows('select 1 from substitutions')).toEqual([]);
    const asked = `item_id=${items.bowl}&starts_on=${MON}&ends_on=${TUE}`;
    const ordered = await world.ada.send(
      'GET',
      `/api/menus/${menus.eastern}/is-item-ordered?${asked}`,
    );
    expect(ordered.json().data).toMatchObject({
      ordered: true,
      orders: 2,
      days: [
        { date: MON, orders: 2, locked: false },
        { date: TUE, orders: 0 },
      ],
    });
    const quantity = await world.ada.send(
      'GET',
      `/api/menus/${menus.eastern}/check-item-quantity?${asked}&replacement_id=${items.lastSushi}`,
    );
    expect(quantity.json().data).toEqual([
      { date: MON, ordered: 2, left: 1, short: 1 },
      { date: TUE, ordered: 0, left: 1, short: 0 },
    ]);
  });

  test('two children of a family are told in one letter', async () => {
    await world.order({ [anna]: [MON, TUE] });
    await world.replaced({ ends: TUE });
    expect(await world.mails('item_replaced')).toHaveLength(1);
    expect(ben).not.toBe(anna);
  });
});
