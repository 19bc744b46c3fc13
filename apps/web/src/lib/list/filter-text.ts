import { useQuery } from '@tanstack/react-query';
import { shortDay } from '@yay/ui/date-range-text';
import { useTranslations } from 'use-intl';
import { splitChoices, splitDates } from './address.ts';
import type { FilterOption, ListFilter } from './types.ts';

const MINUTES_5 = 300_000;
const NONE: readonly FilterOption[] = [];

/** What can be chosen: declared, or asked for once somebody needs it. */
export function useFilterOptions(list: string, filter: ListFilter | undefined) {
  const options = filter && 'options' in filter ? filter.options : NONE;
  const asked = typeof options === 'function' ? options : null;
  const { data, error, isPending } = useQuery({
    queryKey: ['list-options', list, filter?.id],
    queryFn: () => asked?.() ?? NONE,
    enabled: asked !== null,
    staleTime: MINUTES_5,
  });
  if (typeof options !== 'function') return { options, error: null, loading: false };
  return { options: data ?? NONE, error, loading: isPending };
}

/** "is customer, school", "within 30 days": what a chip says after the filter's name. */
export function useFilterText(): (
  filter: ListFilter,
  value: string,
  options: readonly FilterOption[],
) => string {
  const t = useTranslations('admin.list');
  return (filter, value, options) => {
    switch (filter.kind) {
      case 'choice':
      case 'choices': {
        const labels = splitChoices(value).map(
          (one) => options.find((option) => option.value === one)?.label ?? '…',
        );
        return t('is', { value: labels.join(', ') });
      }
      case 'text':
        return t('contains', { value });
      case 'within':
        return t('within', { days: Number(value) });
      case 'dates': {
        const { from, to } = splitDates(value);
        if (from && to) return t('between', { from: shortDay(from), to: shortDay(to) });
        return from ? t('from', { from: shortDay(from) }) : t('until', { to: shortDay(to) });
      }
    }
  };
}
