import type { ClipboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Grid } from '../model/create-grid.ts';
import { setCells } from '../model/grid-state.ts';
import { clearChanges, copyRange, pasteChanges, type Shown } from '../model/range-edits.ts';
import { rangeOf } from '../model/selection.ts';

/** Copies the selected range as text, cuts it, and pastes text over it. */
export function useClipboard(grid: Grid, shown: Omit<Shown, 'view'>) {
  const t = useTranslations('item-grid');
  const now = (): Shown => ({ ...shown, view: grid.view.get() });

  return {
    onCopy(event: ClipboardEvent) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      const range = rangeOf(grid.selection.get());
      const state = grid.state.get();
      event.clipboardData.setData('text/plain', copyRange(state, now(), range));
      grid.said.set(t('copied'));
      if (event.type === 'cut') grid.state.set(setCells(state, clearChanges(now(), range)));
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
