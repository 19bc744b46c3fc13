import type { SchoolSetup } from '@yay/contract/school-setup/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, useTiny } from '../../../test/index.ts';

const { users, schools } = TINY;
const ROOT = `/api/v2/school-setup/${schools.eastern}`;
const { app, as, build, one, rows, run } = await useTiny();
const admin = await as(users.admin.id);
let office: Caller;
let stranger: Caller;

beforeAll(async () => {
  const callers: Caller[] = [];
  for (const school of [schools.eastern, schools.central]) {
    const id = await build.person({ roles: ['school'] });
    await run('insert into destination_users (user_id, destination_id) values ($1, $2)', [
      id,
      school,
    ]);
    callers.push(await as(id));
  }
  [office, stranger] = callers as [Caller, Caller];
});
beforeEach(async () => {
  await run('update lunchers set room_id = null');
  await run('delete from rooms');
  await run('delete from lunch_periods');
  await run('delete from school_contacts');
});

const read = async (caller = office): Promise<SchoolSetup> =>
  (await caller.send('GET', ROOT)).json().data;
type Part = Exclude<keyof SchoolSetup, 'abilities'>;
const put = async (what: Part, list: readonly object[], version?: string) =>
  office.send('PUT', `${ROOT}/${what}`, { version: version ?? (await read())[what].version, list });
const names = ({ rooms }: SchoolSetup) => rooms.list.map(({ name }) => name);

describe('rooms', () => {
  test('are added, renamed into each other, put in order and left out', async () => {
    const added = (
      await put('rooms', [
        { id: null, name: '101' },
        { id: null, name: '102' },
      ])
    ).json();
    const [first, second] = added.data.rooms.list;
    const swapped = await put('rooms', [
      { id: second.id, name: '101' },
      { id: first.id, name: '102' },
    ]);
    expect(swapped.statusCode).toBe(200);
    expect(swapped.json().data.rooms.list).toMatchObject([
      { id: second.id, name: '101' },
      { id: first.id, name: '102' },
    ]);
    expect(names((await put('rooms', [{ id: first.id, name: '102' }])).json().data)).toEqual([
      '102',
    ]);
    // The name of one that went is free again.
    const again = await put('rooms', [
      { id: first.id, name: '102' },
      { id: null, name: '101' },
    ]);
    expect(names(again.json().data)).toEqual(['102', '101']);
  });

  test('leave their children without a room when they go', async () => {
    const [room] = (await put('rooms', [{ id: null, name: 'Blue' }])).json().data.rooms.list;
    const child = await one<{ id: number }>(
      `update lunchers set room_id = $1 where id = (
         select id from lunchers where destination_id = $2 and deleted_at is null limit 1)
       returning id`,
      [room.id, schools.eastern],
    );
    expect((await read()).rooms.list).toMatchObject([{ name: 'Blue', lunchers: 1 }]);
    await put('rooms', []);
    expect(await rows('select room_id from lunchers where id = $1', [child.id])).toEqual([
      { room_id: null },
    ]);
  });

  test('have names of their own, and no number of another school’s', async () => {
    const twice = await put('rooms', [
      { id: null, name: 'Blue' },
      { id: null, name: 'blue' },
    ]);
    expect(twice.statusCode).toBe(422);
    expect(Object.keys(twice.json().errors)).toEqual(['list.1.name']);
    const theirs = await one<{ id: number }>(
      `insert into rooms (destination_id, name) values ($1, 'Theirs') returning id`,
      [schools.central],
    );
    const taken = await put('rooms', [{ id: theirs.id, name: 'Mine' }]);
    expect(taken.statusCode).toBe(422);
    expect(await rows('select name from rooms where id = $1', [theirs.id])).toEqual([
      { name: 'Theirs' },
    ]);
    expect((await put('rooms', [{ id: null, name: ' ' }])).statusCode).toBe(422);
  });

  test('that two people change at once are not overwritten unseen', async () => {
    const { version } = (await read()).rooms;
    const answers = await Promise.all(
      ['A', 'B'].map((name) => put('rooms', [{ id: null, name }], version)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await read()).rooms.list).toHaveLength(1);
  });
});

describe('lunch periods', () => {
  test('are one for a group of grades that the school has', async () => {
    const [group = ''] = (await read()).periods.groups;
    const period = { group, name: 'Early', starts_at: '11:10', ends_at: '11:40' };
    expect((await put('periods', [period])).json().data.periods.list).toEqual([period]);
    expect(Object.keys((await put('periods', [period, period])).json().errors)).toEqual([
      'list.1.group',
    ]);
    expect(
      Object.keys((await put('periods', [{ ...period, group: 'Nobody' }])).json().errors),
    ).toEqual(['list.0.group']);
    expect(
      Object.keys((await put('periods', [{ ...period, ends_at: '11:10' }])).json().errors),
    ).toEqual(['list.0.ends_at']);
    expect((await put('periods', [{ ...period, starts_at: '25:00' }])).statusCode).toBe(422);
    expect((await put('periods', [])).json().data.periods.list).toEqual([]);
  });
});

