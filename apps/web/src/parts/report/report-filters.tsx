import { addDays, type PlainDate } from '@yay/domain/calendar';
import { DateRangePicker } from '@yay/ui/date-range-picker';
import { NativeSelect } from '@yay/ui/native-select';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { AskedOfAll } from './asked.ts';
import './report.css';

/** Changes what the address says. */
export type Ask = (next: Readonly<Record<string, string | undefined>>) => void;

type Named = { readonly id: number; readonly name: string };
export type ReportPlaces = {
  readonly markets: readonly Named[];
  readonly schools: readonly (Named & { readonly market_id: number })[];
  readonly vendors: readonly Named[];
};

/** What a report is about; all of it stands in the address. */
export function ReportFilters({
  label,
  asked,
  today,
  lastDays,
  places,
  ask,
  afterDays,
  children,
}: {
  label: string;
  asked: AskedOfAll;
  today: PlainDate;
  /** How many days back the shortcuts reach. */
  lastDays: readonly number[];
  /** Undefined until they are known. */
  places: ReportPlaces | undefined;
  ask: Ask;
  afterDays?: ReactNode;
  children?: ReactNode;
}) {
  const t = useTranslations('admin.report');
  const locale = useLocale();
  return (
    <section className="report-filters" aria-label={label}>
      <DateRangePicker
        kind="admin"
        label={t('dates')}
        locale={locale}
        today={today}
        value={{ from: asked.from, to: asked.to }}
        presets={lastDays.map((days) => ({
          label: t('lastDays', { days }),
          range: { from: addDays(today, 1 - days), to: today },
        }))}
        texts={{
          none: t('pickDays'),
          clear: t('clearDays'),
          previousMonth: t('previousMonth'),
          nextMonth: t('nextMonth'),
        }}
        onApply={(next) => ask({ dates: next ? `${next.from}~${next.to}` : undefined })}
      />
      {afterDays}
      <Places asked={asked} places={places} ask={ask} />
      {children}
    </section>
  );
}

function Places({
  asked,
  places,
  ask,
}: {
  asked: AskedOfAll;
  places: ReportPlaces | undefined;
  ask: Ask;
}) {
  const t = useTranslations('admin.report');
  const schools = places?.schools.filter(
    (school) => asked.market === undefined || String(school.market_id) === asked.market,
  );
  const choices = [
    ['market', t('market'), t('everyMarket'), places?.markets],
    ['school', t('school'), t('everySchool'), schools],
    ['vendor', t('vendor'), t('everyVendor'), places?.vendors],
  ] as const;
  return choices.map(([name, label, every, options]) => (
    <NativeSelect
      key={name}
      label={label}
      className="report-place"
      value={asked[name] ?? ''}
      onChange={({ target }) =>
        ask({
          [name]: target.value || undefined,
          // A school belongs to one market.
          ...(name === 'market' && { school: undefined }),
        })
      }
    >
      <option value="">{every}</option>
      {asked[name] && !options && <option value={asked[name]}>…</option>}
      {options?.map(({ id, name: shown }) => (
        <option key={id} value={id}>
          {shown}
        </option>
      ))}
    </NativeSelect>
  ));
}
