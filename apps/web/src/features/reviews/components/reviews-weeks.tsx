import type { ReviewSums } from '@yay/contract/reviews/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { lazy, Suspense } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { bestOf, shareOf } from '../model/asked.ts';

const LikesChart = lazy(() => import('./likes-chart.tsx'));

const HEIGHT = 220;
/** How it went, week by week: as bars, and the same as a table. */
export function ReviewsWeeks(props: {
  weeks: readonly (ReviewSums & { readonly monday: PlainDate })[];
  total: ReviewSums;
}) {
  const { weeks, total } = props;
  const t = useTranslations('reviews');
  const locale = useLocale();
  const { number } = useFormatter();
  const best = bestOf(weeks);
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
        <div className="record-table">
          <table className="grid">
            <thead>
              <tr>
                <th scope="col">{t('week')}</th>
                {(['likes', 'dislikes', 'share'] as const).map((column) => (
                  <th key={column} scope="col" className="num">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week.monday}>
                  <th scope="row">{formatDate(week.monday, locale, 'dayOfYear')}</th>
                  <td className="num">{number(week.likes)}</td>
                  <td className="num">{number(week.dislikes)}</td>
                  <td className="num">{t('percent', { share: shareOf(week) ?? 0 })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
