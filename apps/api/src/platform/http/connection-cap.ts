import type { Socket } from 'node:net';
import { networkOf } from '../limits/network-of.ts';

export interface ConnectionCapOptions {
  /** Connections of all clients; 0 takes any number. */
  readonly most: number;
  /** Connections of one network; undefined where proxies stand before the product. */
  readonly mostOfNetwork: number | undefined;
}

/** Finds the connections that are too many. They are answered once, with a refusal, and end. */
export interface ConnectionCap {
  /** Counts a connection until it closes or is let go of. */
  take(socket: Socket): void;
  /** Counts a connection no longer: it is a socket of live news, which has limits of its own. */
  letGo(socket: Socket): void;
  /** Tells whether a connection was one too many when it came. */
  isExcess(socket: Socket): boolean;
}

/** Time that a connection beyond the cap has to send its request. */
const EXCESS_MS = 5_000;

export function createConnectionCap({ most, mostOfNetwork }: ConnectionCapOptions): ConnectionCap {
  const held = new Map<Socket, string>();
  const ofNetwork = new Map<string, number>();
  const excess = new Map<Socket, NodeJS.Timeout>();

  function release(socket: Socket): void {
    clearTimeout(excess.get(socket));
    excess.delete(socket);
    const network = held.get(socket);
    if (network === undefined) return;
    held.delete(socket);
    const left = (ofNetwork.get(network) ?? 0) - 1;
    if (left > 0) ofNetwork.set(network, left);
    else ofNetwork.delete(network);
  }

  return {
    take(socket) {
      if (most === 0) return;
      const network = networkOf(socket.remoteAddress ?? '');
      const here = ofNetwork.get(network) ?? 0;
      socket.once('close', () => release(socket));
      if (held.size < most && (mostOfNetwork === undefined || here < mostOfNetwork)) {
        held.set(socket, network);
        ofNetwork.set(network, here + 1);
        return;
      }
      const timer = setTimeout(() => socket.destroy(), EXCESS_MS);
      timer.unref();
      excess.set(socket, timer);
    },
    letGo: release,
    isExcess: (socket) => excess.has(socket),
  };
}
