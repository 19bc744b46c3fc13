import type { SchoolStaff } from '@yay/contract/access-staff/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Caller, useTiny } from '../../../test/index.ts';

const { users, schools } = TINY;
const ROOT = `/api/v2/school-staff/${schools.eastern}`;
const PASSWORD = 'a sandwich and an apple';

const { app, as, build, rows, run } = await useTiny();
const people = { office: 0, nurse: 0, stranger: 0 };
let office: Caller;
let nurse: Caller;
let stranger: Caller;

async function person(school: number, more: object = {}): Promise<number> {
  const id = await build.person({ roles: ['school'], ...more });
  await run('insert into destination_users (user_id, destination_id) values ($1, $2)', [
    id,
    school,
  ]);
  return id;
}
beforeEach(async () => {
  await run('delete from rate_limits');
  await run('delete from portal_invitations');
  await run('delete from destination_users');
  people.office = await person(schools.eastern, { first: 'Olga', last: 'Office' });
  people.nurse = await person(schools.eastern, { first: 'Nora', last: 'Nurse' });
  people.stranger = await person(schools.central, { first: 'Sam', last: 'Stranger' });
  office = await as(people.office);
  nurse = await as(people.nurse);
  stranger = await as(people.stranger);
});

let invited = 0;
const newcomer = (more: object = {}) => {
  invited += 1;
  return { email: `colleague-${invited}@school.test`, first: 'Cora', last: 'Colleague', ...more };
};
const staff = async (caller = office): Promise<SchoolStaff> => {
  const answer = await caller.send('GET', ROOT);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const mailsTo = (address: string) =>
  rows<{ template: string; text_body: string }>(
    'select template, text_body from mails where to_address = $1 order by id',
    [address],
  );
const tokenTo = async (address: string) =>
  /\/invitation#([\w-]{43})/.exec((await mailsTo(address)).at(-1)?.text_body ?? '')?.[1] ?? '';
const accept = (token: string) =>
  app.nobody.send('POST', '/api/access-invitations/accept', { token, password: PASSWORD });

describe('a school’s own people', () => {
  test('see each other by name, address and last visit, and nothing else of an account', async () => {
    await run(`insert into user_roles (user_id, role) values ($1, 'customer')`, [people.nurse]);
    await run(
      `update users set suspended_on = app_now(), suspension_reason = 'admin' where id = $1`,
      [people.nurse],
    );
    const { people: found } = await staff();
    expect(found.map(({ full_name, is_you, abilities }) => [full_name, is_you, abilities])).toEqual(
      [
        ['Nora Nurse', false, { remove: true, send_welcome: true }],
        ['Olga Office', true, { remove: false, send_welcome: false }],
      ],
    );
    expect(Object.keys(found[0] ?? {}).sort()).toEqual([
      'abilities',
      'email',
      'full_name',
      'id',
      'is_you',
      'last_seen_at',
    ]);
  });

  test('invite a colleague, who comes in by the mail and into this school alone', async () => {
    const colleague = newcomer();
    const answer = await office.send('POST', ROOT, colleague);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data.invitations).toMatchObject([{ email: colleague.email }]);
    expect((await accept(await tokenTo(colleague.email))).statusCode).toBe(200);
    const entered = await rows<{ destination_id: number; role: string }>(
      `select d.destination_id, r.role from users u join destination_users d on d.user_id = u.id
         join user_roles r on r.user_id = u.id where u.email = $1`,
      [colleague.email],
    );
    expect(entered).toEqual([{ destination_id: schools.eastern, role: 'school' }]);
    const [act] = await rows<{ actor_id: number; subject_id: number }>(
      `select actor_id, subject_id from activity_log where action = 'access.invited'
       order by id desc limit 1`,
    );
    expect(act).toEqual({ actor_id: people.office, subject_id: schools.eastern });
  });

  test('get the same answer for every address, and nobody of the team gets a link', async () => {
    const shapes: unknown[] = [];
    for (const email of [newcomer().email, users.parentA.email, users.admin.email]) {
      await run('delete from portal_invitations');
      const { data } = (await office.send('POST', ROOT, newcomer({ email }))).json();
      shapes.push([data.people.length, data.invitations.length]);
    }
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
    expect(await tokenTo(users.admin.email)).toBe('');
  });

  test('remove a colleague at once, with what that colleague invited, and never themselves', async () => {
    const accomplice = newcomer();
    await nurse.send('POST', ROOT, accomplice);
    const kept = newcomer();
    await office.send('POST', ROOT, kept);
    const token = await tokenTo(accomplice.email);
    const answer = await office.send('DELETE', `${ROOT}/people/${people.nurse}`);
    expect(answer.json().data).toMatchObject({
      people: [{ id: people.office }],
      invitations: [{ email: kept.email }],
    });
    expect((await nurse.send('GET', ROOT)).statusCode).toBe(403);
    expect((await accept(token)).statusCode).not.toBe(200);
    expect((await office.send('DELETE', `${ROOT}/people/${people.office}`)).statusCode).toBe(403);
  });

  test('do not remove or write to an account of the team', async () => {
    await run('insert into destination_users (user_id, destination_id) values ($1, $2)', [
      users.admin.id,
      schools.eastern,
    ]);
    expect((await office.send('DELETE', `${ROOT}/people/${users.admin.id}`)).statusCode).toBe(403);
    const path = `${ROOT}/people/${users.admin.id}/welcome`;
    expect((await office.send('POST', path)).statusCode).toBe(403);
  });

  test('send the welcome mail again, which a suspended account does not get and nobody learns', async () => {
    const path = `${ROOT}/people/${people.nurse}/welcome`;
    const { email } = (await staff()).people.find(({ id }) => id === people.nurse) ?? { email: '' };
    const first = await office.send('POST', path);
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['portal_welcome']);
    await run(
      `update users set suspended_on = app_now(), suspension_reason = 'admin' where id = $1`,
      [people.nurse],
    );
    const second = await office.send('POST', path);
    expect([first.statusCode, second.statusCode, second.body]).toEqual([200, 200, first.body]);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('an attacker', () => {
  test('of another school finds nothing of this one by any call, as of a school that is not there', async () => {
    await office.send('POST', ROOT, newcomer());
    const [invitation] = (await staff()).invitations;
    const calls = [
      ['GET', '', undefined],
      ['POST', '', newcomer()],
      ['DELETE', `/people/${people.nurse}`, undefined],
      ['POST', `/people/${people.nurse}/welcome`, undefined],
      ['POST', `/invitations/${invitation?.id}/send`, undefined],
      ['DELETE', `/invitations/${invitation?.id}`, undefined],
    ] as const;
    for (const [method, path, body] of calls) {
      const theirs = await stranger.send(method, ROOT + path, body);
      const none = await stranger.send(method, `/api/v2/school-staff/999999${path}`, body);
      expect([method, path, theirs.statusCode, theirs.body]).toEqual([
        method,
        path,
        404,
        none.body,
      ]);
    }
    expect((await staff()).people).toHaveLength(2);
  });

  test('reaches nobody of another school through her own', async () => {
    await stranger.send('POST', `/api/v2/school-staff/${schools.central}`, newcomer());
    await office.send('POST', ROOT, newcomer());
    const [invitation] = (await staff()).invitations;
    const own = `/api/v2/school-staff/${schools.central}`;
    for (const [method, path] of [
      ['DELETE', `/people/${people.nurse}`],
      ['POST', `/people/${people.nurse}/welcome`],
      ['POST', `/people/${users.parentA.id}/welcome`],
      ['POST', `/invitations/${invitation?.id}/send`],
      ['DELETE', `/invitations/${invitation?.id}`],
    ] as const) {
      expect((await stranger.send(method, own + path)).statusCode, path).toBe(404);
    }
  });

  test('without a fresh sign-in neither invites nor removes', async () => {
    await office.send('POST', ROOT, newcomer());
    const [invitation] = (await staff()).invitations;
    await run(
      `update sessions set proved_at = clock_timestamp() - interval '1 hour' where user_id = $1`,
      [people.office],
    );
    for (const [method, path, body] of [
      ['POST', '', newcomer()],
      ['DELETE', `/people/${people.nurse}`, undefined],
      ['POST', `/invitations/${invitation?.id}/send`, undefined],
    ] as const) {
      expect((await office.send(method, ROOT + path, body)).statusCode, path).toBe(403);
    }
  });

  test('can’t use the team’s calls, or flood a mailbox', async () => {
    const team = `/api/destinations/${schools.eastern}/access`;
    expect((await office.send('GET', team)).statusCode).toBe(403);
    expect((await office.send('POST', team, newcomer())).statusCode).toBe(403);
    const codes: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      codes.push((await office.send('POST', `${ROOT}/people/${people.nurse}/welcome`)).statusCode);
    }
    expect(codes.at(-1)).toBe(429);
  });

  test('sends no name of two lines, and one of any script as it stands', async () => {
    const forged = newcomer({ first: 'Cora\r\nBcc: x@x.test' });
    expect((await office.send('POST', ROOT, forged)).statusCode).toBe(422);
    const long = newcomer({ first: '🦄'.repeat(81) });
    expect((await office.send('POST', ROOT, long)).statusCode).toBe(422);
    await office.send('POST', ROOT, newcomer({ first: 'נועה', last: '王' }));
    expect((await staff()).invitations[0]?.full_name).toBe('נועה 王');
  });
});
