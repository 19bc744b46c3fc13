import { KIOSK_NAMESPACE } from '@yay/contract/realtime';
import type { DefaultEventsMap, Namespace, Server, Socket } from 'socket.io';
import type { KioskCaller, Kiosks } from '../http/index.ts';
import type { Log } from '../log/index.ts';

type Tablet = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Paired>;
interface Paired {
  readonly token: string;
  readonly kiosk: KioskCaller;
}

const TOKEN = /^[\w-]{43}$/;
/** A page that comes back before its old socket ended, a few times over. */
const SOCKETS_OF_A_KIOSK = 4;

export interface KioskEars {
  /** Tells the tablets of a school to look again, once each is known to be one still. */
  tell(channel: string): Promise<void>;
  /** Ends the sockets of tablets that were taken off. */
  recheckAll(): Promise<void>;
  /** Something may have been said that was not heard. */
  missed(): void;
}

/**
 * Serves the sockets of paired tablets, apart from those of people. A tablet is nobody who is signed
 * in: its token opens the news of its own school's hand-out and nothing else, and it can ask for
 * nothing by its socket.
 */
export function serveKiosks(
  io: Server,
  parts: {
    readonly kiosks: Kiosks;
    readonly log: Log;
    readonly introduced: (socket: Socket['request']['socket']) => void;
  },
): KioskEars {
  const { kiosks, log, introduced } = parts;
  const door: Namespace<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Paired> =
    io.of(KIOSK_NAMESPACE);

  door.use((socket, next) => {
    admit(socket).then(
      (refusal) => next(refusal === undefined ? undefined : new Error(refusal)),
      (error: unknown) => {
        log.warn({ err: error }, 'the socket of a tablet was not admitted');
        next(new Error('unavailable'));
      },
    );
  });
  door.on('connection', (socket) => {
    introduced(socket.request.socket);
    socket.use(() => end(socket));
    // A connection that left is not kept open: nobody would count it.
    socket.on('disconnect', () => socket.conn.close());
  });

  // One try a connection: a socket of a person could guess for as long as it stays otherwise.
  const tried = new WeakSet<Socket['conn']>();

  async function admit(socket: Tablet): Promise<'unauthenticated' | 'too_many' | undefined> {
    if (tried.has(socket.conn)) {
      socket.conn.close();
      return 'unauthenticated';
    }
    tried.add(socket.conn);
    const { token } = socket.handshake.auth;
    if (typeof token !== 'string' || !TOKEN.test(token)) return 'unauthenticated';
    const kiosk = await kiosks.resolve(token);
    if (kiosk === null) return 'unauthenticated';
    const open = [...door.sockets.values()].filter(
      ({ data }) => data.kiosk?.kioskId === kiosk.kioskId,
    );
    if (open.length >= SOCKETS_OF_A_KIOSK) return 'too_many';
    socket.data = { token, kiosk };
    await socket.join(roomOf(kiosk.destinationId));
    return undefined;
  }

  /** Tells whether the socket is still a tablet of this school; it ends otherwise. */
  async function isStill(socket: Tablet): Promise<boolean> {
    const { token, kiosk } = socket.data;
    const now = await kiosks.resolve(token);
    if (now !== null && now.destinationId === kiosk.destinationId) return true;
    // It looks, and is told by the server that it was taken off.
    socket.emit('look');
    end(socket);
    return false;
  }

  return {
    async tell(channel) {
      const sockets = [...door.sockets.values()].filter(({ rooms }) => rooms.has(channel));
      for (const socket of sockets) if (await isStill(socket)) socket.emit('look');
    },
    async recheckAll() {
      for (const socket of [...door.sockets.values()]) await isStill(socket);
    },
    missed() {
      door.emit('look');
    },
  };
}

const roomOf = (schoolId: number) => `private-school.${schoolId}`;

function end(socket: Tablet): void {
  socket.disconnect();
  socket.conn.close();
}
