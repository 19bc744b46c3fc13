import { useQuery } from '@tanstack/react-query';
import type { DiscountRecord, DiscountUsage as Usage } from '@yay/contract/discounts/calls';
import { ArrowDownTrayIcon } from '@yay/ui/icons';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { formatDate, formatUsd } from '../../../lib/format.ts';
import { formatRange } from '../../../lib/more-formats.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { KeyFigures } from '../../../parts/report/index.ts';
import { usageFile, usageQuery } from '../api/discount-query.ts';

const MoneyChart = lazy(() => import('../../../parts/money-chart.tsx'));

/** Shows the revenue and the cost of a discount. */
export function DiscountUsage({ discount }: { discount: DiscountRecord }) {
  const t = useTranslations('discounts.usage');
  const { data: usage, error, refetch } = useQuery(usageQuery(discount.id));
  return (
    <section aria-labelledby="discount-usage">
      <div className="usage-head">
        <h2 id="discount-usage">{t('title')}</h2>
        {usage && usage.uses > 0 && (
          <a className="staff-btn" href={usageFile(discount.id)} download>
            <ArrowDownTrayIcon small />
            {t('download')}
          </a>
        )}
      </div>
      {usage ? (
        <Figures usage={usage} most={discount.max_uses} />
      ) : error ? (
        <StaffFailed
          error={error}
          title={t('failedTitle')}
          retry={t('retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonGroup label={t('loading')}>
          <Skeleton width="100%" height="6rem" />
        </SkeletonGroup>
      )}
    </section>
  );
}

function Figures({ usage, most }: { usage: Usage; most: number | null }) {
  const t = useTranslations('discounts.usage');
  const format = useFormatter();
  if (usage.uses === 0) return <p className="usage-none">{t('none')}</p>;
  const figures: [title: string, value: string, note?: string][] = [
    [
      t('uses'),
      format.number(usage.uses),
      ...(most === null ? [] : [t('usesNote', { left: Math.max(0, most - usage.uses) })]),
    ] as [string, string, string?],
    [t('families'), format.number(usage.families)],
    [t('meals'), format.number(usage.meals)],
    [t('given'), formatUsd(usage.given_cents)],
    [t('average'), formatUsd(usage.average_cents ?? 0), t('averageNote')],
  ];
  return (
    <>
      <dl className="usage-figures">
        {figures.map(([title, value, note]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className="usage-figure">{value}</dd>
            {note && <dd className="note">{note}</dd>}
          </div>
        ))}
      </dl>
      <Lately latest={usage.latest} />
      <ByWeek usage={usage} />
    </>
  );
}

/** Four weeks beside the four before them. */
function Lately({ latest }: { latest: Usage['latest'] }) {
  const t = useTranslations('discounts.usage');
  const format = useFormatter();
  const locale = useLocale();
  const count = (figure: number) => format.number(figure);
  return (
    <>
      <h3 className="usage-weeks">{t('lately')}</h3>
      <p className="usage-none">{formatRange(latest.from, latest.to, locale, 'dayOfYear')}</p>
      <KeyFigures
        before={latest.before}
        until={latest.to}
        figures={[
          { title: t('uses'), figure: latest.uses, text: count, better: 'up' },
          { title: t('meals'), figure: latest.meals, text: count, better: 'up' },
          { title: t('given'), figure: latest.given_cents, text: formatUsd },
        ]}
      />
    </>
  );
}

function ByWeek({ usage: { weeks, earlier } }: { usage: Usage }) {
  const t = useTranslations('discounts.usage');
  const locale = useLocale();
  const most = Math.max(...weeks.map((week) => week.given_cents));
  const day = (monday: Usage['weeks'][number]['monday']) => formatDate(monday, locale, 'day');
  const figure = (id: 'uses' | 'meals' | 'given') =>
    ({ id, title: t(id), align: 'num', labeled: true }) as const;
  return (
    <>
      <h3 className="usage-weeks">{t('byWeek')}</h3>
      {weeks.length > 1 && (
        <div
          role="img"
          className="usage-chart"
          aria-label={t('chart', { weeks: weeks.length, most: formatUsd(most) })}
        >
          <Suspense>
            <MoneyChart
              height={140}
              barName={t('given')}
              bars={weeks.map((week) => ({ name: day(week.monday), bar: week.given_cents / 100 }))}
            />
          </Suspense>
        </div>
      )}
      <details className="usage-table" open={weeks.length === 1}>
        <summary>{t('asTable')}</summary>
        {earlier && <p className="note">{t('latest')}</p>}
        <RecordTable
          caption={t('byWeek')}
          rows={weeks.toReversed()}
          keyOf={({ monday }) => monday}
          columns={[
            { id: 'week', title: t('week'), cell: ({ monday }) => day(monday) },
            { ...figure('uses'), cell: ({ uses }) => uses },
            { ...figure('meals'), cell: ({ meals }) => meals },
            { ...figure('given'), cell: ({ given_cents: given }) => formatUsd(given) },
          ]}
        />
      </details>
    </>
  );
}
