import { useEffect } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { placeErrors, useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { NoPasskey } from '../../../lib/passkeys.ts';

/** A short form in a dialog: what the server says lands at its field, or above them all. */
export function useFactorForm<Values extends FieldValues>(
  defaultValues: DefaultValues<Values> & Values,
  act: (values: Values) => Promise<void>,
) {
  const t = useTranslations('second-factor');
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const form = useForm<Values>({ defaultValues });
  const { setError, setFocus, handleSubmit } = form;
  const fields = Object.keys(defaultValues) as Path<Values>[];
  const [first] = fields;

  useEffect(() => {
    if (first !== undefined) setFocus(first);
  }, [first, setFocus]);

  const submit = handleSubmit(async (values) => {
    try {
      await act(values);
    } catch (error) {
      if (error instanceof NoPasskey) {
        const text = error.problem === 'known' ? t('passkeyKnown') : t('passkeyNotMade');
        return setError('root', { message: text });
      }
      const placed = isHttpError(error) && Object.keys(error.errors).length > 0;
      const rest = placed
        ? placeErrors(error.errors, fields, setError, fieldText)
        : [errorText(error)];
      if (rest.length > 0) setError('root', { message: rest.join(' ') });
    }
  });
  return { ...form, submit };
}
