import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { endSilentSockets } from './end-silent-sockets.ts';

const NEVER = 60_000;
const SOON = 20;
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** Starts a server that watches its connections; one to /known says at once whose it is. */
async function watchedServer(within: number) {
  const silent = endSilentSockets(() => false, { within, most: 2 });
  const server = createServer();
  server.on('upgrade', (request, socket) => {
    const isAdmitted = silent.admits(request);
    if (request.url === '/known') silent.introduced(request.socket);
    // Both ends say that they are done, as the server of sockets does.
    socket
      .resume()
      .on('error', () => undefined)
      .on('end', () => socket.end());
    socket.write(isAdmitted ? 'admitted' : 'refused');
    if (!isAdmitted) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => server.close());
  return async (path: string): Promise<readonly [verdict: string, client: Socket]> => {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    open.push(() => client.destroy());
    client.on('error', () => undefined);
    client.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: y\r\n\r\n`);
    const [verdict] = await once(client, 'data');
    return [String(verdict), client];
  };
}

test('a connection that never says whose it is ends, and one that does stays', async () => {
  const dial = await watchedServer(SOON);
  const [, known] = await dial('/known');
  const [, silent] = await dial('/');
  await once(silent, 'close');
  expect(known.destroyed).toBe(false);
});

test('an address has few silent connections at once, and others after those have ended', async () => {
  const dial = await watchedServer(NEVER);
  const verdict = async (path: string) => (await dial(path))[0];
  const [, first] = await dial('/');
  expect([await verdict('/'), await verdict('/')]).toEqual(['admitted', 'refused']);
  first.destroy();
  await expect.poll(() => verdict('/')).toBe('admitted');
});

test('known connections do not count', async () => {
  const dial = await watchedServer(NEVER);
  for (const _of of Array(4)) expect((await dial('/known'))[0]).toBe('admitted');
  expect((await dial('/'))[0]).toBe('admitted');
});
