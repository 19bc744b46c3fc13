import { useState } from 'react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';

export type ItemChange = ReturnType<typeof useItemChange>;

/** Makes one change of a day's item at a time, and keeps the sentence that says it is made. */
export function useItemChange(onChanged: () => void) {
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  function sayMade(sentence: string) {
    setSaid(sentence);
    onChanged();
  }
  /** `refused` returns true when it tells about the error itself. */
  async function make(
    call: () => Promise<void>,
    sentence: string,
    refused?: (error: unknown) => boolean,
  ): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await call();
      sayMade(sentence);
      return true;
    } catch (error) {
      if (!refused?.(error)) {
        const codes = isHttpError(error) ? Object.values(error.errors).flat() : [];
        showAlert(codes.length > 0 ? fieldText(codes) : errorText(error));
        onChanged();
      }
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, said, sayMade, make };
}
