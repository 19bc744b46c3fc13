import { useEffect } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { NoPasskey } from '../../../lib/passkeys.ts';
import { useSendForm } from '../../../lib/send-form.ts';

/** A short form in a dialog, which begins in its first field. */
export function useFactorForm<Values extends FieldValues>(
  begin: Values,
  send: (values: Values) => Promise<void>,
) {
  const t = useTranslations('second-factor');
  const form = useSendForm<Values>({
    begin,
    send,
    refused: (error, { setError }) => {
      if (!(error instanceof NoPasskey)) return false;
      const text = error.problem === 'known' ? t('passkeyKnown') : t('passkeyNotMade');
      setError('root', { message: text });
      return true;
    },
  });
  const { setFocus } = form;
  const [first] = Object.keys(begin) as Path<Values>[];

  useEffect(() => {
    if (first !== undefined) setFocus(first);
  }, [first, setFocus]);
  return form;
}
