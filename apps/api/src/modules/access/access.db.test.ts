import { TINY } from '@yay/seeds/tiny';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, type Hearing, hear, lockWaits, useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';

const { users, vendors, schools } = TINY;
const PASSWORD = 'a sandwich and an apple';

let admin: Caller;
/** Looks after schools or vendors and may not see users. */
let junior: Caller;
let hearing: Hearing;
const { app, as, build, db, one, rows, run } = await useTiny();
beforeAll(async () => {
  hearing = await hear(app);
});
beforeEach(async () => {
  await run('delete from rate_limits');
  admin = await as(users.admin.id);
});
afterAll(async () => {
  await hearing?.stop();
});

interface List {
  readonly holders: readonly {
    readonly id: number;
    readonly email: string;
    readonly person: object | null;
    readonly abilities: object;
  }[];
  readonly invitations: readonly { readonly id: number; readonly email: string }[];
}

/** Her own windows show the portal or no longer do, and so does whoever has the list of people open. */
async function expectAnnounced(id: number): Promise<void> {
  expect(await hearing.on(`private-user.${id}`)).toEqual([{ event: 'account.changed', data: {} }]);
  expect(await hearing.on('private-list.users')).toEqual([
    { event: 'list.changed', data: { ids: [id] } },
  ]);
}

const mailsTo = (address: string) =>
  rows<{ text_body: string; template: string }>(
    'select template, text_body from mails where to_address = $1 order by id',
    [address],
  );
async function tokenTo(address: string): Promise<string> {
  const text = (await mailsTo(address)).at(-1)?.text_body ?? '';
  return /\/invitation#([\w-]{43})/.exec(text)?.[1] ?? '';
}
const rolesOf = async (id: number) =>
  (
    await rows<{ role: string }>('select role from user_roles where user_id = $1 order by role', [
      id,
    ])
  ).map(({ role }) => role);
const check = (token: string, by = app.nobody) =>
  by.send('POST', '/api/access-invitations/check', { token });
const accept = (token: string, by = app.nobody, password?: string) =>
  by.send('POST', '/api/access-invitations/accept', { token, ...(password && { password }) });

const paths = {
  school: `/api/destinations/${schools.eastern}/access`,
  vendor: `/api/vendors/${vendors.south}/access`,
};
const juniors = { school: 'growth_jr', vendor: 'merchandising_jr' } as const;

let invited = 0;
const newcomer = () => {
  invited += 1;
  return { email: `nina-${invited}@kitchen.test`, first: 'Nina', last: 'Novak' };
};

