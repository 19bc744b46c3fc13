import type { ReviewRow } from '@yay/contract/reviews/calls';
import type { ReviewSort } from '@yay/contract/reviews/values';
import type { CSSProperties, ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { type RecordColumn, RecordTable } from '../../../lib/record-table.tsx';
import type { Ask } from '../../../parts/report/index.ts';
import { type Asked, shareOf, usualDirection } from '../model/asked.ts';

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

/** A row for each item, vendor or school; a name opens what is behind it. */
export function ReviewsTable({
  rows,
  asked,
  ask,
}: {
  rows: readonly ReviewRow[];
  asked: Asked;
  ask: Ask;
}) {
  const t = useTranslations('reviews');
  const { number } = useFormatter();
  const group = t(`groups.${asked.group}`);
  const sortable = (id: ReviewSort, title: string) => {
    const isSorted = asked.sort === id;
    const other = asked.direction === 'asc' ? 'desc' : 'asc';
    return {
      id,
      title,
      sort: {
        direction: isSorted ? DIRECTIONS[asked.direction] : undefined,
        label: t('sortBy', { column: title }),
        onSort: () => ask({ sort: id, direction: isSorted ? other : usualDirection(id) }),
      },
    } as const;
  };
  const count = (
    id: Exclude<ReviewSort, 'name'>,
    cell: (row: ReviewRow) => ReactNode,
  ): RecordColumn<ReviewRow> => ({ ...sortable(id, t(id)), align: 'num', labeled: true, cell });
  return (
    <RecordTable
      caption={t('table', { group })}
      className="reviews-table"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          ...sortable('name', group),
          cell: ({ id, name, note }) => (
            <>
              <button
                type="button"
                className="reviews-open"
                aria-label={t('open', { name })}
                onClick={() => ask({ [asked.group]: String(id), ...narrowed(asked) })}
              >
                {name}
              </button>
              {note && <span className="reviews-note">{note}</span>}
            </>
          ),
        },
        count('ratings', ({ likes, dislikes }) => number(likes + dislikes)),
        count('likes', ({ likes }) => number(likes)),
        count('dislikes', ({ dislikes }) => number(dislikes)),
        count('share', (row) => <Share share={shareOf(row) ?? 0} />),
      ]}
    />
  );
}

/** Shows the items of the vendor or school that was opened. */
const narrowed = ({ group }: Asked) => (group === 'item' ? {} : { group: 'item' });

function Share({ share }: { share: number }) {
  const t = useTranslations('reviews');
  return (
    <span className="reviews-bar" style={{ '--up': `${share}%` } as CSSProperties}>
      {t('percent', { share })}
    </span>
  );
}
