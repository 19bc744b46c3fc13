import type { ActResult, HandOutActGiven, HandOutDay } from '@yay/contract/handouts/calls';
import { expect, test } from 'vitest';
import { HttpError } from '../../../lib/http/index.ts';
import { newUuid } from '../../../lib/uuid.ts';
import type { HandOutCalls } from '../api/hand-out-calls.ts';
import { HandOut } from './hand-out.ts';
import { handOutMemory } from './keeper.ts';

/** A tablet that is offline until it is removed. */
function tablet() {
  let isThere = true;
  const refuse = async () => {
    throw isThere ? new HttpError(0, 'offline') : new HttpError(401, 'unauthenticated');
  };
  const keeper = handOutMemory();
  const calls: HandOutCalls = { read: refuse, send: refuse };
  const remove = () => {
    isThere = false;
  };
  return { handOut: new HandOut(calls, keeper), keeper, remove };
}

test('a tablet that is removed erases what was not sent, and knows how much that was', async () => {
  const { handOut, keeper, remove } = tablet();
  await handOut.start();
  await handOut.act({ orderId: 1, kind: 'handed_over' });
  await handOut.act({ orderId: 2, kind: 'not_here' });
  remove();
  await handOut.sync();
  expect(handOut.state.get()).toMatchObject({ status: 'off', waiting: [], lost: 2 });
  expect(await keeper.queue()).toEqual([]);
  expect(await keeper.get('lost')).toBe(2);
});

test('a tablet that is removed with all sent has lost nothing', async () => {
  const { handOut, keeper, remove } = tablet();
  await handOut.start();
  remove();
  await handOut.sync();
  expect(handOut.state.get()).toMatchObject({ status: 'off', lost: 0 });
  expect(await keeper.get('lost')).toBeUndefined();
});

/** A tablet whose server answers each act, and remembers how it was asked. */
function answering(refusalOf: (orderId: number) => ActResult['refusal'] = () => null) {
  const sizes: number[] = [];
  const keeper = handOutMemory();
  const calls: HandOutCalls = {
    read: async () => DAY,
    send: async (acts) => {
      sizes.push(acts.length);
      if (acts.some((act) => act.order_id < 0)) throw new HttpError(422, 'invalid');
      return acts.map(({ id, order_id }): ActResult => {
        const refusal = refusalOf(order_id);
        return { id, outcome: refusal === null ? 'counted' : 'refused', refusal, say: refusal };
      });
    },
  };
  return { keeper, sizes, open: () => new HandOut(calls, keeper) };
}

const DAY = {
  school: { id: 1, name: 'Maplewood' },
  kiosk: null,
  date: '2999-10-15',
  time_zone: 'America/New_York',
  server_now: '2999-10-15T15:00:00.000Z',
  real_now: '2999-10-15T15:00:00.000Z',
  idle: null,
  bags: [],
  events: [],
} as unknown as HandOutDay;

const queued = (orderId: number): HandOutActGiven => ({
  id: newUuid(),
  order_id: orderId,
  kind: 'handed_over',
  device_at: '2999-10-15T15:00:00.000Z',
});

test('an act that the server cannot read holds up few others of a long queue', async () => {
  const { keeper, sizes, open } = answering();
  for (let at = 1; at <= 3_000; at += 1) await keeper.enqueue(queued(at === 700 ? -1 : at));
  const handOut = open();
  await handOut.start();
  expect(handOut.state.get().waiting).toEqual([]);
  expect(await keeper.queue()).toEqual([]);
  expect(sizes.length).toBeLessThan(40);
});

test('what is refused of one bag for one reason is told once', async () => {
  const { keeper, open } = answering(() => 'already_handed_over');
  for (const orderId of [1, 1, 2, 1]) await keeper.enqueue(queued(orderId));
  const handOut = open();
  await handOut.start();
  expect(handOut.state.get().refused.map(({ orderId }) => orderId)).toEqual([1, 2]);
});

test('what was refused is still told after a reload, until somebody looked at it', async () => {
  const { keeper, open } = answering((orderId) => (orderId === 1 ? 'not_safe' : 'canceled'));
  for (const orderId of [1, 2]) await keeper.enqueue(queued(orderId));
  await open().start();
  const again = open();
  await again.start();
  expect(again.state.get().refused.map(({ orderId }) => orderId)).toEqual([1, 2]);
  await again.dismiss(again.state.get().refused.slice(0, 1));
  const third = open();
  await third.start();
  expect(third.state.get().refused.map(({ orderId }) => orderId)).toEqual([2]);
});

test('a person who may no longer see the school knows how much was not sent', async () => {
  let code: 0 | 403 = 0;
  const refuse = async () => {
    throw code === 0 ? new HttpError(0, 'offline') : new HttpError(403, 'forbidden');
  };
  const handOut = new HandOut({ read: refuse, send: refuse }, handOutMemory());
  await handOut.start();
  await handOut.act({ orderId: 1, kind: 'handed_over' });
  code = 403;
  await handOut.sync();
  expect(handOut.state.get()).toMatchObject({ status: 'off', waiting: [], lost: 1 });
});
