import type { AlertKey } from '@yay/words/alerts/keys';
import { useRef, useState } from 'react';
import { dismissAlert, showAlert } from '../alerts/index.ts';
import { useErrorText, useFieldText } from '../error-text.ts';
import { focusFirstError } from '../focus-first-error.ts';
import { type FieldErrors, isHttpError } from '../http/index.ts';

/**
 * Returns the messages at the fields of a form, and the words for a refusal. This is the only place
 * that keeps them, for every form but those of `lib/send-form` (docs/decisions/0046).
 */
export function useFormErrors({
  /** Says above the page too that something is wrong: a long form hides where. */
  alerts = true,
}: {
  alerts?: boolean;
} = {}) {
  const form = useRef<HTMLFormElement>(null);
  const textOf = useFieldText();
  const refusalText = useErrorText();
  const [errors, setErrors] = useState<FieldErrors>({});

  function placeErrors(found: FieldErrors) {
    setErrors(found);
    if (alerts) showAlert('invalidForm');
    focusFirstError(form.current);
  }
  /** Clears the errors before something is sent anew: those of the time before are over. */
  function clearErrors() {
    setErrors({});
    if (alerts) dismissAlert('invalidForm');
  }
  return {
    form,
    placeErrors,
    clearErrors,
    errorOf(name: string) {
      const codes = Object.entries(errors).flatMap(([path, found]) =>
        path === name || path.startsWith(`${name}.`) ? found : [],
      );
      return codes.length > 0 ? textOf([...new Set(codes)]) : undefined;
    },
    /** Returns the error at this very place, and not at something within it. */
    errorAt: (name: string) => (errors[name] ? textOf(errors[name]) : undefined),
    /** Returns the errors at anything but these fields: they have no other place to stand. */
    errorBesides(fields: readonly string[]) {
      const codes = Object.entries(errors).flatMap(([path, found]) =>
        fields.includes(path) ? [] : found,
      );
      return codes.length > 0 ? textOf(codes) : undefined;
    },
    forgetError: (field: string) =>
      setErrors((now) =>
        Object.fromEntries(Object.entries(now).filter(([path]) => path.split('.')[0] !== field)),
      ),
    /**
     * Says a refusal at the fields where it is about them; otherwise above everything. `failed` is
     * said where the server has no reason to give.
     */
    sayRefusal(error: unknown, failed?: AlertKey) {
      if (isHttpError(error) && error.status === 401) return;
      if (isHttpError(error) && error.status === 422) return placeErrors(error.errors);
      if (isHttpError(error) && error.code === 'archived') return void showAlert('archived');
      const hasReason = isHttpError(error) && error.status < 500;
      showAlert(failed && !hasReason ? failed : refusalText(error));
    },
  };
}
