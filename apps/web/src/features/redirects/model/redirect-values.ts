import type { RedirectInput, RedirectRecord } from '@yay/contract/redirects/calls';
import { type FieldErrors, isHttpError } from '../../../lib/http/index.ts';

export type RedirectValues = {
  readonly from_path: string;
  readonly to_url: string;
  readonly status: '301' | '302';
};

export const NEW_REDIRECT: RedirectValues = { from_path: '', to_url: '', status: '301' };

export const valuesOf = ({ from_path, to_url, status }: RedirectRecord): RedirectValues => ({
  from_path,
  to_url,
  status: status === 301 ? '301' : '302',
});

export function inputOf(
  values: RedirectValues,
): { input: RedirectInput } | { errors: FieldErrors } {
  const errors: FieldErrors = {};
  if (values.from_path.trim() === '') errors.from_path = ['required'];
  if (values.to_url.trim() === '') errors.to_url = ['required'];
  if (Object.keys(errors).length > 0) return { errors };
  return {
    input: {
      from_path: values.from_path.trim(),
      to_url: values.to_url.trim(),
      status: values.status === '301' ? 301 : 302,
    },
  };
}

/** The way for which a redirect was refused; null for any other failure. */
export function refusedChain(error: unknown): readonly string[] | null {
  if (!isHttpError(error) || error.status !== 422) return null;
  const { chain } = (error.body ?? {}) as { chain?: readonly string[] };
  return chain ?? null;
}
