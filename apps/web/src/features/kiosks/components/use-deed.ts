import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { useFormErrors } from '../../../lib/record-form/use-form-errors.ts';
import { kiosksKey } from '../api/kiosk-calls.ts';

/** Does something and reads the page again; what a field is refused for stands at the field. */
export function useDeed() {
  const client = useQueryClient();
  const errorText = useErrorText();
  const { form, errorOf, placeErrors, clearErrors } = useFormErrors({ alerts: false });
  const [problem, setProblem] = useState('');
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  async function run(deed: () => Promise<string>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    clearErrors();
    setProblem('');
    setSaid('');
    try {
      setSaid(await deed());
      await client.invalidateQueries({ queryKey: kiosksKey });
      return true;
    } catch (error) {
      if (!isHttpError(error)) throw error;
      if (error.status === 422) placeErrors(error.errors);
      else setProblem(errorText(error));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { form, run, busy, said, problem, errorOf };
}
