import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { TrashIcon } from './icons.tsx';
import './selected-list.css';

export interface SelectedItem {
  id: number | string;
  name: string;
}

export interface SelectedListProps<Item extends SelectedItem> {
  /** The list's spoken name: the noun of the selected things. */
  label: string;
  items: readonly Item[];
  /** Stands in the list's place while nothing is selected. */
  emptyText: string;
  removeLabel: (item: Item) => string;
  onRemove: (item: Item) => void;
  /** Further settings of each, before its delete icon. */
  options?: (item: Item, disabled: boolean) => ReactNode;
  /** Can be read, not changed. */
  disabled?: boolean;
  className?: string;
}

/**
 * Returns the line that has the focus once another is gone: the one that took its place, or the
 * last.
 */
export function lineAfterRemoval(removed: number, left: number): number | null {
  return left === 0 ? null : Math.min(removed, left - 1);
}

/** One line for each record that is selected, with what takes it away again. */
export function SelectedList<Item extends SelectedItem>({
  label,
  items,
  emptyText,
  removeLabel,
  onRemove,
  options,
  disabled = false,
  className,
}: SelectedListProps<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const removing = useRef<{ at: number; of: number } | null>(null);

  // The pressed button goes with its line, and the keyboard would start over at the page's top.
  useLayoutEffect(() => {
    const removed = removing.current;
    if (!removed || items.length >= removed.of) return;
    removing.current = null;
    const at = lineAfterRemoval(removed.at, items.length);
    const buttons = box.current?.querySelectorAll<HTMLElement>('.selected-remove');
    (at === null ? box.current : buttons?.[at])?.focus();
  }, [items]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of one field, no landmark
    <div
      ref={box}
      role="group"
      className={classNames('selected-list', disabled && 'is-disabled', className)}
      aria-label={label}
      tabIndex={-1}
    >
      {items.length === 0 ? (
        <p className="selected-none">{emptyText}</p>
      ) : (
        <ul>
          {items.map((item, at) => (
            <li key={item.id}>
              <span className="selected-name">{item.name}</span>
              {options && <span className="selected-options">{options(item, disabled)}</span>}
              <IconButton
                size="sm"
                className="selected-remove"
                label={removeLabel(item)}
                disabled={disabled}
                onClick={() => {
                  removing.current = { at, of: items.length };
                  onRemove(item);
                }}
              >
                <TrashIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
