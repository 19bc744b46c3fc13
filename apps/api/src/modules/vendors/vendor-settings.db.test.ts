import type { VendorRecord } from '@yay/contract/vendors/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetOrders, lockWaits, useTiny, weekClient } from '../../../test/index.ts';
import { LOCKS } from '../../platform/db/index.ts';

const { users, vendors, lunchers, items } = TINY;
const MON = '2026-11-23';
const TUE = '2026-11-24';

const { app, as, build, db, rows, run } = await useTiny();
const ada = await as(users.admin.id);
const bob = await as(users.parentB.id);
beforeEach(async () => {
  await forgetOrders(db);
  await run('update vendors set suspended_on = null');
});

let made = 0;
const body = (more: object = {}) => {
  made += 1;
  return { display_name: `Kitchen ${made}`, vendor_code: `K-${made}`, ...more };
};
async function create(more: object = {}): Promise<VendorRecord> {
  const answer = await ada.send('POST', '/api/vendors', body(more));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}
const read = async (id: number): Promise<VendorRecord> =>
  (await ada.send('GET', `/api/vendors/${id}`)).json().data;
const put = ({ id, suspended_on: _, ...vendor }: VendorRecord, changes: object, caller = ada) =>
  caller.send('PUT', `/api/vendors/${id}`, { ...vendor, ...changes });
const act = (id: number, what: 'suspend' | 'unsuspend', caller = ada) =>
  caller.send('POST', `/api/vendor/${id}/${what}`);
const check = async (id: number) =>
  (await ada.send('GET', `/api/vendor/${id}/suspend/check`)).json().data;
const deeds = async () =>
  (
    await rows<{ action: string }>(
      `select action from activity_log where subject_type = 'vendor' order by id desc limit 2`,
    )
  ).map(({ action }) => action);

describe('a vendor', () => {
  test('is opened with its settings, and shortens its name itself', async () => {
    const created = await create({
      display_name: ' Luigi’s Trattoria and Catering of Richmond ',
      vendor_code: 'lui-1',
      contacts: [{ email: ' Luigi@Kitchen.test ' }, { email: 'mara@kitchen.test' }],
      is_high_volume: true,
    });
    expect(created).toMatchObject({
      display_name: 'Luigi’s Trattoria and Catering of Richmond',
      vendor_code: 'LUI-1',
      short_name: 'Luigi’s Trattoria and Catering',
      contacts: [{ email: 'luigi@kitchen.test' }, { email: 'mara@kitchen.test' }],
      is_high_volume: true,
      suspended_on: null,
      version: 1,
    });
    expect(await deeds()).toEqual(['vendor.created']);
  });

  test('has a code of its own, also when two are opened at once', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => ada.send('POST', '/api/vendors', body({ vendor_code: 'same' }))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
    const refused = answers.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json().errors).toEqual({ vendor_code: ['This is already in use.'] });
    const other = await create();
    expect((await put(other, { vendor_code: 'SAME' })).json().errors).toEqual({
      vendor_code: ['This is already in use.'],
    });
  });

  test.each([
    [{ display_name: '' }, 'display_name'],
    [{ display_name: 'x'.repeat(81) }, 'display_name'],
    [{ vendor_code: 'a b' }, 'vendor_code'],
    [{ vendor_code: 'x'.repeat(21) }, 'vendor_code'],
    [{ short_name: 'x'.repeat(31) }, 'short_name'],
    [{ contacts: [{ email: 'nobody' }] }, 'contacts.0.email'],
    [{ contacts: [{ email: 'a@b.test' }, { email: 'A@B.test' }] }, 'contacts.1.email'],
    [{ contacts: Array.from({ length: 21 }, (_, i) => ({ email: `${i}@b.test` })) }, 'contacts'],
    [{ branch_name: 'a\u0000b' }, 'branch_name'],
  ])('is not opened with %j', async (wrong, field) => {
    const answer = await ada.send('POST', '/api/vendors', body(wrong));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test('is changed by two people: the second sees how it is now', async () => {
    const seen = await create();
    expect((await put(seen, { branch_name: 'North' })).statusCode).toBe(200);
    const second = await put(seen, { branch_name: 'South' });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'version_conflict',
      vendor: { branch_name: 'North', version: 2 },
    });
    expect((await read(seen.id)).branch_name).toBe('North');
  });
});

