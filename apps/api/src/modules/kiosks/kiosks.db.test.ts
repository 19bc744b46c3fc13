import { TINY } from '@yay/seeds/tiny';
import { expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';

const { app, as, run } = await useTiny();
const { nobody } = app;
const ada = await as(TINY.users.admin.id);
const eastern = TINY.schools.eastern;

const open = async (): Promise<{ code: string; token: string }> =>
  (await nobody.send('POST', '/api/kiosks/pairings')).json().data;
const stateOf = async (token: string) =>
  (await nobody.send('POST', '/api/kiosks/pairings/state', { token })).json().data.state;
const pair = (code: string, destination_id: number = eastern) =>
  ada.send('POST', '/api/kiosks', { destination_id, name: 'Cafeteria', code });
const day = (token: string) =>
  app.server.inject({ url: '/api/kiosk/day', headers: { authorization: `Bearer ${token}` } });

test('a tablet shows a code, and opens the hand-out once it is entered', async () => {
  const { code, token } = await open();
  expect(code).toMatch(/^\d{6}$/);
  expect(await stateOf(token)).toBe('waiting');
  expect((await day(token)).statusCode).toBe(401);
  const paired = await pair(`${code.slice(0, 3)} ${code.slice(3)}`);
  expect(paired.json().data).toMatchObject({ destination_id: eastern, last_seen_at: null });
  expect(await stateOf(token)).toBe('paired');
  expect((await day(token)).json().data.school.id).toBe(eastern);
  const list = async () =>
    (await ada.send('GET', `/api/kiosks?destination_id=${eastern}`)).json().data;
  await expect.poll(async () => (await list())[0]?.last_seen_at).not.toBeNull();
  expect((await pair(code)).statusCode).toBe(422);
});

test('a code is good for its time, and for one school that there is', async () => {
  const { code, token } = await open();
  const nowhere = await pair(code, 2_000_000_000);
  expect(Object.keys(nowhere.json().errors)).toEqual(['destination_id']);
  await run(`update kiosk_pairings set expires_at = clock_timestamp() - interval '1 second'`);
  const late = await pair(code);
  expect([late.statusCode, Object.keys(late.json().errors)]).toEqual([422, ['code']]);
  expect(await stateOf(token)).toBe('over');
  for (const wrong of ['12345', 'abcdef', '']) expect((await pair(wrong)).statusCode).toBe(422);
});

test('one code entered twice at once pairs one tablet', async () => {
  const { code } = await open();
  const both = await Promise.all([pair(code), pair(code)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
});

test('a tablet takes itself off', async () => {
  const { code, token } = await open();
  await pair(code);
  const headers = { authorization: `Bearer ${token}` };
  const left = await app.server.inject({ method: 'POST', url: '/api/kiosk/leave', headers });
  expect(left.statusCode).toBe(204);
  expect((await day(token)).statusCode).toBe(401);
  expect(await stateOf(token)).toBe('over');
});

test('the session of a person is no tablet, in the header or in a cookie', async () => {
  expect((await day(ada.token ?? '')).statusCode).toBe(401);
  const url = '/api/kiosk/day';
  const cookies = { [app.server.cookieName('yay_session')]: ada.token ?? '' };
  expect((await app.server.inject({ url, cookies })).statusCode).toBe(401);
});

test('codes are given and entered so often and no oftener', async () => {
  let last = 0;
  for (let at = 0; at < 31; at += 1) last = (await pair('000000')).statusCode;
  expect(last).toBe(429);
  for (let at = 0; at < 61; at += 1) {
    last = (await nobody.send('POST', '/api/kiosks/pairings')).statusCode;
  }
  expect(last).toBe(429);
});
