import { useLocale } from 'use-intl/react';
import { formatInstant } from '../../../lib/format.ts';

const OPTIONS = {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
} as const;

/** An instant in UTC, as the logs say it. */
export function At({ at }: { at: string }) {
  const locale = useLocale();
  return <time dateTime={at}>{formatInstant(Date.parse(at), 'UTC', locale, OPTIONS)}</time>;
}
