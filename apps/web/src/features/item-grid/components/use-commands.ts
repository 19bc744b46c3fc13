import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type Cell, cellText } from '../model/cell.ts';
import type { Grid } from '../model/create-grid.ts';
import { cellOf, discard, redo, type Step, setCells, undo } from '../model/grid-state.ts';
import { type Command, commandOf } from '../model/keys.ts';
import {
  clearChanges,
  copyRange,
  fillDownChanges,
  pasteChanges,
  type Shown,
} from '../model/range-edits.ts';
import { type Extent, moved, rangeOf, stepped } from '../model/selection.ts';

export interface CommandParts {
  readonly grid: Grid;
  /** Rows that are seen at once. */
  readonly pageRows: () => number;
  readonly onSave: () => void;
  readonly onOpen: (id: number) => void;
  readonly onFind: () => void;
  readonly onHelp: () => void;
}

/** What keys and the clipboard do to the grid. */
export function useCommands(shown: Omit<Shown, 'view'>, parts: CommandParts) {
  const t = useTranslations('item-grid');
  const { grid } = parts;
  const leaving = useRef(false);
  const now = (): Shown => ({ ...shown, view: grid.view.get() });
  const extent = (): Extent => ({
    rows: Math.max(1, grid.view.get().length),
    columns: shown.columns.length,
  });
  const atCursor = () => {
    const { at } = grid.selection.get();
    return { id: grid.view.get()[at.row], column: shown.columns[at.column] };
  };

  function edit(text?: string): void {
    const { id, column } = atCursor();
    const state = grid.state.get();
    const item = id === undefined ? undefined : state.items.get(id);
    if (id === undefined || item === undefined || column?.field === undefined) {
      if (id !== undefined && column?.kind === 'open') parts.onOpen(id);
      return;
    }
    if (item.archived_at !== null) {
      grid.said.set(t('archivedRow'));
      return;
    }
    const cell: Cell = cellOf(state, id, column.field);
    if (column.kind === 'flag' && text === undefined) {
      toggle();
      return;
    }
    grid.editing.set({
      id,
      column: column.id,
      text: text ?? cellText(column, cell, shown.lookups),
      replaces: text !== undefined,
    });
  }

  function toggle(): void {
    const { id, column } = atCursor();
    if (id === undefined || column?.field === undefined) return;
    if (column.kind !== 'flag') {
      edit(' ');
      return;
    }
    const on = cellOf(grid.state.get(), id, column.field) === true;
    grid.state.set(setCells(grid.state.get(), [{ id, field: column.field, to: !on }]));
  }

  /** The cursor goes to what came back, where it is shown. */
  function travel(change: typeof undo, word: 'undone' | 'redone') {
    const result = change(grid.state.get());
    if (result === null) return;
    grid.state.set(result.state);
    show(result.step);
    grid.said.set(t(word, { count: result.step.length }));
  }
  function show(step: Step) {
    const [first] = step;
    if (first === undefined) return;
    const row = grid.view.get().indexOf(first.id);
    const column = shown.columns.findIndex(({ field }) => field === first.field);
    if (row < 0 || column < 0) return;
    grid.selection.set({ anchor: { row, column }, at: { row, column } });
  }

  function run(command: Command): boolean {
    const selection = grid.selection.get();
    switch (command.do) {
      case 'move':
        grid.selection.set(moved(selection, command.move, extent(), command.extend));
        return true;
      case 'page': {
        const by = { row: command.by * parts.pageRows(), column: 0 };
        grid.selection.set(moved(selection, { by }, extent(), command.extend));
        return true;
      }
      case 'tab': {
        // After Escape, Tab leaves the grid: nobody is kept in it.
        const next = leaving.current ? null : stepped(selection, command.by, extent());
        if (next) grid.selection.set(next);
        return next !== null;
      }
      case 'type':
        edit(command.text);
        return true;
      case 'edit':
        edit();
        return true;
      case 'toggle':
        toggle();
        return true;
      case 'all': {
        const { rows, columns } = extent();
        grid.selection.set({
          anchor: { row: 0, column: 0 },
          at: { row: rows - 1, column: columns - 1 },
        });
        return true;
      }
      case 'clear':
        grid.state.set(setCells(grid.state.get(), clearChanges(now(), rangeOf(selection))));
        return true;
      case 'fill_down':
        grid.state.set(
          setCells(grid.state.get(), fillDownChanges(grid.state.get(), now(), rangeOf(selection))),
        );
        return true;
      case 'undo':
        travel(undo, 'undone');
        return true;
      case 'redo':
        travel(redo, 'redone');
        return true;
      case 'save':
        parts.onSave();
        return true;
      case 'escape':
        grid.selection.set({ anchor: selection.at, at: selection.at });
        return true;
      case 'open': {
        const { id } = atCursor();
        if (id !== undefined) parts.onOpen(id);
        return true;
      }
      case 'find':
        parts.onFind();
        return true;
      case 'help':
        parts.onHelp();
        return true;
    }
  }

  return {
    edit,
    undo: () => travel(undo, 'undone'),
    redo: () => travel(redo, 'redone'),
    discard: () => grid.state.set(discard(grid.state.get())),
    onKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing || event.target !== event.currentTarget) return;
      const command = commandOf(event);
      if (command === null) return;
      const handled = run(command);
      leaving.current = command.do === 'escape' || (command.do === 'tab' && leaving.current);
      if (handled) event.preventDefault();
    },
    onCopy(event: ClipboardEvent) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      const range = rangeOf(grid.selection.get());
      event.clipboardData.setData('text/plain', copyRange(grid.state.get(), now(), range));
      grid.said.set(t('copied'));
      if (event.type === 'cut') run({ do: 'clear' });
    },
    onPaste(event: ClipboardEvent) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      const text = event.clipboardData.getData('text/plain');
      if (text === '') return;
      const { changes, range, beyond } = pasteChanges(now(), grid.selection.get(), text);
      grid.state.set(setCells(grid.state.get(), changes));
      grid.selection.set({
        anchor: { row: range.top, column: range.left },
        at: { row: range.bottom, column: range.right },
      });
      grid.said.set(t(beyond ? 'pastedBeyond' : 'pasted', { count: changes.length }));
    },
  };
}
