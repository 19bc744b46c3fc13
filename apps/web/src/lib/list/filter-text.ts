import { useQuery } from '@tanstack/react-query';
import type { ListModel } from '@yay/contract/lists/calls';
import { shortDay } from '@yay/ui/date-range-text';
import { useTranslations } from 'use-intl';
import { splitChoices, splitDates } from './address.ts';
import { fetchList } from './api.ts';
import type { FilterOption, FilterOptions, ListFilter } from './types.ts';

const MINUTES_5 = 300_000;
const NONE: readonly FilterOption[] = [];
/** More ids than an address holds. */
const MOST_NAMED = 100;

/** The options of a filter: declared, or loaded once they are needed; of very many, the chosen ones. */
export function useFilterOptions(list: string, filter: ListFilter | undefined, value: string) {
  const options = optionsOf(filter, value);
  const loadOptions = typeof options === 'function' ? options : null;
  const { data, error, isPending } = useQuery({
    queryKey: ['list-options', list, filter?.id, filter?.kind === 'records' && value],
    queryFn: () => loadOptions?.() ?? NONE,
    enabled: loadOptions !== null,
    staleTime: MINUTES_5,
  });
  if (typeof options !== 'function') return { options, error: null, loading: false };
  return { options: data ?? NONE, error, loading: isPending };
}

function optionsOf(filter: ListFilter | undefined, value: string): FilterOptions {
  if (filter?.kind === 'records') {
    const values = splitChoices(value);
    return values.length === 0 ? NONE : () => namesOf(filter.model, values);
  }
  return filter && 'options' in filter ? filter.options : NONE;
}

async function namesOf(model: ListModel, values: string[]): Promise<readonly FilterOption[]> {
  const { data } = await fetchList<{ readonly id: number; readonly name: string }>({
    model,
    columns: ['id', 'name'],
    whereIn: [{ column: 'id', values }],
    perPage: MOST_NAMED,
  });
  return data.map(({ id, name }) => ({ value: String(id), label: name }));
}

/** "is customer, school", "within 30 days": the text of a chip after the filter's name. */
export function useFilterText(): (
  filter: ListFilter,
  value: string,
  options: readonly FilterOption[],
) => string {
  const t = useTranslations('admin.list');
  return (filter, value, options) => {
    switch (filter.kind) {
      case 'choice':
      case 'choices':
      case 'records': {
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
        if (from && from === to) return t('is', { value: shortDay(from) });
        if (from && to) return t('between', { from: shortDay(from), to: shortDay(to) });
        return from ? t('from', { from: shortDay(from) }) : t('until', { to: shortDay(to) });
      }
    }
  };
}
