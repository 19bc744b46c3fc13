import type { PriceLine, PriceUpdateLine } from '@yay/contract/price-updates/calls';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { type RecordColumn, RecordTable } from '../../../lib/record-table.tsx';
import { type LineColumn, type LineSort, marginsOf, sortLines } from '../model/sort-lines.ts';
import { PER_PAGE, RowPager } from './row-pager.tsx';

type Line = PriceLine | PriceUpdateLine;

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
  lines: readonly Line[];
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
  const columns = useLineColumns({
    kept: lines.some((line) => 'outcome' in line),
    fresh,
    sort,
    onSort: (next) => {
      setSort(next);
      setFrom(0);
    },
  });
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
      <RecordTable
        caption={t('preview.caption')}
        className="price-lines"
        columns={columns}
        rows={sorted.slice(from, from + PER_PAGE)}
        keyOf={(line) => line.item_id}
      />
      <RowPager from={from} total={sorted.length} onFrom={setFrom} />
    </>
  );
}

function useLineColumns({
  kept,
  fresh,
  sort,
  onSort,
}: {
  /** Lines of an update that was carried out say what came of them. */
  kept: boolean;
  fresh: ReadonlySet<number> | null;
  sort: LineSort;
  onSort: (sort: LineSort) => void;
}): RecordColumn<Line>[] {
  const t = useTranslations('price-updates');
  const percent = (margin: number | null) =>
    margin === null ? t('preview.none') : `${(margin / 100).toFixed(1)}%`;
  const sortable = (column: LineColumn) => {
    const isSorted = sort.column === column;
    const direction = sort.descending ? 'descending' : 'ascending';
    return {
      id: column,
      title: t(`preview.${column}`),
      sort: {
        direction: isSorted ? direction : undefined,
        onSort: () => onSort({ column, descending: isSorted && !sort.descending }),
      },
    } as const;
  };
  const number = (
    column: Exclude<LineColumn, 'item' | 'vendor'>,
    cell: (line: Line) => string,
    look?: (line: Line) => string | false,
  ): RecordColumn<Line> => ({
    ...sortable(column),
    align: 'num',
    labeled: true,
    cell,
    ...(look && { look }),
  });
  const moved = (before: number, after: number) => (before === after ? 'zero' : 'strong');
  return [
    {
      ...sortable('item'),
      look: 'wrap',
      cell: (line) => (
        <a href={`/admin/items/${line.item_id}`} target="_blank" rel="noreferrer">
          {line.name}
        </a>
      ),
    },
    { ...sortable('vendor'), cell: ({ vendor }) => vendor },
    number('before', (line) => formatUsd(line.price_before)),
    number(
      'after',
      (line) => formatUsd(line.price),
      (line) => moved(line.price_before, line.price),
    ),
    number('vendorBefore', (line) => formatUsd(line.price_to_vendor_before)),
    number(
      'vendorAfter',
      (line) => formatUsd(line.price_to_vendor),
      (line) => moved(line.price_to_vendor_before, line.price_to_vendor),
    ),
    number('marginBefore', (line) => percent(marginsOf(line).before)),
    number(
      'marginAfter',
      (line) => percent(marginsOf(line).after),
      (line) => (marginsOf(line).after ?? 0) < 0 && 'price-loss',
    ),
    {
      id: 'outcome',
      title: t(kept ? 'preview.outcome' : 'preview.look'),
      look: 'wrap',
      cell: (line) => <LineOutcome line={line} isFresh={fresh?.has(line.item_id) ?? false} />,
    },
  ];
}

/** Shows the outcome of a line, its present price when that is another one, and its warnings. */
function LineOutcome({ line, isFresh }: { line: Line; isFresh: boolean }) {
  const t = useTranslations('price-updates');
  return (
    <>
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
    </>
  );
}

/** Tells whether an item costs neither its price before nor that of the line. */
const isElsewhere = ({ outcome, ...line }: PriceUpdateLine) =>
  outcome === 'changed_meanwhile' ||
  (outcome === 'other_update' &&
    (line.price_now !== line.price_before ||
      line.price_to_vendor_now !== line.price_to_vendor_before));
