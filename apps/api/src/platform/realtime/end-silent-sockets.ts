import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress, type Trust } from '../http/index.ts';
import { networkOf } from '../limits/index.ts';

/** Connections of one network that have not said whose they are: a school's whole office at once. */
const MOST_SILENT = 60;

export interface SilentSockets {
  /** Counts a new connection; false where its network has too many silent ones already. */
  admits(request: IncomingMessage): boolean;
  /** Takes a connection off the watch: its session is known. */
  introduced(socket: Socket): void;
}

/**
 * Ends connections that do not say within this many milliseconds whose they are. A frame that asks
 * the client to close is not enough: the connection would stay as long as the client likes.
 */
export function endSilentSockets(
  trust: Trust,
  { within, most = MOST_SILENT }: { readonly within: number; readonly most?: number },
): SilentSockets {
  const counts = new Map<string, number>();
  const watched = new Map<Socket, () => void>();
  const introduced = (socket: Socket) => {
    watched.get(socket)?.();
    watched.delete(socket);
  };
  return {
    introduced,
    admits(request) {
      const { socket } = request;
      const network = networkOf(clientAddress(request, trust) ?? '');
      const count = counts.get(network) ?? 0;
      if (count >= most) return false;
      counts.set(network, count + 1);
      const timer = setTimeout(() => socket.destroy(), within);
      watched.set(socket, () => {
        clearTimeout(timer);
        const left = (counts.get(network) ?? 1) - 1;
        if (left > 0) counts.set(network, left);
        else counts.delete(network);
      });
      socket.once('close', () => introduced(socket));
      return true;
    },
  };
}
