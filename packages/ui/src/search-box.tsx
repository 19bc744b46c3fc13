import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Field, type FieldFrame } from './field.tsx';
import { Highlight } from './highlight.tsx';
import { CheckIcon, MagnifyingGlassIcon } from './icons.tsx';
import { Spinner } from './spinner.tsx';
import './overlay.css';
import './options.css';
import './search-box.css';

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

/**
 * A text field with a list below (the ARIA combobox pattern). Not react-aria's: that one hides the
 * rest of the page from speech while the list is open, with controls in it that can still be reached.
 */
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
  onBlur,
  ...rest
}: SearchBoxProps) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const active = open ? items[at] : undefined;
  const lines = items.length + (more === undefined ? 0 : 1);
  const atMore = open && more !== undefined && at === items.length;
  const listed = open && items.length > 0;
  const empty = open && items.length === 0 && !loading && query.trim() !== '';
  const moreId = `${listId}-more`;
  const activeId = atMore ? moreId : active && `${listId}-${active.id}`;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function type(text: string) {
    if (selected !== null) onSelect(null);
    onQueryChange(text);
    setOpen(true);
    // The best match is offered, so that Enter takes it.
    setAt(text.trim() ? 0 : -1);
  }
  function choose(item: SearchBoxItem) {
    onSelect(item.id);
    onQueryChange(afterChoice === 'name' ? item.title : '');
    setOpen(false);
    setAt(-1);
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const from = open ? at : -1;
      const to = from < 0 && step < 0 ? lines - 1 : from + step;
      setOpen(true);
      setAt((to + lines) % Math.max(1, lines));
    } else if (event.key === 'Enter' && atMore) {
      event.preventDefault();
      onMore?.();
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape' && open) {
      // Escape closes the list first, and the dialog around it only then.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  }

  return (
    <Field {...{ id, label, labelEnd, hint, error, className }}>
      {(wiring) => (
        <div className="inset search">
          <span className="lead">
            {loading ? <Spinner label={loadingLabel} /> : <MagnifyingGlassIcon />}
          </span>
          <input
            className="input"
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={listed}
            aria-controls={listed ? listId : undefined}
            aria-activedescendant={listed ? activeId : undefined}
            value={query}
            onChange={(event) => type(event.currentTarget.value)}
            onFocus={() => setOpen(selected === null)}
            onClick={() => setOpen(true)}
            onKeyDown={press}
            onBlur={(event) => {
              setOpen(false);
              onBlur?.(event);
            }}
            {...rest}
            {...wiring}
          />
          {listed && (
            <div
              className="popover search-list"
              id={listId}
              role="listbox"
              aria-label={typeof label === 'string' ? label : undefined}
            >
              {items.map((item, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's, which keeps the focus
                // biome-ignore lint/a11y/useFocusableInteractive: as above, by aria-activedescendant
                <div
                  key={item.id}
                  id={`${listId}-${item.id}`}
                  className="option"
                  role="option"
                  aria-selected={item.id === selected}
                  data-focused={index === at || undefined}
                  data-selected={item.id === selected || undefined}
                  onPointerDown={(event) => event.preventDefault()}
                  onPointerMove={() => setAt(index)}
                  onClick={() => choose(item)}
                >
                  <span>
                    <span>
                      <Highlight text={item.title} query={query} />
                    </span>
                    {item.note && <small>{item.note}</small>}
                  </span>
                  <CheckIcon className="chosen" />
                </div>
              ))}
              {more !== undefined && (
                // biome-ignore lint/a11y/useKeyWithClickEvents: as above
                // biome-ignore lint/a11y/useFocusableInteractive: as above
                <div
                  id={moreId}
                  className="option option-more"
                  role="option"
                  aria-selected={false}
                  data-focused={atMore || undefined}
                  onPointerDown={(event) => event.preventDefault()}
                  onPointerMove={() => setAt(items.length)}
                  onClick={onMore}
                >
                  {more}
                </div>
              )}
            </div>
          )}
          <div role="status">
            {empty && <p className="popover search-list options-none">{emptyText}</p>}
            {listed && countText && <span className="sr">{countText}</span>}
          </div>
        </div>
      )}
    </Field>
  );
}
