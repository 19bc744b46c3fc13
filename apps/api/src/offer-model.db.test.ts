import { readFile } from 'node:fs/promises';
import { addDays, type PlainDate } from '@yay/domain/calendar';
import { DEFAULT_TIMES, lockAt } from '@yay/domain/ordering';
import { zone } from '@yay/domain/time';
import { TINY } from '@yay/seeds/tiny';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Caller, type TinyApp, useTiny, weekClient } from '../test/index.ts';
import {
  anew,
  type Child,
  childrenOf,
  isOf,
  isSafeFor,
  LAWS,
  PLACES,
  type Place,
  passTime,
} from './offer-model.fixture.ts';

const { items, lunchers, menus, users } = TINY;
const MONDAYS = ['2026-11-23', '2026-11-30'] as const;
const dayOf = (day: number): PlainDate =>
  addDays(MONDAYS[day < 5 ? 0 : 1] as PlainDate, day < 5 ? day : day - 5);
/**
 * The instants from a calm Wednesday through locks and the noon of a Monday into the second week.
 */
const CLOCK = [
  '2026-11-18T16:00:00Z',
  '2026-11-20T16:00:00Z',
  '2026-11-22T14:00:00Z',
  '2026-11-22T23:30:00Z',
  '2026-11-23T18:30:00Z',
  '2026-11-24T23:30:00Z',
  '2026-11-27T23:30:00Z',
  '2026-11-30T18:30:00Z',
] as const;
const MEALS = [items.pizza, items.bowl, items.peanutNoodles, items.mysteryStew, items.lastSushi];
const MENUS = Object.values(menus);

let parents: ReadonlyMap<number, Caller>;
let children: readonly Child[];
let invariants: string;
let keys = 0;

const { app, as, one, rows, run } = await useTiny();
const staff = await as(users.admin.id);
beforeAll(async () => {
  parents = new Map([
    [users.parentA.id, await as(users.parentA.id)],
    [users.parentB.id, await as(users.parentB.id)],
  ]);
  await run('update items set daily_capacity = 2 where id = $1', [items.bowl]);
  children = await childrenOf(app);
  invariants = await readFile(new URL('../../../bench/invariants.sql', import.meta.url), 'utf8');
});

const key = () => {
  keys += 1;
  return { 'idempotency-key': `offer-model-${keys}` };
};

/** The offer and its orders, as simply as they can be kept. */
interface Model {
  hand: number;
  /** The meal by luncher and date. */
  orders: Map<string, number>;
  closures: { id: number; place: Place; from: PlainDate; to: PlainDate }[];
  /** Orders whose replacement their child can't have: gone at the lock. */
  waiting: Set<string>;
  repeating: Set<number>;
}
type Real = TinyApp;
const at = (child: number, date: string) => `${child}|${date}`;
const isLocked = (model: Model, child: Child, date: PlainDate) =>
  Date.parse(CLOCK[model.hand] ?? '') >= lockAt(date, zone(child.zone), DEFAULT_TIMES);
const isClosed = (model: Model, child: Child, date: PlainDate) =>
  model.closures.some(({ place, from, to }) => isOf(place, child) && date >= from && date <= to);

async function ordered(): Promise<Map<string, number>> {
  const orders = await rows(
    `select luncher_id, date::text as date, item_id from orders where status <> 'cancelled'`,
  );
  return new Map(
    orders.map((row) => [at(Number(row.luncher_id), String(row.date)), Number(row.item_id)]),
  );
}
/** The orders that this is about, each with its child. */
const those = (model: Model, wanted: (child: Child, date: PlainDate, item: number) => boolean) =>
  [...model.orders].flatMap(([name, item]) => {
    const [id, date] = name.split('|') as [string, PlainDate];
    const child = children.find((one) => one.id === Number(id));
    return child && wanted(child, date, item) ? [{ name, child, date }] : [];
  });

type Command = fc.AsyncCommand<Model, Real>;
const command = (name: string, act: (model: Model) => Promise<void>): Command => ({
  toString: () => name,
  check: () => true,
  async run(model) {
    await act(model);
    await app.runJobs();
    expect(await ordered()).toEqual(model.orders);
    for (const [law, broken] of Object.entries(LAWS)) expect(await rows(broken), law).toEqual([]);
    expect(await rows(invariants)).toEqual([]);
  },
});

