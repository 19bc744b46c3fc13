import { TINY } from '@yay/seeds/tiny';
import { describe, expect, test } from 'vitest';
import { useTiny } from '../test/index.ts';

const { app, as } = await useTiny();
const admin = await as(TINY.users.admin.id);
const alma = await as(TINY.users.parentA.id);
const read = async (url: string, caller = admin) => {
  const answer = await caller.send('GET', url);
  expect(answer.statusCode, url).toBe(200);
  // The clock goes on between two questions.
  return answer.body.replaceAll(/"\d{4}-\d\d-\d\dT[^"]+"/g, 'at');
};

describe('an address of the specification answers like the one beside it', () => {
  const { bowl } = TINY.items;
  const { parentA } = TINY.users;
  test.each([
    ['/api/item-properties', '/api/v2/properties'],
    ['/api/items', '/api/item-grid'],
    [`/api/option-combinations?item_id=${bowl}`, `/api/items/${bowl}/option-combinations`],
    ['/api/destinations', '/api/v2/destinations'],
    ['/api/vendors', '/api/v2/vendors'],
    [`/api/transactions?user_id=${parentA.id}`, `/api/users/${parentA.id}/statement`],
  ])('%s', async (address, other) => {
    expect(await read(address)).toBe(await read(other));
    const described = (await app.server.inject({ url: '/api/openapi.json' })).json().paths;
    expect(described).toHaveProperty([address.replace(/\?.*/, '')]);
  });

  test('transactions without a family are the caller’s own', async () => {
    const own = await read(`/api/users/${parentA.id}/statement`, alma);
    expect(await read('/api/transactions', alma)).toBe(own);
    const others = await alma.send('GET', `/api/transactions?user_id=${TINY.users.parentB.id}`);
    expect(others.statusCode).toBe(404);
  });
});
