import { exportList } from './api.ts';
import type { ListRow } from './types.ts';
import type { ListControl } from './use-list.ts';

/** Exports the shown rows, or the selected ones of them, with their columns in order. */
export async function startListExport<Row extends ListRow>(
  { list, selected, shown, selection, state }: ListControl<Row>,
  onlySelected: boolean,
): Promise<void> {
  const ids =
    onlySelected && selection.kind === 'some'
      ? [{ column: 'id', values: [...selection.rows.keys()] }]
      : [];
  await exportList({
    ...selected,
    ...(ids.length > 0 && { whereIn: [...(selected.whereIn ?? []), ...ids] }),
    columns: [...shown],
    headings: Object.fromEntries(
      list.columns.filter(({ id }) => shown.includes(id)).map(({ id, title }) => [id, title]),
    ),
    orderBy: [state.sort],
    name: list.title,
  });
}
