import { TINY } from '@yay/seeds/tiny';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';

const { parentA } = TINY.users;

const { app, as } = await useTiny();
const parent = await as(parentA.id);

const MON = '2026-11-23';
/** Mostly right, so that the odd part gets past the first check. */
const mostly = <T>(right: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary: right as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: odd });
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    -1,
    0,
    0.5,
    2 ** 31,
    2 ** 53,
    -(2 ** 31),
    1e308,
    '',
    '\u0000',
    '\ud800',
    'x'.repeat(5_000),
    '0000-00-00',
    '9999-12-31',
    '0001-01-01',
    '2026-02-30',
    "'; drop table orders; --",
    '__proto__',
  ),
);
const anyId = mostly(fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 99));
const anyDate = mostly(
  fc.constantFrom(MON, '2026-11-24', '2026-11-25', '2026-11-28', '2026-11-30', '9999-12-27'),
);
const monday = mostly(fc.constantFrom(MON, MON, MON, '2026-11-30', '9999-12-27', '0001-01-01'));
const code = mostly(fc.constantFrom('LUNCH5', 'lunch5', 'NOPE', null, ' '));
const ids = mostly(fc.array(anyId, { maxLength: 4 }));
const partly = (model: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(model, { requiredKeys: [] });

const entry = partly({
  date: anyDate,
  entreeId: mostly(fc.option(fc.integer({ min: 1, max: 9 }))),
  optionIds: ids,
  extraIds: ids,
  lateFee: mostly(fc.nat(200)),
  expectedTotal: mostly(fc.nat(2_000)),
  repeatSeed: mostly(fc.boolean()),
  chooseRandomDailySpecial: mostly(fc.boolean()),
});
const version = mostly(fc.nat(3));
const mail = mostly(fc.constantFrom(0, 1, true, false));
const put = partly({
  mondayOfWeek: monday,
  version,
  lunchers: mostly(
    fc.array(mostly(fc.record({ id: anyId, selections: mostly(fc.array(mostly(entry))) }))),
  ),
  discounts: mostly(
    fc.array(mostly(fc.record({ mondayOfDiscountedWeek: monday, discountCode: code }))),
  ),
  sendConfirmationEmail: mail,
});
const clear = partly({
  mondayOfWeek: monday,
  version,
  lunchers: mostly(
    fc.array(
      mostly(fc.record({ id: anyId, dates: mostly(fc.record({ start: anyDate, end: anyDate })) })),
    ),
  ),
  sendConfirmationEmail: mail,
});
const drafted = mostly(
  fc.dictionary(
    fc.constantFrom('1', '2', '3', '99', '0', 'x', '__proto__', '9999999999'),
    mostly(
      fc.dictionary(
        fc.constantFrom(MON, '2026-11-24', '2026-11-28', 'x', '9999-12-31', 'constructor'),
        mostly(partly({ item_id: anyId, option_ids: ids, extra_ids: ids })),
      ),
    ),
  ),
);
const summary = partly({ mondayOfWeek: monday, selections: drafted, discount: code, user: anyId });
const check = partly({ code, week: monday, selections: drafted, user: anyId });

const bulk = `/api/v2/users/${parentA.id}/orders-bulk`;
const calls = [
  ['PUT', bulk, put],
  ['DELETE', bulk, clear],
  ['POST', '/api/order-summary', summary],
  ['POST', '/api/discounts/check', check],
  ['POST', '/api/discounts/valid', check],
] as const;

test.each(calls)('%s %s answers anything that a client can send', async (method, url, body) => {
  await fc.assert(
    fc.asyncProperty(mostly(body), fc.option(fc.string()), async (sent, key) => {
      const answer = await app.server.inject({
        method,
        url,
        payload: JSON.stringify(sent) ?? '',
        headers: {
          authorization: `Bearer ${parent.token}`,
          'content-type': 'application/json',
          ...(key !== null && { 'idempotency-key': encodeURIComponent(key) }),
        },
      });
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      expect(answer.json()).toBeTypeOf('object');
    }),
    { numRuns: 150 },
  );
});

const text = fc.oneof(
  fc.constantFrom(MON, '2026-11-24', '9999-12-27', '0001-01-01', '1', '2', '99', 'true', '0'),
  fc.string({ maxLength: 30 }),
);
const queries = [
  ['/api/lunch-calendar', ['mondayOfWeek', 'userId', 'includeGrabAndGoOrders', 'knownMenus']],
  ['/api/lunch-menu-with-items', ['luncher_id', 'date']],
  ['/api/meals/summaries', ['start_dates', 'userId']],
  ['/api/v2/destination-days', ['destination_id', 'start', 'end', 'grade_id']],
  ['/api/v2/daily-specials', ['menu_id', 'destination_day_id']],
  ['/api/v2/menus', ['page']],
] as const;

test.each(queries)('GET %s answers any query', async (path, names) => {
  await fc.assert(
    fc.asyncProperty(
      fc.record(Object.fromEntries(names.map((name) => [name, text])), { requiredKeys: [] }),
      async (query) => {
        const search = new URLSearchParams(query as Record<string, string>);
        const answer = await parent.send('GET', `${path}?${search}`);
        expect(answer.statusCode, answer.body).toBeLessThan(500);
      },
    ),
    { numRuns: 80 },
  );
});