describe('contacts', () => {
  const office1 = {
    id: null,
    name: 'Dolores Winfield',
    title: 'Office',
    email: 'Office@School.Test ',
    phone: '(404) 555-0200',
    mails: ['labels'],
  };

  test('are kept with their mails, and changed in place', async () => {
    const [kept] = (await put('contacts', [office1])).json().data.contacts.list;
    expect(kept).toMatchObject({
      email: 'office@school.test',
      phone: '+14045550200',
      mails: ['labels'],
    });
    const changed = await put('contacts', [
      { ...kept, mails: ['labels', 'closures'] },
      { ...office1, name: 'Second', email: '', phone: '', mails: [] },
    ]);
    expect(changed.json().data.contacts.list).toMatchObject([
      { id: kept.id, mails: ['labels', 'closures'] },
      { name: 'Second', email: null, phone: null, mails: [] },
    ]);
    expect((await put('contacts', [])).json().data.contacts.list).toEqual([]);
  });

  test('that get mail have an address', async () => {
    const answer = await put('contacts', [{ ...office1, email: '' }]);
    expect(Object.keys(answer.json().errors)).toEqual(['list.0.email']);
    expect((await put('contacts', [{ ...office1, email: 'nobody' }])).statusCode).toBe(422);
    expect((await put('contacts', [{ ...office1, phone: '12' }])).statusCode).toBe(422);
  });

  const lastRecord = async () => {
    const [last] = await rows<{ before: object; after: object }>(
      `select before, after from activity_log where action = 'school_setup.contacts_changed'
       order by id desc limit 1`,
    );
    return last;
  };

  test('are on record by number, with who gets what of children, without names and addresses', async () => {
    const [kept] = (await put('contacts', [office1])).json().data.contacts.list;
    expect(await lastRecord()).toEqual({
      before: { contacts: 0, labels_to: '', lists_to: '', changes_to: '' },
      after: { contacts: 1, labels_to: `#${kept.id}`, lists_to: '', changes_to: '' },
    });
    await put('contacts', [{ ...kept, email: 'elsewhere@school.test', mails: ['lists'] }]);
    expect(await lastRecord()).toEqual({
      before: { contacts: 1, labels_to: `#${kept.id}`, lists_to: '', changes_to: '' },
      after: {
        contacts: 1,
        labels_to: '',
        lists_to: `#${kept.id}`,
        changes_to: '',
        new_address_of: `#${kept.id}`,
      },
    });
    const all = await rows('select before, after from activity_log');
    expect(JSON.stringify(all)).not.toMatch(/Dolores|school\.test/);
  });

  describe('of a school, for a team member who may not see people', () => {
    const save = async (caller: Caller, list: readonly object[]) => {
      const { version } = (await read(caller)).contacts;
      return caller.send('PUT', `${ROOT}/contacts`, { version, list });
    };
    const growth = async () => as(await build.person({ roles: ['growth_jr'] }));
    const hers = { ...office1, name: 'Her own', email: 'her@own.test' };

    test.each(['labels', 'lists', 'changes'])('get no %s that she adds', async (mail) => {
      const caller = await growth();
      const added = await save(caller, [{ ...hers, mails: [mail] }]);
      expect([added.statusCode, added.json().errors]).toEqual([
        422,
        { 'list.0.mails': [expect.stringContaining('names of children')] },
      ]);
      const [kept] = (await save(caller, [{ ...hers, mails: ['closures'] }])).json().data.contacts
        .list;
      const ticked = await save(caller, [{ ...kept, mails: ['closures', mail] }]);
      expect(Object.keys(ticked.json().errors)).toEqual(['list.0.mails']);
      expect((await read()).contacts.list).toMatchObject([{ mails: ['closures'] }]);
    });

    test('get none at an address of hers; phone and title are kept', async () => {
      const caller = await growth();
      const [kept] = (await put('contacts', [office1])).json().data.contacts.list;
      const moved = await save(caller, [{ ...kept, email: 'her@own.test' }]);
      expect(Object.keys(moved.json().errors)).toEqual(['list.0.email']);
      const titled = await save(caller, [{ ...kept, title: 'Principal' }]);
      expect(titled.statusCode).toBe(200);
      expect((await read()).contacts.list).toMatchObject([
        { title: 'Principal', email: 'office@school.test', mails: ['labels'] },
      ]);
    });

    test('are refused to her; a person who sees people sets them', async () => {
      const support = await as(await build.person({ roles: ['customer_support'] }));
      expect((await read(await growth())).abilities).toEqual({ mail_children: false });
      expect((await read()).abilities).toEqual({ mail_children: true });
      expect((await read(support)).abilities).toEqual({ mail_children: true });
      expect((await save(support, [office1])).statusCode).toBe(200);
    });
  });
});

test('another school is as one that is not there; the team reaches every school', async () => {
  for (const caller of [stranger]) {
    expect((await caller.send('GET', ROOT)).statusCode).toBe(404);
    const version = '0'.repeat(32);
    for (const what of ['rooms', 'periods', 'contacts']) {
      const answer = await caller.send('PUT', `${ROOT}/${what}`, { version, list: [] });
      expect(answer.statusCode, what).toBe(404);
    }
  }
  expect((await app.nobody.send('GET', ROOT)).statusCode).toBe(401);
  expect((await read(admin)).rooms.list).toEqual([]);
});
