import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ActResult, HandOutActGiven, HandOutDay } from '@yay/contract/handouts/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';

const NOW = '2026-11-18T17:00:00.000Z';
const { items, schools } = TINY;

// A Wednesday, noon in the east.
const { app, as, build, one, rows, run } = await useTiny({ now: NOW });
const TODAY = '2026-11-18';
const minutes = (count: number) => new Date(Date.parse(NOW) + count * 60_000).toISOString();

let location: number;
let fridge: number;
let cart: number;

beforeEach(async () => {
  await app.at(NOW);
  location = (
    await one<{ id: number }>('select id from inventory_locations where destination_id = $1', [
      schools.eastern,
    ])
  ).id;
  [fridge, cart] = [await place('Fridge'), await place('Cart')];
});

/** Adds a place that keeps the bowl; those of earlier tests are out of use. */
async function place(name: string): Promise<number> {
  await run(
    `update inventory_sublocations set archived_at = app_now() where inventory_location_id = $1
       and name = $2 and archived_at is null`,
    [location, name],
  );
  const { id } = await one<{ id: number }>(
    'insert into inventory_sublocations (inventory_location_id, name) values ($1, $2) returning id',
    [location, name],
  );
  await run(
    'insert into inventory_assignments (sublocation_id, item_id, par_level) values ($1, $2, 5)',
    [id, items.bowl],
  );
  return id;
}
const fill = (sublocation: number, quantity: number) =>
  run(
    `insert into inventory_movements (inventory_location_id, sublocation_id, item_id, kind, quantity,
       unit_cost_cents, at) values ($1, $2, $3, 'receipt', $4, 100, '2026-11-18T11:00:00Z')`,
    [location, sublocation, items.bowl, quantity],
  );
const onHand = async (sublocation: number): Promise<number> =>
  (
    await one<{ on_hand: number }>(
      'select on_hand from inventory_on_hand where sublocation_id = $1 and item_id = $2',
      [sublocation, items.bowl],
    )
  ).on_hand;
const linesOf = (sublocation: number) =>
  rows<{ kind: string; quantity: number }>(
    `select kind, quantity from inventory_movements where sublocation_id = $1 and kind <> 'receipt'
     order by id`,
    [sublocation],
  );

