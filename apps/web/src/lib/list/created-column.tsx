import type { useFormatter } from 'use-intl';
import type { ListColumn, ListRow } from './types.ts';

/** The column of a row's creation; off until it is chosen. */
export const createdColumn = <Row extends ListRow & { readonly created_at: string }>(
  title: string,
  format: ReturnType<typeof useFormatter>,
  width = 8,
): ListColumn<Row> => ({
  id: 'created_at',
  title,
  width,
  numeric: true,
  sortable: true,
  newestFirst: true,
  optional: true,
  cell: ({ created_at: at }) =>
    at && <span className="mid">{format.dateTime(new Date(at), { dateStyle: 'medium' })}</span>,
});
