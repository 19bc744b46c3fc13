import type { UseQueryResult } from '@tanstack/react-query';
import type { Affected } from '@yay/contract/mass-cancellation';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatDate, formatUsd } from '../../../lib/format.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const MOST_SCHOOLS = 12;

/** What it would cancel, counted anew with whatever is chosen. */
export function RemovalPreview({
  query,
  isAsked,
}: {
  query: UseQueryResult<Affected>;
  isAsked: boolean;
}) {
  const t = useTranslations('meals.preview');
  const errorText = useErrorText();
  const isRefused = isHttpError(query.error) && query.error.status === 422;
  return (
    <section aria-labelledby="meals-preview" className="meals-preview">
      <h2 id="meals-preview">{t('title')}</h2>
      {!isAsked ? (
        <p className="mid">{t('waiting')}</p>
      ) : isRefused ? (
        <p role="alert" className="callout late">
          {errorText(query.error)}
        </p>
      ) : (
        <div aria-busy={query.isFetching || undefined}>
          <StaffPart query={query} texts={t}>
            {(affected) => <Counted affected={affected} />}
          </StaffPart>
        </div>
      )}
    </section>
  );
}

function Counted({ affected }: { affected: Affected }) {
  const t = useTranslations('meals.preview');
  const format = useFormatter();
  const locale = useLocale();
  const schools = affected.schools.toSorted((a, b) => b.orders - a.orders);
  const hidden = schools.length - MOST_SCHOOLS;
  const facts: [name: string, value: string][] = [
    [t('orders'), format.number(affected.orders)],
    [t('families'), format.number(affected.families)],
    [t('lunchers'), format.number(affected.lunchers)],
    [t('mails'), format.number(affected.mails)],
    [t('price'), formatUsd(affected.total_cents)],
    [t('paid'), formatUsd(affected.paid_cents)],
  ];
  return (
    <div role="status">
      <dl className="meal-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {affected.paid_cents < affected.total_cents && <p className="mid">{t('unpaid')}</p>}
      {affected.locked.orders > 0 && (
        <p className="callout late">{t('locked', { count: affected.locked.orders })}</p>
      )}
      {affected.orders + affected.locked.orders === 0 ? (
        <p className="mid">{t('nothing')}</p>
      ) : (
        <>
          <Table
            title={t('byDay')}
            head={t('day')}
            rows={affected.days.map((day) => ({
              ...day,
              name: formatDate(day.date, locale, DAY),
            }))}
          />
          <Table title={t('bySchool')} head={t('school')} rows={schools.slice(0, MOST_SCHOOLS)} />
          {hidden > 0 && <p className="mid">{t('moreSchools', { count: hidden })}</p>}
        </>
      )}
    </div>
  );
}

interface Row {
  readonly name: string;
  readonly orders: number;
  readonly families: number;
  readonly locked_orders: number;
}

function Table({ title, head, rows }: { title: string; head: string; rows: readonly Row[] }) {
  const t = useTranslations('meals.preview');
  const format = useFormatter();
  const hasLocked = rows.some(({ locked_orders: locked }) => locked > 0);
  const heads = [t('meals'), t('familiesCount'), ...(hasLocked ? [t('lockedCount')] : [])];
  return (
    <table className="grid meal-preview-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {heads.map((text) => (
            <th key={text} scope="col" className="num">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, orders, families, locked_orders: locked }) => (
          <tr key={name}>
            <th scope="row" className="wrap">
              {name}
            </th>
            <td className="num">{format.number(orders)}</td>
            <td className="num">{format.number(families)}</td>
            {hasLocked && <td className="num">{format.number(locked)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
