import { formatSecond } from '@yay/words/more-times';
import { useLocale } from 'use-intl/react';
import { formatDayOf } from '../../../lib/more-formats.ts';

/** An instant in UTC, as the logs say it. */
export function At({ at }: { at: string }) {
  const locale = useLocale();
  return (
    <time dateTime={at}>
      {formatDayOf(at, 'UTC', locale, 'day')}, {formatSecond(Date.parse(at), 'UTC')} UTC
    </time>
  );
}
