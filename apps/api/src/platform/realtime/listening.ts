import type { Heard, RealtimeEvents, ToBrowser, ToServer } from '@yay/contract/realtime';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Actor, Origin, Sessions } from '../http/index.ts';
import type { Log } from '../log/index.ts';
import type { Except } from './publish.ts';
import type { RecentMessages } from './recent-messages.ts';
import type { KioskEars } from './serve-kiosks.ts';

/** The user of a socket, as of the last time the session was resolved. */
interface Listener {
  token: string;
  origin: Origin;
  actor: Actor;
}
export type Ears = Server<ToServer, ToBrowser, DefaultEventsMap, Listener>;
export type Listening = Socket<ToServer, ToBrowser, DefaultEventsMap, Listener>;

/** A message of one process to all, and the socket that it skips. */
type Message = Heard & { readonly except?: Except };

export interface Spread {
  /** Passes a message of PostgreSQL on to the subscribed sockets of this process. */
  tell(payload: string): void;
  /** Disconnects sockets whose session is over and ends subscriptions whose permission was lost. */
  recheckAll(): Promise<void>;
}

export function spread(
  io: Ears,
  parts: {
    readonly sessions: Sessions;
    readonly mayHear: (actor: Actor, channel: string) => Promise<boolean>;
    readonly recent: RecentMessages;
    readonly tablets: KioskEars;
    readonly log: Log;
  },
): Spread {
  const { sessions, mayHear, recent, tablets, log } = parts;

  async function recheck(socket: Listening, ending: Ending | undefined): Promise<void> {
    const { token, origin, actor: formerActor } = socket.data;
    const actor = await sessions.resolve(token, origin);
    if (actor === null || actor.userId !== formerActor.userId) {
      socket.emit('heard', endOf(formerActor, ending));
      dismiss(socket);
      return;
    }
    socket.data.actor = actor;
    for (const room of [...socket.rooms]) {
      if (room !== socket.id && !(await mayHear(actor, room))) await socket.leave(room);
    }
  }

  async function spreadOut({ except, ...message }: Message): Promise<void> {
    recent.note(message.channel);
    const owner = Number(/^private-user\.(\d+)$/.exec(message.channel)?.[1]);
    const ending = message.event === 'session.ended' ? message.data : undefined;
    if (ending !== undefined || message.event === 'account.changed') {
      const ownerSockets = [...io.sockets.sockets.values()].filter(
        ({ data: { actor } }) => actor.userId === owner || actor.impersonatorId === owner,
      );
      await Promise.all(ownerSockets.map((socket) => recheck(socket, ending)));
    }
    if (message.event === 'school.changed') {
      // Nobody waits for tablets: each is looked up before it is told.
      tablets
        .tell(message.channel)
        .catch((error) => log.warn({ err: error }, 'no tablet was told'));
    }
    // The end of a session is sent to its own sockets alone: other sessions of the user go on.
    if (ending !== undefined) return;
    io.to(message.channel)
      .except(message.event === 'list.changed' && isOwn(except) ? except.socketId : [])
      .emit('heard', message);
  }

  /**
   * Tells whether the socket to skip belongs to the author; naming another user's has no effect.
   */
  function isOwn(except: Except | undefined): except is Except {
    if (except === undefined) return false;
    const actor = io.sockets.sockets.get(except.socketId)?.data.actor;
    return actor?.userId === except.userId && actor.impersonatorId === except.impersonatorId;
  }

  // Messages are handled one after another: a message published after a user lost a permission
  // waits until the sockets of that user were checked.
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
      // Sockets are checked one after another, so that a full process does not flood the database.
      for (const socket of [...io.sockets.sockets.values()]) await recheck(socket, undefined);
      await tablets.recheckAll();
    },
  };
}

type Ending = RealtimeEvents['session.ended'];

/**
 * Builds the end of a session, which is sent on the user's own channel even without a subscription.
 */
const endOf = (actor: Actor, ending: Ending = { reason: 'signed_out' }): Heard => ({
  channel: `private-user.${actor.userId}`,
  event: 'session.ended',
  data: ending,
});

/** Disconnects a socket and its connection, which a client could keep open otherwise. */
export function dismiss(socket: Listening): void {
  socket.disconnect();
  socket.conn.close();
}
