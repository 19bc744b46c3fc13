import type { ReviewSums } from '@yay/contract/reviews/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { lazy, Suspense } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { bestOf, shareOf } from '../model/asked.ts';

const LikesChart = lazy(() => import('./likes-chart.tsx'));

const HEIGHT = 220;
/** Shows the ratings week by week: as bars, and the same as a table. */
export function ReviewsWeeks(props: {
  weeks: readonly (ReviewSums & { readonly monday: PlainDate })[];
  total: ReviewSums;
}) {
  const { weeks, total } = props;
  const t = useTranslations('reviews');
  const locale = useLocale();
  const { number } = useFormatter();
  const best = bestOf(weeks);
  const figure = (id: 'likes' | 'dislikes' | 'share') =>
    ({ id, title: t(id), align: 'num', labeled: true }) as const;
  return (
    <section className="report-chart reviews-weeks" aria-labelledby="reviews-weeks">
      <h2 id="reviews-weeks">{t('weeks.title')}</h2>
      <p className="report-legend" aria-hidden="true">
        <span>{t('likes')}</span>
        <span className="is-dislike">{t('dislikes')}</span>
      </p>
      <div
        role="img"
        style={{ minHeight: HEIGHT }}
        aria-label={t('weeks.label', {
          likes: number(total.likes),
          dislikes: number(total.dislikes),
        })}
      >
        <Suspense>
          <LikesChart
            height={HEIGHT}
            likes={t('likes')}
            dislikes={t('dislikes')}
            bars={weeks.map(({ monday, likes, dislikes }) => ({
              name: formatDate(monday, locale, 'day'),
              likes,
              dislikes,
            }))}
          />
        </Suspense>
      </div>
      {best && (
        <p className="report-note">
          {t('weeks.best', {
            share: shareOf(best) ?? 0,
            day: formatDate(best.monday, locale, 'day'),
          })}
        </p>
      )}
      <details>
        <summary>{t('weeks.asTable')}</summary>
        <RecordTable
          caption={t('weeks.title')}
          rows={weeks}
          keyOf={({ monday }) => monday}
          columns={[
            {
              id: 'week',
              title: t('week'),
              cell: ({ monday }) => formatDate(monday, locale, 'dayOfYear'),
            },
            { ...figure('likes'), cell: ({ likes }) => number(likes) },
            { ...figure('dislikes'), cell: ({ dislikes }) => number(dislikes) },
            { ...figure('share'), cell: (week) => t('percent', { share: shareOf(week) ?? 0 }) },
          ]}
        />
      </details>
    </section>
  );
}
