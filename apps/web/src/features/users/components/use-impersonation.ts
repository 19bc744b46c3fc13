import { useState } from 'react';
import { startAnew } from '../../../lib/start-anew.ts';
import { impersonate } from '../api/impersonate.ts';
import { useAlertRefusal } from './use-alert-refusal.ts';

/** Becomes somebody else for a while. */
export function useImpersonation(userId: number) {
  const [busy, setBusy] = useState(false);
  const alertRefusal = useAlertRefusal();
  async function start() {
    if (busy) return;
    setBusy(true);
    try {
      await impersonate(userId);
      startAnew();
    } catch (error) {
      setBusy(false);
      alertRefusal(error);
    }
  }
  return { busy, start };
}
