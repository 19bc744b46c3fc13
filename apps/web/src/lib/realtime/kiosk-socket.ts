import { KIOSK_NAMESPACE, REALTIME_PATH } from '@yay/contract/realtime';
import { io } from 'socket.io-client';

const AGAIN_AFTER_MS = 30_000;

/**
 * Opens the socket of a paired tablet. `onLive` is told whether news come; `look` is called whenever
 * something may have changed. Returns what ends it.
 */
export function hearAsKiosk(
  token: string,
  { look, onLive }: { readonly look: () => void; readonly onLive: (isLive: boolean) => void },
): () => void {
  const socket = io(KIOSK_NAMESPACE, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 30_000,
  });
  socket.on('look', look);
  socket.on('connect', () => {
    onLive(true);
    look();
  });
  let again: ReturnType<typeof setTimeout> | undefined;
  // The client tries again by itself, except where it was the server that ended or refused it.
  const comeBack = () => {
    if (socket.active) return;
    clearTimeout(again);
    again = setTimeout(() => socket.connect(), AGAIN_AFTER_MS);
  };
  socket.on('disconnect', () => {
    onLive(false);
    comeBack();
  });
  socket.on('connect_error', ({ message }) => {
    // The hand-out itself is told whether the tablet was taken off.
    if (message === 'unauthenticated') look();
    comeBack();
  });
  return () => {
    clearTimeout(again);
    socket.off();
    socket.disconnect();
  };
}