const save = (which: number, week: 0 | 1, meals: readonly (number | null | undefined)[]) =>
  command(`child ${which} wants ${meals} in week ${week}`, async (model) => {
    const child = children[which % children.length] as Child;
    const monday = MONDAYS[week];
    const client = weekClient(parents.get(child.family) as Caller, child.family, monday);
    await client.read();
    const entries = meals.flatMap((entreeId, day) =>
      entreeId === undefined
        ? []
        : {
            date: addDays(monday as PlainDate, day),
            entreeId,
            optionIds: entreeId === items.pizza ? [TINY.options.oneSlice] : [],
          },
    );
    const answer = await client.put({ [child.id]: entries });
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
    for (const { date, outcome } of answer.json().data.results) {
      const wanted = entries.find((entry) => entry.date === date)?.entreeId ?? null;
      if (outcome !== 'saved' && outcome !== 'removed') continue;
      expect(isLocked(model, child, date), `${date} is locked`).toBe(false);
      if (outcome === 'removed' || wanted === null) model.orders.delete(at(child.id, date));
      else {
        expect(isClosed(model, child, date), `${date} is closed`).toBe(false);
        expect(isSafeFor(child.id, wanted), `${wanted} is safe`).toBe(true);
        model.orders.set(at(child.id, date), wanted);
      }
      model.waiting.delete(at(child.id, date));
    }
  });

const offer = (menuId: number, itemId: number) =>
  command(`menu ${menuId} gets or keeps ${itemId}`, async () => {
    const { version } = (await staff.send('GET', `/api/menus/${menuId}`)).json().data;
    const body = { version, weight: 3 };
    const answer = await staff.send('PUT', `/api/menus/${menuId}/items/${itemId}`, body);
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  });

const takeOff = (menuId: number, itemId: number, compensate: boolean) =>
  command(
    `menu ${menuId} loses ${itemId}, ${compensate ? 'paid back' : 'if nobody has it'}`,
    async (model) => {
      const because = 'The oven is broken';
      const answer = await staff.send('POST', `/api/menus/${menuId}/delete-item`, {
        item_id: itemId,
        compensate,
        ...(compensate && { because }),
      });
      if (answer.statusCode !== 200) {
        expect([404, 409, 422], answer.body).toContain(answer.statusCode);
        return;
      }
      await app.runJobs();
      const left = await ordered();
      for (const { name, child, date } of those(
        model,
        (one, _date, item) => item === itemId && one.menu === menuId,
      )) {
        // A day that has another menu by now, since something of it was replaced, keeps its meal.
        if (left.has(name)) continue;
        expect(compensate, `${name} was refused`).toBe(true);
        expect(isLocked(model, child, date), `${name} was locked`).toBe(false);
        model.orders.delete(name);
        model.waiting.delete(name);
      }
    },
  );

const replace = (menuId: number, from: number, to: number, first: number, days: number) =>
  command(`menu ${menuId} has ${to} for ${from} from day ${first} for ${days}`, async (model) => {
    const [starts, ends] = [dayOf(first), dayOf(Math.min(first + days, 9))];
    const body = {
      from_item_id: from,
      to_item_id: to,
      starts_on: starts,
      ends_on: ends,
      because: 'The oven is broken',
    };
    const answer = await staff.send('POST', `/api/menus/${menuId}/replace-item`, body, key());
    if (answer.statusCode !== 201) {
      expect([404, 409, 422], answer.body).toContain(answer.statusCode);
      return;
    }
    await app.runJobs();
    const now = await ordered();
    const touched = those(
      model,
      (child, date, item) =>
        item === from && child.menu === menuId && date >= starts && date <= ends,
    );
    for (const { name, child } of touched) {
      if (now.get(name) === to) {
        expect(isSafeFor(child.id, to), `${name} is safe`).toBe(true);
        model.orders.set(name, to);
      } else model.waiting.add(name);
    }
  });

const close = (place: Place, first: number, days: number) =>
  command(`closed for ${JSON.stringify(place)} from day ${first} for ${days}`, async (model) => {
    const [from, to] = [dayOf(first), dayOf(Math.min(first + days, 9))];
    const body = {
      name: 'Snow',
      reason: 'weather_closure',
      starts_on: from,
      ends_on: to,
      targets: place,
    };
    const answer = await staff.send('POST', '/api/v2/blackouts', body, key());
    if (answer.statusCode !== 201) {
      // Days that are over.
      expect(answer.statusCode, answer.body).toBe(422);
      return;
    }
    const { id } = await one('select max(id) as id from blackout_batches');
    model.closures.push({ id: Number(id), place, from, to });
    for (const { name } of those(
      model,
      (child, date) =>
        isOf(place, child) && date >= from && date <= to && !isLocked(model, child, date),
    )) {
      model.orders.delete(name);
      model.waiting.delete(name);
    }
  });

