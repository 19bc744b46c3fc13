import type { RevenueSums } from '@yay/contract/reports/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { lazy, Suspense } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatUsd } from '../../../lib/format.ts';
import type { Asked } from '../api/revenue-query.ts';
import { chartBars, highestOf } from '../model/chart-bars.ts';

const MoneyChart = lazy(() => import('../../../parts/money-chart.tsx'));

const HEIGHT = 240;
/** Net revenue as bars and vendor cost as a line, day by day, of a long time week by week. */
export function RevenueByDay(props: {
  days: readonly (RevenueSums & { readonly date: PlainDate })[];
  total: RevenueSums;
  asked: Asked;
}) {
  const { days, total, asked } = props;
  const t = useTranslations('reports.chart');
  const locale = useLocale();
  if (days.length < 2) return null;
  const { unit, bars } = chartBars(days);
  const highest = highestOf(bars);
  return (
    <section className="report-chart" aria-labelledby="revenue-days">
      <h2 id="revenue-days">{t(unit === 'week' ? 'byWeek' : 'title')}</h2>
      <p className="report-legend" aria-hidden="true">
        <span className="is-bar">{t('net')}</span>
        <span className="is-line">{t('cost')}</span>
      </p>
      <div
        role="img"
        style={{ minHeight: HEIGHT }}
        aria-label={t('label', {
          from: formatDate(asked.from, locale, 'day'),
          to: formatDate(asked.to, locale, 'day'),
          net: formatUsd(total.net_cents),
          cost: formatUsd(total.vendor_cents),
        })}
      >
        <Suspense>
          <MoneyChart
            height={HEIGHT}
            barName={t('net')}
            lineName={t('cost')}
            bars={bars.map((day) => ({
              name: formatDate(day.date, locale, 'day'),
              bar: day.net_cents / 100,
              line: day.vendor_cents / 100,
            }))}
          />
        </Suspense>
      </div>
      {highest && (
        <p className="report-note">
          {t(unit === 'week' ? 'highestWeek' : 'highest', {
            amount: formatUsd(highest.net_cents),
            day: formatDate(highest.date, locale, 'fullDay'),
          })}
        </p>
      )}
    </section>
  );
}
