import { TINY } from '@yay/seeds/tiny';
import { beforeEach, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';

const { as, build, run } = await useTiny();
const ada = await as(TINY.users.admin.id);
const { anna, cleo } = TINY.lunchers;
const eastern = TINY.schools.eastern;
beforeEach(async () => {
  await run('delete from badges');
  await run('delete from readers');
});

const give = (luncher_id: number, format: string, number: string) =>
  ada.send('POST', '/api/badges', { luncher_id, format, number });
const addReader = (name: string, formats: readonly string[]) =>
  ada.send('POST', '/api/readers', { destination_id: eastern, name, formats });

test('a badge of a person is nobody else’s, and its history stays', async () => {
  const sona = await build.person({ roles: ['school'], first: 'Sona', last: 'Keller' });
  const givePerson = (user_id: number, number: string) =>
    ada.send('POST', '/api/badges/people', { user_id, format: 'qr', number });
  expect((await givePerson(sona, 'STAFF-1')).statusCode, 'she works at no school').toBe(404);
  await run('insert into destination_users (destination_id, user_id) values ($1, $2)', [
    eastern,
    sona,
  ]);
  expect((await givePerson(sona, 'STAFF-1')).statusCode).toBe(201);
  expect((await give(anna, 'qr', 'STAFF-1')).statusCode).toBe(422);
  expect((await givePerson(sona, 'STAFF-2')).statusCode).toBe(201);
  const listed = await ada.send(
    'GET',
    `/api/badges?destination_id=${eastern}&holders=people&search=kell`,
  );
  expect(listed.json().data).toMatchObject([
    { luncher_id: null, user_id: sona, first: 'Sona', badges: [{ number: 'STAFF-2' }] },
  ]);
  const children = await ada.send('GET', `/api/badges?destination_id=${eastern}&search=kell`);
  expect(children.json().data).toEqual([]);
  await addReader('Cart', ['qr']);
  const asked = `/api/validate-badge-compatibility?destination_id=${eastern}&number=STAFF-2`;
  expect((await ada.send('GET', asked)).json().data).toMatchObject({ compatible: true });
  const history = await ada.send('GET', `/api/badges/people/history?user_id=${sona}`);
  expect(history.json().data).toMatchObject([
    { number: 'STAFF-2', ended_at: null },
    { number: 'STAFF-1', ended_at: expect.any(String) },
  ]);
});

test('the number of a child or person who has left is free', async () => {
  const { luncherId } = await build.family();
  const sona = await build.person({ roles: ['school'] });
  await run('insert into destination_users (destination_id, user_id) values ($1, $2)', [
    eastern,
    sona,
  ]);
  await give(luncherId, 'qr', 'CHILD');
  await ada.send('POST', '/api/badges/people', { user_id: sona, format: 'qr', number: 'PERSON' });
  await run('update lunchers set deleted_at = app_now() where id = $1', [luncherId]);
  await run('delete from destination_users where user_id = $1', [sona]);
  for (const number of ['CHILD', 'PERSON']) {
    expect((await give(anna, 'qr', number)).statusCode, number).toBe(201);
  }
});

test('a badge is of one child at a time, and its history stays', async () => {
  const given = await give(anna, 'ean13', '400-6381 333931');
  expect(given.statusCode).toBe(201);
  expect(given.json().data.number).toBe('4006381333931');
  const taken = await give(cleo, 'ean13', '4006381333931');
  expect([taken.statusCode, Object.keys(taken.json().errors)]).toEqual([422, ['number']]);
  const id = given.json().data.id;
  expect((await ada.send('DELETE', `/api/badges/${id}`)).statusCode).toBe(200);
  expect((await ada.send('DELETE', `/api/badges/${id}`)).statusCode).toBe(404);
  expect((await give(cleo, 'ean13', '4006381333931')).statusCode).toBe(201);
  const history = await ada.send('GET', `/api/badges/history?luncher_id=${anna}`);
  expect(history.json().data).toMatchObject([
    { number: '4006381333931', ended_at: expect.any(String) },
  ]);
});

test('a new badge of a format ends the one before', async () => {
  await give(anna, 'qr', 'OLD');
  await give(anna, 'qr', 'NEW');
  await give(anna, 'nfc', '04a2245a');
  const list = await ada.send('GET', `/api/badges?destination_id=${eastern}&search=ann`);
  expect(list.json().data).toMatchObject([
    { luncher_id: anna, badges: [{ number: '04A2245A' }, { number: 'NEW' }] },
  ]);
  expect((await give(cleo, 'qr', 'OLD')).statusCode).toBe(201);
});

test('one badge for two children at once is given to one of them', async () => {
  const both = await Promise.all([give(anna, 'qr', 'BOTH'), give(cleo, 'qr', 'BOTH')]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
});

test.each([
  ['ean13', '4006381333932', 'number'],
  ['nfc', 'xyz', 'number'],
  ['rfid', '123', 'format'],
  ['qr', '', 'number'],
])('a badge of %s with %j is refused at its field', async (format, number, field) => {
  const refused = await give(anna, format, number);
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]]);
});

