import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type UseFormHandleSubmit,
  type UseFormProps,
  type UseFormReset,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { focusFirstError } from './focus-first-error.ts';

/**
 * react-hook-form's form, for every form of the product. Two of its ways don't suit compiled
 * components. Its own reset() forgets the fields until each is registered again, which such a
 * component does only when something that it shows of them changed: what is typed into the others
 * would count for nothing. Here reset() keeps them. And of the wrong fields of a form, it gives the focus
 * to the one that was registered first, in whatever order they are drawn. Here the first on the page has it.
 */
export function useTypedForm<Values extends FieldValues>(
  props: UseFormProps<Values>,
): UseFormReturn<Values> {
  const form = useForm<Values>({ ...props, shouldFocusError: false });
  const reset: UseFormReset<Values> = (values, options) =>
    form.reset(values, { keepFieldsRef: true, ...options });
  const handleSubmit: UseFormHandleSubmit<Values> = (valid, invalid) => (event) => {
    // The event knows its form only while it is told of.
    const sent = event?.currentTarget;
    return form.handleSubmit(valid, async (errors, told) => {
      await invalid?.(errors, told);
      focusFirstError(sent instanceof HTMLElement ? sent : boxOf(errors));
    })(event);
  };
  return { ...form, reset, handleSubmit };
}

/** Finds the form by one of its wrong fields, for a button of a dialog that stands outside of it. */
function boxOf(errors: FieldErrors): HTMLElement | null {
  for (const error of Object.values(errors) as (FieldError | undefined)[])
    if (error?.ref instanceof HTMLElement) return error.ref.closest('form, [role*="dialog"]');
  return null;
}
