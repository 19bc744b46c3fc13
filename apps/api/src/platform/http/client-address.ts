import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { TrustedProxies } from '../config/index.ts';

/** Tells whether the forwarded headers that this address sent are believed; the socket is hop 0. */
export type Trust = (address: string, hop: number) => boolean;

export function trustOf(proxies: TrustedProxies): Trust {
  if (proxies === false) return () => false;
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxyAddr.compile([...proxies]);
}

/**
 * Returns the address that a request came from: the first one, read from the right, that no trusted
 * proxy sent. What stands further left is written by the client and is never read.
 */
export function clientAddress(request: IncomingMessage, trust: Trust): string | null {
  // A socket that has gone has no address any more.
  if (request.socket.remoteAddress === undefined) return null;
  return proxyAddr(request, trust);
}
