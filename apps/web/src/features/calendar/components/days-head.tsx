import { LockClosedIcon } from '@yay/ui/icons';
import { Tag } from '@yay/ui/tag';
import { useTranslations } from 'use-intl/react';
import type { Cell } from '../model/cell.ts';
import { dateShort, dayShort } from './say.ts';

/** The five columns. Every cell names its day itself to those who listen. */
export function DaysHead({ rows }: { rows: readonly (readonly Cell[])[] }) {
  const t = useTranslations('calendar.bar');
  const [first] = rows;
  return (
    <ol className="days" aria-hidden="true">
      {(first ?? []).map(({ date }, column) => (
        <li key={date}>
          <b>{dayShort(date)}</b>
          {dateShort(date)}
          {isShut(rows.flatMap((row) => row[column] ?? [])) && (
            <Tag tone="off" icon={<LockClosedIcon />} className="shut">
              {t('closed')}
            </Tag>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Nobody can order for that day any more, though there is lunch. */
function isShut(column: readonly Cell[]): boolean {
  return (
    column.every((cell) => !cell.orderable) &&
    column.some((cell) => cell.kind === 'closed' || cell.kind === 'locked')
  );
}
