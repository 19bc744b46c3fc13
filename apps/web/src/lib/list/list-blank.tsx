import { useQueries } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { serverNowMs } from '../clock.ts';
import { useErrorText } from '../error-text.ts';
import { countQuery } from './api.ts';
import { useFilterOptions, useFilterText } from './filter-text.ts';
import { toSelection } from './query.ts';
import type { ListFilter, ListRow } from './types.ts';
import type { ListControl } from './use-list.ts';

/** Inside the grid, in place of rows: nothing matches, nothing there, or it did not load. */
export function ListBlank<Row extends ListRow>({ control }: { control: ListControl<Row> }) {
  const { error, narrowed, list } = control;
  if (error) return <Failed control={control} />;
  if (narrowed) return <NothingMatches control={control} />;
  return (
    <>
      <h2>{list.empty.title}</h2>
      <p>{list.empty.text}</p>
      {list.action}
    </>
  );
}

function Failed<Row extends ListRow>({ control }: { control: ListControl<Row> }) {
  const t = useTranslations('admin.list');
  const errorText = useErrorText();
  return (
    <div role="alert">
      <h2>{t('errorTitle')}</h2>
      <p>{t('errorText', { reason: errorText(control.error) })}</p>
      <button type="button" className="staff-btn primary" onClick={control.retry}>
        {t('retry')}
      </button>
    </div>
  );
}

/** It says which filter stands in the way most, and takes it off. */
function NothingMatches<Row extends ListRow>({ control }: { control: ListControl<Row> }) {
  const t = useTranslations('admin.list');
  const { list, state, go } = control;
  const used = list.filters.filter(({ id }) => state.filters[id] !== undefined);
  const without = (id: string) => {
    const { [id]: _, ...filters } = state.filters;
    return filters;
  };
  const counts = useQueries({
    queries: used.map(({ id }) =>
      countQuery(list.name, toSelection(list, { ...state, filters: without(id) }, serverNowMs())),
    ),
  });
  const best = used
    .map((filter, at) => ({ filter, count: counts[at]?.data ?? 0 }))
    .sort((a, b) => b.count - a.count)[0];
  const [only] = used;
  const onlySearch = used.length === 0;
  return (
    <>
      <h2>
        {onlySearch
          ? t('noneSearch', { search: state.search })
          : t('noneTitle', { count: used.length })}
      </h2>
      {best && best.count > 0 && !(only && used.length === 1 && !state.search) ? (
        <>
          <Without filter={best.filter} count={best.count} control={control} />
          <button
            type="button"
            className="staff-btn primary"
            onClick={() => go({ filters: without(best.filter.id) })}
          >
            {t('drop')}
          </button>
        </>
      ) : (
        <p>{t('noneText')}</p>
      )}
      <button type="button" className="staff-btn" onClick={() => go({ search: '', filters: {} })}>
        {t('clearAll')}
      </button>
    </>
  );
}

function Without<Row extends ListRow>({
  filter,
  count,
  control,
}: {
  filter: ListFilter;
  count: number;
  control: ListControl<Row>;
}) {
  const t = useTranslations('admin.list');
  const format = useFormatter();
  const text = useFilterText();
  const value = control.state.filters[filter.id] ?? '';
  const { options } = useFilterOptions(control.list.name, filter, value);
  const filterText = `${filter.title} ${text(filter, value, options)}`;
  return (
    <p>{t.rich('without', { filter: () => <b>{filterText}</b>, count: format.number(count) })}</p>
  );
}
