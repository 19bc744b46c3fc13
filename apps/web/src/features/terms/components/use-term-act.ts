import { useState } from 'react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';

/** Carries out one act at a time; a refused name is said at its field, anything else above. */
export function useTermAct(field: string) {
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);

  async function act<Done>(call: () => Promise<Done>, then: (done: Done) => void) {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      then(await call());
    } catch (refused) {
      const codes = isHttpError(refused) ? refused.errors[field] : undefined;
      if (codes) setError(fieldText(codes));
      else showAlert(errorText(refused));
    } finally {
      setBusy(false);
    }
  }
  return { act, busy, error };
}
