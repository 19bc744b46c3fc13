import { type ComponentProps, useState } from 'react';
import { Combobox, ComboboxInput, ComboboxList, ComboboxOption } from './combobox.tsx';
import { Field, type FieldFrame } from './field.tsx';
import { Highlight } from './highlight.tsx';
import { CheckIcon, MagnifyingGlassIcon } from './icons.tsx';
import { Spinner } from './spinner.tsx';

export interface SearchBoxItem {
  id: string;
  title: string;
  note?: string;
}

type Untouched = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'placeholder' | 'disabled' | 'required' | 'onBlur' | 'ref'
>;

export interface SearchBoxProps extends FieldFrame, Untouched {
  /** Already the ones that match: the caller searches, here or on the server. */
  items: readonly SearchBoxItem[];
  query: string;
  onQueryChange: (query: string) => void;
  selected: string | null;
  /** Null once the text is changed after a choice. */
  onSelect: (id: string | null) => void;
  /** Shown and spoken when nothing matches. */
  emptyText: string;
  /** Spoken while the list is open: how many match. */
  countText?: string;
  /** Text that the field has after a choice: the name of what was chosen, or none, to choose on. */
  afterChoice?: 'name' | 'empty';
  /** A last line that brings more of what matches. */
  more?: string;
  onMore?: () => void;
  loading?: boolean;
  loadingLabel?: string;
}

/** One of many, found by typing. */
export function SearchBox({
  label,
  labelEnd,
  hint,
  error,
  className,
  id,
  items,
  query,
  onQueryChange,
  selected,
  onSelect,
  emptyText,
  countText,
  afterChoice = 'name',
  more,
  onMore,
  loading = false,
  loadingLabel,
  ...rest
}: SearchBoxProps) {
  const [open, setOpen] = useState(false);
  const isListed = open && items.length > 0;
  const isEmpty = open && items.length === 0 && !loading && query.trim() !== '';

  function search(text: string) {
    if (selected !== null) onSelect(null);
    onQueryChange(text);
  }
  function choose(chosen: string) {
    const item = items.find((one) => one.id === chosen);
    if (!item) return onMore?.();
    onSelect(item.id);
    onQueryChange(afterChoice === 'name' ? item.title : '');
    setOpen(false);
  }

  return (
    <Field {...{ id, label, labelEnd, hint, error, className }}>
      {(wiring) => (
        <div className="inset">
          <Combobox
            query={query}
            onQueryChange={search}
            open={open}
            onOpenChange={setOpen}
            hasOptions={items.length > 0}
          >
            <span className="lead">
              {loading ? <Spinner label={loadingLabel} /> : <MagnifyingGlassIcon />}
            </span>
            <ComboboxInput
              className="input"
              onFocus={() => setOpen(selected === null)}
              {...rest}
              {...wiring}
            />
            <ComboboxList
              label={typeof label === 'string' ? label : undefined}
              selected={selected}
              onChoose={choose}
            >
              {items.map((item) => (
                <ComboboxOption key={item.id} id={item.id} textValue={item.title}>
                  <span>
                    <span>
                      <Highlight text={item.title} query={query} />
                    </span>
                    {item.note && <small>{item.note}</small>}
                  </span>
                  <CheckIcon className="chosen" />
                </ComboboxOption>
              ))}
              {more !== undefined && (
                // A new one each time: the keyboard goes on from the line before those that it brings.
                <ComboboxOption
                  id={`more-${items.length}`}
                  textValue={more}
                  className="option-more"
                >
                  {more}
                </ComboboxOption>
              )}
            </ComboboxList>
          </Combobox>
          <div role="status">
            {isEmpty && <p className="popover combobox-list options-none">{emptyText}</p>}
            {isListed && countText && <span className="sr">{countText}</span>}
          </div>
        </div>
      )}
    </Field>
  );
}

/** Stands where a search box comes a moment later, and looks like it. */
export function SearchBoxPlace({ label, placeholder }: { label: string; placeholder: string }) {
  return (
    <Field label={label}>
      {({ id }) => (
        <div className="inset" aria-busy="true">
          <span className="lead">
            <MagnifyingGlassIcon />
          </span>
          <input id={id} className="input" placeholder={placeholder} readOnly />
        </div>
      )}
    </Field>
  );
}
