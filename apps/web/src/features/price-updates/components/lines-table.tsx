import type { PriceLine, PriceUpdateLine } from '@yay/contract/price-updates/calls';
import { ArrowDownIcon, ArrowUpIcon } from '@yay/ui/icons';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import {
  LINE_COLUMNS,
  type LineColumn,
  type LineSort,
  marginsOf,
  sortLines,
} from '../model/sort-lines.ts';
import { PER_PAGE, RowPager } from './row-pager.tsx';

const LOOKS = {
  applied: 'quiet',
  changed_meanwhile: 'warn',
  other_update: 'warn',
  archived: 'warn',
} as const;

/** Every price before and after, with what is left of it; by any column. */
export function LinesTable({
  lines,
  fresh = null,
}: {
  lines: readonly (PriceLine | PriceUpdateLine)[];
  /** Items whose line is another than the one that was looked at before. */
  fresh?: ReadonlySet<number> | null;
}) {
  const t = useTranslations('price-updates');
  const [sort, setSort] = useState<LineSort>({ column: 'item', descending: false });
  const [narrowed, setNarrowed] = useState(false);
  const [from, setFrom] = useState(0);
  const warned = useMemo(
    () => lines.filter((line) => line.warnings.length > 0 || fresh?.has(line.item_id)),
    [lines, fresh],
  );
  const sorted = useMemo(
    () => sortLines(narrowed ? warned : lines, sort),
    [lines, warned, narrowed, sort],
  );
  const kept = lines.some((line) => 'outcome' in line);
  return (
    <>
      {warned.length > 0 && (
        <p className="callout late price-warned">
          {t('preview.warnings', { count: warned.length })}
          <label>
            <input
              type="checkbox"
              checked={narrowed}
              onChange={(event) => {
                setNarrowed(event.currentTarget.checked);
                setFrom(0);
              }}
            />
            {t('preview.onlyWarnings')}
          </label>
        </p>
      )}
      <div className="record-table price-lines">
        <table className="grid stacked">
          <caption className="sr">{t('preview.caption')}</caption>
          <thead>
            <tr>
              {LINE_COLUMNS.map((column) => (
                <Head
                  key={column}
                  column={column}
                  sort={sort}
                  onSort={(next) => {
                    setSort(next);
                    setFrom(0);
                  }}
                />
              ))}
              <th scope="col">{t(kept ? 'preview.outcome' : 'preview.look')}</th>
            </tr>
          </thead>
          <tbody>
            {sorted.slice(from, from + PER_PAGE).map((line) => (
              <Line key={line.item_id} line={line} isFresh={fresh?.has(line.item_id) ?? false} />
            ))}
          </tbody>
        </table>
      </div>
      <RowPager from={from} total={sorted.length} onFrom={setFrom} />
    </>
  );
}

function Head({
  column,
  sort,
  onSort,
}: {
  column: LineColumn;
  sort: LineSort;
  onSort: (sort: LineSort) => void;
}) {
  const t = useTranslations('price-updates.preview');
  const isSorted = sort.column === column;
  const numeric = column !== 'item' && column !== 'vendor';
  return (
    <th
      scope="col"
      className={numeric ? 'num' : undefined}
      aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className="dg-sort"
        onClick={() => onSort({ column, descending: isSorted && !sort.descending })}
      >
        {t(column)}
        {isSorted && (sort.descending ? <ArrowDownIcon small /> : <ArrowUpIcon small />)}
      </button>
    </th>
  );
}

function Line({ line, isFresh }: { line: PriceLine | PriceUpdateLine; isFresh: boolean }) {
  const t = useTranslations('price-updates');
  const margins = marginsOf(line);
  const percent = (margin: number | null) =>
    margin === null ? t('preview.none') : `${(margin / 100).toFixed(1)}%`;
  const changed = (before: number, after: number) => (before === after ? 'num zero' : 'num strong');
  return (
    <tr>
      <th scope="row" className="wrap">
        <a href={`/admin/items/${line.item_id}`} target="_blank" rel="noreferrer">
          {line.name}
        </a>
      </th>
      <td>{line.vendor}</td>
      <td className="num" data-label={t('preview.before')}>
        {formatUsd(line.price_before)}
      </td>
      <td className={changed(line.price_before, line.price)} data-label={t('preview.after')}>
        {formatUsd(line.price)}
      </td>
      <td className="num" data-label={t('preview.vendorBefore')}>
        {formatUsd(line.price_to_vendor_before)}
      </td>
      <td
        className={changed(line.price_to_vendor_before, line.price_to_vendor)}
        data-label={t('preview.vendorAfter')}
      >
        {formatUsd(line.price_to_vendor)}
      </td>
      <td className="num" data-label={t('preview.marginBefore')}>
        {percent(margins.before)}
      </td>
      <td
        className={(margins.after ?? 0) < 0 ? 'num price-loss' : 'num'}
        data-label={t('preview.marginAfter')}
      >
        {percent(margins.after)}
      </td>
      <td className="wrap">
        {'outcome' in line && (
          <span className={`st ${LOOKS[line.outcome]}`}>{t(`outcomes.${line.outcome}`)}</span>
        )}
        {'outcome' in line && isElsewhere(line) && (
          <span className="parts mid">
            {t('preview.now')}: {formatUsd(line.price_now)} / {formatUsd(line.price_to_vendor_now)}
          </span>
        )}
        {isFresh && <span className="st info">{t('preview.fresh')}</span>}
        {line.warnings.map((warning) => (
          <span key={warning} className={warning === 'below_cost' ? 'st bad' : 'st warn'}>
            {t(`warning.${warning}`)}
          </span>
        ))}
      </td>
    </tr>
  );
}

/** What it costs is neither what it was nor what the line makes of it. */
const isElsewhere = ({ outcome, ...line }: PriceUpdateLine) =>
  outcome === 'changed_meanwhile' ||
  (outcome === 'other_update' &&
    (line.price_now !== line.price_before ||
      line.price_to_vendor_now !== line.price_to_vendor_before));