describe('suspended', () => {
  const orderOf = { luncherId: lunchers.cleo, date: MON };

  test('is a vendor of which nothing is ordered ahead; then nothing of it can be', async () => {
    const [north] = await rows<{ vendor_id: number }>('select vendor_id from items where id = $1', [
      items.bowl,
    ]);
    expect(north?.vendor_id).toBe(vendors.north);
    expect(await check(vendors.north)).toMatchObject({ can_suspend: true });
    const suspended = await act(vendors.north, 'suspend');
    expect(suspended.json().data.suspended_on).not.toBeNull();
    expect((await act(vendors.north, 'suspend')).statusCode).toBe(200);

    const week = weekClient(bob, users.parentB.id, MON);
    await week.read();
    const meal = { [lunchers.cleo]: [{ date: MON, entreeId: items.bowl }] };
    const { results } = await week.save(meal);
    expect(results[0]).toMatchObject({ code: 'not_on_menu' });

    expect((await act(vendors.north, 'unsuspend')).json().data.suspended_on).toBeNull();
    expect((await week.save(meal)).results[0]?.code ?? null).toBeNull();
    expect(await deeds()).toEqual(['vendor.unsuspended', 'vendor.suspended']);
  });

  test('is refused while a meal or an extra of it is scheduled', async () => {
    await build.order(orderOf);
    const refused = await act(vendors.north, 'suspend');
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'vendor_has_meals',
      message: 'The vendor could not be suspended because it has meals scheduled.',
      ahead: { orders: 1, families: 1, last_on: MON },
    });
    expect(await check(vendors.north)).toEqual({
      can_suspend: false,
      ahead: { orders: 1, families: 1, last_on: MON },
    });
    expect((await read(vendors.north)).suspended_on).toBeNull();

    const [extra] = await rows<{ vendor_id: number }>(
      'update items set vendor_id = $2 where id = $1 returning vendor_id',
      [items.apple, vendors.south],
    );
    expect((await act(vendors.south, 'suspend')).statusCode).toBe(200);
    await act(vendors.south, 'unsuspend');
    await build.order({ ...orderOf, date: TUE, extraIds: [items.apple] });
    expect((await act(extra?.vendor_id ?? 0, 'suspend')).statusCode).toBe(400);
  });

  test('a served or cancelled order does not stand in the way', async () => {
    await build.order({ ...orderOf, date: '2026-11-17', status: 'served' });
    const gone = await build.order(orderOf);
    await run(`update orders set status = 'cancelled', cancel_reason = 'parent' where id = $1`, [
      gone,
    ]);
    expect((await act(vendors.north, 'suspend')).statusCode).toBe(200);
  });

  test('a save at that very moment is found, or is refused: never neither, never both', async () => {
    const seen = new Set<string>();
    for (let turn = 0; turn < 12; turn += 1) {
      await forgetOrders(db);
      await run('update vendors set suspended_on = null');
      const week = weekClient(bob, users.parentB.id, MON);
      await week.read();
      const meal = { [lunchers.cleo]: [{ date: MON, entreeId: items.bowl }] };
      const save = () => week.save(meal);
      const suspend = () => act(vendors.north, 'suspend');
      // The first request has the better start, so turn by turn it is the other one.
      const [saved, suspended] =
        turn % 2 === 0
          ? await Promise.all([save(), suspend()])
          : await Promise.all([suspend(), save()]).then(([second, first]) => [first, second]);
      const ordered = (saved as Awaited<ReturnType<typeof save>>).results[0]?.code == null;
      const stopped = (suspended as Awaited<ReturnType<typeof suspend>>).statusCode === 200;
      expect(ordered, `turn ${turn}`).toBe(!stopped);
      seen.add(ordered ? 'ordered' : 'stopped');
      const [count] = await rows<{ orders: number }>(
        `select count(*)::int as orders from orders where status = 'placed'`,
      );
      expect(count?.orders).toBe(ordered ? 1 : 0);
    }
    expect(seen.size).toBeGreaterThan(0);
  });

  test('a day that gets its menu at that very moment is no way around it', async () => {
    const LATER = '2027-02-01';
    const menuId = await build.menu({ lastDay: LATER, itemIds: [items.bowl] });
    const plan = {
      kind: 'assign',
      menu_id: menuId,
      dates: [LATER],
      destination_ids: [TINY.schools.eastern],
      groups: ['Lower', 'Upper'],
    };
    const client = await db.pool.connect();
    let isScheduled = false;
    try {
      // Somebody decides about Monday: the suspension has looked which days there are, and waits.
      await client.query('begin');
      await client.query(`select ${LOCKS.days.shared(['$1', '$2::date'])}`, [
        TINY.markets.eastern,
        MON,
      ]);
      const suspending = act(vendors.north, 'suspend');
      await expect.poll(() => lockWaits(rows)).toBe(1);
      const scheduling = ada.send('POST', '/api/menu-schedules', { plan }).then((answer) => {
        isScheduled = true;
        return answer;
      });
      await expect.poll(async () => isScheduled || (await lockWaits(rows)) === 2).toBe(true);
      // A day that it has not seen could be ordered, and be decided about when it counts.
      expect(isScheduled).toBe(false);
      await client.query('commit');
      expect((await suspending).statusCode).toBe(200);
      expect((await scheduling).statusCode).toBe(200);
    } finally {
      await client.query('rollback');
      client.release();
    }
    const week = weekClient(bob, users.parentB.id, LATER);
    await week.read();
    const { results } = await week.save({
      [lunchers.cleo]: [{ date: LATER, entreeId: items.bowl }],
    });
    // Nothing else is on that menu.
    expect(results[0]).toMatchObject({ code: 'no_menu' });
  });
});

describe('from outside', () => {
  test.each([
    ['POST', '/api/vendors'],
    ['PUT', '/api/vendors/1'],
    ['GET', '/api/vendor/1/suspend/check'],
    ['POST', '/api/vendor/1/suspend'],
    ['POST', '/api/vendor/1/unsuspend'],
  ] as const)('%s %s is for those who look after vendors', async (method, url) => {
    const own = await as(users.vendor.id);
    const support = await as(await build.person({ roles: ['customer_support'] }));
    const answers = await Promise.all(
      [own, bob, support, app.nobody].map((caller) => caller.send(method, url, body())),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 401]);
  });

  test('one that is not there is not there', async () => {
    const gone = { ...(await create()), id: 4711 };
    expect((await put(gone, {})).statusCode).toBe(404);
    for (const what of ['suspend', 'unsuspend'] as const) {
      expect((await act(gone.id, what)).statusCode).toBe(404);
    }
  });
});
