import { TINY } from '@yay/seeds/tiny';
import { describe, expect, test } from 'vitest';
import { bowl, familyWeek, MON, pizza, TUE, WED } from './place-week.fixture.ts';

const { parentA } = TINY.users;
const { anna } = TINY.lunchers;
const { items, options } = TINY;

const family = await familyWeek();

describe('bad input', () => {
  const url = `/api/v2/users/${parentA.id}/orders-bulk`;
  const body = (selections: object[], rest: object = {}) => ({
    mondayOfWeek: MON,
    version: 0,
    lunchers: [{ id: anna, selections }],
    ...rest,
  });
  const at = 'lunchers.0.selections.0';
  const cases: [string, object, string][] = [
    ['an unknown item', body([{ date: MON, entreeId: 424242 }]), `${at}.entreeId`],
    ['an extra as the meal', body([{ date: MON, entreeId: items.apple }]), `${at}.entreeId`],
    ['a negative id', body([{ date: MON, entreeId: -1 }]), `${at}.entreeId`],
    ['a huge id', body([{ date: MON, entreeId: 2 ** 40 }]), `${at}.entreeId`],
    ['a fraction', body([{ date: MON, entreeId: 1.5 }]), `${at}.entreeId`],
    ['a text', body([{ date: MON, entreeId: '1' }]), `${at}.entreeId`],
    ['no entree at all', body([{ date: MON }]), `${at}.entreeId`],
    [
      'an option of another item',
      body([{ ...bowl(MON), optionIds: [options.oneSlice] }]),
      `${at}.optionIds`,
    ],
    ['an unknown option', body([{ ...bowl(MON), optionIds: [424242] }]), `${at}.optionIds`],
    ['a missing option', body([{ date: MON, entreeId: items.pizza }]), `${at}.optionIds`],
    [
      'both of one',
      body([{ ...pizza(MON), optionIds: [options.oneSlice, options.twoSlices] }]),
      `${at}.optionIds`,
    ],
    ['an entree as an extra', body([{ ...bowl(MON), extraIds: [items.pizza] }]), `${at}.extraIds`],
    [
      'an extra twice',
      body([{ ...bowl(MON), extraIds: [items.apple, items.apple] }]),
      `${at}.extraIds`,
    ],
    ['a Saturday', body([bowl('2026-11-28')]), `${at}.date`],
    ['another week', body([bowl('2026-11-30')]), `${at}.date`],
    ['no date', body([bowl('2026-02-30')]), `${at}.date`],
    ['a day twice', body([bowl(MON), pizza(MON)]), 'lunchers.0.selections.1.date'],
    ['a Tuesday as the week', body([], { mondayOfWeek: TUE }), 'mondayOfWeek'],
    ['a week of another age', body([], { mondayOfWeek: '9999-12-27' }), 'mondayOfWeek'],
    ['a week long ago', body([], { mondayOfWeek: '0001-01-01' }), 'mondayOfWeek'],
    ['a negative version', body([], { version: -1 }), 'version'],
    ['a negative fee', body([{ ...bowl(MON), lateFee: -100 }]), `${at}.lateFee`],
    [
      'a luncher twice',
      body([], {
        lunchers: [
          { id: anna, selections: [] },
          { id: anna, selections: [] },
        ],
      }),
      'lunchers.1.id',
    ],
    [
      'the code of another week',
      body([], { discounts: [{ mondayOfDiscountedWeek: '2026-11-30', discountCode: 'X' }] }),
      'discounts.0.mondayOfDiscountedWeek',
    ],
    [
      'ten thousand selections',
      body(Array.from({ length: 10_000 }, () => bowl(MON))),
      'lunchers.0.selections',
    ],
    ['nothing', {}, 'mondayOfWeek'],
  ];
  test.each(cases)(
    '%s is reported at its field, and nothing is saved',
    async (_name, input, field) => {
      const answer = await family.parent.send('PUT', url, input);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toContain(field);
      expect(await family.rows('select 1 from orders')).toEqual([]);
      expect(await family.rows('select 1 from order_weeks')).toEqual([]);
    },
  );

  test('an existing order is not checked again, even when its option is gone', async () => {
    await family.week.save({ [anna]: [bowl(MON, { optionIds: [options.teriyaki] })] });
    await family.run('update options set archived_at = app_now() where id = $1', [
      options.teriyaki,
    ]);
    const data = await family.week.save({ [anna]: [bowl(MON, { optionIds: [options.teriyaki] })] });
    const calendar = await family.week.read();
    await family.run('update options set archived_at = null where id = $1', [options.teriyaki]);
    expect(data.results[0]?.outcome).toBe('unchanged');
    expect(calendar.options.map(({ id }) => id)).toContain(options.teriyaki);
  });

  test('a clearing of days outside of the week is refused', async () => {
    const ranges = [
      { start: '2026-11-22', end: TUE },
      { start: MON, end: '2026-11-30' },
      { start: WED, end: TUE },
    ];
    for (const dates of ranges) {
      const answer = await family.parent.send('DELETE', url, {
        mondayOfWeek: MON,
        version: 0,
        lunchers: [{ id: anna, dates }],
      });
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual(['lunchers.0.dates']);
    }
  });

  test('a body that is not JSON, or not a save, is refused', async () => {
    const send = async (payload: string) =>
      await family.app.server.inject({
        method: 'PUT',
        url,
        payload,
        headers: {
          authorization: `Bearer ${family.parent.token}`,
          'content-type': 'application/json',
        },
      });
    expect((await send('{"mondayOfWeek":')).statusCode).toBe(400);
    expect((await send('[]')).statusCode).toBe(422);
    expect((await send('null')).statusCode).toBe(422);
    expect((await send(`"${'x'.repeat(1_100_000)}"`)).statusCode).toBe(413);
    const short = await family.week.put({}, { key: 'short' });
    expect(short.statusCode).toBe(422);
  });
});
