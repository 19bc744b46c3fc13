import { ACTIVITY_ACTIONS } from '@yay/contract/actions';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { FilterBar, type ListFilter } from '../../../lib/list/index.ts';
import {
  type ActivityState,
  filtersOf,
  isNarrowed,
  withFilter,
} from '../model/activity-address.ts';

/** Filters the entries by person, deed and days; the filters stand in the address. */
export function ActivityFilters({
  state,
  onChange,
  children,
}: {
  state: ActivityState;
  onChange: (changes: Partial<ActivityState>) => void;
  children: ReactNode;
}) {
  const t = useTranslations('activity');
  const filters = useMemo(
    (): ListFilter[] => [
      {
        id: 'by',
        title: t('filterBy'),
        kind: 'choice',
        options: [
          { value: 'people', label: t('byPeople') },
          { value: 'product', label: t('byProduct') },
        ],
      },
      {
        id: 'action',
        title: t('filterAction'),
        kind: 'choice',
        options: ACTIVITY_ACTIONS.map((value) => ({ value, label: t(`actions.${value}`) })),
      },
      { id: 'at', title: t('filterDate'), kind: 'dates' },
    ],
    [t],
  );
  return (
    <FilterBar
      list="user-activity"
      filters={filters}
      values={filtersOf(state)}
      onFilter={(id, value) => onChange(withFilter(id, value ?? ''))}
      onClear={
        isNarrowed(state) ? () => onChange({ by: '', action: '', from: '', to: '' }) : undefined
      }
    >
      {children}
    </FilterBar>
  );
}
