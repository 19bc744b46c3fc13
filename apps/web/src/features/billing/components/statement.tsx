import { useQuery } from '@tanstack/react-query';
import type { Statement } from '@yay/contract/billing/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { buttonClass } from '@yay/ui/button';
import { ArrowDownTrayIcon } from '@yay/ui/icons';
import { NativeSelect } from '@yay/ui/native-select';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatUsd } from '../../../lib/format.ts';
import { statementFile, statementQuery } from '../api/statement-query.ts';
import { StatementEntry } from './statement-entry.tsx';

export type StatementProps = {
  userId: number;
  /** Undefined: the month that it is. */
  month: string | undefined;
  onMonth: (month: string) => void;
  /** Draws the section where it could not be loaded. */
  failed: (retry: () => void, error: unknown) => ReactNode;
};

/** A month, every movement of it in plain words. */
export function StatementSection({ userId, month, onMonth, failed }: StatementProps) {
  const t = useTranslations('billing.statement');
  const locale = useLocale();
  const { data, error, isPlaceholderData, refetch } = useQuery(statementQuery(userId, month));

  if (!data && error) return failed(() => void refetch(), error);
  if (!data) {
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton height="14rem" />
      </SkeletonGroup>
    );
  }
  const monthName = (text: string) => formatDate(`${text}-01` as PlainDate, locale, 'month');
  return (
    <section className="form statement" aria-labelledby="statement">
      <div className="form-head statement-head">
        <h2 id="statement">{t('title')}</h2>
        <NativeSelect
          label={t('month')}
          value={data.month}
          onChange={(event) => onMonth(event.target.value)}
        >
          {data.months.map((each) => (
            <option key={each} value={each}>
              {monthName(each)}
            </option>
          ))}
        </NativeSelect>
        <div className="statement-files">
          {(['csv', 'pdf'] as const).map((kind) => (
            <a
              key={kind}
              className={buttonClass({ kind: 'line' })}
              href={statementFile(userId, data.month, kind)}
              download
              aria-label={t('download', { kind: kind.toUpperCase(), month: monthName(data.month) })}
            >
              <ArrowDownTrayIcon />
              {kind.toUpperCase()}
            </a>
          ))}
        </div>
      </div>
      <div aria-busy={isPlaceholderData || undefined}>
        <Position title={t('atStart')} position={data.opening} />
        {data.lines.length === 0 ? (
          <p className="quiet statement-none">{t('nothing')}</p>
        ) : (
          <ol className="statement-lines">
            {data.lines.map((line) => (
              <StatementEntry key={line.id} line={line} />
            ))}
          </ol>
        )}
        <Position title={t('atEnd')} position={data.closing} />
      </div>
    </section>
  );
}

function Position({ title, position }: { title: string; position: Statement['opening'] }) {
  const t = useTranslations('billing.statement');
  return (
    <dl className="position" aria-label={title}>
      <div>
        <dt>{title}</dt>
      </div>
      <div>
        <dt>{t('owed')}</dt>
        <dd>{formatUsd(position.owed)}</dd>
      </div>
      <div>
        <dt>{t('credit')}</dt>
        <dd>{formatUsd(position.credit)}</dd>
      </div>
      <div>
        <dt>{t('yayBucks')}</dt>
        <dd>{formatUsd(position.yay_bucks)}</dd>
      </div>
    </dl>
  );
}
