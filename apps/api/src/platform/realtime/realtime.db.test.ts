import { createHash, randomBytes } from 'node:crypto';
import type { Heard, Subscribed, ToBrowser, ToServer } from '@yay/contract/realtime';
import { TINY } from '@yay/seeds/tiny';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  addressOf,
  type Caller,
  type Neighbour,
  neighbourOf,
  useTiny,
} from '../../../test/index.ts';
import { announceSchools } from './announce-schools.ts';
import { channelKey } from './channel-key.ts';
import { publish } from './publish.ts';

type Client = Socket<ToBrowser, ToServer>;
const { parentA, parentB, support } = TINY.users;
const OWN = `private-user.${parentA.id}` as const;
const SUSPEND = `update users set suspended_on = app_now(), suspension_reason = 'admin' where id = $1`;
/**
 * Milliseconds: less than any fallback that could hide a delay, more than a stalling machine takes.
 */
const AT_ONCE_MS = 10_000;
const UNSUSPEND = 'update users set suspended_on = null, suspension_reason = null where id = $1';

let neighbour: Neighbour;
let here: string;
let there: string;
const clients: Client[] = [];

const { app, as, build, db, one, run } = await useTiny();
beforeAll(async () => {
  neighbour = await neighbourOf(app);
  here = await addressOf(app.server);
  there = await addressOf(neighbour.server);
});
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
});
afterAll(async () => {
  await neighbour.close();
});

interface Listener {
  readonly client: Client;
  readonly heard: Heard[];
  readonly caller: Caller;
}

const connecting = (address: string, options: Parameters<typeof io>[1] = {}): Client => {
  const client: Client = io(address, {
    path: '/realtime',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...options,
  });
  clients.push(client);
  return client;
};

async function connect(address: string, caller: Caller): Promise<Listener> {
  const client = connecting(address, { auth: { token: caller.token } });
  const heard: Heard[] = [];
  client.on('heard', (message) => heard.push(message));
  await new Promise<void>((resolve, reject) => {
    client.on('connect', resolve);
    client.on('connect_error', reject);
  });
  return { client, heard, caller };
}

/** Returns the reason for which a connection is refused. */
const refusalOf = (client: Client) =>
  new Promise<string>((resolve, reject) => {
    client.on('connect_error', (error) => resolve(error.message));
    client.on('connect', () => reject(new Error('was let in')));
  });

const authorize = ({ client, caller }: Listener, channel: string, socketId = client.id) =>
  caller.send('POST', '/api/broadcasting/auth', { socket_id: socketId, channel_name: channel });

const ask = ({ client }: Listener, channel: string, auth: string, age = 0): Promise<Subscribed> =>
  client.timeout(2_000).emitWithAck('subscribe', { channel, auth, age });

const join = async (listener: Listener, channel: string, auth: string): Promise<boolean> =>
  (await ask(listener, channel, auth)).ok;

async function subscribe(listener: Listener, channel: string): Promise<boolean> {
  const answer = await authorize(listener, channel);
  if (answer.statusCode !== 200) return false;
  return join(listener, channel, answer.json<{ auth: string }>().auth);
}

const closed = (client: Client) =>
  new Promise<string>((resolve) => client.on('disconnect', (reason) => resolve(reason)));

