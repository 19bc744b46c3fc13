import { once } from 'node:events';
import { Agent, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAdmission, FEW } from './admission.ts';
import { createFront, type Front } from './front.ts';

const MOST = 30;
let front: Front;
let port: number;
let waited: number;
let held: PromiseWithResolvers<void>;
/** Answers every held request of `/slow`. */
let release: () => void;
let close: () => void;

beforeEach(async () => {
  waited = 0;
  held = Promise.withResolvers<void>();
  release = held.resolve;
  front = createFront({
    admission: createAdmission({ delayMs: 100, waitedForDatabase: () => waited }),
    connections: { most: MOST, mostOfNetwork: MOST - 1 },
    refuseOverload: (_request, response) => response.writeHead(503).end('too much'),
    refuseUnfinished: (_request, response) => response.writeHead(503).end('unfinished'),
  });
  const [server, opened] = await open();
  port = opened;
  close = () => server.closeAllConnections();
});
afterEach(() => {
  release();
  close();
});

async function open(): Promise<[Server, number]> {
  const server = front.serverFactory(({ url }, response) => {
    const answer = () => response.headersSent || response.end('answered');
    if (url === '/slow') void held.promise.then(answer);
    else answer();
  }, {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return [server, (server.address() as AddressInfo).port];
}

interface Answer {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly text: string;
}

function get(agent: Agent, path = '/'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => {
        const { statusCode: status, headers } = response;
        resolve({ status, connection: headers.connection, text });
      });
    });
    sent.on('error', reject).end();
  });
}
const keepingAlive = () => new Agent({ keepAlive: true, maxSockets: 1 });
const refusesConnections = async (at = port) => {
  const socket = connect(at, '127.0.0.1');
  const [error] = await once(socket, 'error');
  return (error as NodeJS.ErrnoException).code;
};

test('a request beyond the limit is refused, and its connection is kept', async () => {
  const agent = keepingAlive();
  waited = 500;
  expect(await get(agent)).toMatchObject({
    status: 503,
    connection: 'keep-alive',
    text: 'too much',
  });
  waited = 0;
  expect(await get(agent)).toMatchObject({ status: 200, text: 'answered' });
  agent.destroy();
});

test('requests that are not answered yet keep others out while the database can’t keep up', async () => {
  waited = 10;
  const agent = keepingAlive();
  const pipes = Array.from({ length: 2 }, () => connect(port, '127.0.0.1'));
  for (const pipe of pipes) {
    pipe.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(FEW));
  }
  await expect.poll(async () => (await get(agent)).status).toBe(503);
  release();
  await expect.poll(async () => (await get(agent)).status).toBe(200);
  for (const pipe of pipes) pipe.destroy();
});

test('a server that stops takes no new connection, and answers those inside once more', async () => {
  const [first, second] = [keepingAlive(), keepingAlive()];
  await get(first);
  const slow = get(second, '/slow');
  await get(first);
  const drained = front.drain(20_000);
  expect(await refusesConnections()).toBe('ECONNREFUSED');
  expect(await get(first)).toEqual({ status: 200, connection: 'close', text: 'answered' });
  release();
  expect(await slow).toEqual({ status: 200, connection: 'close', text: 'answered' });
  await drained;
});

test('a client that never pauses is answered until its connection ends, and never cut off', async () => {
  const agents = Array.from({ length: 20 }, keepingAlive);
  const answers: Answer[] = [];
  const clients = agents.map(async (agent) => {
    for (;;) {
      const answer = await get(agent);
      answers.push(answer);
      if (answer.connection === 'close') return;
    }
  });
  await expect.poll(() => answers.length).toBeGreaterThan(100);
  await front.drain(20_000);
  await Promise.all(clients);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('a request that is not answered in time is refused instead of cut off', async () => {
  const slow = get(keepingAlive(), '/slow');
  await get(keepingAlive());
  await front.drain(50);
  expect(await slow).toEqual({ status: 503, connection: 'close', text: 'unfinished' });
});

test('a connection beyond the cap is answered with a refusal, and comes in when one ends', async () => {
  const inside = Array.from({ length: MOST - 1 }, keepingAlive);
  await Promise.all(inside.map((agent) => get(agent)));
  const refused = { status: 503, connection: 'close', text: 'too much' };
  const flood = await Promise.all(Array.from({ length: 200 }, () => get(keepingAlive())));
  expect(flood.filter((answer) => answer.status !== 503)).toEqual([]);
  expect(flood[0]).toEqual(refused);
  // Connections inside the cap are answered as before, and monitors learn how things stand.
  expect(await get(inside[0] as Agent)).toMatchObject({ status: 200, connection: 'keep-alive' });
  expect(await get(keepingAlive(), '/health')).toMatchObject({ status: 200, text: 'answered' });
  inside.pop()?.destroy();
  await expect.poll(async () => (await get(keepingAlive())).status).toBe(200);
  for (const agent of inside) agent.destroy();
});

test('every address that it listens at is closed when it stops', async () => {
  const [, other] = await open();
  const agent = keepingAlive();
  await get(agent);
  const drained = front.drain(20_000);
  expect(await refusesConnections()).toBe('ECONNREFUSED');
  expect(await refusesConnections(other)).toBe('ECONNREFUSED');
  expect(await get(agent)).toMatchObject({ status: 200, connection: 'close' });
  await drained;
});
