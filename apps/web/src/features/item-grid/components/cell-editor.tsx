import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Lookups } from '../model/cell.ts';
import { CHOICES_OF, type GridColumn } from '../model/columns.ts';

/** The cursor's next place once a cell is done with. */
export type After = 'stay' | 'down' | 'up' | 'next' | 'previous' | 'left' | 'right';

interface CellEditorProps {
  column: GridColumn;
  /** The column's title and the row's name. */
  label: string;
  text: string;
  /** Typed over: the arrows leave the cell, as in a spreadsheet. */
  replaces: boolean;
  lookups: Lookups;
  onDone: (text: string, after: After) => void;
  onCancel: () => void;
}

const ARROWS: Readonly<Record<string, After>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Types in a cell, or chooses. */
export function CellEditor(props: CellEditorProps) {
  const { column, label, text, replaces, lookups, onDone, onCancel } = props;
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const ended = useRef(false);
  const choices = choicesOf(column, lookups);

  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return;
    element.focus({ preventScroll: true });
    if (element.tagName !== 'INPUT') return;
    if (replaces) element.setSelectionRange(element.value.length, element.value.length);
    else element.select();
  }, [replaces]);

  function end(after: After) {
    if (ended.current) return;
    ended.current = true;
    onDone(input.current?.value ?? text, after);
  }
  function press(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey } = event;
    const arrow = replaces && !choices ? ARROWS[key] : undefined;
    if (key === 'Escape') {
      event.preventDefault();
      ended.current = true;
      onCancel();
    } else if (key === 'Enter') {
      event.preventDefault();
      end(shiftKey ? 'up' : 'down');
    } else if (key === 'Tab') {
      event.preventDefault();
      end(shiftKey ? 'previous' : 'next');
    } else if (arrow !== undefined) {
      event.preventDefault();
      end(arrow);
    }
  }
  const shared = {
    'aria-label': label,
    className: 'ig-editor',
    onKeyDown: press,
    onBlur: () => end('stay'),
    onCopy: (event: { stopPropagation(): void }) => event.stopPropagation(),
    onPaste: (event: { stopPropagation(): void }) => event.stopPropagation(),
  };
  if (choices) {
    const chosen = choices.includes(text) ? text : '';
    const first = choices.find((one) => one.toLowerCase().startsWith(text.toLowerCase().trim()));
    return (
      <select ref={input} {...shared} defaultValue={replaces ? (first ?? chosen) : chosen}>
        {(column.nullable || chosen === '') && <option value="" />}
        {choices.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      ref={input}
      {...shared}
      type="text"
      autoComplete="off"
      spellCheck={false}
      inputMode={column.kind === 'money' ? 'decimal' : column.kind === 'count' ? 'numeric' : 'text'}
      placeholder={column.kind === 'date' ? 'YYYY-MM-DD' : undefined}
      defaultValue={text}
    />
  );
}

function choicesOf(column: GridColumn, lookups: Lookups): readonly string[] | null {
  switch (column.kind) {
    case 'vendor':
      return lookups.vendors.map(({ name }) => name);
    case 'extra_type':
      return lookups.extraTypes.map(({ name }) => name);
    case 'price_type':
      return CHOICES_OF.price_type;
    case 'tint':
      return CHOICES_OF.tint.map(lookups.tint);
    case 'flag':
      return [lookups.yes, lookups.no];
    default:
      return null;
  }
}
