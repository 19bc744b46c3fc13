import type { Compared, PeriodBefore } from '@yay/contract/reports/figures';
import { classNames } from '@yay/ui/class-names';
import { ArrowDownIcon, ArrowUpIcon } from '@yay/ui/icons';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { serverNowMs } from '../../lib/clock.ts';
import { dateInZone } from '../../lib/format.ts';
import { formatRange } from '../../lib/more-formats.ts';
import { OFFICE } from '../office-time.ts';
import { type Change, changeOf, stillFills } from './change.ts';
import './report.css';

export interface KeyFigure {
  readonly title: string;
  readonly figure: Compared;
  readonly text: (figure: number) => string;
  /** Colors the change; without it neither way is better. */
  readonly better?: 'up' | 'down';
  /** The figure is a share itself, which changes by points. */
  readonly isShare?: boolean;
}

/** Shows the figures that a report opens with, each compared with the period before. */
export function KeyFigures({
  figures,
  before,
  until,
}: {
  figures: readonly KeyFigure[];
  before: PeriodBefore;
  /** The last day that the figures are of. */
  until: string;
}) {
  const t = useTranslations('admin.report');
  const locale = useLocale();
  const fills = stillFills(until, dateInZone(serverNowMs(), OFFICE));
  return (
    <section className="key-figures" aria-label={t('figures')}>
      <dl>
        {figures.map((one) => (
          <div key={one.title}>
            <dt>{one.title}</dt>
            <dd className="key-figure">
              {one.figure.now === null ? '–' : one.text(one.figure.now)}
            </dd>
            {fills ? <SoFar of={one} /> : <ChangeText of={one} />}
          </div>
        ))}
      </dl>
      <p>{t('comparedWith', { days: formatRange(before.from, before.to, locale, 'dayOfYear') })}</p>
    </section>
  );
}

/** Days ahead are still being ordered for: whole days before them stand beside, without a verdict. */
function SoFar({ of: { figure, text } }: { of: KeyFigure }) {
  const t = useTranslations('admin.report');
  if (figure.now === null) return null;
  const { before } = figure;
  return (
    <dd className="key-change">
      {!before ? t('noneBefore') : t('soFar', { before: text(before) })}
    </dd>
  );
}

function ChangeText({ of }: { of: KeyFigure }) {
  const words = useChangeWords();
  const change = changeOf(of.figure);
  if (change === undefined) return null;
  const { way } = change;
  const moved = way === 'up' || way === 'down';
  const look = moved && of.better !== undefined && (way === of.better ? 'is-good' : 'is-bad');
  return (
    <dd className={classNames('key-change', look)}>
      {way === 'up' && <ArrowUpIcon small />}
      {way === 'down' && <ArrowDownIcon small />}
      {words(of, change)}
    </dd>
  );
}

function useChangeWords(): (of: KeyFigure, change: Change) => string {
  const t = useTranslations('admin.report');
  const format = useFormatter();
  return ({ figure, text, isShare }, change) => {
    if (change.way === 'none') return t('noneBefore');
    if (change.way === 'same') return t('same');
    const { way, by, share } = change;
    const before = text(figure.before ?? 0);
    if (isShare) return t(way, { change: t('points', { count: by }), before });
    if (share === null) return t(`${way}From`, { before });
    const percent = format.number(share, {
      style: 'percent',
      maximumFractionDigits: share < 0.1 ? 1 : 0,
    });
    return t(way, { change: percent, before });
  };
}
