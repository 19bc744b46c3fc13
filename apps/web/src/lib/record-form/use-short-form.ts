import { type FormEvent, useState } from 'react';
import type { FieldErrors } from '../http/index.ts';
import { useFormErrors } from './use-form-errors.ts';

/**
 * A few fields that are all in sight, as in a dialog: they are checked, sent and busy meanwhile, and a
 * refusal stands at the fields that it names, without an alert that sends people to look for them.
 */
export function useShortForm({
  check,
  send,
  refused,
}: {
  /** Returns the errors before anything is sent. */
  check?: () => FieldErrors;
  send: () => Promise<unknown>;
  /** Returns true when it shows the refusal itself. */
  refused?: (error: unknown) => boolean;
}) {
  const { form, ...errors } = useFormErrors({ alerts: false });
  const [busy, setBusy] = useState(false);
  async function submit(): Promise<void> {
    if (busy) return;
    const wrong = check?.() ?? {};
    if (Object.keys(wrong).length > 0) return errors.placeErrors(wrong);
    setBusy(true);
    errors.clearErrors();
    try {
      await send();
    } catch (error) {
      if (!refused?.(error)) errors.sayRefusal(error);
    } finally {
      setBusy(false);
    }
  }
  return {
    ...errors,
    busy,
    submit,
    /** Attributes of the form itself. */
    form: {
      ref: form,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        void submit();
      },
    },
  };
}

export type ShortForm = ReturnType<typeof useShortForm>;
