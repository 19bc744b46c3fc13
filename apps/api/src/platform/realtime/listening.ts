import type { Heard, RealtimeEvents, ToBrowser, ToServer } from '@yay/contract/realtime';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Actor, Origin, Sessions } from '../http/index.ts';
import type { Log } from '../log/index.ts';
import type { Except } from './publish.ts';
import type { RecentMessages } from './recent-messages.ts';

/** Who listens on a socket, as she was when she was last looked up. */
interface Listener {
  token: string;
  origin: Origin;
  actor: Actor;
}
export type Ears = Server<ToServer, ToBrowser, DefaultEventsMap, Listener>;
export type Listening = Socket<ToServer, ToBrowser, DefaultEventsMap, Listener>;

/** A message of one process to all, and the socket that need not hear it. */
type Message = Heard & { readonly except?: Except };

export interface Spread {
  /** A message of PostgreSQL, to the sockets of this process that may hear it. */
  tell(payload: string): void;
  /** Nobody hears on after her session is over, or after she lost the permission. */
  recheckAll(): Promise<void>;
}

export function spread(
  io: Ears,
  parts: {
    readonly sessions: Sessions;
    readonly mayHear: (actor: Actor, channel: string) => boolean;
    readonly recent: RecentMessages;
    readonly log: Log;
  },
): Spread {
  const { sessions, mayHear, recent, log } = parts;

  async function recheck(socket: Listening, ending: Ending | undefined): Promise<void> {
    const { token, origin, actor: known } = socket.data;
    const actor = await sessions.resolve(token, origin);
    if (actor === null || actor.userId !== known.userId) {
      socket.emit('heard', endOf(known, ending));
      dismiss(socket);
      return;
    }
    socket.data.actor = actor;
    for (const room of socket.rooms) {
      if (room !== socket.id && !mayHear(actor, room)) await socket.leave(room);
    }
  }

  async function spreadOut({ except, ...message }: Message): Promise<void> {
    recent.note(message.channel);
    const owner = Number(/^private-user\.(\d+)$/.exec(message.channel)?.[1]);
    const ending = message.event === 'session.ended' ? message.data : undefined;
    if (ending !== undefined || message.event === 'account.changed') {
      const hers = [...io.sockets.sockets.values()].filter(
        ({ data: { actor } }) => actor.userId === owner || actor.impersonatorId === owner,
      );
      await Promise.all(hers.map((socket) => recheck(socket, ending)));
    }
    // The end of one session is told to that session alone: the others of the same person go on.
    if (ending !== undefined) return;
    io.to(message.channel)
      .except(message.event === 'list.changed' && isOwn(except) ? except.socketId : [])
      .emit('heard', message);
  }

  /** Left out is a socket of whoever made the change; naming that of somebody else has no effect. */
  function isOwn(except: Except | undefined): except is Except {
    if (except === undefined) return false;
    const actor = io.sockets.sockets.get(except.socketId)?.data.actor;
    return actor?.userId === except.userId && actor.impersonatorId === except.impersonatorId;
  }

  // One after the other, as they were said: what is said once somebody lost a permission waits until
  // her sockets were looked at.
  let last = Promise.resolve();
  return {
    tell(payload) {
      try {
        const message: Message = JSON.parse(payload);
        last = last
          .then(() => spreadOut(message))
          .catch((error) => log.error({ err: error }, 'something said was not passed on'));
      } catch (error) {
        log.error({ err: error }, 'something said was not understood');
      }
    },
    async recheckAll() {
      // One after another: a full process asks the database for one of them at a time.
      for (const socket of [...io.sockets.sockets.values()]) await recheck(socket, undefined);
    },
  };
}

type Ending = RealtimeEvents['session.ended'];

/** By her own channel, and whether or not she has asked to hear it yet. */
const endOf = (actor: Actor, ending: Ending = { reason: 'signed_out' }): Heard => ({
  channel: `private-user.${actor.userId}`,
  event: 'session.ended',
  data: ending,
});

/** The connection as well: whoever is sent away keeps none open. */
export function dismiss(socket: Listening): void {
  socket.disconnect();
  socket.conn.close();
}
