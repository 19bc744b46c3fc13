import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { placeErrors, useErrorText, useFieldText } from './error-text.ts';
import { isHttpError } from './http/index.ts';
import { useTypedForm } from './typed-form.ts';

/**
 * A form that is typed once and sent: react-hook-form with the server's response. A refusal
 * lands at the fields that it names and, for the rest, in `problem` above them. The form of a record,
 * which others may save meanwhile, is `lib/record-form`.
 */
export function useSendForm<Values extends FieldValues>({
  begin,
  send,
  refused,
}: {
  /** Empty values of all fields, by the names that the server knows them by. */
  begin: Values;
  send: (values: Values, form: UseFormReturn<Values>) => Promise<unknown>;
  /** Returns true when it shows the refusal itself. */
  refused?: (error: unknown, form: UseFormReturn<Values>) => boolean;
}) {
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const form = useTypedForm<Values>({ defaultValues: begin as DefaultValues<Values> });
  const { setError, formState } = form;

  function refuse(error: unknown): void {
    if (refused?.(error, form)) return;
    const rest =
      isHttpError(error) && error.status === 422
        ? placeErrors(error.errors, Object.keys(begin) as Path<Values>[], setError, fieldText)
        : [errorText(error)];
    if (rest.length > 0) setError('root', { message: rest.join(' ') });
  }
  return {
    ...form,
    errors: formState.errors,
    problem: formState.errors.root?.message,
    isSubmitting: formState.isSubmitting,
    /** Shows a refusal of something that the form does besides being sent. */
    refuse,
    submit: form.handleSubmit(async (values) => {
      try {
        await send(values, form);
      } catch (error) {
        refuse(error);
      }
    }),
  };
}
