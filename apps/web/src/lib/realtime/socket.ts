import type { authorizeChannel } from '@yay/contract/broadcasting/calls';
import { type Channel, REALTIME_PATH, type ToBrowser, type ToServer } from '@yay/contract/realtime';
import { io, type Socket } from 'socket.io-client';
import { isHttpError, send } from '../http/index.ts';
import { setSocketId } from '../http/socket-id.ts';
import { session } from '../session.ts';
import { live, passOn, setLive, tellAllMissed, tellMissed, wanted } from './hearings.ts';

const ANSWER_WITHIN_MS = 10_000;
const AGAIN_AFTER_MS = 30_000;

const socket: Socket<ToBrowser, ToServer> = io({
  path: REALTIME_PATH,
  transports: ['websocket'],
  autoConnect: false,
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 30_000,
});
const open = new Set<Channel>();
let connectedBefore = false;
/** The instant at which everything was last asked for anew. */
let askedAnewAt = 0;
let again: ReturnType<typeof setTimeout> | undefined;

socket.on('heard', passOn);
socket.on('missed', tellAllMissed);
socket.on('connect', () => {
  setSocketId(socket.id);
  if (connectedBefore) {
    askedAnewAt = performance.now();
    tellAllMissed();
  }
  connectedBefore = true;
  follow();
});
socket.on('disconnect', () => {
  setSocketId(undefined);
  open.clear();
  live.set(new Set());
  comeBack();
});
socket.on('connect_error', ({ message }) => {
  comeBack();
  if (!socket.active && message === 'unauthenticated') tellAllMissed();
});

/**
 * Connects again later while somebody is signed in here. The client does so by itself, except where
 * it was the server that ended or refused the connection.
 */
function comeBack(): void {
  clearTimeout(again);
  if (socket.active || name === null) return;
  again = setTimeout(() => socket.connect(), AGAIN_AFTER_MS);
}

/** Subscribes to the channels that the page listens to by now, and unsubscribes from the rest. */
function follow(): void {
  if (!socket.connected) return;
  const channels = wanted.get();
  for (const channel of open) {
    if (channels.has(channel)) continue;
    open.delete(channel);
    setLive(channel, false);
    socket.emit('unsubscribe', { channel });
  }
  for (const [channel, since] of channels) {
    if (open.has(channel)) continue;
    open.add(channel);
    subscribe(channel, since).catch((error) => {
      open.delete(channel);
      // A server that is busy or away admits the page later; a refusal stands.
      if (isHttpError(error) && error.status < 500 && error.status !== 429) return;
      setTimeout(follow, AGAIN_AFTER_MS);
    });
  }
}

async function subscribe(channel: Channel, since: number): Promise<void> {
  const socketId = socket.id ?? '';
  const { auth } = await send<typeof authorizeChannel>({
    method: 'POST',
    path: '/api/broadcasting/auth',
    body: { socket_id: socketId, channel_name: channel },
  });
  // A connection that was lost meanwhile asks anew for all that is wanted.
  if (socket.id !== socketId || !wanted.get().has(channel)) return;
  const age = performance.now() - Math.max(since, askedAnewAt);
  const { ok, missed } = await socket
    .timeout(ANSWER_WITHIN_MS)
    .emitWithAck('subscribe', { channel, auth, age });
  if (!ok) throw new Error('refused');
  // The connection, or the wish for the channel, may be gone by the time of the answer.
  if (socket.id === socketId && open.has(channel)) setLive(channel, true);
  if (missed) tellMissed(channel);
}

/** Names the person whose socket this is: another person signed in gets another one. */
const nameOf = () => {
  const me = session.get();
  return me && `${me.id} ${me.impersonator?.id ?? ''}`;
};
let name: string | null = null;

function attend(): void {
  const now = nameOf();
  if (now === name) return;
  name = now;
  connectedBefore = false;
  if (socket.active) socket.disconnect();
  clearTimeout(again);
  if (now !== null) socket.connect();
}

wanted.subscribe(follow);
session.subscribe(attend);
attend();
