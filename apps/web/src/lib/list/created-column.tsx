import { useLocale } from 'use-intl';
import { deviceZone } from '../format.ts';
import { formatDayOf } from '../more-formats.ts';
import type { ListColumn, ListRow } from './types.ts';

/** The column of a row's creation; off until it is chosen. */
export const createdColumn = <Row extends ListRow & { readonly created_at: string }>(
  title: string,
  width = 8,
): ListColumn<Row> => ({
  id: 'created_at',
  title,
  width,
  numeric: true,
  sortable: true,
  newestFirst: true,
  optional: true,
  cell: ({ created_at: at }) => at && <Created at={at} />,
});

function Created({ at }: { at: string }) {
  const locale = useLocale();
  return <span className="mid">{formatDayOf(at, deviceZone(), locale)}</span>;
}
