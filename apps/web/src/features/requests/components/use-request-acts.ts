import { useQueryClient } from '@tanstack/react-query';
import type { RequestRecord } from '@yay/contract/requests/calls';
import { useState } from 'react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { REQUESTS_KEY, requestQuery } from '../api/requests.ts';

/** Carries out one act at a time, and shows how the request stands after it, refused or not. */
export function useRequestActs(id: number) {
  const client = useQueryClient();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  /** Returns true when it was done. */
  async function act(call: () => Promise<RequestRecord>, done: string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setSaid('');
    try {
      client.setQueryData(requestQuery(id).queryKey, await call());
      void client.invalidateQueries({ queryKey: REQUESTS_KEY });
      setSaid(done);
      return true;
    } catch (error) {
      const now = isHttpError(error) && error.status === 409 ? recordIn(error.body) : undefined;
      if (now) client.setQueryData(requestQuery(id).queryKey, now);
      showAlert(errorText(error));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { act, busy, said };
}

const recordIn = (body: unknown): RequestRecord | undefined =>
  (body as { data?: RequestRecord } | undefined)?.data;