describe('two processes on one database', () => {
  test('pass an event of one on to subscribers of the other, and to no others', async () => {
    const parent = await connect(there, await as(parentA.id));
    const other = await connect(there, await as(parentB.id));
    expect(await subscribe(parent, OWN)).toBe(true);
    expect(await subscribe(other, `private-user.${parentB.id}`)).toBe(true);
    await publish(db, OWN, 'record.changed', {});
    await expect
      .poll(() => parent.heard, { timeout: AT_ONCE_MS })
      .toEqual([{ channel: OWN, event: 'record.changed', data: {} }]);
    expect(other.heard).toEqual([]);
  });

  test('publish nothing of a rolled-back transaction', async () => {
    const parent = await connect(there, await as(parentA.id));
    await subscribe(parent, OWN);
    const undone = db.tx(async (tx) => {
      await publish(tx, OWN, 'list.changed', { ids: [1] });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await publish(db, OWN, 'list.changed', { ids: [2] });
    await expect.poll(() => parent.heard).toMatchObject([{ data: { ids: [2] } }]);
  });

  test('omit the ids when a list changed in too many records', async () => {
    const staff = await connect(here, await as(support.id));
    expect(await subscribe(staff, 'private-list.users')).toBe(true);
    const ids = Array.from({ length: 3_000 }, (_, index) => 1_000_000 + index);
    await publish(db, 'private-list.users', 'list.changed', { ids });
    await expect.poll(() => staff.heard).toMatchObject([{ data: { ids: [] } }]);
  });

  test('reconnect after a lost database connection and tell pages to reload', async () => {
    const parent = await connect(there, await as(parentA.id));
    await subscribe(parent, OWN);
    let missed = 0;
    parent.client.on('missed', () => {
      missed += 1;
    });
    const ended = await run(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'yay-listen-realtime'`,
    );
    expect(ended).toBe(2);
    await expect.poll(() => missed).toBe(1);
    await publish(db, OWN, 'record.changed', {});
    await expect.poll(() => parent.heard.length).toBe(1);
  });
});

describe('a page that was read before it subscribed', () => {
  /** An age in milliseconds that reaches back before the start of both processes. */
  const LONG_AGO = 3_600_000;

  async function missedBy(listener: Listener, channel: string, age: number): Promise<boolean> {
    const { auth } = (await authorize(listener, channel)).json<{ auth: string }>();
    const { ok, missed } = await ask(listener, channel, auth, age);
    expect(ok).toBe(true);
    return missed;
  }

  test('is told that it missed a message, whichever process published it', async () => {
    const CHANNEL = `private-record.user.${parentB.id}` as const;
    const staff = await connect(there, await as(support.id));
    // A process that has received this has received everything published before.
    await subscribe(staff, 'private-list.users');
    await publish(db, CHANNEL, 'record.changed', {});
    await publish(db, 'private-list.users', 'list.changed', { ids: [7] });
    await expect.poll(() => staff.heard).toMatchObject([{ data: { ids: [7] } }]);
    expect(await missedBy(staff, CHANNEL, 0)).toBe(true);
    expect(staff.heard).toHaveLength(1);
  });

  test('is told so as well when the process does not remember so far back', async () => {
    const staff = await connect(there, await as(support.id));
    expect(await missedBy(staff, `private-record.user.${parentA.id}`, LONG_AGO)).toBe(true);
  });
});

describe('the tab that makes a change', () => {
  const LIST = 'private-list.users';
  const PARENT = `private-record.user.${parentB.id}`;
  const suspend = (asking: Listener, socketId: string | undefined) =>
    asking.caller.send(
      'POST',
      `/api/users/${parentB.id}/suspend`,
      {},
      socketId === undefined ? {} : { 'socket-id': socketId },
    );
  /** Counts the list events that each listener got before an event that all of them get. */
  async function toldOf(...listeners: readonly Listener[]): Promise<number[]> {
    await publish(db, LIST, 'record.changed', {});
    await Promise.all(
      listeners.map(({ heard }) =>
        expect.poll(() => heard.at(-1)).toMatchObject({ channel: LIST, event: 'record.changed' }),
      ),
    );
    return listeners.map(
      ({ heard }) => heard.filter(({ event }) => event === 'list.changed').length,
    );
  }
  afterEach(() => db.run(UNSUSPEND, [parentB.id]));

  test('is skipped by the event of its list, in either process, while all others get it', async () => {
    const caller = await as(support.id);
    const asking = await connect(there, caller);
    const beside = await connect(here, caller);
    const colleague = await connect(there, await as(TINY.users.admin.id));
    for (const listener of [asking, beside, colleague]) await subscribe(listener, LIST);
    expect((await suspend(asking, asking.client.id)).statusCode).toBe(200);
    expect(await toldOf(asking, beside, colleague)).toEqual([0, 1, 1]);
  });

  test('gets the events of a record, and without the header every event', async () => {
    const asking = await connect(here, await as(support.id));
    await subscribe(asking, LIST);
    await subscribe(asking, PARENT);
    await suspend(asking, asking.client.id);
    await expect
      .poll(() => asking.heard)
      .toEqual([{ channel: PARENT, event: 'record.changed', data: {} }]);
    await run(UNSUSPEND, [parentB.id]);
    await suspend(asking, undefined);
    expect(await toldOf(asking)).toEqual([1]);
  });

  test.each([
    ['a colleague’s', (_own: string, other: string) => other],
    ['one that there is not', () => 'A'.repeat(20)],
    ['the name of a channel', () => LIST],
    ['nonsense', () => '../../etc/passwd'],
    ['two', (own: string, other: string) => `${own}, ${other}`],
    ['a long one', (own: string) => own.repeat(300)],
  ])('cannot silence any socket with %s', async (_what, headerOf) => {
    const asking = await connect(here, await as(support.id));
    const colleague = await connect(there, await as(TINY.users.admin.id));
    for (const listener of [asking, colleague]) await subscribe(listener, LIST);
    const header = headerOf(asking.client.id ?? '', colleague.client.id ?? '');
    expect((await suspend(asking, header)).statusCode).toBe(200);
    expect(await toldOf(asking, colleague)).toEqual([1, 1]);
  });

  test('cannot skip its own socket while it acts as another user', async () => {
    const asking = await connect(here, await as(support.id));
    const acting = await connect(here, await as(support.id, TINY.users.admin.id));
    for (const listener of [asking, acting]) await subscribe(listener, LIST);
    await suspend(asking, acting.client.id);
    expect(await toldOf(asking, acting)).toEqual([1, 1]);
  });

  test('gets the end of its own session', async () => {
    const leaving = await connect(there, await as(parentB.id));
    const gone = closed(leaving.client);
    await leaving.caller.send('POST', '/api/logout', undefined, { 'socket-id': leaving.client.id });
    await gone;
    expect(leaving.heard).toMatchObject([{ event: 'session.ended' }]);
  });
});

describe('a connection', () => {
  test('is refused without a session and from another site', async () => {
    const { token } = await as(parentA.id);
    expect(await refusalOf(connecting(here))).toBe('unauthenticated');
    expect(await refusalOf(connecting(here, { auth: { token: 'x'.repeat(43) } }))).toBe(
      'unauthenticated',
    );
    expect(await refusalOf(connecting(here, { auth: { token: { $ne: null } } }))).toBe(
      'unauthenticated',
    );
    for (const origin of ['https://evil.test', 'null', `${here}.evil.test`]) {
      const headers = { cookie: `yay_session=${token}`, origin };
      expect(await refusalOf(connecting(here, { extraHeaders: headers })), origin).toBe(
        'websocket error',
      );
    }
  });

  test('is accepted with the cookie from our own address', async () => {
    const { token } = await as(parentA.id);
    const headers = { cookie: `other=1; yay_session=${token}`, origin: here };
    const client = connecting(here, { extraHeaders: headers });
    await expect.poll(() => client.connected).toBe(true);
  });

  test('by long polling or a plain request is answered with 404', async () => {
    const answer = await fetch(`${here}/realtime/?EIO=4&transport=polling`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('"sid"');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  test('is closed after too many messages or one that is too large', async () => {
    const busy = await connect(here, await as(parentA.id));
    const gone = closed(busy.client);
    for (let times = 0; times < 70; times += 1) {
      busy.client.emit('unsubscribe', { channel: 'private-list.users' });
    }
    expect(await gone).toBe('io server disconnect');
    const large = await connect(here, await as(parentA.id));
    const cut = closed(large.client);
    large.client.emit('unsubscribe', { channel: 'x'.repeat(10_000) });
    expect(await cut).toBe('transport close');
  });

  test('is limited in number per user', async () => {
    const caller = await as(parentB.id);
    for (let times = 0; times < 40; times += 1) await connect(here, caller);
    await expect(connect(here, caller)).rejects.toThrow('too_many');
    await connect(here, await as(parentA.id));
  });

  test('survives malformed messages', async () => {
    const parent = await connect(here, await as(parentA.id));
    const raw = parent.client as unknown as Socket;
    for (const nonsense of [
      null,
      7,
      [],
      { channel: {} },
      { channel: OWN, auth: { toString: 1 } },
    ]) {
      expect(await raw.timeout(2_000).emitWithAck('subscribe', nonsense)).toMatchObject({
        ok: false,
      });
    }
    raw.emit('subscribe');
    raw.emit('unsubscribe', null);
    raw.emit('unsubscribe', { channel: raw.id });
    expect(await subscribe(parent, OWN)).toBe(true);
  });
});

describe('a subscription', () => {
  test.each([
    ['another person’s own', `private-user.${parentB.id}`],
    ['a person that there is not', 'private-user.999999'],
    ['a list of the team', 'private-list.users'],
    ['a list that there is not', 'private-list.secrets'],
    ['a list by a name that every object has', 'private-list.constructor'],
    ['a record of the team', `private-record.user.${parentA.id}`],
    ['a record that there is not', 'private-record.user.999999'],
    ['no kind of channel', 'presence-user.1'],
    ['one that only looks like her own', `private-user.${parentA.id}.1`],
    ['one with a line behind it', `private-user.${parentA.id}\n`],
    ['her own, written otherwise', `private-user.0${parentA.id}`],
  ])('of a parent is refused for %s', async (_what, channel) => {
    const parent = await connect(here, await as(parentA.id));
    const answer = await authorize(parent, channel);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'forbidden' });
  });

  test('of the team is accepted for lists and records', async () => {
    const staff = await connect(here, await as(support.id));
    expect(await subscribe(staff, 'private-list.users')).toBe(true);
    expect(await subscribe(staff, `private-record.user.${parentA.id}`)).toBe(true);
    expect((await authorize(staff, 'private-list.logs')).statusCode).toBe(403);
  });

  describe('to a school', () => {
    const { eastern, central } = TINY.schools;
    const placed = async (schoolId: number) => {
      const id = await build.person({ roles: ['school'] });
      await run('insert into destination_users (user_id, destination_id) values ($1, $2)', [
        id,
        schoolId,
      ]);
      return id;
    };

    test('is accepted for its own people and for the team, and refused for all others', async () => {
      const officer = await connect(here, await as(await placed(eastern)));
      expect(await subscribe(officer, `private-school.${eastern}`)).toBe(true);
      for (const other of [central, 999_999, `0${eastern}`, `${eastern}.1`, 4_000_000_000]) {
        const answer = await authorize(officer, `private-school.${other}`);
        expect(answer.statusCode, `${other}`).toBe(403);
      }
      const staff = await connect(here, await as(TINY.users.admin.id));
      expect(await subscribe(staff, `private-school.${eastern}`)).toBe(true);
      for (const { id } of [parentA, TINY.users.vendor]) {
        const outsider = await connect(here, await as(id));
        const answer = await authorize(outsider, `private-school.${eastern}`);
        expect(answer.statusCode).toBe(403);
      }
    });

    test('ends when the place there is taken away', async () => {
      const id = await placed(eastern);
      const officer = await connect(there, await as(id));
      await subscribe(officer, `private-school.${eastern}`);
      await run('delete from destination_users where user_id = $1', [id]);
      await publish(db, `private-user.${id}`, 'account.changed', {});
      await subscribe(officer, `private-user.${id}`);
      await publish(db, `private-school.${eastern}`, 'school.changed', {});
      await publish(db, `private-user.${id}`, 'record.changed', {});
      await expect.poll(() => officer.heard.map(({ event }) => event)).toContain('record.changed');
      expect(officer.heard.map(({ event }) => event)).not.toContain('school.changed');
    });
  });

  test('is refused without a session', async () => {
    const answer = await app.nobody.send('POST', '/api/broadcasting/auth', {
      socket_id: 'abcdefghij',
      channel_name: OWN,
    });
    expect(answer.statusCode).toBe(401);
  });

  test('needs an authorization for its socket, channel and user, valid for a minute', async () => {
    const parent = await connect(here, await as(parentA.id));
    const second = await connect(here, await as(parentA.id));
    const other = await connect(there, await as(parentB.id));
    const socketId = parent.client.id ?? '';
    const mine = (await authorize(parent, OWN)).json<{ auth: string }>().auth;
    expect(await join(second, OWN, mine)).toBe(false);
    expect(await join(other, OWN, mine)).toBe(false);
    expect(await join(parent, `private-user.${parentB.id}`, mine)).toBe(false);
    // An authorization for another user's socket still belongs to the user who requested it.
    const lent = (await authorize(parent, OWN, other.client.id)).json<{ auth: string }>().auth;
    expect(await join(other, OWN, lent)).toBe(false);

    const now = Math.floor(Date.now() / 1_000);
    const admission = { socketId, channel: OWN, userId: parentA.id };
    const old = await channelKey(db, () => now - 61).sign(admission);
    const far = await channelKey(db, () => now + 3_600).sign(admission);
    const [until, signature = ''] = mine.split('.');
    const forged = [
      old,
      far,
      `${Number(until) + 1}.${signature}`,
      `${until}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      `${until}.`,
      '',
      'x',
    ];
    for (const auth of forged) expect(await join(parent, OWN, auth), auth).toBe(false);
    expect(await join(parent, OWN, mine)).toBe(true);
  });

  test('ends when its permission is revoked', async () => {
    const staff = await connect(there, await as(support.id));
    await subscribe(staff, 'private-list.users');
    await run("update user_roles set role = 'cafe' where user_id = $1", [support.id]);
    await publish(db, `private-user.${support.id}`, 'account.changed', {});
    await subscribe(staff, `private-user.${support.id}`);
    await publish(db, 'private-list.users', 'list.changed', { ids: [1] });
    await publish(db, `private-user.${support.id}`, 'record.changed', {});
    await expect.poll(() => staff.heard.map(({ event }) => event)).toContain('record.changed');
    expect(staff.heard.map(({ event }) => event)).not.toContain('list.changed');
    await run("update user_roles set role = 'customer_support' where user_id = $1", [support.id]);
  });
});

describe('the end of a session', () => {
  test('reaches and disconnects a suspended user at once, in every process', async () => {
    const caller = await as(parentA.id);
    const impersonating = await as(parentA.id, TINY.users.admin.id);
    const listeners = [
      await connect(here, caller),
      await connect(there, caller),
      await connect(there, impersonating),
    ];
    const beside = await connect(there, await as(parentB.id));
    const gone = listeners.map(({ client }) => closed(client));
    await db.tx(async (tx) => {
      await tx.run(SUSPEND, [parentA.id]);
      await publish(tx, OWN, 'session.ended', { reason: 'suspended' });
    });
    const since = Date.now();
    expect(await Promise.all(gone)).toEqual(listeners.map(() => 'io server disconnect'));
    expect(Date.now() - since).toBeLessThan(AT_ONCE_MS);
    // The end arrives although none of them had subscribed to its own channel.
    for (const { heard } of listeners) {
      expect(heard).toEqual([
        { channel: OWN, event: 'session.ended', data: { reason: 'suspended' } },
      ]);
    }
    expect(beside.client.connected).toBe(true);
    expect(beside.heard).toEqual([]);
    await expect(connect(here, caller)).rejects.toThrow('unauthenticated');
    await run(UNSUSPEND, [parentA.id]);
  });

  test('of an impersonator ends their impersonations as well', async () => {
    const { admin } = TINY.users;
    const acting = await connect(there, await as(parentA.id, admin.id));
    const gone = closed(acting.client);
    await run(SUSPEND, [admin.id]);
    await publish(db, `private-user.${admin.id}`, 'session.ended', { reason: 'suspended' });
    expect(await gone).toBe('io server disconnect');
    expect(acting.heard).toMatchObject([{ channel: OWN, event: 'session.ended' }]);
    await run(UNSUSPEND, [admin.id]);
  });

  test('in one browser leaves the session of another one open', async () => {
    const one = await connect(here, await as(parentB.id));
    const other = await connect(there, await as(parentB.id));
    const gone = closed(one.client);
    expect((await one.caller.send('POST', '/api/logout')).statusCode).toBe(204);
    await publish(db, `private-user.${parentB.id}`, 'session.ended', {
      reason: 'signed_out',
    });
    await gone;
    expect(one.heard).toMatchObject([{ event: 'session.ended' }]);
    expect(await subscribe(other, `private-user.${parentB.id}`)).toBe(true);
    expect(other.heard).toEqual([]);
  });

  test('makes later subscriptions fail', async () => {
    const parent = await connect(here, await as(parentA.id));
    const { auth } = (await authorize(parent, OWN)).json<{ auth: string }>();
    await run('delete from sessions where user_id = $1', [parentA.id]);
    expect(await join(parent, OWN, auth)).toBe(false);
  });
});

test('a server with open sockets stops without delay', async () => {
  const stopping = await neighbourOf(app);
  const parent = await connect(await addressOf(stopping.server), await as(parentA.id));
  const gone = closed(parent.client);
  const since = Date.now();
  await stopping.close();
  expect(await gone).toMatch(/transport close|io server disconnect/);
  expect(Date.now() - since).toBeLessThan(AT_ONCE_MS);
});

describe('a tablet', () => {
  const { eastern, central } = TINY.schools;
  const news = (schoolId: number) => db.tx(async (tx) => announceSchools(tx, [schoolId]));

  async function paired(schoolId: number) {
    const token = randomBytes(32).toString('base64url');
    const { id } = await one<{ id: number }>(
      'insert into kiosks (destination_id, name, token_hash) values ($1, $2, $3) returning id',
      [schoolId, `Tablet ${token}`, createHash('sha256').update(token).digest()],
    );
    return { id, token };
  }
  async function tabletOf(token: string, address = there) {
    const client = connecting(`${address}/kiosk`, { auth: { token } });
    const looks = { count: 0 };
    // Not an event that a person's socket knows.
    (client as Socket).on('look', () => {
      looks.count += 1;
    });
    await new Promise<void>((resolve, reject) => {
      client.on('connect', resolve);
      client.on('connect_error', reject);
    });
    return { client, looks };
  }

  test('hears of its own school in every process, and of no other one', async () => {
    const east = await tabletOf((await paired(eastern)).token);
    const center = await tabletOf((await paired(central)).token);
    await news(eastern);
    await expect.poll(() => east.looks.count, { timeout: AT_ONCE_MS }).toBe(1);
    expect(center.looks.count).toBe(0);
  });

  test('that is taken off is told to look, and hears no more', async () => {
    const { id, token } = await paired(eastern);
    const { client, looks } = await tabletOf(token);
    const end = closed(client);
    const admin = await as(TINY.users.admin.id);
    expect((await admin.send('DELETE', `/api/kiosks/${id}`)).statusCode).toBe(204);
    await end;
    expect(looks.count).toBe(1);
    expect(await refusalOf(connecting(`${there}/kiosk`, { auth: { token } }))).toBe(
      'unauthenticated',
    );
  });

  test('opens nothing of people with its token, and people nothing of tablets with theirs', async () => {
    const { token } = await paired(eastern);
    const person = await as(TINY.users.admin.id);
    const cookie = `yay_session=${person.token}`;
    const refusals = [
      refusalOf(connecting(here, { auth: { token } })),
      refusalOf(connecting(`${here}/kiosk`, { auth: { token: person.token } })),
      refusalOf(connecting(`${here}/kiosk`, { extraHeaders: { cookie } })),
    ];
    expect(await Promise.all(refusals)).toEqual(refusals.map(() => 'unauthenticated'));
  });

  test('that asks for anything by its socket is cut off', async () => {
    const { client } = await tabletOf((await paired(eastern)).token, here);
    const end = closed(client);
    client.emit('subscribe', { channel: OWN, auth: 'x', age: 0 }, () => undefined);
    await end;
  });

  test('that was not paired opens nothing', async () => {
    const stranger = randomBytes(32).toString('base64url');
    for (const token of [stranger, '', 'x'.repeat(500), { a: 1 }, null]) {
      const refusal = await refusalOf(connecting(`${here}/kiosk`, { auth: { token } }));
      expect(refusal).toBe('unauthenticated');
    }
  });

  test('opens a few sockets and no more', async () => {
    const { token } = await paired(eastern);
    for (let count = 0; count < 4; count += 1) await tabletOf(token, here);
    expect(await refusalOf(connecting(`${here}/kiosk`, { auth: { token } }))).toBe('too_many');
  });
});
