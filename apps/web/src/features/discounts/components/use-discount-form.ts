import { useRef, useState } from 'react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { focusFirstError } from '../../../lib/focus-first-error.ts';
import { type FieldErrors, isHttpError } from '../../../lib/http/index.ts';
import type { DiscountField, DiscountValues } from '../model/discount-values.ts';
import { WIRE } from '../model/discount-values.ts';

/** What the fields are drawn from. */
export type FieldSet = {
  readonly values: DiscountValues;
  readonly set: <Field extends DiscountField>(field: Field, value: DiscountValues[Field]) => void;
  /** At a field, or at a part of it such as `targets.markets`. */
  readonly errorOf: (name: string) => string | undefined;
  readonly isChanged: (field: DiscountField) => boolean;
  readonly locked: boolean;
};

/** The messages at the fields, and what is said of a refusal. */
export function useDiscountErrors() {
  const form = useRef<HTMLFormElement>(null);
  const textOf = useFieldText();
  const refusalText = useErrorText();
  const [errors, setErrors] = useState<FieldErrors>({});

  function placeErrors(found: FieldErrors) {
    setErrors(found);
    showAlert('invalidForm');
    focusFirstError(form.current);
  }
  return {
    form,
    placeErrors,
    clearErrors: () => setErrors({}),
    errorOf(name: string) {
      const codes = Object.entries(errors).flatMap(([path, found]) =>
        path === name || path.startsWith(`${name}.`) ? found : [],
      );
      return codes.length > 0 ? textOf([...new Set(codes)]) : undefined;
    },
    forgetError: (field: DiscountField) =>
      setErrors((now) =>
        Object.fromEntries(
          Object.entries(now).filter(([path]) => path.split('.')[0] !== WIRE[field]),
        ),
      ),
    /** At the fields where it is about them; otherwise above everything. */
    sayRefusal(error: unknown) {
      if (isHttpError(error) && error.status === 401) return;
      if (isHttpError(error) && error.status === 422) return placeErrors(error.errors);
      if (isHttpError(error) && error.code === 'archived') return void showAlert('archived');
      showAlert(refusalText(error));
    },
  };
}
