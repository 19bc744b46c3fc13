import { expect, test } from 'vitest';
import { HttpError } from '../../../lib/http/index.ts';
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
