import { LinkIcon, PlusIcon, XMarkIcon } from '@yay/ui/icons';
import { Popover } from '@yay/ui/popover';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { copyLink } from './copy-link.ts';
import { FilterEditor } from './filter-editor.tsx';
import { useFilterOptions, useFilterText } from './filter-text.ts';
import { FindInList } from './find-in-list.tsx';
import { ListColumns } from './list-columns.tsx';
import type { ListFilter, ListRow } from './types.ts';
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
  const t = useTranslations('admin.list');
  const { list, state, go, narrowed } = control;
  const set = (id: string, value: string | undefined) => {
    const { [id]: _, ...rest } = state.filters;
    go({ filters: value ? { ...rest, [id]: value } : rest });
  };
  return (
    <search className="filters" aria-label={t('filters')}>
      {list.searchable && <FindInList search={state.search} go={go} />}
      {list.filters
        .filter(({ id }) => state.filters[id] !== undefined)
        .map((filter) => (
          <FilterChip
            key={filter.id}
            list={list.name}
            filter={filter}
            value={state.filters[filter.id] ?? ''}
            onChange={(value) => set(filter.id, value)}
          />
        ))}
      {list.filters.length > 0 && (
        <AddFilter
          list={list.name}
          filters={list.filters}
          values={state.filters}
          open={adding}
          onOpen={onAdding}
          onAdd={set}
        />
      )}
      {narrowed && (
        <button
          type="button"
          className="staff-btn quiet small"
          onClick={() => go({ search: '', filters: {} })}
        >
          {t('clear')}
        </button>
      )}
      <span className="space" />
      <CopyLink />
      <ListColumns control={control} />
    </search>
  );
}

function FilterChip({
  list,
  filter,
  value,
  onChange,
}: {
  list: string;
  filter: ListFilter;
  value: string;
  onChange: (value: string | undefined) => void;
}) {
  const t = useTranslations('admin.list');
  const text = useFilterText();
  const [open, setOpen] = useState(false);
  const { options } = useFilterOptions(list, filter, value);
  return (
    <span className="fchip">
      <Popover
        open={open}
        onOpenChange={setOpen}
        label={filter.title}
        button={
          <>
            <span className="of">{filter.title}</span> <b>{text(filter, value, options)}</b>
          </>
        }
      >
        <FilterEditor
          list={list}
          filter={filter}
          value={value}
          onApply={(next) => {
            setOpen(false);
            onChange(next);
          }}
        />
      </Popover>
      <button
        type="button"
        aria-label={t('removeFilter', { name: filter.title })}
        onClick={() => onChange(undefined)}
      >
        <XMarkIcon small />
      </button>
    </span>
  );
}

/** First which, then what. */
function AddFilter({
  list,
  filters,
  values,
  open,
  onOpen,
  onAdd,
}: {
  list: string;
  filters: readonly ListFilter[];
  values: Readonly<Record<string, string>>;
  open: boolean;
  onOpen: (open: boolean) => void;
  onAdd: (id: string, value: string) => void;
}) {
  const t = useTranslations('admin.list');
  const [picked, setPicked] = useState<string | null>(null);
  const filter = filters.find(({ id }) => id === picked);
  function change(next: boolean) {
    setPicked(null);
    onOpen(next);
  }
  return (
    <Popover
      // Another panel opens with its own first control under the focus.
      key={picked}
      open={open}
      onOpenChange={change}
      label={filter?.title ?? t('addFilter')}
      buttonClass="fchip-add"
      button={
        <>
          <PlusIcon small />
          {t('addFilter')}
        </>
      }
    >
      {filter ? (
        <>
          <p className="pop-title">{filter.title}</p>
          <FilterEditor
            list={list}
            filter={filter}
            value={values[filter.id] ?? ''}
            onApply={(value) => {
              change(false);
              onAdd(filter.id, value);
            }}
          />
        </>
      ) : (
        <ul>
          {filters.map(({ id, title }) => (
            <li key={id}>
              <button type="button" className="pop-option" onClick={() => setPicked(id)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
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
