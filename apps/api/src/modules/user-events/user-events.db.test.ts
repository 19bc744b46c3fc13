import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TINY } from '@yay/seeds/tiny';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, openFamily, tinyApp, useTiny, weekClient } from '../../../test/index.ts';
import { sign } from './sign.ts';

const { parentA, parentB, support, vendor } = TINY.users;
const SECRET = 'a secret that both sides know';

let received: { headers: IncomingHttpHeaders; body: string }[] = [];
let verdict = 204;
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    response.writeHead(verdict).end('as you say');
  });
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
afterAll(() => receiver.close());
const { port } = receiver.address() as AddressInfo;
const { app, as, one, rows, run } = await useTiny({
  env: {
    USER_EVENT_WEBHOOK_URL: `http://127.0.0.1:${port}/events`,
    USER_EVENT_WEBHOOK_SECRET: SECRET,
  },
});
const casey = await as(support.id);
const alma = await as(parentA.id);
beforeEach(async () => {
  received = [];
  verdict = 204;
  await app.runJobs();
  received = [];
});

const trigger = (caller: Caller, body: object) =>
  caller.send('POST', '/api/v2/trigger-event', body);
const eventsOf = (userId: number) =>
  rows<{ name: string; data: object; recorded_by: number | null }>(
    'select name, data, recorded_by from user_events where user_id = $1 order by id',
    [userId],
  );

describe('triggering', () => {
  test('people tell of themselves', async () => {
    const answer = await trigger(alma, { event: 'app_installed', data: { platform: 'ios' } });
    expect(answer.statusCode).toBe(202);
    expect((await eventsOf(parentA.id)).at(-1)).toEqual({
      name: 'app_installed',
      data: { platform: 'ios' },
      recorded_by: parentA.id,
    });
  });

  test('the team tells of others, on record', async () => {
    const answer = await trigger(casey, { user_id: parentB.id, event: 'week_forgotten' });
    expect(answer.statusCode).toBe(202);
    expect((await eventsOf(parentB.id)).at(-1)).toMatchObject({
      name: 'week_forgotten',
      recorded_by: support.id,
    });
    const entry = await one(
      'select action, actor_id, about_user_id, after from activity_log order by id desc limit 1',
    );
    expect(entry).toEqual({
      action: 'user.event_recorded',
      actor_id: support.id,
      about_user_id: parentB.id,
      after: { event: 'week_forgotten' },
    });
  });

  test.each<[object, number, string]>([
    [{ event: 'no_such_event' }, 422, 'event'],
    [{ event: '__proto__' }, 422, 'event'],
    [{}, 422, 'event'],
    [{ event: 'app_installed', data: { 'Bad Key': 1 } }, 422, 'data.Bad Key'],
    [{ event: 'app_installed', data: { deep: { er: 1 } } }, 422, 'data.deep'],
    [{ event: 'app_installed', data: { text: 'x'.repeat(501) } }, 422, 'data.text'],
    [
      {
        event: 'app_installed',
        data: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`k${at}`, at])),
      },
      422,
      'data',
    ],
    [{ event: 'app_installed', recorded_by: 5 }, 422, '_'],
  ])('%j is refused', async (body, status, field) => {
    const before = await eventsOf(parentA.id);
    const answer = await trigger(alma, body);
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect(await eventsOf(parentA.id)).toEqual(before);
  });

  test('an unknown event is told as one', async () => {
    const answer = await trigger(casey, { event: 'no_such_event' });
    expect(answer.json().errors).toEqual({ event: ['We don’t have this event.'] });
  });

  test('nobody tells of others, or what only the product knows, without the right', async () => {
    const kitchen = await as(vendor.id);
    for (const caller of [alma, kitchen]) {
      const known = await trigger(caller, { user_id: parentB.id, event: 'app_installed' });
      const unknown = await trigger(caller, { user_id: 987_654, event: 'app_installed' });
      expect(known.statusCode).toBe(404);
      expect(unknown.json()).toEqual(known.json());
      const fact = await trigger(caller, { event: 'payment_failed' });
      expect(fact.json().errors).toEqual({ event: ['We don’t have this event.'] });
    }
    expect((await trigger(casey, { user_id: 987_654, event: 'app_installed' })).statusCode).toBe(
      404,
    );
    expect((await trigger(app.nobody, { event: 'app_installed' })).statusCode).toBe(401);
  });

  test('an event that can happen once is recorded once', async () => {
    const tell = () => trigger(casey, { user_id: parentA.id, event: 'signed_up' });
    const [first, second] = [await tell(), await tell()];
    expect(second.json()).toEqual(first.json());
    const names = (await eventsOf(parentA.id)).filter(({ name }) => name === 'signed_up');
    expect(names).toHaveLength(1);
  });

  test('no more than a page would', async () => {
    const kitchen = await as(vendor.id);
    const statuses = new Set<number>();
    for (let index = 0; index < 122; index += 1) {
      statuses.add((await trigger(kitchen, { event: 'intro_finished' })).statusCode);
    }
    expect([...statuses]).toEqual([202, 429]);
  });
});

