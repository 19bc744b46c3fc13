import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { isSingleKey } from './single-keys.ts';

export type ListKeys = {
  readonly ids: readonly number[];
  readonly cursor: number | null;
  readonly onSelect: (id: number, range: boolean) => void;
  readonly onFilter: () => void;
  readonly onHelp: () => void;
  readonly onEscape: () => void;
};

/** J K X Enter F ? Esc. The row that is meant is the one that has, or last had, the focus. */
export function useListKeys(box: RefObject<HTMLElement | null>, keys: ListKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSingleKey(event)) return;
    const act = actionOf(event, keys, box.current);
    if (!act) return;
    event.preventDefault();
    act();
  });
  // Before the rows are painted: whoever sees them can press a key at once.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function actionOf(event: KeyboardEvent, keys: ListKeys, box: HTMLElement | null) {
  const { ids, cursor } = keys;
  const at = cursor === null ? -1 : ids.indexOf(cursor);
  switch (event.key) {
    case 'j':
    case 'J':
      return () => focusRow(box, ids[Math.min(at + 1, ids.length - 1)]);
    case 'k':
    case 'K':
      return () => focusRow(box, ids[Math.max(at - 1, 0)]);
    case 'x':
    case 'X':
      return cursor === null ? null : () => keys.onSelect(cursor, event.shiftKey);
    case 'Enter':
      // On a link or a button Enter already does what that one is for.
      return event.target === document.body && at >= 0 ? () => openRow(box, ids[at]) : null;
    case 'f':
    case 'F':
      return keys.onFilter;
    case '?':
      return keys.onHelp;
    case 'Escape':
      return keys.onEscape;
    default:
      return null;
  }
}

function focusRow(box: HTMLElement | null, id: number | undefined): void {
  const row = box?.querySelector<HTMLElement>(`[data-row="${id}"]`);
  const target = row?.querySelector<HTMLElement>('.dg-name') ?? row?.querySelector('input');
  target?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

function openRow(box: HTMLElement | null, id: number | undefined): void {
  box?.querySelector<HTMLElement>(`[data-row="${id}"] .dg-name`)?.click();
}
