import { TINY } from '@yay/seeds/tiny';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { noOrigin } from '../../../test/index.ts';
import { cancelOrders } from '../cancelling/index.ts';
import { lockWeeksAhead, sweepMarketDays } from '../market-days/index.ts';
import type { ModelCode, MoneyModel } from './money-model.fixture.ts';
import { type Command, command, nth, type Real } from './money-world.fixture.ts';
import { admin, NOON, parentB, THU, TUE, WED } from './settlement.fixture.ts';
import { sweepDueSettlements } from './sweep-settlement.ts';

const { cleo } = TINY.lunchers;
const { items } = TINY;
const DATES = [TUE, WED, THU, '2026-11-27'] as const;
const [NEXT_MONDAY, NEXT_TUESDAY] = ['2026-11-30', '2026-12-01'];
/** Orders become late; the week is charged at its noon; then each day locks and is charged. */
const MOMENTS = [
  '2026-11-22T15:00:00Z',
  NOON,
  '2026-11-23T22:00:01Z',
  '2026-11-24T22:00:01Z',
  '2026-11-25T22:00:01Z',
  '2026-11-26T22:00:01Z',
] as const;
const BEFORE_NOON = 1;
const [AT_NOON, FIRST_LOCK] = [2, 3];
/** The moment by which the lunch of Tuesday is eaten. */
export const TUESDAY_OVER = 4;

const CODES: Readonly<Record<string, ModelCode>> = {
  LUNCH5: { minimum: 1_000, off: (meals) => Math.min(500, meals) },
  TENTH: { minimum: 0, off: (meals) => Math.floor((meals + 5) / 10) },
};

/** Days that are not locked yet, with or without an order. */
const openDates = (model: MoneyModel, isOrdered: boolean) =>
  DATES.filter(
    (date, day) => model.moment < FIRST_LOCK + day && model.orders.has(date) === isOrdered,
  );
const isOrdered = (model: MoneyModel) => openDates(model, true).length > 0;
const orderId = async ({ firstOf }: Real, date: string) =>
  Number(
    (
      await firstOf(
        `select id from orders where user_id = $1 and date = $2 and status <> 'cancelled'`,
        [parentB.id, date],
      )
    )?.id,
  );

/** The results of a save; null where it was refused, since the week's code would be lost by it. */
function resultsOf(
  model: MoneyModel,
  answer: LightMyRequestResponse,
): readonly { outcome: string; code: string | null }[] | null {
  if (answer.statusCode === 200) return answer.json().data.results;
  const body = answer.json();
  expect([answer.statusCode, body.discount_problem]).toEqual([409, 'minimum']);
  expect(model.isWeekCharged).toBe(false);
  expect(body.order_summary.meals_total).toBeLessThan(model.code?.minimum ?? 0);
  return null;
}

/** Prices are the catalogue's: the model takes them as they were saved. */
async function savedAs(model: MoneyModel, real: Real, date: string): Promise<void> {
  const row = await real.firstOf(
    `select total_cents - late_fee_cents as meals, late_fee_cents as late from orders where id = $1`,
    [await orderId(real, date)],
  );
  const before = model.orders.get(date);
  const price = { meals: Number(row?.meals), lateFee: Number(row?.late) };
  model.orders.set(date, { charged: null, ...before, ...price });
}

interface Meal {
  readonly which: number;
  readonly entreeId: number;
  readonly extraIds: readonly number[];
  readonly by: 'family' | 'team';
}
/** After the week's noon these hours are the team's. */
const mayOrder = (model: MoneyModel, { by }: Meal) => by === 'team' || model.moment <= BEFORE_NOON;

const place = ({ which, by, ...meal }: Meal) =>
  command(
    `${by} orders ${meal.entreeId} with ${meal.extraIds.length} extras for open day ${which}`,
    (model) => openDates(model, false).length > 0 && mayOrder(model, { which, by, ...meal }),
    async (model, real) => {
      const date = nth(openDates(model, false), which);
      const client = real.week(by);
      await client.read();
      const results = resultsOf(model, await client.put({ [cleo]: [{ date, ...meal }] }));
      // A week that has begun goes on; a new one waits until the debt is paid.
      if (model.delinquent && model.orders.size === 0) {
        expect(results).toMatchObject([{ outcome: 'refused', code: 'payment_due' }]);
      } else if (results) {
        expect(results).toMatchObject([{ outcome: 'saved' }]);
        await savedAs(model, real, date);
        model.saved('new');
      }
    },
  );

const change = ({ which, by, ...meal }: Meal) =>
  command(
    `${by} has ${meal.entreeId} with ${meal.extraIds.length} extras as order ${which}`,
    (model) => isOrdered(model) && mayOrder(model, { which, by, ...meal }),
    async (model, real) => {
      const date = nth(openDates(model, true), which);
      const client = real.week(by);
      await client.read();
      const results = resultsOf(model, await client.put({ [cleo]: [{ date, ...meal }] }));
      if (results === null) return;
      const [result] = results;
      expect(['saved', 'unchanged']).toContain(result?.outcome);
      const isNew = result?.outcome === 'saved' && model.orders.get(date)?.charged === null;
      await savedAs(model, real, date);
      model.saved(isNew ? 'new' : 'less');
    },
  );

