import { readFile } from 'node:fs/promises';
import { TINY } from '@yay/seeds/tiny';
import { describe, expect, test } from 'vitest';
import { weekClient } from '../../../test/index.ts';
import { bowl, codes, familyWeek, MON, pizza, TUE } from './place-week.fixture.ts';

const { parentA, parentB, support, vendor, admin } = TINY.users;
const { anna, ben, cleo } = TINY.lunchers;
const { items } = TINY;

const family = await familyWeek();

const INVARIANTS = new URL('../../../../../bench/invariants.sql', import.meta.url);

describe('a save of somebody else', () => {
  test('by staff is compared with its answer as a save of that family, and keeps every rule', async () => {
    const staff = weekClient(await family.as(support.id), parentA.id, MON);
    const brokenRules = async () =>
      (await family.app.platform.db.run<{ rule: string }>(await readFile(INVARIANTS, 'utf8'))).rows;
    await staff.save({ [anna]: [pizza(MON)] }, { key: 'a-first-save-of-staff' });
    await staff.save({ [anna]: [pizza(TUE)] }, { key: 'a-second-save-of-staff' });
    expect(await brokenRules()).toEqual([]);
    await family.run(`update orders set status = 'cancelled', cancel_reason = 'parent'
      where luncher_id = ${anna} and date = '${TUE}'`);
    expect((await brokenRules()).map(({ rule }) => rule)).toContain(
      'a week is what its last save answered',
    );
    await family.run(`update orders set status = 'placed', cancel_reason = null
      where luncher_id = ${anna} and date = '${TUE}'`);
  });

  test('of another family’s week is answered like one of an unknown family', async () => {
    const theirs = await weekClient(family.parent, parentB.id, MON).put({ [cleo]: [pizza(MON)] });
    const nobodys = await weekClient(family.parent, 424242, MON).put({ [cleo]: [pizza(MON)] });
    expect(theirs.statusCode).toBe(404);
    expect(theirs.json()).toEqual(nobodys.json());
    const staff = weekClient(await family.as(support.id), 424242, MON);
    expect((await staff.put({})).statusCode).toBe(404);
    expect((await staff.clear([])).statusCode).toBe(404);
  });

  test('with another family’s child is answered like one with an unknown child', async () => {
    const theirs = await family.week.put({ [anna]: [pizza(MON)], [cleo]: [pizza(MON)] });
    const nobodys = await family.week.put({ [anna]: [pizza(MON)], 424242: [pizza(MON)] });
    expect(theirs.statusCode).toBe(422);
    expect(theirs.json()).toEqual(nobodys.json());
    expect(Object.keys(theirs.json().errors)).toEqual(['lunchers.1.id']);
    expect(await family.rows('select 1 from orders')).toEqual([]);
  });

  test('without the permission to order is refused', async () => {
    expect((await weekClient(family.app.nobody, parentA.id, MON).put({})).statusCode).toBe(401);
    const outsider = await family.as(vendor.id);
    expect((await weekClient(outsider, vendor.id, MON).put({})).statusCode).toBe(403);
  });

  test('by staff follows the staff’s hours, has no late fee and is recorded under their name', async () => {
    await family.app.at('2026-11-23T21:30:00Z');
    const staff = weekClient(await family.as(support.id), parentA.id, MON);
    const data = await staff.save({ [anna]: [pizza(TUE)] });
    expect(data.selections[anna]?.[TUE]).toMatchObject({ source: 'staff', late_surcharge: 0 });
    expect(await family.rows('select actor_id, impersonator_id from order_events')).toEqual([
      { actor_id: support.id, impersonator_id: null },
    ]);
    await family.week.read();
    expect(codes(await family.week.save({ [anna]: [{ date: TUE, entreeId: null }] }))).toEqual([
      'closed',
    ]);
    const behind = weekClient(await family.as(parentA.id, support.id), parentA.id, MON);
    await behind.read();
    const removed = await behind.save({ [anna]: [{ date: TUE, entreeId: null }] });
    expect(removed.results[0]?.outcome).toBe('removed');
    expect(await family.rows('select cancel_reason from orders')).toEqual([
      { cancel_reason: 'staff' },
    ]);
    const [event] = await family.rows(
      'select actor_id, impersonator_id from order_events order by id desc',
    );
    expect(event).toEqual({ actor_id: parentA.id, impersonator_id: support.id });
  });

  test('by staff for their own children follows the rules of every family', async () => {
    const own = await family.as(admin.id);
    expect((await weekClient(own, admin.id, MON).put({})).statusCode).toBe(200);
  });
});

describe('two saves of one week', () => {
  test('changes nothing by the second save, which is answered with the week of the first', async () => {
    await family.week.save({ [anna]: [pizza(MON)] });
    const answer = await family.week.put(
      { [anna]: [bowl(MON)], [ben]: [bowl(MON)] },
      { version: 0 },
    );
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'version_conflict',
      message: expect.any(String),
      week: { version: 1, selections: { [anna]: { [MON]: { item_id: items.pizza } } } },
    });
    expect((await family.week.read()).selections).toEqual(answer.json().week.selections);
  });

  test('with the same key give the same answer, whatever the version', async () => {
    const key = 'the-same-key';
    const first = await family.week.put({ [anna]: [pizza(MON)] }, { version: 0, key });
    const again = await family.week.put({ [anna]: [pizza(MON)] }, { version: 0, key });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    expect(await family.rows('select 1 from order_events')).toHaveLength(1);
  });

  test('with the same key and another body refuse the second', async () => {
    const key = 'a-reused-key';
    await family.week.save({ [anna]: [pizza(MON)] }, { key });
    const other = await family.week.put({ [anna]: [bowl(MON)] }, { key });
    expect(other.statusCode).toBe(409);
    expect(other.json().code).toBe('key_reused');
    expect((await family.week.clear([anna], { key })).json().code).toBe('key_reused');
    const later = weekClient(family.parent, parentA.id, '2026-11-30');
    expect((await later.put({ [anna]: [pizza('2026-11-30')] }, { key })).statusCode).toBe(409);
    const stranger = weekClient(await family.as(parentB.id), parentB.id, MON);
    expect((await stranger.put({ [cleo]: [pizza(MON)] }, { key })).statusCode).toBe(200);
  });
});
