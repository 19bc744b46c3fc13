import type { ChangedRow, GridChanges, GridField, GridItem } from '@yay/contract/item-grid/calls';
import { type Cell, isUnreadable } from './cell.ts';
import { savedValue } from './columns.ts';
import { type History, NO_HISTORY, pushed, stepBack, stepForth } from './history.ts';

export type RowEdits = Readonly<Partial<Record<GridField, Cell>>>;
export type RowRefusals = Readonly<Partial<Record<GridField, string>>>;

export interface CellChange {
  readonly id: number;
  readonly field: GridField;
  readonly to: Cell;
}
interface ChangedCell extends CellChange {
  readonly from: Cell;
}
export type Step = readonly ChangedCell[];

/** All that is known of the rows and of what was done to them. */
export interface GridState {
  /** The items as the server keeps them. */
  readonly items: ReadonlyMap<number, GridItem>;
  /** The edits that differ from them. */
  readonly edits: ReadonlyMap<number, RowEdits>;
  /** The server's refusals of cells; gone once they change. */
  readonly refused: ReadonlyMap<number, RowRefusals>;
  readonly history: History<Step>;
}

export const EMPTY_GRID: GridState = {
  items: new Map(),
  edits: new Map(),
  refused: new Map(),
  history: NO_HISTORY,
};

export function cellOf({ items, edits }: GridState, id: number, field: GridField): Cell {
  const edit = edits.get(id)?.[field];
  if (edit !== undefined) return edit;
  const item = items.get(id);
  return item ? savedValue(item, field) : null;
}

const isSame = (a: Cell, b: Cell): boolean =>
  isUnreadable(a) && isUnreadable(b) ? a.raw === b.raw && a.problem === b.problem : a === b;

/** Returns the reason why a cell can't be saved; undefined when it can. */
export function problemOf(
  { edits, refused }: Pick<GridState, 'edits' | 'refused'>,
  id: number,
  field: GridField,
): string | undefined {
  const edit = edits.get(id)?.[field];
  if (edit !== undefined && isUnreadable(edit)) return edit.problem;
  return refused.get(id)?.[field];
}

/** Writes cells, without a word about how to undo it. */
function written(state: GridState, changes: readonly CellChange[]): GridState {
  const edits = new Map(state.edits);
  const refused = new Map(state.refused);
  for (const { id, field, to } of changes) {
    const item = state.items.get(id);
    if (item === undefined) continue;
    const { [field]: _, ...rest } = edits.get(id) ?? {};
    const next = isSame(to, savedValue(item, field)) ? rest : { ...rest, [field]: to };
    if (Object.keys(next).length === 0) edits.delete(id);
    else edits.set(id, next);
    if (refused.get(id)?.[field] !== undefined) {
      const { [field]: __, ...others } = refused.get(id) ?? {};
      refused.set(id, others);
    }
  }
  return { ...state, edits, refused };
}

/** One step of a person: cells that get other values. Archived rows are only read. */
export function setCells(state: GridState, changes: readonly CellChange[]): GridState {
  const step = changes.flatMap((change): ChangedCell[] => {
    const item = state.items.get(change.id);
    if (item === undefined || item.archived_at !== null) return [];
    const from = cellOf(state, change.id, change.field);
    return isSame(from, change.to) ? [] : [{ ...change, from }];
  });
  if (step.length === 0) return state;
  return { ...written(state, step), history: pushed(state.history, step) };
}

/** Undoes the last step, saved meanwhile or not: cells get back their former values. */
export function undo(state: GridState): { state: GridState; step: Step } | null {
  const back = stepBack(state.history);
  if (back === null) return null;
  const changes = back.step.map(({ id, field, from }) => ({ id, field, to: from }));
  return { state: { ...written(state, changes), history: back.history }, step: back.step };
}

export function redo(state: GridState): { state: GridState; step: Step } | null {
  const forth = stepForth(state.history);
  if (forth === null) return null;
  return { state: { ...written(state, forth.step), history: forth.history }, step: forth.step };
}

/** Everything that is not saved, taken back in one step. */
export function discard(state: GridState): GridState {
  const changes = [...state.edits].flatMap(([id, edits]) =>
    fieldsOf(edits).flatMap((field) => {
      const item = state.items.get(id);
      return item ? [{ id, field, to: savedValue(item, field) }] : [];
    }),
  );
  return setCells(state, changes);
}

export const fieldsOf = (edits: RowEdits): GridField[] => Object.keys(edits) as GridField[];

export function countChanges({ edits }: GridState): number {
  let count = 0;
  for (const row of edits.values()) count += Object.keys(row).length;
  return count;
}

/** Cells that can't be saved as they are. */
export function invalidCells(state: GridState): { id: number; field: GridField }[] {
  return [...state.edits].flatMap(([id, edits]) =>
    fieldsOf(edits).flatMap((field) =>
      problemOf(state, id, field) === undefined ? [] : [{ id, field }],
    ),
  );
}

/** Returns the rows to send with their changes, in the versions that were seen. */
export function rowsToSave({ edits, items }: GridState): ChangedRow[] {
  return [...edits].flatMap(([id, changes]) => {
    const item = items.get(id);
    return item ? [{ id, version: item.version, changes: changes as GridChanges }] : [];
  });
}

/** Rows that came from the server. What is edited of them stays edited, unless it is the same now. */
export function received(state: GridState, rows: readonly GridItem[]): GridState {
  const items = new Map(state.items);
  for (const row of rows) items.set(row.id, row);
  const next = { ...state, items };
  const again = rows.flatMap(({ id }) =>
    fieldsOf(state.edits.get(id) ?? {}).map((field) => ({
      id,
      field,
      to: cellOf(state, id, field),
    })),
  );
  return again.length === 0 ? next : written(next, again);
}

/**
 * Marks sent edits as saved. An edit that was changed while it was on its way is still to be saved.
 */
export function saved(
  state: GridState,
  sent: readonly ChangedRow[],
  versions: readonly { readonly id: number; readonly version: number }[],
): GridState {
  const versionOf = new Map(versions.map(({ id, version }) => [id, version]));
  const rows = sent.flatMap(({ id, changes }): GridItem[] => {
    const item = state.items.get(id);
    const version = versionOf.get(id);
    return item && version !== undefined ? [{ ...item, ...changes, version } as GridItem] : [];
  });
  return { ...received(state, rows), refused: new Map() };
}

/** Puts what the server refused at its cells; `rows.3.changes.price` is the fourth row that was sent. */
export function refusedCells(
  sent: readonly ChangedRow[],
  errors: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<number, RowRefusals> {
  const refused = new Map<number, RowRefusals>();
  for (const [path, [message]] of Object.entries(errors)) {
    const [, place = '', field = ''] = /^rows\.(\d+)\.changes\.(\w+)$/.exec(path) ?? [];
    const row = sent[Number(place)];
    if (field === '' || row === undefined || message === undefined) continue;
    refused.set(row.id, { ...refused.get(row.id), [field]: message });
  }
  return refused;
}
