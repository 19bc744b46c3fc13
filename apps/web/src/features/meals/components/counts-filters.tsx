import { useQuery } from '@tanstack/react-query';
import { MEAL_TYPES } from '@yay/contract/meals/values';
import { NativeSelect } from '@yay/ui/native-select';
import { Segmented } from '@yay/ui/segmented';
import { useTranslations } from 'use-intl';
import { fetchList } from '../../../lib/list/index.ts';
import type { AskedCounts } from '../model/asked-counts.ts';
import { DaysPicker } from './days-picker.tsx';

const marketsQuery = {
  queryKey: ['meals', 'markets'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (
      await fetchList<{ id: number; name: string }>(
        { model: 'Market', columns: ['id', 'name'], orderBy: [{ column: 'name' }], perPage: 'all' },
        signal,
      )
    ).data,
  staleTime: 60_000,
};

/** Chooses the meals that are counted; all of it stands in the address. */
export function CountsFilters({
  asked,
  onChange,
}: {
  asked: AskedCounts;
  onChange: (next: Readonly<Record<string, string | undefined>>) => void;
}) {
  const t = useTranslations('meals.counts');
  const types = useTranslations('meals.types');
  const { data: markets } = useQuery(marketsQuery);
  return (
    <section className="meal-filters" aria-label={t('filters')}>
      <DaysPicker
        value={{ from: asked.from, to: asked.to }}
        onApply={(next) => onChange({ date: next ? `${next.from}..${next.to}` : undefined })}
      />
      <Segmented
        label={t('type')}
        options={[
          { value: '', label: t('allTypes') },
          ...MEAL_TYPES.map((value) => ({ value, label: types(value) })),
        ]}
        value={asked.type ?? ''}
        onChange={(type) => onChange({ type: type || undefined })}
      />
      <NativeSelect
        label={t('market')}
        value={asked.market ?? ''}
        onChange={({ target }) => onChange({ market: target.value || undefined })}
      >
        <option value="">{t('everyMarket')}</option>
        {asked.market && !markets && <option value={asked.market}>…</option>}
        {markets?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </section>
  );
}
