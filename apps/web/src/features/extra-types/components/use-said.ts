import { useState } from 'react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';

/** A refusal at the field that it is about; any other above everything. */
export function useSaid() {
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const [error, setError] = useState<string | undefined>();
  return {
    error,
    clear: () => setError(undefined),
    say(problem: unknown) {
      if (!isHttpError(problem) || problem.status !== 422) return showAlert(errorText(problem));
      setError(fieldText(Object.values(problem.errors).flat()));
    },
  };
}