async function tablet() {
  const token = randomBytes(32).toString('base64url');
  await run('insert into kiosks (destination_id, name, token_hash) values ($1, $2, $3)', [
    schools.eastern,
    `Tablet ${token.slice(0, 4)}`,
    createHash('sha256').update(token).digest(),
  ]);
  const headers = { authorization: `Bearer ${token}` };
  return {
    day: async (): Promise<HandOutDay> =>
      (await app.server.inject({ url: '/api/kiosk/day', headers })).json().data,
    async send(acts: readonly HandOutActGiven[], sentAt = NOW): Promise<(string | null)[]> {
      const answer = await app.server.inject({
        method: 'POST',
        url: '/api/kiosk/acts',
        headers,
        payload: { sent_at: sentAt, acts },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data.map(({ refusal, outcome }: ActResult) => refusal ?? outcome);
    },
  };
}
/** Orders a bowl of the fridge for a child of the eastern school. */
async function goBag(itemId: number = items.bowl): Promise<number> {
  const { luncherId } = await build.family();
  return build.order({ luncherId, date: TODAY, status: 'locked', kind: 'grab_and_go', itemId });
}
const handed = (orderId: number, at = NOW): HandOutActGiven => ({
  id: randomUUID(),
  order_id: orderId,
  kind: 'handed_over',
  device_at: at,
});
const undo = ({ id, order_id }: HandOutActGiven): HandOutActGiven => ({
  id: randomUUID(),
  order_id,
  kind: 'undone',
  undoes: id,
  device_at: NOW,
});

test('a bag that is handed over is taken from the place that has most, once however often it is sent', async () => {
  await fill(fridge, 3);
  await fill(cart, 1);
  const order = await goBag();
  const [first, second] = [await tablet(), await tablet()];
  expect((await first.day()).bags.find(({ order_id }) => order_id === order)?.kind).toBe(
    'grab_and_go',
  );
  const act = handed(order);
  await Promise.all([first.send([act, act]), second.send([act]), first.send([act])]);
  expect([await onHand(fridge), await onHand(cart)]).toEqual([2, 1]);
  expect(await linesOf(fridge)).toEqual([{ kind: 'hand_out', quantity: -1 }]);
});

test('an ordered lunch draws on no stock, and neither does an item that the school does not keep', async () => {
  await fill(fridge, 3);
  const { luncherId } = await build.family();
  const lunch = await build.order({ luncherId, date: TODAY, status: 'locked' });
  const tablets = await tablet();
  expect(await tablets.send([handed(lunch), handed(await goBag(items.pizza))])).toEqual([
    'counted',
    'counted',
  ]);
  expect(await linesOf(fridge)).toEqual([]);
});

test('the last piece goes to one of two children, and an item at zero is refused', async () => {
  await fill(fridge, 1);
  const [one1, two] = [await goBag(), await goBag()];
  const [first, second] = [await tablet(), await tablet()];
  const told = await Promise.all([first.send([handed(one1)]), second.send([handed(two)])]);
  expect(told.flat().toSorted()).toEqual(['counted', 'none_left']);
  expect([await onHand(fridge), await onHand(cart)]).toEqual([0, 0]);
  expect(await first.send([handed(await goBag())])).toEqual(['none_left']);
});

test('an undone hand-out puts the unit back in its place, for the next child', async () => {
  await fill(cart, 1);
  const [order, next] = [await goBag(), await goBag()];
  const { send } = await tablet();
  const act = handed(order);
  expect(await send([act])).toEqual(['counted']);
  const back = undo(act);
  expect(await send([back, back, undo(act)])).toEqual(['counted', 'counted', 'nothing_to_undo']);
  expect(await send([back])).toEqual(['counted']);
  expect(await onHand(cart)).toBe(1);
  expect(await linesOf(cart)).toEqual([
    { kind: 'hand_out', quantity: -1 },
    { kind: 'returned', quantity: 1 },
  ]);
  const again = handed(next);
  expect(await send([again, undo(again), handed(order)])).toEqual([
    'counted',
    'counted',
    'counted',
  ]);
  expect(await onHand(cart)).toBe(0);
});

test('a bag that was handed over before a count, and is heard of after it, changes nothing on the shelf', async () => {
  await fill(fridge, 1);
  const keeper = await build.person({ roles: ['school'] });
  await run('insert into destination_users (user_id, destination_id) values ($1, $2)', [
    keeper,
    schools.eastern,
  ]);
  const counted = await (await as(keeper)).send('POST', `/api/v2/inventory/${location}/acts`, {
    sent_at: NOW,
    acts: [
      {
        id: randomUUID(),
        kind: 'count',
        sublocation_id: fridge,
        started_at: NOW,
        at: NOW,
        lines: [{ item_id: items.bowl, counted: 0, at: NOW }],
      },
    ],
  });
  expect(counted.statusCode, counted.body).toBe(200);
  await app.at(minutes(60));
  const { send } = await tablet();
  // Its clock is a day ahead; what counts is that the act waited for ninety minutes.
  const late = handed(await goBag(), minutes(1440 - 30));
  expect(await send([late], minutes(1440 + 60))).toEqual(['counted']);
  expect(await onHand(fridge)).toBe(0);
  expect(await linesOf(fridge)).toEqual([
    { kind: 'count_adjustment', quantity: -1 },
    { kind: 'hand_out', quantity: -1 },
    { kind: 'correction', quantity: 1 },
  ]);
});

test('an undo puts back what its own act took, whatever the inventory did by an act of the same id', async () => {
  await fill(fridge, 3);
  await fill(cart, 5);
  const keeper = await build.person({ roles: ['school'] });
  await run('insert into destination_users (user_id, destination_id) values ($1, $2)', [
    keeper,
    schools.eastern,
  ]);
  const inventory = await as(keeper);
  const giveOut = async (id: string) => {
    const taken = await inventory.send('POST', `/api/v2/inventory/${location}/acts`, {
      sent_at: NOW,
      acts: [
        {
          id,
          kind: 'hand_out',
          sublocation_id: fridge,
          item_id: items.bowl,
          quantity: 2,
          at: NOW,
          note: '',
        },
      ],
    });
    expect(taken.statusCode, taken.body).toBe(200);
  };
  const { send } = await tablet();
  // One of a pizza, which the school does not keep, takes nothing and so gives nothing back.
  const pizza = handed(await goBag(items.pizza));
  await giveOut(pizza.id);
  const bowl = handed(await goBag());
  // Undone beside a bowl, so that the book is open.
  expect(await send([pizza, bowl, undo(pizza)])).toEqual(['counted', 'counted', 'counted']);
  expect([await onHand(fridge), await onHand(cart)]).toEqual([1, 4]);
  // An id that the inventory takes afterwards does not move the way back either.
  await fill(fridge, 2);
  await giveOut(bowl.id);
  expect(await send([undo(bowl)])).toEqual(['counted']);
  expect([await onHand(fridge), await onHand(cart)]).toEqual([1, 5]);
});

test('a piece whose place is out of use since comes back to one that is in use, or else where it was', async () => {
  const archive = (id: number) =>
    run('update inventory_sublocations set archived_at = app_now() where id = $1', [id]);
  await fill(cart, 1);
  await fill(fridge, 1);
  const { send } = await tablet();
  const acts = [handed(await goBag()), handed(await goBag())] as const;
  expect(await send(acts)).toEqual(['counted', 'counted']);
  await archive(cart);
  const [first] = await rows<{ act: string }>(
    `select hand_out_act_id as act from inventory_movements
     where sublocation_id = $1 and kind = 'hand_out'`,
    [cart],
  );
  const ofCart = acts.find(({ id }) => id === first?.act);
  const ofFridge = acts.find(({ id }) => id !== first?.act);
  if (!ofCart || !ofFridge) throw new Error('each place gave one');
  expect(await send([undo(ofCart)])).toEqual(['counted']);
  expect(await onHand(fridge)).toBe(1);
  await archive(fridge);
  expect(await send([undo(ofFridge)])).toEqual(['counted']);
  expect(await linesOf(fridge)).toEqual([
    { kind: 'hand_out', quantity: -1 },
    { kind: 'returned', quantity: 1 },
    { kind: 'returned', quantity: 1 },
  ]);
});
