import type { Move } from './selection.ts';

/** The command of a key while the cursor is on a cell. */
export type Command =
  | { readonly do: 'move'; readonly move: Move; readonly extend: boolean }
  | { readonly do: 'page'; readonly by: 1 | -1; readonly extend: boolean }
  | { readonly do: 'tab'; readonly by: 1 | -1 }
  | { readonly do: 'edit' }
  | { readonly do: 'type'; readonly text: string }
  | { readonly do: 'toggle' }
  | {
      readonly do:
        | 'all'
        | 'clear'
        | 'fill_down'
        | 'undo'
        | 'redo'
        | 'save'
        | 'escape'
        | 'open'
        | 'find'
        | 'help';
    };

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const ARROWS: Readonly<Record<string, { row: number; column: number }>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};
const EDGES = {
  ArrowUp: 'top',
  ArrowDown: 'bottom',
  ArrowLeft: 'row_start',
  ArrowRight: 'row_end',
} as const;
const CONTROLS: Readonly<Record<string, Command>> = {
  a: { do: 'all' },
  d: { do: 'fill_down' },
  s: { do: 'save' },
  y: { do: 'redo' },
  f: { do: 'find' },
};

/** Null: the key is the browser's, copy and paste among them. */
export function commandOf(event: Key): Command | null {
  const { key, shiftKey, altKey } = event;
  const control = event.ctrlKey || event.metaKey;
  if (altKey) return null;
  if (control) return controlled(key, shiftKey);
  const arrow = ARROWS[key];
  if (arrow) return { do: 'move', move: { by: arrow }, extend: shiftKey };
  switch (key) {
    case 'Home':
      return { do: 'move', move: { to: 'row_start' }, extend: shiftKey };
    case 'End':
      return { do: 'move', move: { to: 'row_end' }, extend: shiftKey };
    case 'PageUp':
      return { do: 'page', by: -1, extend: shiftKey };
    case 'PageDown':
      return { do: 'page', by: 1, extend: shiftKey };
    case 'Tab':
      return { do: 'tab', by: shiftKey ? -1 : 1 };
    case 'Enter':
      return shiftKey
        ? { do: 'move', move: { by: { row: -1, column: 0 } }, extend: false }
        : { do: 'edit' };
    case 'F2':
      return { do: 'edit' };
    case 'Escape':
      return { do: 'escape' };
    case 'Delete':
    case 'Backspace':
      return { do: 'clear' };
    case ' ':
      return { do: 'toggle' };
    case '?':
      return { do: 'help' };
    default:
      return [...key].length === 1 ? { do: 'type', text: key } : null;
  }
}

function controlled(key: string, shiftKey: boolean): Command | null {
  if (key in EDGES) {
    const to = EDGES[key as keyof typeof EDGES];
    return { do: 'move', move: { to }, extend: shiftKey };
  }
  if (key === 'Home') return { do: 'move', move: { to: 'first' }, extend: shiftKey };
  if (key === 'End') return { do: 'move', move: { to: 'last' }, extend: shiftKey };
  if (key === 'Enter') return { do: 'open' };
  const letter = key.toLowerCase();
  if (letter === 'z') return { do: shiftKey ? 'redo' : 'undo' };
  return shiftKey ? null : (CONTROLS[letter] ?? null);
}
