import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../../lib/error-text.ts';
import { type FieldErrors, isHttpError } from '../../../lib/http/index.ts';
import { kiosksKey } from '../api/kiosk-calls.ts';

/** Does something and reads the page again; what a field is refused for stands at the field. */
export function useDeed() {
  const client = useQueryClient();
  const errorText = useErrorText();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState('');
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  async function run(deed: () => Promise<string>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setErrors({});
    setProblem('');
    setSaid('');
    try {
      setSaid(await deed());
      await client.invalidateQueries({ queryKey: kiosksKey });
      return true;
    } catch (error) {
      if (!isHttpError(error)) throw error;
      if (error.errors) setErrors(error.errors);
      else setProblem(errorText(error));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { run, busy, said, problem, errorOf: (field: string) => errors[field]?.[0] };
}
