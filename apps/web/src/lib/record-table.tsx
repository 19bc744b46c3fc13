import { classNames } from '@yay/ui/class-names';
import { ArrowDownIcon, ArrowUpIcon } from '@yay/ui/icons';
import { Fragment, type Key, type ReactNode } from 'react';
import { Pager, type PagerProps } from './pager.tsx';
import '@yay/ui/data-grid.css';
import './staff/record-table.css';

export type SortDirection = 'ascending' | 'descending';

export interface RecordColumn<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** 'num' puts numbers below one another, 'apart' keeps a column away from the numbers before it. */
  align?: 'num' | 'apart';
  /** Further classes of the cells, such as 'wrap' or 'mid'. */
  look?: string | ((row: Row) => string | false | undefined);
  /** On a phone, where a row is a card, the title stands before the value. */
  labeled?: boolean | ((row: Row) => boolean);
  /** Screen readers alone read the title, as that of a column of buttons. */
  titleHidden?: boolean;
  /** The column that names the row; the first one where none says it. */
  namesRow?: boolean;
  sort?: {
    direction: SortDirection | undefined;
    /** Names the button where the title alone doesn't. */
    label?: string;
    onSort: () => void;
  };
}

export interface RecordTableProps<Row> {
  /** Read by screen readers, where no heading names the table. */
  caption?: string;
  /** A column that is false is left out. */
  columns: readonly (RecordColumn<Row> | false)[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** Stands in place of the table while it has no rows. */
  empty?: ReactNode;
  pager?: PagerProps;
  rowLook?: (row: Row) => string | undefined;
  /** Unfolds below a row over its whole width; null while it is folded. */
  detail?: (row: Row) => ReactNode;
  detailLook?: string;
  busy?: boolean;
  className?: string;
  tableLook?: string;
}

/** The table of the staff's pages: on a phone its rows are cards. Loading and failing are StaffPart's. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { caption, rows, keyOf, empty, pager, rowLook, detail, detailLook } = props;
  const columns = props.columns.filter((column) => column !== false);
  if (rows.length === 0 && empty !== undefined) return empty;
  const nameAt = Math.max(
    0,
    columns.findIndex(({ namesRow }) => namesRow),
  );
  return (
    <>
      <div
        className={classNames('record-table', props.className)}
        aria-busy={props.busy || undefined}
      >
        <table className={classNames('grid stacked', props.tableLook)}>
          {caption !== undefined && <caption className="sr">{caption}</caption>}
          <thead>
            <tr>
              {columns.map((column) => (
                <Head key={column.id} {...column} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const unfolded = detail?.(row);
              return (
                <Fragment key={keyOf(row)}>
                  <tr className={rowLook?.(row)}>
                    {columns.map((column, at) => (
                      <Cell key={column.id} column={column} row={row} namesRow={at === nameAt} />
                    ))}
                  </tr>
                  {unfolded && (
                    <tr>
                      <td colSpan={columns.length} className={detailLook}>
                        {unfolded}
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
      {pager && <Pager {...pager} />}
    </>
  );
}

function Head<Row>({ title, align, titleHidden, sort }: RecordColumn<Row>) {
  if (titleHidden) {
    return (
      <th scope="col">
        <span className="sr">{title}</span>
      </th>
    );
  }
  return (
    <th scope="col" className={align} aria-sort={sort?.direction}>
      {sort ? (
        <button type="button" className="dg-sort" aria-label={sort.label} onClick={sort.onSort}>
          {title}
          {sort.direction === 'ascending' && <ArrowUpIcon small />}
          {sort.direction === 'descending' && <ArrowDownIcon small />}
        </button>
      ) : (
        title
      )}
    </th>
  );
}

function Cell<Row>({
  column: { title, align, look, labeled, cell },
  row,
  namesRow,
}: {
  column: RecordColumn<Row>;
  row: Row;
  namesRow: boolean;
}) {
  const className = classNames(align, typeof look === 'function' ? look(row) : look) || undefined;
  if (namesRow) {
    return (
      <th scope="row" className={className}>
        {cell(row)}
      </th>
    );
  }
  const isLabeled = typeof labeled === 'function' ? labeled(row) : labeled;
  return (
    <td className={className} data-label={isLabeled ? title : undefined}>
      {cell(row)}
    </td>
  );
}
