import type { InventoryActGiven, InventoryActResult, Stock } from '@yay/contract/inventory/calls';
import { beforeEach, expect, test } from 'vitest';
import { HttpError } from '../../../lib/http/index.ts';
import { type Keeper, memoryKeeper } from '../../../parts/offline/index.ts';
import { CountDesk, type CountKeeper, type DeskCalls } from './count-desk.ts';
import { spoiledOf } from './spoiled.ts';

const FRIDGE = 3;
const CART = 4;
const APPLE = 9;
const stock: Stock = {
  location: { id: 1, kind: 'school', name: 'School', destination_id: 1 },
  time_zone: 'America/New_York',
  server_now: '2026-11-18T16:00:00Z',
  sublocations: [],
  items: [],
  counts: [],
  waiting: 0,
  others: [],
};
const resultOf = ({ id }: InventoryActGiven): InventoryActResult => ({
  id,
  outcome: 'counted',
  refusal: null,
  count: null,
});

let isOnline: boolean;
let sent: InventoryActGiven[];
let keeper: CountKeeper;
const calls: DeskCalls = {
  read: async () => {
    if (!isOnline) throw new HttpError(0, 'offline');
    return stock;
  },
  send: async (_, acts) => {
    if (!isOnline) throw new HttpError(0, 'offline');
    sent.push(...acts);
    return acts.map(resultOf);
  },
};
async function openDesk(over: Partial<DeskCalls> = {}, kept: CountKeeper = keeper) {
  const desk = new CountDesk({ ...calls, ...over }, kept, 1);
  await desk.start();
  return desk;
}
beforeEach(() => {
  isOnline = true;
  sent = [];
  keeper = memoryKeeper() as Keeper<never, never> as CountKeeper;
});

test('a count that is left for another place is still there', async () => {
  const desk = await openDesk();
  await desk.begin(FRIDGE);
  await desk.count(FRIDGE, APPLE, 12);
  await desk.begin(CART);
  await desk.count(CART, APPLE, 2);
  await desk.finish(CART);
  const again = await openDesk();
  await again.begin(FRIDGE);
  expect(again.state.get().drafts[FRIDGE]?.lines[APPLE]?.counted).toBe(12);
  expect(again.state.get().drafts[CART]).toBeUndefined();
  expect(sent).toMatchObject([{ sublocation_id: CART, lines: [{ counted: 2 }] }]);
});

test('a phone that goes off as a count ends has it once', async () => {
  isOnline = false;
  const desk = await openDesk();
  await desk.begin(FRIDGE);
  await desk.count(FRIDGE, APPLE, 12);
  // Whatever is written last is not written.
  const writes: CountKeeper[] = [
    { ...keeper, put: () => Promise.reject(new Error('off')) },
    { ...keeper, enqueue: () => Promise.reject(new Error('off')) },
  ];
  for (const dying of writes) {
    const last = await openDesk({}, dying);
    await last.finish(FRIDGE).catch(() => undefined);
  }
  isOnline = true;
  const again = await openDesk();
  await again.finish(FRIDGE);
  expect(sent).toMatchObject([{ kind: 'count', lines: [{ item_id: APPLE, counted: 12 }] }]);
});

test('waste that waits is no longer expected, and one that did not hold is told until looked at', async () => {
  isOnline = false;
  const desk = await openDesk({
    send: async (_, acts) => {
      if (!isOnline) throw new HttpError(0, 'offline');
      return acts.map((act) => ({
        ...resultOf(act),
        outcome: 'refused',
        refusal: 'more_than_there',
      }));
    },
  });
  await desk.waste(FRIDGE, APPLE, 2);
  expect(spoiledOf(desk.state.get().waiting, FRIDGE, APPLE)).toBe(2);
  expect(spoiledOf(desk.state.get().waiting, CART, APPLE)).toBe(0);
  isOnline = true;
  await desk.sync();
  expect(desk.state.get().refused).toMatchObject([
    { act: { kind: 'waste', quantity: 2 }, refusal: 'more_than_there' },
  ]);
  desk.dismiss();
  expect(desk.state.get().refused).toEqual([]);
});
