import type { MouseEvent, PointerEvent, RefObject } from 'react';
import type { Grid } from '../model/create-grid.ts';
import type { Place } from '../model/selection.ts';
import type { useCommands } from './use-commands.ts';

/** Pressing chooses a cell, drawing over others makes a range, pressing twice edits. */
export function useMouse(
  {
    grid,
    sheet,
    onOpen,
  }: { grid: Grid; sheet: RefObject<HTMLDivElement | null>; onOpen: (id: number) => void },
  commands: ReturnType<typeof useCommands>,
) {
  function pressed(event: PointerEvent) {
    const place = placeOf(event.target);
    if (place === null || event.button !== 0 || isEditor(event.target)) return;
    // On glass a finger scrolls; its tap chooses.
    if (event.pointerType !== 'touch') event.preventDefault();
    sheet.current?.focus({ preventScroll: true });
    const { anchor } = grid.selection.get();
    grid.selection.set({ anchor: event.shiftKey ? anchor : place, at: place });
  }
  return {
    onPointerDown: pressed,
    onPointerMove(event: PointerEvent) {
      if (event.buttons !== 1 || event.pointerType === 'touch' || isEditor(event.target)) return;
      const at = placeOf(event.target);
      const { anchor, at: before } = grid.selection.get();
      if (at === null || grid.editing.get() !== null) return;
      if (at.row !== before.row || at.column !== before.column) grid.selection.set({ anchor, at });
    },
    onDoubleClick(event: MouseEvent) {
      if (placeOf(event.target) !== null && !isEditor(event.target)) commands.edit();
    },
    onClick(event: MouseEvent) {
      const link = (event.target as Element).closest('.is-open a');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const place = placeOf(event.target);
      const id = place && grid.view.get()[place.row];
      if (id) onOpen(id);
    },
  };
}

const isEditor = (target: EventTarget) => (target as Element).closest('.ig-editor') !== null;

function placeOf(target: EventTarget): Place | null {
  const cell = (target as Element).closest<HTMLElement>('[data-column]');
  const row = cell?.closest<HTMLElement>('[data-index]');
  if (!cell || !row) return null;
  return { row: Number(row.dataset.index), column: Number(cell.dataset.column) };
}
