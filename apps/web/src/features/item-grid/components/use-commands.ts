import { type KeyboardEvent, useRef } from 'react';
import type { Grid } from '../model/create-grid.ts';
import { type CellChange, setCells } from '../model/grid-state.ts';
import { type Command, commandOf } from '../model/keys.ts';
import { clearChanges, fillDownChanges, type Shown } from '../model/range-edits.ts';
import { type Extent, moved, rangeOf, stepped } from '../model/selection.ts';
import { type CellEdits, useCellEdits } from './use-cell-edits.ts';
import { useClipboard } from './use-clipboard.ts';
import { useHistory } from './use-history.ts';

export interface CommandParts {
  readonly grid: Grid;
  /** Rows that are seen at once. */
  readonly pageRows: () => number;
  readonly onSave: () => void;
  readonly onOpen: (id: number) => void;
  readonly onFind: () => void;
  readonly onHelp: () => void;
}

type Context = CommandParts &
  CellEdits &
  Pick<ReturnType<typeof useHistory>, 'undo' | 'redo'> & {
    readonly now: () => Shown;
    /** Tab leaves the grid after Escape, so that nobody is kept in it. */
    readonly isLeaving: boolean;
  };

/** The grid's reaction to keys and the clipboard. */
export function useCommands(shown: Omit<Shown, 'view'>, parts: CommandParts) {
  const { grid } = parts;
  const leaving = useRef(false);
  const edits = useCellEdits(grid, shown, parts.onOpen);
  const history = useHistory(grid, shown.columns);
  const clipboard = useClipboard(grid, shown);

  return {
    ...history,
    ...clipboard,
    edit: edits.edit,
    onKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing || event.target !== event.currentTarget) return;
      const command = commandOf(event);
      if (command === null) return;
      const now = () => ({ ...shown, view: grid.view.get() });
      const context = { ...parts, ...edits, ...history, now, isLeaving: leaving.current };
      const handled = carryOut(command, context);
      leaving.current = command.do === 'escape' || (command.do === 'tab' && leaving.current);
      if (handled) event.preventDefault();
    },
  };
}

/** Carries a command out; false leaves the key to the browser. */
function carryOut(command: Command, context: Context): boolean {
  const { grid, now } = context;
  const selection = grid.selection.get();
  const { view, columns } = now();
  const extent: Extent = { rows: Math.max(1, view.length), columns: columns.length };
  const set = (changes: readonly CellChange[]) =>
    grid.state.set(setCells(grid.state.get(), changes));
  switch (command.do) {
    case 'move':
      grid.selection.set(moved(selection, command.move, extent, command.extend));
      return true;
    case 'page': {
      const by = { row: command.by * context.pageRows(), column: 0 };
      grid.selection.set(moved(selection, { by }, extent, command.extend));
      return true;
    }
    case 'tab': {
      const next = context.isLeaving ? null : stepped(selection, command.by, extent);
      if (next) grid.selection.set(next);
      return next !== null;
    }
    case 'all': {
      const at = { row: extent.rows - 1, column: extent.columns - 1 };
      grid.selection.set({ anchor: { row: 0, column: 0 }, at });
      return true;
    }
    case 'escape':
      grid.selection.set({ anchor: selection.at, at: selection.at });
      return true;
    case 'type':
      context.edit(command.text);
      return true;
    case 'edit':
      context.edit();
      return true;
    case 'toggle':
      context.toggle();
      return true;
    case 'clear':
      set(clearChanges(now(), rangeOf(selection)));
      return true;
    case 'fill_down':
      set(fillDownChanges(grid.state.get(), now(), rangeOf(selection)));
      return true;
    case 'undo':
      context.undo();
      return true;
    case 'redo':
      context.redo();
      return true;
    case 'save':
      context.onSave();
      return true;
    case 'open':
      context.open();
      return true;
    case 'find':
      context.onFind();
      return true;
    case 'help':
      context.onHelp();
      return true;
  }
}
