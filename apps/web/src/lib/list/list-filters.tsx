import { LinkIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { copyLink } from './copy-link.ts';
import { FilterBar } from './filter-bar.tsx';
import { ListColumns } from './list-columns.tsx';
import type { ListRow } from './types.ts';
import type { ListControl } from './use-list.ts';

/** The chips, each one parameter of the address, and the list's tools. */
export function ListFilters<Row extends ListRow>({
  control,
  adding,
  onAdding,
}: {
  control: ListControl<Row>;
  adding: boolean;
  onAdding: (open: boolean) => void;
}) {
  const { list, state, go, narrowed } = control;
  return (
    <FilterBar
      list={list.name}
      filters={list.filters}
      values={state.filters}
      onFilter={(id, value) => {
        const { [id]: _, ...rest } = state.filters;
        go({ filters: value ? { ...rest, [id]: value } : rest });
      }}
      find={
        list.searchable
          ? {
              search: state.search,
              onFind: (search) => go({ search }, { replace: true }),
            }
          : undefined
      }
      onClear={narrowed ? () => go({ search: '', filters: {} }) : undefined}
      adding={adding}
      onAdding={onAdding}
    >
      <CopyLink />
      <ListColumns control={control} />
    </FilterBar>
  );
}

function CopyLink() {
  const t = useTranslations('admin.list');
  return (
    <button type="button" className="staff-btn quiet small tool" onClick={() => void copyLink()}>
      <LinkIcon small />
      <span className="label">{t('copyLink')}</span>
    </button>
  );
}
