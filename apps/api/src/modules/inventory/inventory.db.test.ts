import { randomUUID } from 'node:crypto';
import type { Count, InventoryActGiven, Stock } from '@yay/contract/inventory/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, useTiny } from '../../../test/index.ts';
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts';

const { users, schools, items } = TINY;
const NOW = '2026-11-18T16:00:00.000Z';
// Wednesday, 11:00 in the east.
const { app, as, build, one, rows, run } = await useTiny({ now: NOW });
let office: Caller;
let second: Caller;
let stranger: Caller;
const admin = await as(users.admin.id);
let location: number;
let fridge: number;
let cart: number;

async function keeperOf(school: number): Promise<Caller> {
  const id = await build.person({ roles: ['school'] });
  await run('insert into destination_users (user_id, destination_id) values ($1, $2)', [
    id,
    school,
  ]);
  return as(id);
}
beforeAll(async () => {
  office = await keeperOf(schools.eastern);
  second = await keeperOf(schools.eastern);
  stranger = await keeperOf(schools.central);
});

const at = (path: string) => `/api/v2/inventory/${location}${path}`;
const minutes = (count: number) => new Date(Date.parse(NOW) + count * 60_000).toISOString();

async function stockOf(caller = office, school: number = schools.eastern): Promise<Stock> {
  const answer = await caller.send('GET', `/api/v2/inventory/schools/${school}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}
async function place(name: string, caller = office): Promise<number> {
  const answer = await caller.send('POST', at('/sublocations'), {
    name,
    note: 'Cafeteria',
    count_days: 7,
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.id;
}
async function assign(id: number, given: Record<number, number>, caller = office) {
  const path = at(`/sublocations/${id}/items`);
  const { version } = (await caller.send('GET', path)).json().data;
  const answer = await caller.send('PUT', path, {
    version,
    items: Object.entries(given).map(([item, par]) => ({
      item_id: Number(item),
      par_level: par,
      unit: '',
      pack: null,
    })),
  });
  expect(answer.statusCode, answer.body).toBe(200);
}
const send = (acts: readonly InventoryActGiven[], caller = office, sentAt = NOW) =>
  caller.send('POST', at('/acts'), { sent_at: sentAt, acts });
async function took(acts: readonly InventoryActGiven[], caller = office, sentAt = NOW) {
  const answer = await send(acts, caller, sentAt);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}
const moved = (
  kind: 'receipt' | 'hand_out',
  quantity: number,
  more: { item_id?: number; at?: string; sublocation_id?: number } = {},
): Extract<InventoryActGiven, { kind: 'receipt' | 'hand_out' }> => ({
  id: randomUUID(),
  kind,
  sublocation_id: fridge,
  item_id: items.apple,
  at: NOW,
  quantity,
  ...more,
});
const counted = (
  numbers: Record<number, number>,
  when = NOW,
  sublocation = fridge,
): Extract<InventoryActGiven, { kind: 'count' }> => ({
  id: randomUUID(),
  kind: 'count',
  sublocation_id: sublocation,
  started_at: when,
  at: when,
  lines: Object.entries(numbers).map(([item, number]) => ({
    item_id: Number(item),
    counted: number,
    at: when,
  })),
});
const onHand = async (item: number, caller = office): Promise<number | undefined> =>
  (await stockOf(caller)).items.find(({ id }) => id === item)?.on_hand;
const readCount = async (number: number, caller = office): Promise<Count> =>
  (await caller.send('GET', at(`/counts/${number}`))).json().data;

beforeEach(async () => {
  await run('alter table inventory_movements disable trigger user');
  await run('alter table inventory_acts disable trigger user');
  for (const table of ['movements', 'count_items', 'counts', 'acts', 'assignments', 'sublocations'])
    await run(`delete from inventory_${table}`);
  await run('alter table inventory_movements enable trigger user');
  await run('alter table inventory_acts enable trigger user');
  location = (await stockOf()).location.id;
  fridge = await place('Fridge 1');
  cart = await place('Cart');
  await assign(fridge, { [items.apple]: 20, [items.bowl]: 10 });
  await assign(cart, { [items.apple]: 5 });
});

describe('places', () => {
  test('are named once, changed, and taken out of use when they are empty', async () => {
    const twice = await office.send('POST', at('/sublocations'), {
      name: 'fridge 1',
      note: '',
      count_days: null,
    });
    expect(twice.statusCode).toBe(422);
    expect(twice.json().errors).toHaveProperty('name');
    const changed = await office.send('PUT', at(`/sublocations/${cart}`), {
      name: 'Trolley',
      note: 'Hall B',
      count_days: null,
    });
    expect(changed.json().data).toMatchObject({
      name: 'Trolley',
      note: 'Hall B',
      location_id: schools.eastern,
      inventory_location_id: location,
    });
    await took([moved('receipt', 3, { sublocation_id: cart })]);
    const full = await office.send('DELETE', at(`/sublocations/${cart}`));
    expect([full.statusCode, full.json().code]).toEqual([409, 'place_not_empty']);
    await took([counted({ [items.apple]: 0 }, NOW, cart)]);
    expect((await office.send('DELETE', at(`/sublocations/${cart}`))).statusCode).toBe(204);
    expect((await stockOf()).sublocations.map(({ name }) => name)).toEqual(['Fridge 1']);
    expect(
      await rows(`select action from activity_log where action like 'inventory.place%'`),
    ).toEqual(expect.arrayContaining([{ action: 'inventory.place_removed' }]));
  });

  test('keep an item out of which nothing is left, and refuse a list that is not the one read', async () => {
    await took([moved('receipt', 3)]);
    const path = at(`/sublocations/${fridge}/items`);
    const { version } = (await office.send('GET', path)).json().data;
    const without = await office.send('PUT', path, { version, items: [] });
    expect(without.statusCode).toBe(422);
    expect(without.json().errors).toHaveProperty('items');
    const old = await office.send('PUT', path, { version: '0'.repeat(32), items: [] });
    expect([old.statusCode, old.json().code]).toEqual([409, 'version_conflict']);
  });

  test.each([
    ['GET', () => `/api/v2/inventory/schools/${schools.eastern}`, undefined],
    ['GET', () => at(''), undefined],
    ['POST', () => at('/sublocations'), { name: 'Mine', note: '', count_days: null }],
    ['PUT', () => at(`/sublocations/${fridge}`), { name: 'Mine', note: '', count_days: null }],
    ['DELETE', () => at(`/sublocations/${fridge}`), undefined],
    ['GET', () => at(`/sublocations/${fridge}/items`), undefined],
    ['PUT', () => at(`/sublocations/${fridge}/items`), { version: '0'.repeat(32), items: [] }],
    ['GET', () => at('/items'), undefined],
    ['POST', () => at('/acts'), { sent_at: NOW, acts: [counted({ 1: 1 }, NOW, 1)] }],
    ['GET', () => at('/movements'), undefined],
    ['GET', () => at('/counts'), undefined],
    ['GET', () => at('/counts/1'), undefined],
    ['POST', () => at('/counts/1/settlement'), { holds: [] }],
    ['POST', () => at('/counts/1/review'), { verdict: 'reviewed', reasons: [] }],
    ['GET', () => at('/reorder?format=csv'), undefined],
  ] as const)('of another school are none for %s %s', async (method, path, body) => {
    const answer = await stranger.send(method, path(), body);
    expect(answer.statusCode, answer.body).toBe(404);
    const none = await stranger.send(
      method,
      path()
        .replace(`/${location}`, '/99999')
        .replace(/schools\/\d+/, 'schools/99999'),
      body,
    );
    expect(answer.body).toBe(none.body);
  });
});

describe('acts', () => {
  test('count once however often they are sent', async () => {
    const act = moved('receipt', 12);
    await took([act, act]);
    expect((await took([act]))[0]).toMatchObject({ outcome: 'counted' });
    await Promise.all([took([act]), took([act], second)]);
    expect(await onHand(items.apple)).toBe(12);
  });

  test('take out no more than there is, and nothing that is not kept', async () => {
    const results = await took([
      moved('receipt', 5),
      moved('hand_out', 6),
      moved('hand_out', 5),
      moved('receipt', 1, { item_id: items.peanutNoodles }),
      moved('receipt', 1, { sublocation_id: 99_999 }),
    ]);
    expect(results.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([
      null,
      'more_than_there',
      null,
      'not_kept',
      'place_gone',
    ]);
    expect(await onHand(items.apple)).toBe(0);
  });

  test('of waste that was heard of after a count of nothing hold, and leave the count as it is', async () => {
    await took([moved('receipt', 5, { at: minutes(-60) })]);
    await took([counted({ [items.apple]: 0 })]);
    const waste = (quantity: number): InventoryActGiven => ({
      ...moved('receipt', quantity, { at: minutes(-30) }),
      kind: 'waste',
      reason: 'expired',
    });
    const results = await took([waste(5), waste(1)]);
    expect(results.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([
      null,
      'more_than_there',
    ]);
    expect(await onHand(items.apple)).toBe(0);
    expect((await took([moved('hand_out', 1)]))[0].refusal).toBe('more_than_there');
  });

  test('move between places, and never to a school of somebody else', async () => {
    await took([moved('receipt', 10)]);
    const transfer = (to: number, quantity: number): InventoryActGiven => ({
      ...moved('receipt', quantity),
      kind: 'transfer',
      to_sublocation_id: to,
    });
    const home = location;
    location = (await stockOf(stranger, schools.central)).location.id;
    const theirs = await place('Their fridge', stranger);
    await assign(theirs, { [items.apple]: 5 }, stranger);
    location = home;
    const [kept, same, foreign] = await took([
      transfer(cart, 4),
      transfer(fridge, 1),
      transfer(theirs, 1),
    ]);
    expect([kept.refusal, same.refusal, foreign.refusal]).toEqual([
      null,
      'same_place',
      'place_gone',
    ]);
    const [apple] = (await stockOf()).items.filter(({ id }) => id === items.apple);
    expect(apple?.held.map((held) => [held.sublocation_id, held.on_hand])).toEqual([
      [fridge, 6],
      [cart, 4],
    ]);
    // The team sees both schools.
    expect((await took([transfer(theirs, 2)], admin))[0].refusal).toBeNull();
    expect((await stockOf(stranger, schools.central)).items[0]?.on_hand).toBe(2);
    const page = (await office.send('GET', at('/movements'))).json();
    expect(page.data[0]).toMatchObject({ kind: 'transfer_out', quantity: -2 });
    expect(page.data[0].other).toContain('Their fridge');
  });

  test.each([
    ['a negative number', { quantity: -1 }],
    ['half a piece', { quantity: 1.5 }],
    ['a barcode typed as a number', { quantity: 4_006_381_333 }],
    ['nothing', { quantity: 0 }],
    ['an unknown field', { price: 1 }],
    ['a time of another age', { at: '0001-01-01T00:00:00Z' }],
  ])('refuse %s', async (_, wrong) => {
    const answer = await send([{ ...moved('receipt', 1), ...wrong } as never]);
    expect(answer.statusCode, answer.body).toBe(422);
  });

  test('of a phone whose clock is a day ahead are placed when they were done', async () => {
    const ahead = minutes(1_440);
    await took([counted({ [items.apple]: 7, [items.bowl]: 0 }, minutes(1_380))], office, ahead);
    const [row] = (await stockOf()).counts;
    expect(Date.parse(row?.at ?? '') - Date.parse(minutes(-60))).toBeLessThan(30_000);
  });
});

describe('a count', () => {
  test('that is as expected needs nobody', async () => {
    await took([moved('receipt', 5, { at: minutes(-30) })]);
    const [result] = await took([counted({ [items.apple]: 5, [items.bowl]: 0 })]);
    expect(result.count.state).toBe('as_expected');
    expect((await stockOf()).waiting).toBe(0);
  });

  test('that differs is the new number and waits for a second person with a reason', async () => {
    await run('update items set price_to_vendor_cents = 300 where id = $1', [items.apple]);
    await took([moved('receipt', 10, { at: minutes(-30) })]);
    const [result] = await took([counted({ [items.apple]: 7, [items.bowl]: 1 })]);
    expect(result.count.state).toBe('to_review');
    expect(await onHand(items.apple)).toBe(7);
    const { number } = result.count;
    const path = at(`/counts/${number}/review`);
    const own = await office.send('POST', path, { verdict: 'reviewed', reasons: [] });
    expect([own.statusCode, own.json().code]).toEqual([403, 'count_of_your_own']);
    const silent = await second.send('POST', path, { verdict: 'reviewed', reasons: [] });
    expect(silent.statusCode).toBe(422);
    expect(Object.keys(silent.json().errors)).toEqual([`reasons.${items.apple}`]);
    const given = {
      verdict: 'reviewed',
      reasons: [{ item_id: items.apple, reason: 'spoiled' }],
      note: 'Fridge was off',
    };
    const [first, other] = await Promise.all([
      second.send('POST', path, given),
      admin.send('POST', path, given),
    ]);
    expect([first.statusCode, other.statusCode].toSorted()).toEqual([200, 409]);
    expect(await readCount(number)).toMatchObject({ state: 'reviewed', note: 'Fridge was off' });
    expect((await stockOf()).waiting).toBe(0);
  });

  test('may be asked for again, and is due then', async () => {
    const [result] = await took([counted({ [items.apple]: 3, [items.bowl]: 0 })]);
    const answer = await second.send('POST', at(`/counts/${result.count.number}/review`), {
      verdict: 'recount',
      reasons: [],
    });
    expect(answer.json().data.state).toBe('recount');
    expect((await stockOf()).sublocations[0]).toMatchObject({ is_due: true });
  });

  test('of two people at once keeps both numbers until somebody settles', async () => {
    await took([moved('receipt', 24, { at: minutes(-60) })]);
    const [mine] = await took([counted({ [items.apple]: 24, [items.bowl]: 0 }, minutes(-4))]);
    const [theirs] = await took(
      [counted({ [items.apple]: 22, [items.bowl]: 0 }, minutes(-2))],
      second,
    );
    expect([mine.count.state, theirs.count.state]).toEqual(['as_expected', 'to_settle']);
    expect(await onHand(items.apple)).toBe(24);
    const { number } = theirs.count;
    const early = await office.send('POST', at(`/counts/${number}/review`), {
      verdict: 'reviewed',
      reasons: [],
    });
    expect(early.json().code).toBe('count_to_settle');
    const path = at(`/counts/${number}/settlement`);
    const silent = await second.send('POST', path, { holds: [] });
    expect(Object.keys(silent.json().errors)).toEqual([`holds.${items.apple}`]);
    const settled = await second.send('POST', path, {
      holds: [{ item_id: items.apple, holds: 'this' }],
    });
    expect(settled.json().data).toMatchObject({ state: 'to_review' });
    expect(await onHand(items.apple)).toBe(22);
    const again = await second.send('POST', path, {
      holds: [{ item_id: items.apple, holds: 'other' }],
    });
    expect([again.statusCode, again.json().code]).toEqual([409, 'count_not_waiting']);
  });

  test('whose other number holds changes nothing', async () => {
    await took([moved('receipt', 24, { at: minutes(-60) })]);
    await took([counted({ [items.apple]: 24, [items.bowl]: 0 }, minutes(-4))]);
    const [theirs] = await took([counted({ [items.apple]: 20 }, minutes(-2))], second);
    const answer = await office.send('POST', at(`/counts/${theirs.count.number}/settlement`), {
      holds: [{ item_id: items.apple, holds: 'other' }],
    });
    expect(answer.json().data.state).toBe('as_expected');
    expect(await onHand(items.apple)).toBe(24);
  });

  test('stands though what happened before it is heard of later', async () => {
    await took([moved('receipt', 10, { at: minutes(-60) })]);
    await took([counted({ [items.apple]: 8, [items.bowl]: 0 }, minutes(-10))]);
    await took([moved('hand_out', 2, { at: minutes(-20) })], second);
    expect(await onHand(items.apple)).toBe(8);
    await took([moved('hand_out', 3, { at: minutes(-5) })]);
    expect(await onHand(items.apple)).toBe(5);
  });
});

test.each<[number, number, number, number]>([
  [-1, -3, 0, 0],
  [0.5, 2.5, 2.5, 1.5],
  [100_000, 100_000, 1001, 61],
])(
  'par %d, %d moved, a pack of %d or every %d days is refused with what fits',
  async (...given) => {
    const [par, moves, pack, days] = given;
    const kept = await office.send('GET', at(`/sublocations/${fridge}/items`));
    const answers = [
      await office.send('PUT', at(`/sublocations/${fridge}/items`), {
        version: kept.json().data.version,
        items: [{ item_id: items.apple, par_level: par, unit: '', pack }],
      }),
      await send([moved('receipt', moves)]),
      await office.send('POST', at('/sublocations'), { name: 'Bin', note: '', count_days: days }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
    expect(Object.assign({}, ...answers.map((one) => one.json().errors))).toEqual({
      'items.0.par_level': ['Enter a whole number from 0 to 99,999.'],
      'items.0.pack': ['Enter a whole number from 2 to 1,000.'],
      'acts.0.quantity': ['Enter a whole number from 1 to 99,999.'],
      count_days: ['Enter a whole number from 1 to 60.'],
    });
  },
);

test('items below par are listed to be ordered, as CSV and PDF, safely for a spreadsheet', async () => {
  await run('update items set name = $2 where id = $1', [items.bowl, '=1+1 bowl']);
  await took([moved('receipt', 18)]);
  const csv = await office.send('GET', at('/reorder?format=csv'));
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(csv.body).toContain("'=1+1 bowl,0,10,10");
  expect(csv.body).toContain(',18,25,7');
  const pdf = await office.send('GET', at('/reorder?format=pdf'));
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  await run('update items set name = $2 where id = $1', [items.bowl, 'Bowl']);
});

test('the reorder list on paper has every code and unit whole, however long they are', async () => {
  const code = '0400638000036-0400638000036-ABCD';
  const unit = 'tray of twelve cups';
  await run(`insert into item_codes (item_id, code, kind) values ($1, $2, 'barcode')`, [
    items.bowl,
    code,
  ]);
  await run('update inventory_assignments set unit = $2 where item_id = $1', [items.bowl, unit]);
  const pdf = await office.send('GET', at('/reorder?format=pdf'));
  const texts = readPdf(pdf.rawPayload).flatMap((page) => page.texts);
  const under = (title: string) => {
    const head = texts.find(({ text }) => text === title);
    return texts.filter(({ x, y }) => x === head?.x && y > head.y).map(({ text }) => text);
  };
  expect(under('Code').join('')).toContain(code);
  expect(under('Unit').join(' ')).toContain(unit);
  await run('delete from item_codes where code = $1', [code]);
});

test('a grab-and-go menu leaves out items that the school counts and has run out of', async () => {
  const menu = await build.menu({
    name: 'Fridge',
    kind: 'grab_and_go',
    itemIds: [items.bowl, items.peanutNoodles, items.apple],
  });
  await run(
    `insert into go_menus (destination_id, menu_id, starts_on) values ($1, $2, '2026-11-01')`,
    [schools.eastern, menu],
  );
  await took([moved('receipt', 1)]);
  const parent = await as(users.parentA.id);
  const offered = async () =>
    (await parent.send('GET', '/api/v2/go-lunches?mondayOfWeek=2026-11-23'))
      .json()
      .data[0].items.map(({ id }: { id: number }) => id);
  expect((await offered()).toSorted()).toEqual([items.apple, items.peanutNoodles].toSorted());
  await took([moved('hand_out', 1)]);
  expect(await offered()).toEqual([items.peanutNoodles]);
});

test('QR codes are made for the items of a grab-and-go menu that have none, once', async () => {
  const menu = await build.menu({
    name: 'Fridge',
    kind: 'grab_and_go',
    itemIds: [items.bowl, items.apple],
  });
  const path = `/api/v2/inventory/menus/${menu}`;
  const barcode = (id: number, code: string) =>
    admin.send('POST', `/api/v2/inventory/items/${id}/codes`, { code });
  expect((await barcode(items.apple, '4006381333931')).statusCode).toBe(200);
  expect((await barcode(items.bowl, '4006381333931')).json().errors).toHaveProperty('code');
  expect((await barcode(items.bowl, 'a b')).statusCode).toBe(422);
  const begun = await admin.send('POST', `${path}/qr-codes`);
  expect(begun.json()).toEqual({ data: { missing: 1 } });
  await app.runJobs();
  expect((await admin.send('POST', `${path}/qr-codes`)).json()).toEqual({ data: { missing: 0 } });
  const codes = (await admin.send('GET', `${path}/codes`)).json().data.items;
  expect(
    codes.map((item: { codes: { kind: string }[] }) => item.codes.map(({ kind }) => kind)),
  ).toEqual(expect.arrayContaining([['barcode'], ['qr']]));
  expect((await admin.send('GET', `${path}/qr-codes`)).rawPayload.subarray(0, 5).toString()).toBe(
    '%PDF-',
  );
  const other = await build.menu({ name: 'Lunch', itemIds: [items.bowl] });
  const refused = await admin.send('POST', `/api/v2/inventory/menus/${other}/qr-codes`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'not_grab_and_go']);
});

describe('the team', () => {
  test('sees every place, low stock, and counts that wait', async () => {
    await took([moved('receipt', 20)]);
    const all = (await admin.send('GET', '/api/admin/inventory/assignments')).json();
    expect(all).toMatchObject({ total: 3, low: 2 });
    const low = (
      await admin.send('GET', '/api/admin/inventory/assignments?low=1&search=cart')
    ).json();
    expect(low.data).toMatchObject([{ sublocation: { name: 'Cart' }, is_low: true }]);
    await took([counted({ [items.apple]: 19, [items.bowl]: 0 })]);
    const counts = (await admin.send('GET', '/api/admin/inventory/counts?state=to_review')).json();
    expect(counts).toMatchObject({
      total: 1,
      to_review: 1,
      data: [{ location: { id: location } }],
    });
    expect((await office.send('GET', '/api/admin/inventory/counts')).statusCode).toBe(403);
  });

  test('keeps warehouses that schools do not see', async () => {
    const market = (
      await one('select market_id from destinations where id = $1', [schools.eastern])
    ).market_id;
    const make = (name: string) =>
      admin.send('POST', '/api/admin/inventory/warehouses', { market_id: market, name });
    const made = await make('Cold store');
    expect(made.statusCode, made.body).toBe(201);
    expect((await make('cold STORE')).json().errors).toHaveProperty('name');
    const { id } = made.json().data;
    expect((await admin.send('GET', `/api/v2/inventory/${id}`)).json().data.location).toMatchObject(
      {
        kind: 'warehouse',
        name: 'Cold store',
      },
    );
    expect((await office.send('GET', `/api/v2/inventory/${id}`)).statusCode).toBe(404);
    const renamed = await admin.send('PUT', `/api/admin/inventory/warehouses/${id}`, {
      name: 'Hall',
    });
    expect(renamed.statusCode).toBe(204);
    const school = await admin.send('PUT', `/api/admin/inventory/warehouses/${location}`, {
      name: 'Hall',
    });
    expect(school.statusCode).toBe(404);
  });
});

test('10,000 acts that waited on a phone arrive in pieces and once, though pieces are sent again', async () => {
  const acts: InventoryActGiven[] = [];
  for (let at = 0; at < 5_000; at += 1) acts.push(moved('receipt', 2), moved('hand_out', 1));
  for (let at = 0; at < acts.length; at += 100) {
    const piece = acts.slice(at, at + 100);
    const results = await took(piece);
    expect(results.every(({ outcome }: { outcome: string }) => outcome === 'counted')).toBe(true);
    if (at % 2_000 === 0) await took(piece);
  }
  expect(await onHand(items.apple)).toBe(5_000);
  expect((await send(acts.slice(0, 101))).statusCode).toBe(422);
}, 120_000);
