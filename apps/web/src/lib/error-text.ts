import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { type FieldErrors, isHttpError } from './http/index.ts';

/** The sentence for what went wrong with a call. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  return (error) => {
    const code = isHttpError(error) ? error.code : 'unknown';
    if (code === 'offline' || code === 'timeout') return t('request.unavailable');
    return t.has(`request.${code}` as 'request.unknown')
      ? t(`request.${code}` as 'request.unknown')
      : t('request.unknown');
  };
}

/** The messages at one field, joined. The server sends codes; other text is shown as it is. */
export function useFieldText(): (codes: readonly string[]) => string {
  const t = useTranslations('errors');
  return (codes) =>
    codes
      .map((code) => (isFieldCode(t, code) ? t(`field.${code}` as 'field.invalid') : code))
      .join(' ');
}

function isFieldCode(t: ReturnType<typeof useTranslations<'errors'>>, code: string): boolean {
  return /^[a-z_]+$/.test(code) && t.has(`field.${code}` as 'field.invalid');
}

/**
 * Puts the server's messages at their fields and the focus on the first of them.
 * Returns the messages about fields that the form does not have.
 */
export function placeErrors<Values extends FieldValues>(
  errors: FieldErrors,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
  textOf: (codes: readonly string[]) => string,
): string[] {
  let focused = false;
  for (const field of fields) {
    const codes = errors[field];
    if (!codes || codes.length === 0) continue;
    setError(field, { type: 'server', message: textOf(codes) }, { shouldFocus: !focused });
    focused = true;
  }
  return Object.entries(errors)
    .filter(([field]) => !fields.some((known) => known === field))
    .map(([, codes]) => textOf(codes));
}
