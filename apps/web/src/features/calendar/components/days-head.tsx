import { LockClosedIcon } from '@yay/ui/icons';
import { Tag } from '@yay/ui/tag';
import { useTranslations } from 'use-intl/react';
import type { Cell } from '../model/cell.ts';
import { dateShort, dayShort } from './say.ts';

/** The five columns. Every cell names its day itself to those who listen. */
export function DaysHead({ rows }: { rows: readonly (readonly Cell[])[] }) {
  const t = useTranslations('calendar.bar');
  const [first] = rows;
  const columns = (first ?? []).map((_, column) => rows.flatMap((row) => row[column] ?? []));
  // With everything closed the countdown says so, once.
  const someOpen = rows.flat().some((cell) => cell.orderable);
  return (
    <ol className="days" aria-hidden="true">
      {(first ?? []).map(({ date }, column) => (
        <li key={date}>
          <b>{dayShort(date)}</b>
          {dateShort(date)}
          {someOpen && isShut(columns[column] ?? []) && (
            <Tag tone="off" icon={<LockClosedIcon />} className="shut">
              {t('closed')}
            </Tag>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Tells whether nobody can order for that day any more, though there is lunch. */
function isShut(column: readonly Cell[]): boolean {
  return (
    column.every((cell) => !cell.orderable) &&
    column.some((cell) => cell.kind === 'closed' || cell.kind === 'locked')
  );
}
