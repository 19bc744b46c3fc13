import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { readConfig, type TrustedProxies } from '../config/index.ts';
import { clientAddress, trustOf } from './client-address.ts';

const from = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

const INVENTED = '10.8.7.6';
const CLIENT = '203.0.113.6';

test.each<[TrustedProxies, string, string]>([
  [false, `${INVENTED}, ${CLIENT}`, '127.0.0.1'],
  [1, `${INVENTED}, ${CLIENT}`, CLIENT],
  [1, CLIENT, CLIENT],
  [2, `${INVENTED}, ${CLIENT}, 192.0.2.1`, CLIENT],
  [2, CLIENT, CLIENT],
  [['loopback'], `${INVENTED}, ${CLIENT}`, CLIENT],
  [['127.0.0.1', '192.0.2.0/24'], `${INVENTED}, ${CLIENT}, 192.0.2.1`, CLIENT],
  [['192.0.2.0/24'], `${INVENTED}, ${CLIENT}`, '127.0.0.1'],
])('trusting %j, the client of %j is %s', (proxies, forwarded, address) => {
  expect(clientAddress(from('127.0.0.1', forwarded), trustOf(proxies))).toBe(address);
});

test('the address of a client stays the same, whatever it writes in front', () => {
  for (const invented of ['', '1.2.3.4, ', '1.2.3.4, 5.6.7.8, ', 'unknown, ', '::1, ']) {
    const request = from('127.0.0.1', `${invented}${CLIENT}`);
    expect(clientAddress(request, trustOf(1))).toBe(CLIENT);
  }
});

test('a socket that has gone has no address', () => {
  expect(clientAddress(from(undefined, CLIENT), trustOf(1))).toBeNull();
});

test.each<[string, TrustedProxies]>([
  ['', false],
  ['no', false],
  ['0', false],
  ['1', 1],
  ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  ['2001:db8::/32', ['2001:db8::/32']],
])('TRUST_PROXY=%s is read as %j', (given, proxies) => {
  expect(readConfig({ TRUST_PROXY: given }).trustProxy).toEqual(proxies);
});

test.each(['yes', 'true', '17', '-1', '0.0.0.0/0', '::/0', '10.0.0.0/33', 'proxy', '10.0.0.1,'])(
  'TRUST_PROXY=%s is refused',
  (given) => {
    expect(() => readConfig({ TRUST_PROXY: given })).toThrow(/TRUST_PROXY: .*such as/);
  },
);
