import type { ItemRecord } from '@yay/contract/items/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { addPerson, forgetOrders, useTiny, weekClient } from '../../../test/index.ts';
import { cancellationWorld } from '../mass-cancellation/cancellation.fixture.ts';

const { items, options } = TINY;
const [MON, TUE] = ['2026-11-23', '2026-11-24'];

const { app, as, db, rows, run } = await useTiny();
const world = cancellationWorld(app);
const team = await as(await addPerson(db, { roles: ['admin'] }));

const read = async (id: number): Promise<ItemRecord> =>
  (await team.send('GET', `/api/items/${id}`)).json().data;
const inputOf = ({ vendor, extra_type, terms, option_groups, ...item }: ItemRecord) => ({
  ...item,
  vendor_id: vendor.id,
  extra_type_id: extra_type?.id ?? null,
  term_ids: terms.map(({ id }) => id),
  option_groups: option_groups.map(({ archived_at: _gone, ...group }) => ({
    ...group,
    options: group.options.map(({ archived_at: _left, ...option }) => option),
  })),
});
/** Writes an item as the team does, with more said than is. */
async function write(id: number, more: object): Promise<ItemRecord> {
  const answer = await team.send('PUT', `/api/items/${id}`, {
    ...inputOf(await read(id)),
    ...more,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}
const family = async (locale: 'en' | 'es') => {
  const made = await world.family();
  await run('update users set locale = $2 where id = $1', [made.id, locale]);
  return made;
};
type Family = Awaited<ReturnType<typeof family>>;
const weekOf = async (of: Family) => weekClient(await as(of.id), of.id, MON);

beforeEach(async () => {
  await forgetOrders(db);
  await run('update items set name_es = null, description_es = null');
  await run('update option_groups set name_es = null');
  await run('update options set name_es = null');
});

describe('the team’s words in Spanish', () => {
  test('stays when it is left out, and goes when it is taken away', async () => {
    const { option_groups } = await read(items.pizza);
    const [group] = option_groups;
    const groups = (name_es: string | null | undefined) => [
      { ...group, name_es, options: group?.options.map((option) => ({ ...option, name_es })) },
    ];
    await write(items.pizza, {
      name_es: 'Pizza al horno',
      description_es: 'Recién hecha.',
      option_groups: groups('Tamaño'),
    });
    const spanish = {
      name_es: 'Pizza al horno',
      description_es: 'Recién hecha.',
      option_groups: [
        { name_es: 'Tamaño', options: [{ name_es: 'Tamaño' }, { name_es: 'Tamaño' }] },
      ],
    };
    expect(await read(items.pizza)).toMatchObject(spanish);
    const untold = { name_es: undefined, description_es: undefined };
    await write(items.pizza, { ...untold, option_groups: groups(undefined) });
    expect(await read(items.pizza)).toMatchObject(spanish);
    await write(items.pizza, { name_es: null, description_es: null, option_groups: groups(null) });
    expect(await read(items.pizza)).toMatchObject({
      name_es: null,
      description_es: null,
      option_groups: [{ name_es: null, options: [{ name_es: null }, { name_es: null }] }],
    });
  });

  test.each([
    [{ name_es: '' }, 'name_es'],
    [{ name_es: 'x'.repeat(121) }, 'name_es'],
    [{ description_es: '' }, 'description_es'],
  ])('%j is refused at its field', async (more, field) => {
    const answer = await team.send('PUT', `/api/items/${items.pizza}`, {
      ...inputOf(await read(items.pizza)),
      ...more,
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty(field);
  });

  test('is copied with the item', async () => {
    await write(items.bowl, { name_es: 'Tazón de arroz' });
    await run(`update options set name_es = 'Una porción' where id = $1`, [options.oneSlice]);
    const copied = async (id: number): Promise<ItemRecord> =>
      (await team.send('POST', `/api/items/${id}/copy`)).json().data;
    expect(await copied(items.bowl)).toMatchObject({ name_es: 'Tazón de arroz (copia)' });
    const [group] = (await copied(items.pizza)).option_groups;
    expect(group?.options.map(({ name_es }) => name_es)).toEqual(['Una porción', null]);
  });
});

describe('families who read Spanish', () => {
  test('have dishes, groups and choices in Spanish, and untranslated ones in English', async () => {
    await run(`update items set name_es = 'Pizza al horno' where id = $1`, [items.pizza]);
    await run(`update option_groups set name_es = 'Tamaño' where item_id = $1`, [items.pizza]);
    await run(`update options set name_es = 'Una porción' where id = $1`, [options.oneSlice]);
    const told = async (of: Family) => {
      const week = await (await weekOf(of)).read();
      const item = week.items.find(({ id }) => id === items.pizza);
      return {
        item: item?.names.primary,
        picture: item?.picture,
        bowl: week.items.find(({ id }) => id === items.bowl)?.names.primary,
        group: week.option_groups.find(({ item_id }) => item_id === items.pizza)?.name,
        one: week.options.find(({ id }) => id === options.oneSlice)?.name,
        two: week.options.find(({ id }) => id === options.twoSlices)?.name,
      };
    };
    const [spanish, english] = [await family('es'), await family('en')];
    const inEnglish = await told(english);
    expect(inEnglish).toMatchObject({ item: 'Pizza', one: 'One slice' });
    expect(await told(spanish)).toEqual({
      ...inEnglish,
      item: 'Pizza al horno',
      group: 'Tamaño',
      one: 'Una porción',
    });
    expect(await told(english)).toEqual(inEnglish);
  });

  test('read their orders, month, mails and data in Spanish', async () => {
    await run(`update items set name_es = 'Pizza al horno' where id = $1`, [items.pizza]);
    await run(`update items set name_es = 'Rebanadas de manzana' where id = $1`, [items.apple]);
    await run(`update options set name_es = 'Una porción' where id = $1`, [options.oneSlice]);
    const told = async (of: Family) => {
      const caller = await as(of.id);
      const week = await weekOf(of);
      await week.read();
      const meal = {
        date: TUE as string,
        entreeId: items.pizza,
        optionIds: [options.oneSlice],
        extraIds: [items.apple],
      };
      await week.save({ [of.luncherId]: [meal] }, { sendConfirmationEmail: true });
      await app.runJobs();
      const history = (await caller.send('GET', '/api/account/orders')).json().data;
      const month = (await caller.send('GET', '/api/v2/monthly-preorders')).json();
      const [mail] = await rows<{ text_body: string }>(
        `select text_body from mails where user_id = $1 and template = 'order_confirmation'`,
        [of.id],
      );
      const check = await caller.send('POST', `/api/lunchers/${of.luncherId}/check`, {
        deleted: true,
      });
      const days = month.days[of.luncherId] as { date: string; order: { item_name: string } }[];
      return {
        history: history.map((order: { item: string; options: string[]; extras: string[] }) => [
          order.item,
          order.options,
          order.extras,
        ]),
        month: days.find(({ date }) => date === TUE)?.order.item_name,
        mail: ['Pizza al horno', 'Una porción', 'Rebanadas de manzana'].map((name) =>
          mail?.text_body.includes(name),
        ),
        check: check.json().data[0].item_name,
      };
    };
    expect(await told(await family('es'))).toEqual({
      history: [['Pizza al horno', ['Una porción'], ['Rebanadas de manzana']]],
      month: 'Pizza al horno',
      mail: [true, true, true],
      check: 'Pizza al horno',
    });
    expect(await told(await family('en'))).toMatchObject({
      history: [['Pizza', ['One slice'], ['Apple']]],
      month: 'Pizza',
      mail: [false, false, false],
    });
  });

  test('are told in Spanish which part of a meal their child must not eat', async () => {
    await run(`update items set name_es = 'Pizza al horno' where id = $1`, [items.pizza]);
    const of = await family('es');
    const week = await weekOf(of);
    await week.read();
    await run(`update lunchers set tolerances = '{"milk": "avoid_strictly"}' where id = $1`, [
      of.luncherId,
    ]);
    const [result] = (
      await week.save({
        [of.luncherId]: [
          { date: TUE as string, entreeId: items.pizza, optionIds: [options.oneSlice] },
        ],
      })
    ).results;
    expect(result).toMatchObject({ code: 'allergy', detail: { part: 'Pizza al horno' } });
  });
});
