import type { UseQueryResult } from '@tanstack/react-query';
import type { BlackoutPreview as Preview } from '@yay/contract/blackouts-admin';
import type { ReactNode } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatDate, formatUsd } from '../../../lib/format.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { daysText } from './days-text.ts';
import { PreviewTables } from './preview-tables.tsx';

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/** What a closure would do, counted anew with whatever is chosen. */
export function BlackoutPreview({
  query,
  isAsked,
}: {
  query: UseQueryResult<Preview>;
  isAsked: boolean;
}) {
  const t = useTranslations('blackouts.preview');
  const errorText = useErrorText();
  const isRefused = isHttpError(query.error) && query.error.status === 422;
  return (
    <section aria-labelledby="blackout-preview" className="blackout-preview">
      <h2 id="blackout-preview">{t('title')}</h2>
      {!isAsked ? (
        <p className="mid">{t('waiting')}</p>
      ) : isRefused ? (
        <p role="alert" className="callout late">
          {errorText(query.error)}
        </p>
      ) : (
        <div aria-busy={query.isFetching || undefined}>
          <StaffPart query={query} texts={t}>
            {(preview) => <Counted preview={preview} />}
          </StaffPart>
        </div>
      )}
    </section>
  );
}

function Counted({ preview }: { preview: Preview }) {
  const t = useTranslations('blackouts.preview');
  const format = useFormatter();
  const locale = useLocale();
  const { affected, overlapping, locked_days: locked } = preview;
  const days = locked.map(({ date, market }) =>
    t('lockedDay', { day: formatDate(date, locale, DAY), market }),
  );
  return (
    <div role="status">
      <dl className="blackout-facts">
        <Fact title={t('orders')}>{format.number(affected.orders)}</Fact>
        <Fact title={t('families')}>{format.number(affected.families)}</Fact>
        <Fact title={t('lunchers')}>{format.number(affected.lunchers)}</Fact>
        <Fact title={t('mails')}>{format.number(affected.mails)}</Fact>
        <Fact title={t('price')}>{formatUsd(affected.total_cents)}</Fact>
        <Fact title={t('paid')}>{formatUsd(affected.paid_cents)}</Fact>
        <Fact title={t('schools')}>{format.number(preview.schools)}</Fact>
      </dl>
      {affected.orders > 0 && affected.paid_cents < affected.total_cents && (
        <p className="mid">{t('unpaid')}</p>
      )}
      {affected.locked.orders > 0 && (
        <p className="callout late">{t('locked', { count: affected.locked.orders })}</p>
      )}
      {days.length > 0 && <p className="callout">{t('lockedDays', { days: format.list(days) })}</p>}
      {overlapping.length > 0 && (
        <div className="blackout-overlaps">
          <p>{t('overlapping')}</p>
          <ul className="blackout-others">
            {overlapping.map((one) => (
              <li key={one.id}>
                <b>{one.name}</b>, {one.where}, {daysText(one.starts_on, one.ends_on, locale)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {affected.orders + affected.locked.orders === 0 ? (
        <p className="mid">{t('nothing')}</p>
      ) : (
        <PreviewTables affected={affected} />
      )}
    </div>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}
