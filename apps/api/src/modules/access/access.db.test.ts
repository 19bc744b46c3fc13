import { TINY } from '@yay/seeds/tiny';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, type Hearing, hear, useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';

const { users, vendors, schools } = TINY;

let admin: Caller;
let hearing: Hearing;
const { app, as, build, rows } = await useTiny();
beforeAll(async () => {
  hearing = await hear(app);
});
beforeEach(async () => {
  admin = await as(users.admin.id);
});
afterAll(async () => {
  await hearing?.stop();
});

/** Her own windows show the portal or no longer do, and so does whoever has the list of people open. */
async function expectAnnounced(id: number): Promise<void> {
  expect(await hearing.on(`private-user.${id}`)).toEqual([{ event: 'account.changed', data: {} }]);
  expect(await hearing.on('private-list.users')).toEqual([
    { event: 'list.changed', data: { ids: [id] } },
  ]);
}

const nina = { email: 'Nina@kitchen.test ', first: 'Nina', last: 'Novak' };
const paths = {
  school: `/api/destinations/${schools.eastern}/access`,
  vendor: `/api/vendors/${vendors.south}/access`,
};

describe.each(['school', 'vendor'] as const)('the portal of a %s', (kind) => {
  const path = paths[kind];
  const person = { ...nina, email: `${kind}-${nina.email}` };
  const holders = async () =>
    (await admin.send('GET', path)).json().data.holders as { id: number; email: string }[];

  test('somebody without an account gets one, a way in, and a letter', async () => {
    const answered = await admin.send('POST', path, person);
    expect(answered.statusCode).toBe(200);
    const holder = answered
      .json()
      .data.holders.find(
        ({ email }: { email: string }) => email === person.email.trim().toLowerCase(),
      );
    expect(holder).toMatchObject({
      full_name: 'Nina Novak',
      roles: [kind],
      suspended: false,
      abilities: { revoke: true, send_welcome: true, open_user: true },
    });
    const mails = await rows('select template from mails where user_id = $1', [holder.id]);
    expect(mails).toEqual([{ template: 'first_password' }]);
    const seen = await (await as(holder.id)).send('GET', '/api/account/permittedDestIds');
    expect(seen.statusCode).toBe(200);
    expect(seen.body).toContain(String(kind === 'school' ? schools.eastern : vendors.south));
  });

  test('a second time nothing is done twice', async () => {
    const before = await holders();
    expect((await admin.send('POST', path, person)).statusCode).toBe(200);
    expect(await holders()).toEqual(before);
    const mails = await rows(`select count(*)::int as letters from mails where to_address = $1`, [
      person.email.trim().toLowerCase(),
    ]);
    expect(mails).toEqual([{ letters: 1 }]);
  });

  test('two who let the same person in at once let her in once', async () => {
    const twice = { ...person, email: `twice-${kind}@kitchen.test` };
    const both = await Promise.all([1, 2].map(() => admin.send('POST', path, twice)));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await holders()).filter(({ email }) => email === twice.email)).toHaveLength(1);
  });

  test('somebody with an account keeps her name and what she had', async () => {
    const given = { email: users.parentB.email, first: 'Other', last: 'Name' };
    hearing.forget();
    const answered = await admin.send('POST', path, given);
    await expectAnnounced(users.parentB.id);
    const holder = answered
      .json()
      .data.holders.find(({ id }: { id: number }) => id === users.parentB.id);
    expect(holder.full_name).toBe('Boris Bauer');
    expect(holder.roles).toContain('customer');
  });

  test('whoever is shut out no longer sees it, and both are on record', async () => {
    hearing.forget();
    const shut = await admin.send('DELETE', `${path}/${users.parentB.id}`);
    expect(shut.statusCode).toBe(200);
    await expectAnnounced(users.parentB.id);
    expect((await holders()).some(({ id }) => id === users.parentB.id)).toBe(false);
    const again = await admin.send('DELETE', `${path}/${users.parentB.id}`);
    expect(again.statusCode).toBe(404);
    const entries = await rows(
      `select action, actor_id from activity_log
       where about_user_id = $1 and subject_type = $2 order by id`,
      [users.parentB.id, kind === 'school' ? 'destination' : 'vendor'],
    );
    expect(entries).toEqual([
      { action: 'access.granted', actor_id: users.admin.id },
      { action: 'access.revoked', actor_id: users.admin.id },
    ]);
  });

  test('a place that is not there is not found', async () => {
    const nowhere = path.replace(/\d+/, '999999');
    expect((await admin.send('GET', nowhere)).statusCode).toBe(404);
    expect((await admin.send('POST', nowhere, person)).statusCode).toBe(404);
    expect((await admin.send('DELETE', `${nowhere}/1`)).statusCode).toBe(404);
  });

  test.each([[{ role: 'admin' }], [{ roles: ['superadmin'] }], [{ password_hash: 'x' }]])(
    'nothing is smuggled in: %j',
    async (extra) => {
      const answered = await admin.send('POST', path, { ...person, ...extra });
      expect(answered.statusCode).toBe(422);
    },
  );

  test('a list is read with as many statements however long it is', async () => {
    const { statements } = await watchStatements(() => admin.send('GET', path));
    expect(statements.length).toBeLessThanOrEqual(3);
  });
});

test('a person who manages schools cannot let anyone into a kitchen', async () => {
  const growth = await as(await build.person({ roles: ['growth_jr'] }));
  expect((await growth.send('POST', paths.school, { ...nina, email: 'g@k.test' })).statusCode).toBe(
    200,
  );
  expect((await growth.send('POST', paths.vendor, nina)).statusCode).toBe(403);
});
