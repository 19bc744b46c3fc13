import type {
  ActResult,
  getHandOutDay,
  getKioskDay,
  HandOutActGiven,
  HandOutDay,
  leaveKiosk,
  sendHandOutActs,
  sendKioskActs,
} from '@yay/contract/handouts/calls';
import type { askPairing, openPairing } from '@yay/contract/kiosks/calls';
import { send } from '../../../lib/http/index.ts';

/** The calls of a screen to the server: as a tablet, or as somebody of the school. */
export interface HandOutCalls {
  read(): Promise<HandOutDay>;
  send(acts: readonly HandOutActGiven[]): Promise<ActResult[]>;
}

/** Acts with the time of their sending by this device, so that the server knows how long they waited. */
const actsOf = (acts: readonly HandOutActGiven[]) => ({
  sent_at: new Date().toISOString(),
  acts: [...acts],
});

export function kioskCalls(token: string): HandOutCalls & { leave(): Promise<void> } {
  const asTablet = {
    headers: { Authorization: `Bearer ${token}` },
    // A tablet that was taken off has no session that could end.
    expectsUnauthenticated: true,
  };
  return {
    read: async () =>
      (await send<typeof getKioskDay>({ method: 'GET', path: '/api/kiosk/day', ...asTablet })).data,
    send: async (acts) =>
      (
        await send<typeof sendKioskActs>({
          method: 'POST',
          path: '/api/kiosk/acts',
          body: actsOf(acts),
          ...asTablet,
        })
      ).data,
    leave: async () => {
      await send<typeof leaveKiosk>({ method: 'POST', path: '/api/kiosk/leave', ...asTablet });
    },
  };
}

export function schoolCalls(schoolId: number): HandOutCalls {
  return {
    read: async () => {
      const path = `/api/schools/${schoolId}/hand-out` as const;
      return (await send<typeof getHandOutDay>({ method: 'GET', path })).data;
    },
    send: async (acts) => {
      const path = `/api/schools/${schoolId}/hand-out/acts` as const;
      const body = actsOf(acts);
      return (await send<typeof sendHandOutActs>({ method: 'POST', path, body })).data;
    },
  };
}

export const newPairing = async () =>
  (await send<typeof openPairing>({ method: 'POST', path: '/api/kiosks/pairings' })).data;

export const pairingState = async (token: string) =>
  (
    await send<typeof askPairing>({
      method: 'POST',
      path: '/api/kiosks/pairings/state',
      body: { token },
    })
  ).data.state;