describe.each(['school', 'vendor'] as const)('the portal of a %s', (kind) => {
  const path = paths[kind];
  const listOf = async (by: Caller): Promise<List> => (await by.send('GET', path)).json().data;
  const place = kind === 'school' ? schools.eastern : vendors.south;
  const invite = (person: object, by = junior) => by.send('POST', path, person);
  beforeEach(async () => {
    junior = await as(await build.person({ roles: [juniors[kind]] }));
  });

  /** Invites somebody; returns the id of the invitation. */
  async function invitationOf(person: ReturnType<typeof newcomer>): Promise<number> {
    const { invitations } = (await invite(person)).json().data as List;
    return invitations.find(({ email }) => email === person.email)?.id ?? 0;
  }

  /** Adds an account that accepted an invitation. */
  async function holder(person: Parameters<typeof build.person>[0] = {}): Promise<number> {
    const email = newcomer().email;
    const id = await build.person({ email, ...person });
    await invite({ email, first: 'X', last: 'Y' });
    expect((await accept(await tokenTo(email), await as(id))).statusCode).toBe(200);
    return id;
  }

  test('is opened to nobody before the owner of the address accepts', async () => {
    const person = newcomer();
    const asked = await invite({ ...person, email: ` ${person.email.toUpperCase()} ` });
    expect(asked.statusCode, asked.body).toBe(200);
    const { holders, invitations } = asked.json().data as List;
    expect(holders.map(({ email }) => email)).not.toContain(person.email);
    expect(invitations[0]).toEqual({
      id: expect.any(Number),
      email: person.email,
      full_name: 'Nina Novak',
      expires_at: expect.any(String),
    });
    expect(await rows('select from users where email = $1', [person.email])).toEqual([]);
    expect(await mailsTo(person.email)).toEqual([
      expect.objectContaining({ template: 'portal_invitation' }),
    ]);
  });

  test('opens to somebody without an account with her first password, as its role alone', async () => {
    const person = newcomer();
    await invite(person);
    const token = await tokenTo(person.email);
    expect((await check(token)).json().data).toEqual({
      portal: kind,
      place: expect.any(String),
      email: person.email,
      step: 'password',
    });
    expect((await accept(token)).json().errors).toEqual({ password: [expect.any(String)] });
    expect((await accept(token, app.nobody, 'password12')).statusCode).toBe(422);
    const accepted = await accept(token, app.nobody, PASSWORD);
    expect(accepted.json()).toEqual({ data: { portal: kind, signed_in: false } });
    const { id } = await one<{ id: number }>('select id from users where email = $1', [
      person.email,
    ]);
    expect(await rolesOf(id)).toEqual([kind]);
    const signIn = await app.nobody.send('POST', '/api/login', {
      email: person.email,
      password: PASSWORD,
    });
    expect(signIn.statusCode, signIn.body).toBe(200);
    const seen = await (await as(id)).send('GET', '/api/account/permittedDestIds');
    expect(Object.values(seen.json().data).flat()).toEqual([place]);
    // The link works once.
    expect((await accept(token, app.nobody, PASSWORD)).statusCode).toBe(422);
    expect((await check(token)).statusCode).toBe(422);
  });

  test('opens to an account by itself alone, which keeps its name and password', async () => {
    const email = newcomer().email;
    const id = await build.person({ roles: ['customer'], first: 'Boris', last: 'Bauer', email });
    await invite({ email, first: 'Other', last: 'Name' });
    const token = await tokenTo(email);
    expect((await mailsTo(email))[0]?.text_body).toContain('Boris');
    expect((await check(token)).json().data.step).toBe('sign_in');
    expect((await accept(token)).statusCode).toBe(401);
    expect((await accept(token, app.nobody, PASSWORD)).statusCode).toBe(401);
    expect((await check(token, junior)).json().data.step).toBe('other_account');
    expect((await accept(token, junior)).statusCode).toBe(403);
    const acting = await as(id, users.admin.id);
    expect((await accept(token, acting)).statusCode).toBe(403);
    expect(await rolesOf(id)).toEqual(['customer']);

    const owner = await as(id);
    expect((await check(token, owner)).json().data.step).toBe('accept');
    hearing.forget();
    expect((await accept(token, owner)).json()).toEqual({
      data: { portal: kind, signed_in: true },
    });
    await expectAnnounced(id);
    expect(await rolesOf(id)).toEqual(['customer', kind].sort());
    const before = await rows('select first, last, password_hash from users where id = $1', [id]);
    expect(before).toEqual([{ first: 'Boris', last: 'Bauer', password_hash: 'unknown' }]);
  });

  test('gives an account that has no password yet its first one', async () => {
    const email = newcomer().email;
    const id = await build.person({ email });
    await run(`update users set password_hash = 'none' where id = $1`, [id]);
    await invite({ email, first: 'X', last: 'Y' });
    const token = await tokenTo(email);
    expect((await accept(token, app.nobody, PASSWORD)).statusCode).toBe(200);
    expect(await rolesOf(id)).toEqual([kind]);
  });

  test('is answered alike for every address, with as many statements and no more told', async () => {
    const closed = await build.person({ email: newcomer().email });
    await run('update users set deleted_at = app_now() where id = $1', [closed]);
    const suspended = await build.person({ email: newcomer().email });
    await run(
      `update users set suspended_on = app_now(), suspension_reason = 'admin' where id = $1`,
      [suspended],
    );
    const emailOf = async (id: number) =>
      (await one<{ email: string }>('select email from users where id = $1', [id])).email;
    const addresses = [
      newcomer().email,
      users.parentA.email,
      users.support.email,
      users.admin.email,
      await emailOf(closed),
      await emailOf(suspended),
    ];
    const answers: object[] = [];
    for (const email of addresses) {
      const { result, statements } = await watchStatements(() =>
        invite({ email, first: 'A', last: 'B' }),
      );
      const { holders, invitations } = result.json().data as List;
      const invitation = invitations.find((one_) => one_.email === email);
      expect(holders.map((one_) => one_.email)).not.toContain(email);
      answers.push({
        status: result.statusCode,
        statements: statements.length,
        invitation: { ...invitation, id: 0, email: '', expires_at: '' },
        mails: (await mailsTo(email)).filter(({ template }) => template === 'portal_invitation')
          .length,
      });
      await run('delete from portal_invitations where email = $1', [email]);
      await run(`delete from mails where to_address = $1 and template = 'portal_invitation'`, [
        email,
      ]);
    }
    expect(answers).toEqual(addresses.map(() => answers[0]));
  });

  test.each(['superadmin', 'admin', 'cafe', 'growth_jr'] as const)(
    'never changes the roles of %s: the mail has no link',
    async (role) => {
      const email = newcomer().email;
      const id = await build.person({ roles: [role], email });
      expect((await invite({ email, first: 'A', last: 'B' })).statusCode).toBe(200);
      const [mail] = await mailsTo(email);
      expect(mail?.template).toBe('portal_invitation');
      expect(mail?.text_body).not.toContain('/invitation');
      expect(await rolesOf(id)).toEqual([role]);
    },
  );

  test('stays shut to somebody who joined the team, or whose account closed, meanwhile', async () => {
    for (const change of [
      `insert into user_roles (user_id, role) values ($1, 'cafe')`,
      'update users set deleted_at = app_now() where id = $1',
    ]) {
      const email = newcomer().email;
      const id = await build.person({ email });
      await invite({ email, first: 'A', last: 'B' });
      const token = await tokenTo(email);
      const caller = await as(id);
      await run(change, [id]);
      expect((await check(token)).statusCode).toBe(422);
      expect((await accept(token, caller)).statusCode).toBeGreaterThanOrEqual(400);
      expect(await rolesOf(id)).not.toContain(kind);
    }
  });

  test('asks once, however often or at once it is told to', async () => {
    const person = newcomer();
    const both = await Promise.all([1, 2, 3].map(() => invite(person)));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await mailsTo(person.email)).toHaveLength(1);
    expect((await listOf(admin)).invitations.filter((i) => i.email === person.email)).toHaveLength(
      1,
    );
  });

  test('asks again by a new link that ends the former one, and an hour long only so often', async () => {
    const person = newcomer();
    const id = await invitationOf(person);
    const former = await tokenTo(person.email);
    const again = () => junior.send('POST', `${path}/invitations/${id}/send`);
    expect((await again()).statusCode).toBe(200);
    const latter = await tokenTo(person.email);
    expect(latter).not.toBe(former);
    expect((await check(former)).statusCode).toBe(422);
    expect((await check(latter)).statusCode).toBe(200);
    for (let n = 0; n < 3; n += 1) await again();
    expect((await again()).statusCode).toBe(429);
    expect(await mailsTo(person.email)).toHaveLength(5);
  });

  test('takes an invitation back, after which its link is over', async () => {
    const person = newcomer();
    const id = await invitationOf(person);
    const token = await tokenTo(person.email);
    const back = () => junior.send('DELETE', `${path}/invitations/${id}`);
    const answered = await back();
    expect((answered.json().data as List).invitations.map((i) => i.id)).not.toContain(id);
    expect((await check(token)).statusCode).toBe(422);
    expect((await accept(token, app.nobody, PASSWORD)).statusCode).toBe(422);
    expect((await back()).statusCode).toBe(404);
    expect((await junior.send('POST', `${path}/invitations/${id}/send`)).statusCode).toBe(404);
  });

  test('forgets an invitation after seven days, and asks anew', async () => {
    const person = newcomer();
    await invite(person);
    const token = await tokenTo(person.email);
    await run(
      `update portal_invitations set expires_at = clock_timestamp() - interval '1 second'
       where email = $1`,
      [person.email],
    );
    expect((await check(token)).statusCode).toBe(422);
    expect((await listOf(admin)).invitations.map((i) => i.email)).not.toContain(person.email);
    await invite(person);
    expect(await mailsTo(person.email)).toHaveLength(2);
    expect((await check(await tokenTo(person.email))).statusCode).toBe(200);
  });

  test('is accepted once by two at once, and one who accepts is not asked again', async () => {
    const person = newcomer();
    await invite(person);
    const token = await tokenTo(person.email);
    const both = await Promise.all([1, 2].map(() => accept(token, app.nobody, PASSWORD)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await rows('select from users where email = $1', [person.email])).length).toBe(1);
    await invite(person);
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  test('is over for whoever answers while another answer opens the account, and asks for no sign-in', async () => {
    const person = newcomer();
    const id = await invitationOf(person);
    const token = await tokenTo(person.email);
    const other = await db.pool.connect();
    try {
      // The late answer has read the invitation, and waits for the account: a change of the table,
      // though it changes nothing, keeps its readers waiting.
      await other.query('begin');
      await other.query('alter table users alter column last drop default');
      const late = accept(token, app.nobody, PASSWORD);
      await expect.poll(() => lockWaits(rows)).toBe(1);
      await other.query(
        `insert into users (first, last, email, password_hash, email_proved_at)
         values ('Nina', 'Novak', $1, 'known', app_now())`,
        [person.email],
      );
      await other.query('delete from portal_invitations where id = $1', [id]);
      await other.query('commit');
      const { statusCode, body } = await late;
      expect(statusCode, body).toBe(422);
    } finally {
      other.release(true);
    }
  });

  test('tells names, roles and visits to those who may see users, and an address to the others', async () => {
    const id = await holder({ roles: ['customer'] });
    const seenBy = async (by: Caller) => (await listOf(by)).holders.find((one_) => one_.id === id);
    expect(await seenBy(junior)).toEqual({
      id,
      email: expect.any(String),
      person: null,
      abilities: { revoke: true, send_welcome: true, open_user: false },
    });
    expect(await seenBy(admin)).toMatchObject({
      person: { full_name: 'Petra Pohl', roles: ['customer', kind].sort(), suspended: false },
      abilities: { revoke: true, send_welcome: true, open_user: true },
    });
  });

  test('takes the role back with the last place, so that support may help the family again', async () => {
    const id = await holder({ roles: ['customer'] });
    const other =
      kind === 'school'
        ? 'insert into destination_users (user_id, destination_id) values ($1, $2)'
        : 'insert into vendor_users (user_id, vendor_id) values ($1, $2)';
    await run(other, [id, kind === 'school' ? schools.central : vendors.north]);
    const resets = async () =>
      (await (await as(users.support.id)).send('POST', `/api/users/${id}/reset_password`))
        .statusCode;
    await hearing.on(`private-user.${id}`);
    hearing.forget();
    expect((await junior.send('DELETE', `${path}/${id}`)).statusCode).toBe(200);
    await expectAnnounced(id);
    expect(await rolesOf(id)).toEqual(['customer', kind].sort());
    expect(await resets()).toBe(403);
    const elsewhere = path.replace(
      /\d+/,
      String(kind === 'school' ? schools.central : vendors.north),
    );
    expect((await junior.send('DELETE', `${elsewhere}/${id}`)).statusCode).toBe(200);
    expect(await rolesOf(id)).toEqual(['customer']);
    expect(await resets()).toBe(200);
    expect((await junior.send('DELETE', `${path}/${id}`)).statusCode).toBe(404);
  });

  test('shuts nobody of the team out for those who do not manage them, and nobody themselves', async () => {
    const table = kind === 'school' ? 'destination_users' : 'vendor_users';
    const column = kind === 'school' ? 'destination_id' : 'vendor_id';
    const place_ = async (id: number) => {
      await run(`insert into ${table} (user_id, ${column}) values ($1, $2)`, [id, place]);
      return id;
    };
    const member = await place_(await build.person({ roles: [kind, 'ops_lead'] }));
    const root = await place_(await build.person({ roles: ['superadmin'] }));
    const self = await build.person({ roles: [juniors[kind]] });
    await place_(self);
    const by = (caller: Caller, id: number) => caller.send('DELETE', `${path}/${id}`);
    expect((await by(junior, member)).statusCode).toBe(403);
    expect((await by(junior, root)).statusCode).toBe(403);
    expect((await by(admin, root)).statusCode).toBe(403);
    expect((await by(await as(self), self)).statusCode).toBe(403);
    expect(await rolesOf(member)).toEqual([kind, 'ops_lead'].sort());
    expect((await by(admin, member)).statusCode).toBe(200);
    expect(await rolesOf(member)).toEqual(['ops_lead']);
  });

  test('has each step on record, with the person who took it', async () => {
    const email = newcomer().email;
    const id = await build.person({ email });
    const invitation = await invitationOf({ email, first: 'A', last: 'B' });
    await junior.send('POST', `${path}/invitations/${invitation}/send`);
    await accept(await tokenTo(email), await as(id));
    await junior.send('DELETE', `${path}/${id}`);
    const other = newcomer();
    const second = await invitationOf(other);
    await junior.send('DELETE', `${path}/invitations/${second}`);
    const { junior: juniorId } = await one<{ junior: number }>(
      'select max(actor_id) as junior from activity_log where action = $1',
      ['access.invited'],
    );
    const entries = await rows(
      `select action, actor_id, about_user_id from activity_log
       where subject_type = $1 and subject_id = $2 and actor_id in ($3, $4) order by id`,
      [kind === 'school' ? 'destination' : 'vendor', place, juniorId, id],
    );
    expect(entries).toEqual([
      { action: 'access.invited', actor_id: juniorId, about_user_id: null },
      { action: 'access.invited_again', actor_id: juniorId, about_user_id: null },
      { action: 'access.granted', actor_id: id, about_user_id: id },
      { action: 'access.revoked', actor_id: juniorId, about_user_id: id },
      { action: 'access.invited', actor_id: juniorId, about_user_id: null },
      { action: 'access.invitation_taken_back', actor_id: juniorId, about_user_id: null },
    ]);
  });

  test('of a place that is not there is not found, nor is an invitation to another place', async () => {
    const nowhere = path.replace(/\d+/, '999999');
    expect((await admin.send('GET', nowhere)).statusCode).toBe(404);
    expect((await invite(newcomer())).statusCode).toBe(200);
    expect((await admin.send('POST', nowhere, newcomer())).statusCode).toBe(404);
    expect((await admin.send('DELETE', `${nowhere}/1`)).statusCode).toBe(404);
    const [invitation] = (await listOf(admin)).invitations;
    const elsewhere = path.replace(
      /\d+/,
      String(kind === 'school' ? schools.central : vendors.north),
    );
    const at = `${elsewhere}/invitations/${invitation?.id}`;
    expect((await admin.send('DELETE', at)).statusCode).toBe(404);
    expect((await admin.send('POST', `${at}/send`)).statusCode).toBe(404);
  });

  test.each([[{ role: 'admin' }], [{ roles: ['superadmin'] }], [{ password_hash: 'x' }]])(
    'lets nothing be smuggled in: %j',
    async (extra) => {
      expect((await invite({ ...newcomer(), ...extra })).statusCode).toBe(422);
    },
  );

  test('is listed with as many statements however long it is', async () => {
    const { statements } = await watchStatements(() => admin.send('GET', path));
    expect(statements.length).toBeLessThanOrEqual(4);
  });
});

test('a person who manages schools cannot let anyone into a kitchen', async () => {
  const growth = await as(await build.person({ roles: ['growth_jr'] }));
  expect((await growth.send('POST', paths.school, newcomer())).statusCode).toBe(200);
  expect((await growth.send('POST', paths.vendor, newcomer())).statusCode).toBe(403);
});

test('invitations that are over are swept', async () => {
  await run(`update portal_invitations set expires_at = clock_timestamp() - interval '1 day'`);
  const { deleteInvitationsThatAreOver } = await import('./invitations.repo.ts');
  expect(await deleteInvitationsThatAreOver(app.platform.db)).toBeGreaterThan(0);
  expect(await rows('select from portal_invitations')).toEqual([]);
});