const remove = (which: number) =>
  command(`a save without order ${which}`, isOrdered, async (model, real) => {
    const date = nth(openDates(model, true), which);
    const client = real.week('team');
    await client.read();
    const results = resultsOf(model, await client.put({ [cleo]: [{ date, entreeId: null }] }));
    if (results === null) return;
    expect(results).toMatchObject([{ outcome: 'removed' }]);
    model.cancel(date, 'saved');
  });

/**
 * Cancels an order the way closures, replaced items, allergies, deleted children and debts do it.
 */
const cancel = (which: number) =>
  command(`cancels order ${which}`, isOrdered, async (model, real) => {
    const date = nth(openDates(model, true), which);
    const id = await orderId(real, date);
    await real.app.platform.db.tx(async (tx) => {
      await lockWeeksAhead(tx, parentB.id);
      await cancelOrders(tx, {
        userId: parentB.id,
        actorId: admin.id,
        impersonatorId: null,
        origin: noOrigin,
        reason: 'staff',
        orders: [{ id, because: 'model' }],
      });
    });
    model.cancel(date, 'cancelled');
  });

/** Any price, past the catalogue. Saves alone count the rest of a code in a charged week. */
const reprice = (which: number, cents: number) =>
  command(
    `order ${which} costs ${cents}`,
    (model) => isOrdered(model) && !(model.isWeekCharged && model.code),
    async (model, real) => {
      const date = nth(openDates(model, true), which);
      await real.run(
        'update orders set entree_cents = $2, total_cents = $2 + late_fee_cents where id = $1',
        [await orderId(real, date), cents],
      );
      const order = model.orders.get(date);
      if (order) order.meals = cents;
    },
  );

const useCode = (name: string | null) =>
  command(
    `code ${name}`,
    (model) => {
      const code = CODES[name ?? ''] ?? null;
      return model.orders.size > 0 && model.code !== code && model.total >= (code?.minimum ?? 0);
    },
    async (model, real) => {
      const client = real.week('team');
      await client.read();
      const answer = await client.put({}, { code: name });
      // The code of a charged week stays the same.
      expect(answer.statusCode).toBe(model.isWeekCharged ? 409 : 200);
      if (model.isWeekCharged) return;
      model.code = CODES[name ?? ''] ?? null;
      model.promised = model.code?.off(model.total) ?? 0;
    },
  );

const newWeek = command(
  'thinks of the week after',
  () => true,
  async (model, real) => {
    const client = real.week('team', NEXT_MONDAY);
    await client.read();
    const save = async (entreeId: number | null) => {
      const days = { [cleo]: [{ date: NEXT_TUESDAY, entreeId }] };
      return (await client.save(days)).results;
    };
    const results = await save(items.bowl);
    if (model.delinquent) {
      expect(results).toMatchObject([{ outcome: 'refused', code: 'payment_due' }]);
    } else {
      expect(results).toMatchObject([{ outcome: 'saved' }]);
      expect(await save(null)).toMatchObject([{ outcome: 'removed' }]);
    }
  },
);

const nextMoment = command(
  'time passes',
  (model) => model.moment < MOMENTS.length,
  async (model, { app }) => {
    const { db, jobs } = app.platform;
    await app.at(nth(MOMENTS, model.moment));
    await sweepMarketDays(db);
    await sweepDueSettlements({ db, jobs });
    await sweepDueSettlements({ db, jobs });
    model.moment += 1;
    const { owed } = model.funds;
    if (model.moment === AT_NOON) model.chargeWeek();
    if (model.moment >= FIRST_LOCK) model.chargeDay(nth(DATES, model.moment - FIRST_LOCK));
    if (model.funds.owed > owed) model.askCard();
  },
);

const which = fc.nat({ max: DATES.length - 1 });
const meal: fc.Arbitrary<Meal> = fc.record({
  which,
  entreeId: fc.constantFrom(items.bowl, items.peanutNoodles),
  extraIds: fc.constantFrom([], [items.apple]),
  by: fc.constantFrom('family', 'team'),
});

export const orderCommands: fc.Arbitrary<Command>[] = [
  meal.map(place),
  meal.map(place),
  meal.map(place),
  meal.map(change),
  which.map(remove),
  which.map(cancel),
  fc.tuple(which, fc.integer({ min: 400, max: 1_200 })).map((given) => reprice(...given)),
  fc.constantFrom('LUNCH5', 'TENTH', null).map(useCode),
  fc.constant(newWeek),
  fc.constant(nextMoment),
  fc.constant(nextMoment),
  fc.constant(nextMoment),
];