describe('the receiver outside', () => {
  test('is told by a job, signed, with who it was', async () => {
    const { id } = (await trigger(alma, { event: 'referral_shared', data: { by: 'text' } })).json()
      .data;
    expect(received).toEqual([]);
    await app.runJobs();
    expect(received).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    expect(JSON.parse(body)).toEqual({
      id,
      event: 'referral_shared',
      at: expect.stringMatching(/^2026-11-18T16/),
      user: {
        id: parentA.id,
        email: parentA.email,
        first: 'Alma',
        last: 'Abbott',
        locale: 'en',
      },
      data: { by: 'text' },
    });
    const signature = String(headers['yay-signature']);
    const at = Number(/^t=(\d+),v1=[0-9a-f]{64}$/.exec(signature)?.[1]);
    expect(Math.abs(at - Date.now() / 1000)).toBeLessThan(60);
    expect(signature).toBe(sign(SECRET, body, at));
    expect(signature).not.toBe(sign('another secret of the same length', body, at));
    expect(headers['yay-event-id']).toBe(String(id));
  });

  test('that does not take it is told again', async () => {
    verdict = 500;
    await trigger(alma, { event: 'pay_ahead_viewed' });
    await expect(app.runJobs()).rejects.toThrow('500');
    verdict = 200;
    await run(
      `update pgboss.job set start_after = now() where name = 'user_events.deliver' and state = 'retry'`,
    );
    await app.runJobs();
    expect(received).toHaveLength(2);
    expect(received[0]?.body).toBe(received[1]?.body);
  });

  test('hears of a new family and of its first order', async () => {
    await openFamily(app, {
      first: 'Nell',
      last: 'Novak',
      email: 'nell@people.test',
      password: 'a quiet lunch by the sea',
    });
    const week = weekClient(alma, parentA.id, '2026-11-23');
    const pizza = { entreeId: TINY.items.pizza, optionIds: [TINY.options.oneSlice] };
    await week.read();
    await week.save(
      { [TINY.lunchers.anna]: [{ date: '2026-11-24', ...pizza }] },
      { sendConfirmationEmail: true },
    );
    await week.save(
      { [TINY.lunchers.anna]: [{ date: '2026-11-25', ...pizza }] },
      { sendConfirmationEmail: true },
    );
    await app.runJobs();
    const told = received.map(({ body }) => JSON.parse(body));
    expect(told.map(({ event, user }) => [event, user.email]).sort()).toEqual([
      ['first_order', parentA.email],
      ['signed_up', 'nell@people.test'],
    ]);
  });
});

test('an event without a receiver is not put up to be sent', async () => {
  const quiet = await tinyApp();
  try {
    await trigger(await quiet.as(parentA.id), { event: 'app_installed' });
    const { rows } = await quiet.platform.db.run(
      `select from pgboss.job where name = 'user_events.deliver'`,
    );
    expect(rows).toEqual([]);
  } finally {
    await quiet.close();
  }
});
