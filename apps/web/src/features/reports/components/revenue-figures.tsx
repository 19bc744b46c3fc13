import type { RevenueFigures as Figures } from '@yay/contract/reports/calls';
import type { PeriodBefore } from '@yay/contract/reports/figures';
import { useFormatter, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { KeyFigures } from '../../../parts/report/index.ts';

/** More cost is neither good nor bad: it comes with more lunches. */
const FIGURES = [
  ['net_cents', 'up'],
  ['lunches', 'up'],
  ['per_lunch_cents', 'up'],
  ['vendor_cents', undefined],
  ['margin_cents', 'up'],
] as const;

export function RevenueFigures({
  figures,
  before,
  until,
}: {
  figures: Figures;
  before: PeriodBefore;
  until: string;
}) {
  const t = useTranslations('reports.figures');
  const format = useFormatter();
  return (
    <KeyFigures
      before={before}
      until={until}
      figures={FIGURES.map(([id, better]) => ({
        title: t(id),
        figure: figures[id],
        text: id === 'lunches' ? (count) => format.number(count) : formatUsd,
        ...(better && { better }),
      }))}
    />
  );
}