test('readers have a name of their own and formats that there are', async () => {
  const cart = await addReader('Cart', ['qr', 'ean13']);
  expect(cart.statusCode).toBe(201);
  expect((await addReader('CART', ['qr'])).statusCode).toBe(422);
  expect((await addReader('Door', [])).statusCode).toBe(422);
  expect((await addReader('Door', ['qr', 'qr'])).statusCode).toBe(422);
  expect((await addReader('Door', ['rfid'])).statusCode).toBe(422);
  const { id } = cart.json().data;
  const changed = await ada.send('PUT', `/api/readers/${id}`, { name: 'Cart 1', formats: ['nfc'] });
  expect(changed.json().data).toEqual({ id, name: 'Cart 1', formats: ['nfc'] });
  expect((await ada.send('DELETE', `/api/readers/${id}`)).statusCode).toBe(200);
  expect((await ada.send('DELETE', `/api/readers/${id}`)).statusCode).toBe(404);
});

test('compatibility names the reader that can’t, and why', async () => {
  const ask = (query: string) =>
    ada.send('GET', `/api/validate-badge-compatibility?destination_id=${eastern}&${query}`);
  expect((await ask('format=qr')).json().data).toMatchObject({
    compatible: false,
    reason: 'This school has no reader yet.',
  });
  await addReader('Cart', ['qr']);
  await addReader('Door', ['nfc', 'magstripe']);
  await give(anna, 'qr', 'ANNA');
  const asked = (await ask('number=ANNA')).json().data;
  expect(asked).toMatchObject({ compatible: false, format: 'qr' });
  expect(asked.readers).toMatchObject([
    { name: 'Cart', reads: true, reason: null },
    {
      name: 'Door',
      reads: false,
      reason: 'Door can’t read QR codes. It reads NFC chips and magnetic stripes.',
    },
  ]);
  const posted = await ada.send('POST', '/api/validate-badge-compatibility', {
    destination_id: eastern,
    format: 'qr',
  });
  expect(posted.json()).toEqual((await ask('format=qr')).json());
  for (const query of ['', 'format=rfid', 'number=NOBODY', 'format=ean13&number=12']) {
    expect((await ask(query)).statusCode, query).toBe(422);
  }
});

test('people of a school ask about their own school alone', async () => {
  const id = await build.person({ roles: ['school'] });
  const sona = await as(id);
  const ask = (school: number) =>
    sona.send('GET', `/api/validate-badge-compatibility?destination_id=${school}&format=qr`);
  expect((await ask(eastern)).body).toBe((await ask(2_000_000_000)).body);
  await run('insert into destination_users (destination_id, user_id) values ($1, $2)', [
    eastern,
    id,
  ]);
  expect((await ask(eastern)).statusCode).toBe(200);
  expect((await sona.send('GET', `/api/badges?destination_id=${eastern}`)).statusCode).toBe(403);
});
