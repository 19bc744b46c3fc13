import type { RevenueSums } from '@yay/contract/reports/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { lazy, Suspense } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatUsd } from '../../../lib/format.ts';
import type { Asked } from '../api/revenue-query.ts';

const MoneyChart = lazy(() => import('../../../parts/money-chart.tsx'));

const HEIGHT = 220;
const SHORT = { month: 'short', day: 'numeric' } as const;

/** Net revenue as bars and vendor cost as a line, day by day. */
export function RevenueByDay(props: {
  days: readonly (RevenueSums & { readonly date: PlainDate })[];
  total: RevenueSums;
  asked: Asked;
}) {
  const { days, total, asked } = props;
  const t = useTranslations('reports.chart');
  const locale = useLocale();
  if (days.length < 2) return null;
  return (
    <section className="revenue-chart" aria-labelledby="revenue-days">
      <h2 id="revenue-days">{t('title')}</h2>
      <p className="revenue-legend" aria-hidden="true">
        <span className="is-bar">{t('net')}</span>
        <span className="is-line">{t('cost')}</span>
      </p>
      <div
        role="img"
        style={{ minHeight: HEIGHT }}
        aria-label={t('label', {
          from: formatDate(asked.from, locale, SHORT),
          to: formatDate(asked.to, locale, SHORT),
          net: formatUsd(total.net_cents),
          cost: formatUsd(total.vendor_cents),
        })}
      >
        <Suspense>
          <MoneyChart
            height={HEIGHT}
            barName={t('net')}
            lineName={t('cost')}
            bars={days.map((day) => ({
              name: formatDate(day.date, locale, SHORT),
              bar: day.net_cents / 100,
              line: day.vendor_cents / 100,
            }))}
          />
        </Suspense>
      </div>
    </section>
  );
}
