import type { GridItem } from '@yay/contract/item-grid/calls';
import { marginOf, pricePerUnit } from '@yay/domain/catalog';
import { ChevronRightIcon } from '@yay/ui/icons';
import { memo, type ReactNode } from 'react';
import { formatUsd } from '../../../lib/format.ts';
import { cellText, isUnreadable, type Lookups } from '../model/cell.ts';
import { COLUMNS, type GridColumn, type Kind, savedValue } from '../model/columns.ts';
import type { RowEdits, RowRefusals } from '../model/grid-state.ts';

export interface RowWords {
  readonly reason: (code: string) => string;
  readonly open: (name: string) => string;
  readonly archived: string;
}

interface GridRowProps {
  /** The columns that stay are drawn apart from those that scroll: one thing stays, not two a row. */
  pane: 'frozen' | 'scrolled';
  item: GridItem;
  edits: RowEdits | undefined;
  refused: RowRefusals | undefined;
  /** The row's position in the view. */
  index: number;
  top: number;
  columns: readonly GridColumn[];
  /** The columns of this pane that are drawn, and how much is left out before them. */
  places: readonly number[];
  gap: number;
  lookups: Lookups;
  words: RowWords;
  /** The cursor's column in this row; -1 is elsewhere. */
  at: number;
  /** The first column of the range in this row; -1 where it has none of it. */
  from: number;
  to: number;
  href: string;
  editor: ReactNode;
}

export const cellId = (id: number, column: string) => `ig-${id}-${column}`;

/** One item in one pane. Drawn again only when something of its own changed. */
export const GridRow = memo(function GridRow({
  pane,
  item,
  edits,
  refused,
  index,
  top,
  columns,
  places,
  gap,
  lookups,
  words,
  at,
  from,
  to,
  href,
  editor,
}: GridRowProps) {
  const archived = item.archived_at !== null;
  const frozen = pane === 'frozen';
  return (
    <div
      {...(frozen ? APART : { ...ROW, 'aria-rowindex': index + 2, 'aria-owns': ownedBy(item.id) })}
      className={archived ? 'ig-row is-archived' : 'ig-row'}
      data-at={at >= 0 || undefined}
      data-index={index}
      style={{ transform: `translateY(${top}px)` }}
    >
      {places.map((place, nth) => {
        const column = columns[place];
        if (!column) return null;
        const { field } = column;
        const edit = field && edits?.[field];
        const code =
          edit !== undefined && isUnreadable(edit) ? edit.problem : field && refused?.[field];
        const editing = editor !== null && place === at;
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles that it may have know the place
          <div
            key={column.id}
            role={column.id === 'name' ? 'rowheader' : 'gridcell'}
            tabIndex={-1}
            id={frozen || place === at ? cellId(item.id, column.id) : undefined}
            className={cellClass(column)}
            aria-colindex={place + 1}
            aria-selected={place >= from && place <= to}
            aria-readonly={field === undefined || archived || undefined}
            aria-invalid={code === undefined ? undefined : true}
            aria-describedby={code === undefined ? undefined : `${cellId(item.id, column.id)}-why`}
            data-cursor={place === at || undefined}
            data-changed={edit !== undefined || undefined}
            data-column={place}
            style={{ width: column.width, ...(nth === 0 && gap > 0 && { marginLeft: gap }) }}
          >
            {editing ? editor : content(item, column, edits, { lookups, words, href })}
            {code !== undefined && (
              <span className="ig-why" id={`${cellId(item.id, column.id)}-why`}>
                {words.reason(code)}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
});

const ROW = { role: 'row', tabIndex: -1 } as const;
const APART = { role: 'presentation' } as const;

/** The row is where the columns that scroll are; those that stay belong to it all the same. */
const ownedBy = (id: number): string =>
  COLUMNS.filter(({ frozen }) => frozen)
    .map((column) => cellId(id, column.id))
    .join(' ');

export const leftOf = (place: number): number =>
  COLUMNS.slice(0, place).reduce((sum, { width }) => sum + width, 0);

/** The kinds whose values can be wider than their cells. */
const LONG: readonly Kind[] = ['text', 'vendor', 'extra_type', 'price_type', 'tags'];

export function cellClass({ frozen, numeric, kind, id }: GridColumn): string {
  return `ig-cell${frozen ? ' is-frozen' : ''}${numeric ? ' is-number' : ''}${
    LONG.includes(kind) ? ' is-long' : ''
  }${id === 'name' ? ' is-name' : ''}${kind === 'open' ? ' is-open' : ''}`;
}

function content(
  item: GridItem,
  column: GridColumn,
  edits: RowEdits | undefined,
  { lookups, words, href }: { lookups: Lookups; words: RowWords; href: string },
): ReactNode {
  const { field } = column;
  if (field === undefined) {
    switch (column.kind) {
      case 'open':
        return (
          <a href={href} tabIndex={-1} aria-label={words.open(item.name)}>
            <ChevronRightIcon small />
          </a>
        );
      case 'margin':
        return marginText(numberOf(item, edits, 'price'), numberOf(item, edits, 'price_to_vendor'));
      case 'unit_price':
        return unitText(
          numberOf(item, edits, 'price_to_vendor'),
          numberOf(item, edits, 'total_units'),
        );
      default:
        return item.tags.join(', ');
    }
  }
  const cell = edits?.[field] ?? savedValue(item, field);
  const text = cellText(column, cell, lookups);
  if (column.kind === 'flag') return <span className={cell === true ? '' : 'ig-no'}>{text}</span>;
  if (column.kind === 'tint' && typeof cell === 'string') {
    return (
      <>
        <i className="ig-tint" style={{ background: `var(--plate-${cell})` }} />
        {text}
      </>
    );
  }
  if (column.id === 'name' && item.archived_at !== null) {
    return (
      <>
        <span className="ig-text">{text}</span> <span className="ig-state">{words.archived}</span>
      </>
    );
  }
  return text;
}

function numberOf(
  item: GridItem,
  edits: RowEdits | undefined,
  field: 'price' | 'price_to_vendor' | 'total_units',
): number {
  const edit = edits?.[field];
  return typeof edit === 'number' ? edit : item[field];
}

function marginText(price: number, vendor: number): ReactNode {
  const margin = marginOf(price, vendor);
  if (margin === null) return '–';
  const text = `${(margin / 100).toFixed(1)}%`;
  return margin < 0 ? <span className="ig-loss">{text}</span> : text;
}

function unitText(vendor: number, units: number): string {
  if (units < 1) return '–';
  return formatUsd(pricePerUnit(vendor, units));
}
