import { type ChangeEvent, Fragment, memo, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { ArrowDownIcon, ArrowUpIcon } from './icons.tsx';
import './data-grid.css';

/**
 * The place of a cell once the row is a card, on a phone. Without a place it is not shown there.
 */
export type CardPlace = 'title' | 'state' | 'line' | 'line-end' | 'foot' | 'foot-end';

export interface DataGridColumn<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  numeric?: boolean;
  /** In rem; the columns share the grid's width in this proportion. */
  width: number;
  /** Left out in windows narrower than this. */
  from?: 860 | 1060 | 1200;
  card?: CardPlace;
  /** On a card its title stands before the value, which says too little by itself. */
  cardLabel?: boolean;
  sort?: 'ascending' | 'descending' | undefined;
  onSort?: (() => void) | undefined;
  foot?: ReactNode;
}

export interface DataGridSelection {
  /** The rows of this page that are selected. */
  ids: ReadonlySet<number>;
  onToggle: (id: number, range: boolean) => void;
  onTogglePage: () => void;
  pageLabel: string;
  rowLabel: (name: string) => string;
}

/** The groups of rows: those of the same key that follow each other stand below one head. */
export interface DataGridGroup<Row> {
  key: (row: Row) => string | number;
  head: (row: Row) => ReactNode;
}

export interface DataGridProps<Row extends { id: number }> {
  caption: string;
  columns: readonly DataGridColumn<Row>[];
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  rowName: (row: Row) => string;
  group?: DataGridGroup<Row> | undefined;
  selection?: DataGridSelection | undefined;
  /** The row that the keys act on. */
  cursor?: number | null;
  onCursor?: (id: number) => void;
  /** Instead of rows: why there are none. */
  blank?: ReactNode;
  /** The rows are those of before, newer ones are on their way. */
  busy?: boolean;
  busyLabel?: string;
  dense?: boolean;
  skeletonRows?: number;
}

const SKELETON_WIDTHS = ['72%', '58%', '84%', '66%', '76%'];
/** Wider than this in all, the grid scrolls sideways rather than squeezing its columns. */
const WIDE_REM = 90;

