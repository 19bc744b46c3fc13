import { ROLES, type Role } from '@yay/domain/access';
import { TINY } from '@yay/seeds/tiny';
import { describe, expect, test } from 'vitest';
import { type Caller, mailedCode, useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';

const { parentA, parentB, support, vendor, admin } = TINY.users;

const { app, as, build, db, rows, run } = await useTiny();
const rootId = await build.person({ roles: ['superadmin'], last: 'Root' });
const ada = await as(admin.id);
const casey = await as(support.id);
let root = await as(rootId);

const person = (roles: readonly Role[], more = {}) => build.person({ roles, ...more });
const put = (caller: Caller, id: number, body: object) =>
  caller.send('PUT', `/api/users/${id}`, body);
const read = async (caller: Caller, id: number) =>
  (await caller.send('GET', `/api/users/${id}`)).json().data;
const lastDeeds = (id: number) =>
  rows<{ action: string; before: object | null; after: object | null; actor_id: number }>(
    `select action, before, after, actor_id from activity_log where about_user_id = $1
     order by id desc`,
    [id],
  );

describe('one person', () => {
  test('is presented whole, with the abilities of the reader', async () => {
    await build.order({ luncherId: TINY.lunchers.anna, date: '2026-11-20' });
    const user = await read(casey, parentA.id);
    expect(user).toEqual({
      id: parentA.id,
      first: 'Alma',
      last: 'Abbott',
      full_name: 'Alma Abbott',
      email: parentA.email,
      phone: null,
      locale: 'en',
      suspended_on: null,
      suspension_reason: null,
      deleted_at: null,
      delinquent: 0,
      reboard: false,
      roles: ['customer'],
      roleStrings: ['customer'],
      permissions: ['user:account', 'user:lunch_calendar'],
      school_user: false,
      vendor_user: false,
      created_at: expect.any(String),
      last_seen_at: null,
      invited_until: null,
      second_factor: false,
      destinations: [],
      vendors: [],
      lunchers_count: 2,
      upcoming_orders_count: 1,
      notify_week_preview: true,
      notify_nothing_chosen: true,
      email_waiting: null,
      abilities: {
        update: true,
        change_email: true,
        suspend: true,
        delete: true,
        impersonate: true,
        reset_password: true,
        reset_second_factor: false,
        send_invitation: false,
        send_welcome_school: false,
        send_welcome_vendor: false,
        send_weekly_preview: true,
        add_selection: true,
        see_billing: true,
        issue_credit: false,
        see_logs: true,
        assignable_roles: ['brand_ambassador', 'vendor_specialist', 'school', 'vendor', 'customer'],
      },
    });
    const kitchen = await read(ada, vendor.id);
    expect(kitchen.vendors).toEqual([{ id: TINY.vendors.north, name: 'North Kitchen' }]);
    expect(kitchen.abilities).toMatchObject({ send_welcome_vendor: true, issue_credit: true });
  });

  test('no one acts on themselves or their equals', async () => {
    for (const id of [support.id, admin.id, await person(['growth_jr'])]) {
      expect((await read(casey, id)).abilities).toMatchObject({
        update: false,
        suspend: false,
        delete: false,
        impersonate: false,
        reset_password: false,
        reset_second_factor: false,
        assignable_roles: [],
      });
    }
  });

  test.each([0, 987_654, 2_147_483_648, 'x', '1;drop'])('there is none at %s', async (id) => {
    const answer = await casey.send('GET', `/api/users/${id}`);
    expect([404, 422]).toContain(answer.statusCode);
    expect((await casey.send('GET', '/api/users/987654')).statusCode).toBe(404);
  });

  test('families and partners see no one', async () => {
    for (const caller of [await as(parentA.id), await as(vendor.id)]) {
      for (const path of [
        '/api/users',
        `/api/users/${parentA.id}`,
        `/api/users/${parentB.id}/selections`,
        '/api/roles/all',
        `/api/users/get-user-names?ids=${parentB.id}`,
        '/api/v2/users?first=a',
        '/api/v2/user-accounts',
      ]) {
        expect((await caller.send('GET', path)).statusCode, path).toBe(403);
      }
    }
  });
});

describe('the list', () => {
  const found = async (query: string): Promise<string[]> =>
    (await casey.send('GET', `/api/users?${query}`))
      .json()
      .data.map((user: { full_name: string }) => user.full_name);

  test('goes by family name, without those that are deleted', async () => {
    const gone = await person(['customer'], { first: 'Gone', last: 'Aaa' });
    await run('update users set deleted_at = app_now() where id = $1', [gone]);
    const names = await found('');
    expect(names.slice(0, 3)).toEqual(['Alma Abbott', 'Ada Adeyemi', 'Boris Bauer']);
    expect(names).not.toContain('Gone Aaa');
  });

  test.each([
    ['abb', ['Alma Abbott']],
    ['ALMA parent-a@', ['Alma Abbott']],
    ['abbott alma', ['Alma Abbott']],
    ['alma bauer', []],
    ['%', []],
    ['_lma', []],
    ['\\', []],
    ["' or 1=1 --", []],
  ])('searched for %s', async (search, names) => {
    expect(await found(`search=${encodeURIComponent(search)}`)).toEqual(names);
  });

  test('a search of ten thousand characters is refused, a far page is empty', async () => {
    const long = await casey.send('GET', `/api/users?search=${'x'.repeat(10_000)}`);
    expect(long.statusCode).toBe(422);
    const far = (await casey.send('GET', '/api/users?page=2147483647')).json();
    expect(far).toMatchObject({ data: [], current_page: 2_147_483_647, last_page: 1 });
  });

  test('asks the same of the database for one person and for fifty', async () => {
    const count = async (query: string) =>
      (await watchStatements(() => casey.send('GET', `/api/users?${query}`))).statements.length;
    const one = await count('search=abbott');
    for (let index = 0; index < 60; index += 1) {
      await person(['customer', 'school'], { last: `Many ${index}` });
    }
    expect(await count('search=many')).toBe(one);
    expect(one).toBeLessThanOrEqual(4);
    const page = (await casey.send('GET', '/api/users?search=many&page=2')).json();
    expect(page).toMatchObject({ total: 60, per_page: 50, current_page: 2, last_page: 2 });
    expect(page.data).toHaveLength(10);
    expect(page.data[0]).not.toHaveProperty('abilities');
    expect(page.data[0]).not.toHaveProperty('password_hash');
  });

  test('is found by the index, however many people there are', async () => {
    const { statements } = await watchStatements(() =>
      casey.send('GET', '/api/users?search=alma%20abbott'),
    );
    const list = statements.find((text) => text.includes('limit $4')) ?? '';
    const seen: string[] = [];
    const looking = db.tx(async (tx) => {
      await tx.run(
        `insert into users (first, last, email, password_hash)
         select 'First' || n, 'Last' || n, 'crowd-' || n || '@people.test', 'unknown'
         from generate_series(1, 20000) n`,
      );
      await tx.run(`select gin_clean_pending_list('users_search_idx')`);
      await tx.run('analyze users');
      await tx.run(`prepare searched as ${list}`);
      const { rows: lines } = await tx.run<{ 'QUERY PLAN': string }>(
        `explain execute searched('%abbott%', '{%alma%}', '%', 50, 0)`,
      );
      await tx.run('deallocate searched');
      seen.push(...lines.map((line) => line['QUERY PLAN']));
      throw new Error('nobody stays');
    });
    await expect(looking).rejects.toThrow('nobody stays');
    expect(seen.join('\n')).toContain('users_search_idx');
  });

  test('names by ids leave out unknown people', async () => {
    const ids = `${parentB.id},987654,${parentA.id},0,9999999999`;
    const answer = await casey.send('GET', `/api/users/get-user-names?ids=${ids}`);
    expect(answer.json().data).toEqual([
      { id: parentA.id, full_name: 'Alma Abbott' },
      { id: parentB.id, full_name: 'Boris Bauer' },
    ]);
    expect((await casey.send('GET', '/api/users/get-user-names?ids=1,x')).statusCode).toBe(422);
  });

  test('names by ids are the team’s alone for who may not see people', async () => {
    const planner = await as(await person(['growth_jr']));
    const colleague = await person(['cafe', 'customer'], { first: 'Cai', last: 'Field' });
    const ids = `${parentA.id},${vendor.id},${colleague}`;
    const answer = await planner.send('GET', `/api/users/get-user-names?ids=${ids}`);
    expect(answer.json().data).toEqual([{ id: colleague, full_name: 'Cai Field' }]);
  });
});

describe('changing a person', () => {
  test('changes the named fields, and puts those and nothing else on record', async () => {
    const id = await person(['customer'], { first: 'Old', last: 'Name' });
    const answer = await put(casey, id, {
      first: ' New ',
      phone: '615 555 0101',
      reboard: true,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      full_name: 'New Name',
      phone: '+16155550101',
      reboard: true,
      notify_week_preview: true,
    });
    expect(await lastDeeds(id)).toEqual([
      {
        action: 'user.updated',
        actor_id: support.id,
        before: { first: 'Old', phone: null, reboard: false },
        after: { first: 'New', phone: '+16155550101', reboard: true },
      },
    ]);
    await put(casey, id, { phone: null, first: 'New' });
    expect((await lastDeeds(id))[0]).toMatchObject({ after: { phone: null } });
    await put(casey, id, { first: 'New', roles: ['customer'] });
    expect(await lastDeeds(id)).toHaveLength(2);
  });

  test('a number from before numbers were checked stays until it is edited', async () => {
    const id = await person(['customer']);
    await run(`update users set phone = '555-0104' where id = $1`, [id]);
    expect((await put(casey, id, { first: 'Ned' })).json().data.phone).toBe('555-0104');
    const was = { phone: '555-0104' };
    const refused = await put(casey, id, { phone: '555-0105', was });
    expect(refused.json().errors).toEqual({
      phone: ['Please start with the area code, like (615) 555-0142.'],
    });
    const mended = await put(casey, id, { phone: '615-555-0105', was });
    expect(mended.json().data.phone).toBe('+16155550105');
    const emptied = await put(casey, id, { phone: '', was: { phone: '(615) 555-0105' } });
    expect(emptied.json().data.phone).toBeNull();
  });

  test.each([
    'password_hash',
    'password',
    'permissions',
    'suspended_on',
    'deleted_at',
    'id',
    'delinquent',
    'impersonator_id',
    'role',
    'is_admin',
  ])('takes no %s smuggled in', async (field) => {
    const id = await person(['customer']);
    const answer = await put(root, id, { first: 'Ok', [field]: field === 'id' ? 1 : 'x' });
    expect(answer.statusCode).toBe(422);
    expect((await read(root, id)).first).toBe('Petra');
  });

  test('no one changes themselves, their equals or those above', async () => {
    const equal = await person(['growth_jr']);
    const otherAdmin = await person(['admin']);
    const developer = await as(await person(['developer']));
    for (const [caller, id] of [
      [casey, support.id],
      [casey, equal],
      [casey, admin.id],
      [casey, rootId],
      [ada, admin.id],
      [ada, otherAdmin],
      [ada, rootId],
      [developer, admin.id],
      [root, rootId],
    ] as const) {
      for (const body of [{ first: 'Taken' }, { roles: ['superadmin'] }, { email: 'x@y.test' }]) {
        expect((await put(caller, id, body)).statusCode).toBe(403);
      }
    }
    expect((await read(root, admin.id)).roles).toEqual(['admin']);
    expect((await put(casey, 987_654, { first: 'X' })).statusCode).toBe(404);
  });

  test('only roles that are hers to give, given or taken', async () => {
    const id = await person(['customer']);
    const cases: [Caller, Role[], number][] = [
      [casey, ['customer', 'school'], 200],
      [casey, ['customer', 'growth_jr'], 422],
      [casey, ['customer', 'admin'], 422],
      [casey, ['superadmin'], 422],
      [ada, ['customer', 'growth_jr'], 200],
      [ada, ['customer', 'admin'], 422],
      [root, ['customer', 'admin'], 200],
    ];
    for (const [caller, roles, expected] of cases) {
      const answer = await put(caller, id, { roles });
      expect(answer.statusCode, roles.join()).toBe(expected);
      if (expected === 422) {
        expect(answer.json().errors).toEqual({
          roles: ['You can’t give or take away this role.'],
        });
      }
    }
    expect((await read(root, id)).roles).toEqual(['admin', 'customer']);
    expect((await lastDeeds(id))[0]).toMatchObject({
      action: 'user.roles_changed',
      before: { roles: ['customer', 'growth_jr'] },
      after: { roles: ['admin', 'customer'] },
    });
    expect((await put(root, id, { roles: ['king'] })).statusCode).toBe(422);
  });

  test('a developer opens herself no better account', async () => {
    const developer = await as(await person(['developer']));
    const answer = await developer.send('POST', '/api/users', {
      first: 'Second',
      last: 'Self',
      email: 'second-self@people.test',
      roles: ['customer_experience_sr'],
    });
    expect(answer.json().errors).toHaveProperty('roles');
    expect(await rows(`select 1 from users where email = 'second-self@people.test'`)).toEqual([]);
  });

  test('takes effect at her next request', async () => {
    const id = await person(['customer']);
    const caller = await as(id);
    expect((await caller.send('GET', '/api/users')).statusCode).toBe(403);
    await put(ada, id, { roles: ['ops_lead'] });
    expect((await caller.send('GET', '/api/users')).statusCode).toBe(200);
    await put(ada, id, { roles: ['customer'] });
    expect((await caller.send('GET', '/api/users')).statusCode).toBe(403);
  });

  test('another address waits for its code, and only the person gives it', async () => {
    const id = await person(['customer'], { email: 'old@people.test' });
    const ops = await as(await person(['ops_lead']));
    const refused = await put(ops, id, { email: 'mine@people.test' });
    expect(refused.json().errors).toEqual({
      email: ['You can’t change this person’s email address.'],
    });
    const answer = await put(casey, id, { email: ' NEW@people.test ', first: 'Paula' });
    expect(answer.json().data).toMatchObject({
      first: 'Paula',
      email: 'old@people.test',
      email_waiting: 'new@people.test',
    });
    const letters = await rows(
      `select template, to_address, text_body from mails
       where to_address in ('old@people.test', 'new@people.test') order by id`,
    );
    expect(letters).toMatchObject([
      { template: 'prove_new_address', to_address: 'new@people.test' },
      { template: 'email_change_asked', to_address: 'old@people.test' },
    ]);
    const code = await mailedCode(app, 'new@people.test');
    expect(letters[1]?.text_body).not.toContain(code);
    const give = (caller: Caller) =>
      caller.send('POST', '/api/account/email-change/code', { code });
    // Neither whoever asked nor whoever acts as her takes the account over by it.
    expect((await give(casey)).statusCode).toBe(422);
    expect((await give(await as(id, support.id))).statusCode).toBe(403);
    const owner = await as(id);
    expect((await owner.send('GET', '/api/account')).json().data.email_change).toEqual({
      email: 'new@people.test',
      by_team: true,
    });
    expect((await give(owner)).json().data.email).toBe('new@people.test');
    const [told] = await rows<{ text_body: string }>(
      `select text_body from mails where to_address = 'old@people.test'
         and template = 'email_changed'`,
    );
    const token = /#token=([\w-]{43})/.exec(told?.text_body ?? '')?.[1];
    const back = await app.nobody.send('POST', '/api/account/way-back', { token });
    expect(back.json().data.email).toBe('old@people.test');
    expect((await read(casey, id)).email_waiting).toBeNull();
    const taken = await put(casey, id, { email: parentA.email });
    expect(taken.json().errors).toEqual({ email: ['Another account uses this email address.'] });
  });

  test('the address of an account that nobody has opened yet moves with its first link', async () => {
    const created = await casey.send('POST', '/api/users', {
      first: 'Tina',
      last: 'Typo',
      email: 'tipo@people.test',
      roles: ['customer'],
    });
    const { id } = created.json().data;
    const moved = await put(casey, id, { email: 'typo@people.test' });
    expect(moved.json().data).toMatchObject({ email: 'typo@people.test', email_waiting: null });
    const links = await rows<{ to_address: string; text_body: string }>(
      `select to_address, text_body from mails where template = 'first_password'
       and to_address like '%po@people.test' order by id`,
    );
    expect(links.map(({ to_address }) => to_address)).toEqual([
      'tipo@people.test',
      'typo@people.test',
    ]);
    const [former, latter] = links.map(
      ({ text_body }) => /#token=([\w-]{43})/.exec(text_body)?.[1],
    );
    const setting = (token: string | undefined) =>
      app.nobody.send('POST', '/api/reset-password', {
        token,
        password: 'a quiet lunch by the sea',
      });
    expect((await setting(former)).statusCode).toBe(422);
    expect((await setting(latter)).statusCode).toBe(200);
    // It has an owner now, who is asked.
    const again = await put(casey, id, { email: 'casey@people.test' });
    expect(again.json().data).toMatchObject({
      email: 'typo@people.test',
      email_waiting: 'casey@people.test',
    });
  });

  test('an account whose address was put back has an owner, though no password', async () => {
    const id = await person(['customer'], { email: 'robbed@people.test' });
    await run(
      `update users set password_hash = 'none', password_changed_at = app_now() where id = $1`,
      [id],
    );
    const answer = await put(casey, id, { email: 'thief@people.test' });
    expect(answer.json().data.email).toBe('robbed@people.test');
  });

  test('a change by another person in between is not undone', async () => {
    const id = await person(['customer']);
    await put(ada, id, { roles: ['customer', 'school'] });
    const answer = await put(ada, id, {
      roles: ['customer', 'vendor'],
      first: 'Petra',
      was: { roles: ['customer'], first: 'Petra' },
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['roles']);
    const after = await put(ada, id, {
      roles: ['customer', 'vendor'],
      was: { roles: ['school', 'customer'] },
    });
    expect(after.statusCode).toBe(200);
  });

  test('schools and vendors are for those who have a door to them', async () => {
    const id = await person(['customer']);
    const { eastern, central } = TINY.schools;
    const needs = await put(ada, id, {
      destination_ids: [eastern],
      vendor_ids: [TINY.vendors.south],
    });
    expect(needs.json().errors).toEqual({
      destination_ids: ['This needs a role first.'],
      vendor_ids: ['This needs a role first.'],
    });
    const unknown = await put(ada, id, { roles: ['school'], destination_ids: [eastern, 999] });
    expect(unknown.json().errors).toEqual({ destination_ids: ['We can’t find this school.'] });
    const given = await put(ada, id, {
      roles: ['customer', 'school'],
      destination_ids: [central, eastern, eastern],
    });
    expect(given.json().data.destinations).toEqual([
      { id: central, name: 'Central School' },
      { id: eastern, name: 'East School' },
    ]);
    expect((await lastDeeds(id))[0]).toMatchObject({
      action: 'access.granted',
      after: { destinations: ['Central School', 'East School'] },
    });
    await put(ada, id, { destination_ids: [eastern] });
    expect((await lastDeeds(id))[0]).toMatchObject({
      action: 'access.revoked',
      before: { destinations: ['Central School'] },
    });
    // The role that opens the portal takes the places behind it along.
    const closed = await put(ada, id, { roles: ['customer'] });
    expect(closed.json().data.destinations).toEqual([]);
    expect((await lastDeeds(id))[0]).toMatchObject({
      action: 'access.revoked',
      before: { destinations: ['East School'] },
    });
  });
});

describe('superadmins', () => {
  test('look after each other, until one is left', async () => {
    const other = await person(['superadmin']);
    expect((await put(root, other, { first: 'Second' })).statusCode).toBe(200);
    const second = await as(other);
    const answers = await Promise.all([
      put(root, other, { roles: [] }),
      put(second, rootId, { roles: [] }),
    ]);
    const left = await rows<{ user_id: number }>(
      `select user_id from user_roles where role = 'superadmin'`,
    );
    expect(left).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const [refused] = answers.filter(({ statusCode }) => statusCode !== 200);
    expect([403, 422]).toContain(refused?.statusCode);
    await run(`insert into user_roles select $1, 'superadmin' on conflict do nothing`, [rootId]);
    await run(`delete from user_roles where role = 'superadmin' and user_id <> $1`, [rootId]);
  });

  test.each(['suspend', 'delete'] as const)('two who %s each other leave one', async (act) => {
    const other = await person(['superadmin']);
    const second = await as(other);
    const doIt = (caller: Caller, id: number) =>
      act === 'suspend'
        ? caller.send('POST', `/api/users/${id}/suspend`)
        : caller.send('DELETE', `/api/users/${id}`);
    root = await as(rootId);
    await Promise.all([doIt(root, other), doIt(second, rootId)]);
    const active = await rows(
      `select u.id from users u join user_roles r on r.user_id = u.id
       where r.role = 'superadmin' and u.suspended_on is null and u.deleted_at is null`,
    );
    expect(active).toHaveLength(1);
    await run(
      `update users set suspended_on = null, suspension_reason = null, deleted_at = null
       where id = $1`,
      [rootId],
    );
    await run(`delete from user_roles where role = 'superadmin' and user_id <> $1`, [rootId]);
    root = await as(rootId);
  });
});

describe('opening an account', () => {
  const fresh = { first: 'Nora', last: 'Nord', email: 'Nora@people.test', roles: ['school'] };

  test('sends a link to choose a password, and no password opens it before', async () => {
    const answer = await casey.send('POST', '/api/users', {
      ...fresh,
      locale: 'es',
      destination_ids: [TINY.schools.eastern],
    });
    expect(answer.statusCode).toBe(201);
    const { data } = answer.json();
    expect(data).toMatchObject({
      email: 'nora@people.test',
      roles: ['school'],
      school_user: true,
      destinations: [{ name: 'East School' }],
    });
    const mails = await rows('select template, locale, text_body from mails where user_id = $1', [
      data.id,
    ]);
    expect(mails).toEqual([
      { template: 'first_password', locale: 'es', text_body: expect.stringContaining('token=') },
    ]);
    for (const password of ['none', '', 'unknown', 'nobody has this password']) {
      const login = await app.nobody.send('POST', '/api/login', {
        email: 'nora@people.test',
        password,
      });
      expect([401, 422]).toContain(login.statusCode);
    }
    expect((await lastDeeds(data.id)).map(({ action }) => action)).toContain('user.created');
  });

  test.each<[object, string]>([
    [{ roles: ['admin'] }, 'roles'],
    [{ email: parentA.email }, 'email'],
    [{ email: 'not an address' }, 'email'],
    [{ roles: [], destination_ids: [TINY.schools.eastern] }, 'destination_ids'],
    [{ vendor_ids: [999] }, 'vendor_ids'],
    [{ first: '' }, 'first'],
    [{ first: 'A\nB' }, 'first'],
  ])('%j is refused at its field', async (wrong, field) => {
    const answer = await casey.send('POST', '/api/users', {
      ...fresh,
      email: 'somebody-new@people.test',
      ...wrong,
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test('takes nothing smuggled in', async () => {
    const answer = await casey.send('POST', '/api/users', {
      ...fresh,
      email: 'smuggler@people.test',
      permissions: ['telescope'],
      password_hash: 'x',
    });
    expect(answer.statusCode).toBe(422);
  });
});

test('roles are presented as the database has them', async () => {
  const { data } = (await casey.send('GET', '/api/roles/all')).json();
  expect(data.map(({ name }: { name: string }) => name)).toEqual([...ROLES].sort());
  const customer = data.find(({ name }: { name: string }) => name === 'customer');
  expect(customer).toEqual({
    name: 'customer',
    permissions: ['user:account', 'user:lunch_calendar'],
    assignable: true,
  });
  const given = (list: typeof data) =>
    list.filter(({ assignable }: { assignable: boolean }) => assignable).length;
  expect(given(data)).toBe(5);
  expect(given((await ada.send('GET', '/api/roles/all')).json().data)).toBe(16);
  expect(given((await root.send('GET', '/api/roles/all')).json().data)).toBe(18);
});
