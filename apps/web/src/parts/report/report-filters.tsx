import { addDays, type PlainDate } from '@yay/domain/calendar';
import { DateRangePicker } from '@yay/ui/date-range-picker';
import { type ReactNode, useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { FilterBar, type ListFilter } from '../../lib/list/index.ts';
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

/** The filters of a report; the address holds all of them. */
export function ReportFilters({
  asked,
  today,
  lastDays,
  places,
  ask,
  afterDays,
  children,
}: {
  asked: AskedOfAll;
  today: PlainDate;
  /** The numbers of days that the shortcuts reach back. */
  lastDays: readonly number[];
  /** Undefined until they are known. */
  places: ReportPlaces | undefined;
  ask: Ask;
  afterDays?: ReactNode;
  children?: ReactNode;
}) {
  const t = useTranslations('admin.report');
  const locale = useLocale();
  const filters = usePlaceFilters(places, asked.market);
  const { market, school, vendor } = asked;
  return (
    <FilterBar
      list="report"
      filters={filters}
      values={{ market, school, vendor }}
      onFilter={(id, value) =>
        // A school belongs to one market.
        ask({ [id]: value || undefined, ...(id === 'market' && { school: undefined }) })
      }
      onClear={
        market || school || vendor
          ? () => ask({ market: undefined, school: undefined, vendor: undefined })
          : undefined
      }
      first={
        <>
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
        </>
      }
    >
      {children}
    </FilterBar>
  );
}

function usePlaceFilters(
  places: ReportPlaces | undefined,
  market: string | undefined,
): readonly ListFilter[] {
  const t = useTranslations('admin.report');
  return useMemo(() => {
    const schools = places?.schools.filter(
      (school) => market === undefined || String(school.market_id) === market,
    );
    const choices = [
      ['market', t('market'), places?.markets],
      ['school', t('school'), schools],
      ['vendor', t('vendor'), places?.vendors],
    ] as const;
    return choices.map(([id, title, options = []]) => ({
      id,
      title,
      kind: 'choice',
      options: options.map((one) => ({ value: String(one.id), label: one.name })),
    }));
  }, [t, places, market]);
}