/** Rows and columns, and what they look like when they load, are empty or failed. It knows no data. */
export function DataGrid<Row extends { id: number }>({
  caption,
  columns,
  rows,
  rowName,
  group,
  selection,
  cursor = null,
  onCursor,
  blank,
  busy = false,
  busyLabel,
  dense = true,
  skeletonRows = 12,
}: DataGridProps<Row>) {
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  const span = columns.length + (selection ? 1 : 0);
  const totals = rows && rows.length > 0 && columns.some(({ foot }) => foot !== undefined);
  const wide = total > WIDE_REM;
  return (
    <div className={classNames('dg-box', wide && 'dg-wide')}>
      <table
        className={classNames('dg', !dense && 'dg-roomy', busy && 'dg-busy')}
        aria-busy={busy || (!rows && !blank) || undefined}
        style={wide ? { minWidth: `${total}rem` } : undefined}
      >
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <td className="dg-ck">
                <PageBox selection={selection} rows={rows ?? []} />
              </td>
            )}
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} share={column.width / total} />
            ))}
          </tr>
        </thead>
        {blank ? (
          <tbody>
            <tr>
              <td className="dg-blank" colSpan={span}>
                {blank}
              </td>
            </tr>
          </tbody>
        ) : rows ? (
          <tbody>
            {rows.map((row, at) => (
              <Fragment key={row.id}>
                {group && startsGroup(group, row, rows[at - 1]) && (
                  <tr className="dg-group">
                    <th scope="colgroup" colSpan={span}>
                      {group.head(row)}
                    </th>
                  </tr>
                )}
                <GridRow
                  row={row}
                  name={rowName(row)}
                  columns={columns as readonly DataGridColumn<{ id: number }>[]}
                  selected={selection?.ids.has(row.id) ?? false}
                  selectable={Boolean(selection)}
                  selectLabel={selection?.rowLabel}
                  onToggle={selection?.onToggle}
                  current={row.id === cursor}
                  onCursor={onCursor}
                />
              </Fragment>
            ))}
          </tbody>
        ) : (
          <tbody aria-hidden="true">
            {Array.from({ length: skeletonRows }, (_, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: grey bars have no other name
              <tr key={line}>
                {selection && (
                  <td className="dg-ck">
                    <span className="dg-sk dg-sk-box" />
                  </td>
                )}
                {columns.map((column, at) => (
                  <td key={column.id} {...cellProps(column)}>
                    <span
                      className="dg-sk"
                      style={{ width: SKELETON_WIDTHS[(line + at) % SKELETON_WIDTHS.length] }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        )}
        {totals && !blank && (
          <tfoot>
            <tr>
              {selection && <td className="dg-ck" />}
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={column.id} scope="row" {...cellProps(column)}>
                    {column.foot}
                  </th>
                ) : (
                  <td key={column.id} {...cellProps(column)}>
                    {column.foot}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
      {/* Not inside the table: what changes there is not read. */}
      <span className="sr" role="status">
        {busy || (!rows && !blank) ? busyLabel : ''}
      </span>
    </div>
  );
}

const startsGroup = <Row,>({ key }: DataGridGroup<Row>, row: Row, before: Row | undefined) =>
  before === undefined || key(before) !== key(row);

function cellProps({ numeric, from, card, cardLabel, title }: DataGridColumn<never>) {
  return {
    className: classNames(numeric && 'dg-num', from && `dg-from-${from}`) || undefined,
    'data-card': card,
    'data-label': cardLabel ? title : undefined,
  };
}

function HeadCell<Row>({ column, share }: { column: DataGridColumn<Row>; share: number }) {
  const { className } = cellProps(column as DataGridColumn<never>);
  const { sort, onSort, title } = column;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={sort}
      style={{ width: `${(share * 100).toFixed(2)}%` }}
    >
      {onSort ? (
        <button type="button" className="dg-sort" onClick={onSort}>
          {title}
          {sort === 'ascending' && <ArrowUpIcon small />}
          {sort === 'descending' && <ArrowDownIcon small />}
        </button>
      ) : (
        title
      )}
    </th>
  );
}

interface GridRowProps {
  row: { id: number };
  name: string;
  columns: readonly DataGridColumn<{ id: number }>[];
  selected: boolean;
  selectable: boolean;
  selectLabel: ((name: string) => string) | undefined;
  onToggle: ((id: number, range: boolean) => void) | undefined;
  current: boolean;
  onCursor: ((id: number) => void) | undefined;
}

/** Drawn again only when something of its own changed: a list is fifty of these. */
const GridRow = memo(function GridRow({
  row,
  name,
  columns,
  selected,
  selectable,
  selectLabel,
  onToggle,
  current,
  onCursor,
}: GridRowProps) {
  return (
    <tr
      data-row={row.id}
      data-selected={selected || undefined}
      data-current={current || undefined}
      onFocus={() => onCursor?.(row.id)}
    >
      {selectable && (
        <td className="dg-ck">
          <input
            className="dg-box-input"
            type="checkbox"
            checked={selected}
            aria-label={selectLabel?.(name)}
            onChange={(event) => onToggle?.(row.id, withShift(event))}
          />
        </td>
      )}
      {columns.map((column, at) =>
        at === 0 ? (
          <th key={column.id} scope="row" {...cellProps(column)}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} {...cellProps(column)}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
});

function withShift(event: ChangeEvent): boolean {
  return event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey;
}

function PageBox({
  selection,
  rows,
}: {
  selection: DataGridSelection;
  rows: readonly { id: number }[];
}) {
  const box = useRef<HTMLInputElement>(null);
  const chosen = rows.filter(({ id }) => selection.ids.has(id)).length;
  const some = chosen > 0 && chosen < rows.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <input
      ref={box}
      className="dg-box-input"
      type="checkbox"
      disabled={rows.length === 0}
      checked={chosen > 0 && chosen === rows.length}
      aria-label={selection.pageLabel}
      onChange={selection.onTogglePage}
    />
  );
}
