import { PlusIcon, XMarkIcon } from '@yay/ui/icons';
import { Popover } from '@yay/ui/popover';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FilterEditor } from './filter-editor.tsx';
import { useFilterOptions, useFilterText } from './filter-text.ts';
import type { ListFilter } from './types.ts';

/** Shows the value of one filter: pressed, it is changed, and beside it taken away. */
export function FilterChip({
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
export function AddFilter({
  list,
  filters,
  values,
  open,
  onOpen,
  onAdd,
}: {
  list: string;
  filters: readonly ListFilter[];
  values: Readonly<Record<string, string | undefined>>;
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
