import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { trustOf } from '../http/client-address.ts';
import { isOurOwn, originOf } from './handshake.ts';

const INVENTED = '10.8.7.6';
const CLIENT = '203.0.113.6';
const from = (remoteAddress: string, headers: IncomingMessage['headers']) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;
const front = (proxies: Parameters<typeof trustOf>[0]) => ({
  publicUrl: undefined,
  trust: trustOf(proxies),
});

test.each([
  [false, '127.0.0.1'],
  [1, CLIENT],
  [['loopback'], CLIENT],
  [['192.0.2.0/24'], '127.0.0.1'],
] as const)('a socket that comes through a proxy, trusting %j, is from %s', (proxies, address) => {
  const request = from('127.0.0.1', { 'x-forwarded-for': `${INVENTED}, ${CLIENT}` });
  const trusted = typeof proxies === 'object' ? [...proxies] : proxies;
  expect(originOf(request, front(trusted)).ip).toBe(address);
});

test.each([
  ['127.0.0.1', true],
  ['198.51.100.9', false],
])('the host that %s forwards is the product’s own: %s', (remote, isOwn) => {
  const headers = {
    host: '127.0.0.1:3000',
    origin: 'https://lunch.example',
    'x-forwarded-host': 'evil.example, lunch.example',
  };
  expect(isOurOwn(from(remote, headers), front(['loopback']))).toBe(isOwn);
});
