import { useQuery } from '@tanstack/react-query';
import { REVENUE_DATES, REVENUE_GROUPS } from '@yay/contract/reports/values';
import type { PlainDate } from '@yay/domain/calendar';
import { Segmented } from '@yay/ui/segmented';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type Ask, ReportFilters } from '../../../parts/report/index.ts';
import { type Asked, placesQuery } from '../api/revenue-query.ts';

const LAST_DAYS = [7, 30, 90, 365];

export function RevenueFilters(props: {
  asked: Asked;
  today: PlainDate;
  ask: Ask;
  /** After the filters: what is done with what they find. */
  children: ReactNode;
}) {
  const { asked, ask } = props;
  const t = useTranslations('reports');
  const { data: places } = useQuery(placesQuery);
  return (
    <ReportFilters
      {...props}
      lastDays={LAST_DAYS}
      places={places}
      afterDays={
        <Segmented
          label={t('by')}
          options={REVENUE_DATES.map((by) => ({ value: by, label: t(by) }))}
          value={asked.by}
          onChange={(by) => ask({ by })}
        />
      }
    >
      <Segmented
        label={t('group')}
        options={REVENUE_GROUPS.map((group) => ({ value: group, label: t(`groups.${group}`) }))}
        value={asked.group}
        onChange={(group) => ask({ group })}
      />
      {props.children}
    </ReportFilters>
  );
}
