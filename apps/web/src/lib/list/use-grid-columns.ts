import {
  type ColumnDef,
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { DataGridColumn } from '@yay/ui/data-grid';
import { useMemo } from 'react';
import type { ListRow } from './types.ts';
import type { ListControl } from './use-list.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});
const NO_ROWS: never[] = [];

/**
 * Returns the columns to draw, in their order and with the sorting: kept by the table, worked out
 * by the server.
 */
export function useGridColumns<Row extends ListRow>(
  { list, shown, state, go, totals }: ListControl<Row>,
  allLabel: (count: number) => string,
): readonly DataGridColumn<Row>[] {
  const { sort } = state;
  const definitions = useMemo(
    () =>
      list.columns.map(
        (column): ColumnDef<typeof features, ListRow> => ({
          id: column.id,
          accessorFn: ({ id }) => id,
          header: column.title,
          enableSorting: column.sortable ?? false,
          sortDescFirst: column.newestFirst ?? false,
        }),
      ),
    [list.columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: NO_ROWS,
    manualSorting: true,
    enableSortingRemoval: false,
    state: {
      columnOrder: [...shown],
      columnVisibility: Object.fromEntries(list.columns.map(({ id }) => [id, shown.includes(id)])),
      sorting: [{ id: sort.column, desc: sort.direction === 'desc' }],
    },
    onSortingChange: (change) => {
      const before = [{ id: sort.column, desc: sort.direction === 'desc' }];
      const [next] = typeof change === 'function' ? change(before) : change;
      if (next) go({ sort: { column: next.id, direction: next.desc ? 'desc' : 'asc' } });
    },
  });
  const drawn = table.getVisibleLeafColumns();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` follows from what is named
  return useMemo(() => {
    return drawn.flatMap((column, at): DataGridColumn<Row>[] => {
      const declared = list.columns.find(({ id }) => id === column.id);
      if (!declared) return [];
      const { id, title, cell, numeric, width, from, card, cardLabel, total } = declared;
      const sorted = column.getIsSorted();
      return [
        {
          id,
          title,
          cell,
          numeric: numeric ?? false,
          width,
          ...(from && { from }),
          ...(card && { card }),
          ...(cardLabel && { cardLabel }),
          sort: sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined,
          onSort: column.getCanSort() ? () => column.toggleSorting() : undefined,
          ...(totals && { foot: at === 0 ? allLabel(totals.count) : (total?.(totals) ?? null) }),
        },
      ];
    });
  }, [list.columns, shown.join(), sort.column, sort.direction, go, totals]);
}