const lift = (which: number) =>
  command(`closure ${which} is lifted`, async (model) => {
    const closure = model.closures[which % Math.max(model.closures.length, 1)];
    if (closure === undefined) return;
    const standing = await rows(
      'select id from blackouts where batch_id = $1 and lifted_at is null order by id',
      [closure.id],
    );
    const blackouts = standing.map((row) => Number(row.id));
    const answer = await staff.send('POST', '/api/v2/blackouts/removals', { blackouts }, key());
    if (answer.statusCode === 201) model.closures.splice(model.closures.indexOf(closure), 1);
    else expect(answer.statusCode, answer.body).toBe(422);
  });

/** Whatever comes by itself is of a child that repeats; whatever goes was that child's. */
async function adopt(model: Model, repeating: ReadonlySet<number>): Promise<void> {
  const now = await ordered();
  for (const [name, item] of now) {
    if (model.orders.get(name) === item) continue;
    expect(repeating.has(Number(name.split('|')[0])), `${name} repeats`).toBe(true);
    // Begun from another meal, it comes again in the place of the one before.
    model.waiting.delete(name);
    model.orders.set(name, item);
  }
  for (const name of [...model.orders.keys()]) {
    if (now.has(name)) continue;
    const mayGo = model.waiting.has(name) || repeating.has(Number(name.split('|')[0]));
    expect(mayGo, `${name} may go`).toBe(true);
    model.orders.delete(name);
    model.waiting.delete(name);
  }
}

const repeat = (which: number, isOn: boolean) =>
  command(`child ${which} repeats: ${isOn}`, async (model) => {
    const child = children[which % children.length] as Child;
    const answer = await (parents.get(child.family) as Caller).send(
      'PUT',
      `/api/lunchers/${child.id}`,
      { areOrdersRepeating: isOn ? 1 : 0, ...(isOn && { mondayOfWeek: MONDAYS[0] }) },
    );
    expect([200, 409, 422], answer.body).toContain(answer.statusCode);
    const before = new Set(model.repeating);
    if (answer.statusCode === 200) model.repeating[isOn ? 'add' : 'delete'](child.id);
    await app.runJobs();
    await adopt(model, new Set([...before, ...model.repeating]));
  });

const later = command('time passes', async (model) => {
  model.hand = Math.min(model.hand + 1, CLOCK.length - 1);
  await passTime(app, CLOCK[model.hand] as string);
  await adopt(model, model.repeating);
});

const meal = fc.option(fc.option(fc.constantFrom(...MEALS), { freq: 8 }), { nil: undefined });
const which = fc.nat(2);
const menu = fc.constantFrom(...MENUS);
const item = fc.constantFrom(...MEALS);
const day = fc.nat(9);
const commands = fc.commands(
  [
    fc
      .tuple(
        which,
        fc.constantFrom(0 as const, 1 as const),
        fc.array(meal, { minLength: 5, maxLength: 5 }),
      )
      .map(([child, week, meals]) => save(child, week, meals)),
    fc
      .tuple(
        which,
        fc.constantFrom(0 as const, 1 as const),
        fc.array(meal, { minLength: 5, maxLength: 5 }),
      )
      .map(([child, week, meals]) => save(child, week, meals)),
    fc.tuple(menu, item).map(([menuId, itemId]) => offer(menuId, itemId)),
    fc.tuple(menu, item, fc.boolean()).map((given) => takeOff(...given)),
    fc
      .tuple(menu, item, item, day, fc.nat(3))
      .filter(([, from, to]) => from !== to)
      .map((given) => replace(...given)),
    fc.tuple(fc.constantFrom(...PLACES), day, fc.nat(2)).map((given) => close(...given)),
    fc.nat(5).map(lift),
    fc.tuple(which, fc.boolean()).map((given) => repeat(...given)),
    fc.constant(later),
  ],
  { maxCommands: 24, size: 'max' },
);

test('nobody is harmed, whatever the team and families do to the offer', async () => {
  expect(children.map(({ id }) => id)).toEqual(Object.values(lunchers));
  await fc.assert(
    fc.asyncProperty(commands, async (given) => {
      await anew(app);
      await app.at(CLOCK[0]);
      await fc.asyncModelRun(
        (): { model: Model; real: Real } => ({
          model: {
            hand: 0,
            orders: new Map(),
            closures: [],
            waiting: new Set(),
            repeating: new Set(),
          },
          real: app,
        }),
        given,
      );
    }),
    { numRuns: 12 },
  );
});
