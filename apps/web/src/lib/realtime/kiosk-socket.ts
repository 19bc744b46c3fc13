import { KIOSK_NAMESPACE, REALTIME_PATH } from '@yay/contract/realtime';
import { io } from 'socket.io-client';

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
  socket.on('disconnect', () => onLive(false));
  return () => {
    socket.off();
    socket.disconnect();
  };
}
