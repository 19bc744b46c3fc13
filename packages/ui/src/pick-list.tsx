import { type ReactNode, useId, useMemo, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { classNames } from './class-names.ts';
import { CheckIcon, ExclamationCircleIcon, MagnifyingGlassIcon } from './icons.tsx';
import { type PickGroup, shownGroups, withGroup } from './pick-rules.ts';
import './field.css';
import './pick-list.css';

export type { PickGroup, PickItem } from './pick-rules.ts';

export interface PickListTexts {
  search: string;
  /** Words how many of all are chosen. */
  chosen: (count: number, total: number) => string;
  onlyChosen: string;
  all: string;
  none: string;
  allOf: (group: string) => string;
  noneOf: (group: string) => string;
  ofGroup: (count: number, total: number) => string;
  noMatch: string;
  nothingChosen: string;
  /** Words how many match and are not shown. */
  more: (count: number) => string;
}

export interface PickListProps {
  label: string;
  /** A single group without a name shows neither name nor buttons. */
  groups: readonly PickGroup[];
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
  texts: PickListTexts;
  error?: ReactNode;
  hint?: ReactNode;
  /** Stands in the place of the list while there is nothing to pick. */
  empty?: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** Fewer than these are found by looking. */
const SEARCHED_FROM = 8;

/**
 * Several of many: searched, chosen one by one or a group at once. Each group is one stop of Tab, and
 * the arrows go through it.
 */
export function PickList({
  label,
  groups,
  chosen,
  onChange,
  texts,
  error,
  hint,
  empty,
  disabled = false,
  className,
}: PickListProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [only, setOnly] = useState(false);
  const picked = useMemo(() => new Set(chosen), [chosen]);
  const total = groups.reduce((sum, group) => sum + group.items.length, 0);
  const { shown, more } = useMemo(
    () => shownGroups(groups, query, only ? picked : null),
    [groups, query, only, picked],
  );
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');

  return (
    <fieldset
      className={classNames('pick-list', error ? 'is-invalid' : undefined, className)}
      disabled={disabled}
      aria-describedby={described || undefined}
    >
      <legend>{label}</legend>
      <div className="pick-frame">
        {total === 0 ? (
          <p className="pick-note">{empty ?? texts.noMatch}</p>
        ) : (
          <>
            <div className="pick-head">
              {total >= SEARCHED_FROM && (
                <span className="pick-search">
                  <MagnifyingGlassIcon />
                  <input
                    type="search"
                    aria-label={texts.search}
                    placeholder={texts.search}
                    autoComplete="off"
                    spellCheck={false}
                    maxLength={80}
                    aria-invalid={error ? true : undefined}
                    value={query}
                    onChange={(event) => setQuery(event.currentTarget.value)}
                    // Enter searches, it does not send the form around it.
                    onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
                  />
                </span>
              )}
              <span className="pick-count" role="status">
                {texts.chosen(chosen.length, total)}
              </span>
              {total >= SEARCHED_FROM && (
                <label className="pick-only">
                  <input
                    type="checkbox"
                    checked={only}
                    onChange={(event) => setOnly(event.currentTarget.checked)}
                  />
                  {texts.onlyChosen}
                </label>
              )}
            </div>
            <div className="pick-groups">
              {shown.map((group) => (
                <PickGroupList
                  key={group.id}
                  group={group}
                  label={label}
                  picked={picked}
                  onPick={(ids) => onChange(withGroup(chosen, group, ids))}
                  texts={texts}
                  disabled={disabled}
                />
              ))}
              {shown.length === 0 && (
                <p className="pick-note">
                  {only && query === '' ? texts.nothingChosen : texts.noMatch}
                </p>
              )}
              {more > 0 && <p className="pick-note">{texts.more(more)}</p>}
            </div>
          </>
        )}
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <ExclamationCircleIcon />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

function PickGroupList({
  group,
  label,
  picked,
  onPick,
  texts,
  disabled,
}: {
  group: PickGroup;
  label: string;
  picked: ReadonlySet<number>;
  /** Receives the chosen ones of those that show. */
  onPick: (ids: ReadonlySet<number>) => void;
  texts: PickListTexts;
  disabled: boolean;
}) {
  const { name, items } = group;
  const mine = useMemo(() => items.filter(({ id }) => picked.has(id)), [items, picked]);
  const every = mine.length === items.length;
  return (
    <div>
      {name !== '' && (
        <div className="pick-group-head">
          <b>{name}</b>
          <span className="n">{texts.ofGroup(mine.length, items.length)}</span>
          <button
            type="button"
            aria-label={every ? texts.noneOf(name) : texts.allOf(name)}
            onClick={() => onPick(new Set(every ? [] : items.map(({ id }) => id)))}
          >
            {every ? texts.none : texts.all}
          </button>
        </div>
      )}
      <ListBox
        className="pick-options"
        aria-label={name === '' ? label : name}
        selectionMode="multiple"
        selectionBehavior="toggle"
        items={items}
        selectedKeys={mine.map(({ id }) => id)}
        disabledKeys={disabled ? items.map(({ id }) => id) : []}
        onSelectionChange={(keys) =>
          onPick(keys === 'all' ? new Set(items.map(({ id }) => id)) : (keys as Set<number>))
        }
        // Escape belongs to whatever is around it.
        escapeKeyBehavior="none"
      >
        {(item) => (
          <ListBoxItem id={item.id} textValue={item.name} className="pick-option">
            <span className="pick-box">
              <CheckIcon />
            </span>
            <span>{item.name}</span>
            {item.note && <small>{item.note}</small>}
          </ListBoxItem>
        )}
      </ListBox>
    </div>
  );
}
