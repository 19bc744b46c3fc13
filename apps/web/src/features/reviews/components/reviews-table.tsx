import type { ReviewRow } from '@yay/contract/reviews/calls';
import type { ReviewSort } from '@yay/contract/reviews/values';
import { classNames } from '@yay/ui/class-names';
import { ArrowDownIcon, ArrowUpIcon } from '@yay/ui/icons';
import type { CSSProperties } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Ask } from '../../../parts/report/index.ts';
import { type Asked, shareOf, usualDirection } from '../model/asked.ts';

const COUNTS = ['ratings', 'likes', 'dislikes', 'share'] as const;

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
  const head = (column: ReviewSort, title: string) => (
    <SortHead key={column} column={column} title={title} asked={asked} ask={ask} />
  );
  return (
    <div className="record-table reviews-table">
      <table className="grid stacked">
        <caption className="sr">{t('table', { group })}</caption>
        <thead>
          <tr>
            {head('name', group)}
            {COUNTS.map((column) => head(column, t(column)))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <button
                  type="button"
                  className="reviews-open"
                  aria-label={t('open', { name: row.name })}
                  onClick={() => ask({ [asked.group]: String(row.id), ...narrowed(asked) })}
                >
                  {row.name}
                </button>
                {row.note && <span className="reviews-note">{row.note}</span>}
              </th>
              <td className="num" data-label={t('ratings')}>
                {number(row.likes + row.dislikes)}
              </td>
              <td className="num" data-label={t('likes')}>
                {number(row.likes)}
              </td>
              <td className="num" data-label={t('dislikes')}>
                {number(row.dislikes)}
              </td>
              <td className="num" data-label={t('share')}>
                <Share share={shareOf(row) ?? 0} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Of one vendor or school its items are what there is to see next. */
const narrowed = ({ group }: Asked) => (group === 'item' ? {} : { group: 'item' });

function Share({ share }: { share: number }) {
  const t = useTranslations('reviews');
  return (
    <span className="reviews-bar" style={{ '--up': `${share}%` } as CSSProperties}>
      {t('percent', { share })}
    </span>
  );
}

function SortHead(props: { column: ReviewSort; title: string; asked: Asked; ask: Ask }) {
  const { column, title, asked, ask } = props;
  const t = useTranslations('reviews');
  const sorted = asked.sort === column;
  const next = sorted ? (asked.direction === 'asc' ? 'desc' : 'asc') : usualDirection(column);
  const Arrow = asked.direction === 'asc' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <th
      scope="col"
      className={classNames(column !== 'name' && 'num')}
      aria-sort={sorted ? (asked.direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        className="reviews-sort"
        aria-label={t('sortBy', { column: title })}
        onClick={() => ask({ sort: column, direction: next })}
      >
        {title}
        {sorted && <Arrow small />}
      </button>
    </th>
  );
}
