import { ArrowDownIcon, ArrowUpIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import type { GridColumn } from '../model/columns.ts';
import type { ViewQuery } from '../model/view.ts';
import { cellClass, leftOf } from './grid-row.tsx';

interface GridHeadProps {
  columns: readonly GridColumn[];
  places: readonly number[];
  gap: number;
  sort: ViewQuery['sort'];
  onSort: (sort: ViewQuery['sort']) => void;
}

/** Titles that sort: up, then down, then as it was. */
export function GridHead({ columns, places, gap, sort, onSort }: GridHeadProps) {
  const t = useTranslations('item-grid');
  const first = places.find((place) => !columns[place]?.frozen);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no table is drawn row by row
    <div role="rowgroup" className="ig-head">
      {/* biome-ignore lint/a11y/useSemanticElements: no table is drawn row by row */}
      <div role="row" tabIndex={-1} aria-rowindex={1} className="ig-row">
        {places.map((place) => {
          const column = columns[place];
          if (!column) return null;
          const sorted = sort?.column === column.id ? sort : null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: no table is drawn row by row
            <div
              key={column.id}
              role="columnheader"
              tabIndex={-1}
              className={cellClass(column)}
              aria-colindex={place + 1}
              aria-sort={sorted ? (sorted.descending ? 'descending' : 'ascending') : undefined}
              style={{
                width: column.width,
                ...(column.frozen
                  ? { left: leftOf(place) }
                  : place === first && { marginLeft: gap }),
              }}
            >
              {column.kind === 'open' ? (
                <span className="sr">{t('columns.open')}</span>
              ) : (
                <button
                  type="button"
                  tabIndex={-1}
                  className="ig-sort"
                  onClick={() =>
                    onSort(
                      sorted === null
                        ? { column: column.id, descending: false }
                        : sorted.descending
                          ? null
                          : { column: column.id, descending: true },
                    )
                  }
                >
                  <span>{t(`columns.${column.id}`)}</span>
                  {sorted && (sorted.descending ? <ArrowDownIcon small /> : <ArrowUpIcon small />)}
                </button>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
