import { createServer, type IncomingMessage } from 'node:http';
import { REALTIME_PATH, type Subscribed } from '@yay/contract/realtime';
import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import { type Db, type Listener, listen } from '../db/index.ts';
import type { Actor, Kiosks, Sessions } from '../http/index.ts';
import type { Log } from '../log/index.ts';
import { channelKey } from './channel-key.ts';
import { endSilentSockets } from './end-silent-sockets.ts';
import { type Front, isOurOwn, originOf, tokenOf } from './handshake.ts';
import { dismiss, type Ears, type Listening, type Spread, spread } from './listening.ts';
import { REALTIME_CHANNEL } from './publish.ts';
import { recentMessages } from './recent-messages.ts';
import { type KioskEars, serveKiosks } from './serve-kiosks.ts';
import { talkLimit } from './talk-limit.ts';

export interface RealtimeParts {
  readonly db: Db;
  readonly log: Log;
  readonly sessions: Sessions;
  readonly kiosks: Kiosks;
  readonly front: Front;
  /** Decides whether a person may subscribe to a channel. */
  readonly mayHear: (actor: Actor, channel: string) => Promise<boolean>;
}

/** Milliseconds in which a new connection has to authenticate. */
const INTRODUCE_WITHIN = 5_000;
const LARGEST_MESSAGE = 4_096;
const CHANNELS_OF_A_SOCKET = 40;
const SOCKETS_OF_A_PERSON = 40;
const RECHECK_EVERY = 60_000;
const REFUSED: Subscribed = { ok: false, missed: false };

/**
 * Serves the sockets of this process's browsers. PostgreSQL carries a published message to every
 * process, and each passes it to its own sockets; processes share nothing else.
 */
export function serveRealtime(app: FastifyInstance, parts: RealtimeParts): void {
  const { db, log, sessions, kiosks, front, mayHear } = parts;
  const silent = endSilentSockets(front.trust, { within: INTRODUCE_WITHIN });
  const io = acceptSockets(app, front, silent.admits);
  const key = channelKey(db);
  const recent = recentMessages();
  const tablets = serveKiosks(io, { kiosks, log, introduced: silent.introduced });
  const heard = spread(io, { sessions, mayHear, recent, tablets, log });

  io.use((socket, next) => {
    admit(app, io, parts, socket).then(
      (refusal) => (refusal === undefined ? next() : next(new Error(refusal))),
      (error: unknown) => {
        log.warn({ err: error }, 'a socket was not admitted');
        next(new Error('unavailable'));
      },
    );
  });
  io.on('connection', (socket) => {
    silent.introduced(socket.request.socket);
    const may = talkLimit();
    socket.use((_message, next) => {
      if (may()) next();
      else dismiss(socket);
    });
    socket.on('subscribe', async (request: unknown, answer: unknown) => {
      const reply = typeof answer === 'function' ? answer : () => undefined;
      try {
        reply(await subscribe(socket, request));
      } catch (error) {
        log.warn({ err: error }, 'a channel was not opened');
        reply(REFUSED);
      }
    });
    socket.on('unsubscribe', async (request: unknown) => {
      const { channel } = (request ?? {}) as { channel?: unknown };
      if (typeof channel === 'string' && channel !== socket.id) await socket.leave(channel);
    });
  });

  async function subscribe(socket: Listening, request: unknown): Promise<Subscribed> {
    const { channel, auth, age } = (request ?? {}) as Partial<Record<string, unknown>>;
    if (typeof channel !== 'string' || typeof auth !== 'string') return REFUSED;
    if (socket.rooms.size > CHANNELS_OF_A_SOCKET) return REFUSED;
    const { token, origin } = socket.data;
    const actor = await sessions.resolve(token, origin);
    if (actor === null) return REFUSED;
    const admission = { socketId: socket.id, channel, userId: actor.userId };
    if (!(await key.fits(auth, admission)) || !(await mayHear(actor, channel))) return REFUSED;
    socket.data.actor = actor;
    await socket.join(channel);
    return {
      ok: true,
      missed: recent.missedBy(channel, typeof age === 'number' ? age : Number.NaN),
    };
  }

  relayMessages(app, parts, io, { ...heard, tablets, forget: recent.forget });
}

/** Hands the upgrade requests of the application to a server of sockets. */
function acceptSockets(
  app: FastifyInstance,
  front: Front,
  admits: (request: IncomingMessage) => boolean,
): Ears {
  // Never listens: sockets are handed to it. Plain requests stay with the application, which answers
  // them like every address that does not exist.
  const door = createServer();
  const io: Ears = new Server(door, {
    path: REALTIME_PATH,
    serveClient: false,
    // Long polling is off: each request would have to reach the process of the one before.
    transports: ['websocket'],
    allowUpgrades: false,
    perMessageDeflate: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    connectTimeout: INTRODUCE_WITHIN,
    destroyUpgradeTimeout: 1,
    allowRequest: (request, decide) => decide(null, isOurOwn(request, front) && admits(request)),
  });
  app.server.on('upgrade', (...given) => door.emit('upgrade', ...given));
  return io;
}

/** Finds who opens a socket and returns why it is refused, if it is. */
async function admit(
  app: FastifyInstance,
  io: Ears,
  { sessions, front }: Pick<RealtimeParts, 'sessions' | 'front'>,
  socket: Listening,
): Promise<'unauthenticated' | 'too_many' | undefined> {
  const token = tokenOf(app, socket.handshake.headers, socket.handshake.auth);
  const origin = originOf(socket.request, front);
  const actor = token === undefined ? null : await sessions.resolve(token, origin);
  if (token === undefined || actor === null) return 'unauthenticated';
  const open = [...io.sockets.sockets.values()].filter(
    ({ data }) => data.actor.userId === actor.userId,
  );
  if (open.length >= SOCKETS_OF_A_PERSON) return 'too_many';
  socket.data = { token, origin, actor };
  return undefined;
}

/** Passes on the messages of PostgreSQL and rechecks the sockets while the application runs. */
function relayMessages(
  app: FastifyInstance,
  { db, log }: Pick<RealtimeParts, 'db' | 'log'>,
  io: Ears,
  {
    tell,
    recheckAll,
    forget,
    tablets,
  }: Spread & {
    readonly forget: () => void;
    readonly tablets: KioskEars;
  },
): void {
  let listener: Listener | undefined;
  let recheck: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    let connections = 0;
    listener = await listen({
      url: db.url,
      channel: REALTIME_CHANNEL,
      onMessage: tell,
      async onConnect() {
        connections += 1;
        if (connections === 1) return;
        // Messages sent while the connection was down are lost: every page reads again.
        forget();
        await recheckAll();
        io.emit('missed');
        tablets.missed();
      },
      log,
    });
    recheck = setInterval(() => {
      recheckAll().catch((error) => log.warn({ err: error }, 'the sockets were not checked'));
    }, RECHECK_EVERY);
    recheck.unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(recheck);
    await Promise.all([listener?.close(), io.close()]);
  });
}
