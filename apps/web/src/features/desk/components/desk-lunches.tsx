import { Link } from '@tanstack/react-router';
import type { Desk } from '@yay/contract/desk/calls';
import { PAGES } from '@yay/contract/pages';
import { Skeleton } from '@yay/ui/skeleton';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
/** Lunches of the next school day, beside those of the same weekday a week earlier. */
export function DeskLunches({ next }: { next: NonNullable<Desk['lunches']>['next'] | undefined }) {
  const t = useTranslations('desk.lunches');
  const format = useFormatter();
  const locale = useLocale();
  return (
    <section className="desk-lunches" aria-labelledby="desk-lunches">
      <h2 id="desk-lunches">{t('title')}</h2>
      {next === undefined && (
        <>
          <Skeleton width="16rem" height="3rem" />
          <Skeleton width="12rem" height="1.25rem" />
        </>
      )}
      {next === null && <p className="mid">{t('none')}</p>}
      {next && (
        <>
          <Link
            to={PAGES.mealCounts.path}
            search={{ date: `${next.date}..${next.date}` }}
            className="desk-figure"
          >
            <b>{format.number(next.meals)}</b>{' '}
            {t('count', { count: next.meals, day: formatDate(next.date, locale, 'fullDay') })}
          </Link>
          <p className="mid">
            {compared(next.meals - next.before.meals, t)} ·{' '}
            <Link
              to={PAGES.mealCounts.path}
              search={{ date: `${next.before.date}..${next.before.date}` }}
              className="link"
            >
              {t('before', {
                count: next.before.meals,
                day: formatDate(next.before.date, locale, 'fullDay'),
              })}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}

function compared(
  difference: number,
  t: ReturnType<typeof useTranslations<'desk.lunches'>>,
): string {
  if (difference === 0) return t('same');
  return t(difference > 0 ? 'more' : 'fewer', { count: Math.abs(difference) });
}
