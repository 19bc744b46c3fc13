import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../../lib/store.ts';
import type { Lookups } from '../model/cell.ts';
import type { GridColumn } from '../model/columns.ts';
import type { Grid } from '../model/create-grid.ts';
import { rangeOf } from '../model/selection.ts';
import type { ViewQuery } from '../model/view.ts';
import { CellEditor } from './cell-editor.tsx';
import { GridHead } from './grid-head.tsx';
import { cellId, GridRow } from './grid-row.tsx';
import { HEAD_PX, ROW_PX } from './sizes.ts';
import { useCellEntry } from './use-cell-entry.ts';
import { useColumnWindow } from './use-column-window.ts';
import type { useCommands } from './use-commands.ts';
import { useFollowedCursor } from './use-followed-cursor.ts';
import { useMouse } from './use-mouse.ts';
import { useRowWords } from './use-row-words.ts';
import { useTurnedRows } from './use-turned-rows.ts';

const OVERSCAN = 6;

interface GridTableProps {
  grid: Grid;
  /** The scrolling element. */
  box: RefObject<HTMLDivElement | null>;
  /** The focused element: the cursor is in it. */
  sheet: RefObject<HTMLDivElement | null>;
  columns: readonly GridColumn[];
  lookups: Lookups;
  sort: ViewQuery['sort'];
  onSort: (sort: ViewQuery['sort']) => void;
  commands: ReturnType<typeof useCommands>;
  hrefOf: (id: number) => string;
  onOpen: (id: number) => void;
}

/** The grid itself: as many rows as are seen, whatever there are. */
export function GridTable(props: GridTableProps) {
  // The rows to draw come from an object that changes without the compiler seeing it.
  'use no memo';
  const { grid, box, sheet, columns, lookups, commands, hrefOf } = props;
  const t = useTranslations('item-grid');
  const view = useStore(grid.view);
  const state = useStore(grid.state);
  const selection = useStore(grid.selection);
  const editing = useStore(grid.editing);
  const { complete } = useStore(grid.loading);
  const words = useRowWords();
  const { frozen, scrolled, places, gap, width } = useColumnWindow(box, columns);
  const mouse = useMouse(props, commands);
  const range = rangeOf(selection);
  const { at } = selection;
  const { drawn, height } = useDrawnRows(box, view.length, at.row);
  const cursorId = view[at.row];
  const cursorColumn = columns[at.column];
  // Scrolled away from, it is no element that anybody could be told of.
  const cursorDrawn = drawn.includes(at.row) && places.includes(at.column);

  useFollowedCursor(grid, box, columns);

  const entry = useCellEntry(props);
  const rowOf = (pane: 'frozen' | 'scrolled', index: number | undefined, slot: number) => {
    if (index === undefined) return null;
    const id = view[index];
    const item = id === undefined ? undefined : state.items.get(id);
    if (id === undefined || item === undefined) return null;
    const inRange = index >= range.top && index <= range.bottom;
    const editsHere = editing?.id === id ? editing : null;
    return (
      <GridRow
        pane={pane}
        key={slot}
        item={item}
        edits={state.edits.get(id)}
        refused={state.refused.get(id)}
        index={index}
        top={index * ROW_PX}
        columns={columns}
        places={pane === 'frozen' ? frozen : scrolled}
        gap={pane === 'frozen' ? 0 : gap}
        lookups={lookups}
        words={words}
        at={index === at.row ? at.column : -1}
        from={inRange ? range.left : -1}
        to={inRange ? range.right : -1}
        href={hrefOf(id)}
        editor={
          editsHere && cursorColumn ? (
            <CellEditor
              key={`${id}-${cursorColumn.id}`}
              column={cursorColumn}
              label={`${t(`columns.${cursorColumn.id}`)}, ${item.name}`}
              text={editsHere.text}
              replaces={editsHere.replaces}
              lookups={lookups}
              onDone={(text, after) => entry.finish(editsHere, text, after)}
              onCancel={entry.cancel}
            />
          ) : null
        }
      />
    );
  };
  const lines = useMemo(
    () => ({ frozen: linesOf(columns, true), scrolled: linesOf(columns, false) }),
    [columns],
  );

  return (
    <div ref={box} role="presentation" className="ig-box" {...mouse}>
      <div className="ig-sheet" style={{ height, width }}>
        <div role="presentation" className="ig-pane" style={lines.frozen}>
          {drawn.map((index, slot) => rowOf('frozen', index, slot))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: no table is drawn row by row */}
        <div
          ref={sheet}
          role="grid"
          tabIndex={0}
          className="ig-grid"
          aria-label={t('title')}
          aria-describedby="ig-hint"
          aria-rowcount={complete ? view.length + 1 : -1}
          aria-colcount={columns.length}
          aria-multiselectable="true"
          aria-busy={!complete || undefined}
          aria-activedescendant={
            cursorId === undefined || !cursorColumn || editing || !cursorDrawn
              ? undefined
              : cellId(cursorId, cursorColumn.id)
          }
          onKeyDown={commands.onKeyDown}
          onCopy={commands.onCopy}
          onCut={commands.onCopy}
          onPaste={commands.onPaste}
        >
          <GridHead {...props} places={places} gap={gap} />
          {/* biome-ignore lint/a11y/useSemanticElements: no table is drawn row by row */}
          <div role="rowgroup" className="ig-rows" style={lines.scrolled}>
            {drawn.map((index, slot) => rowOf('scrolled', index, slot))}
          </div>
        </div>
      </div>
    </div>
  );
}

/** Picks the few rows to draw: those in sight and a little beyond, and the cursor's where it is among them. */
function useDrawnRows(box: GridTableProps['box'], count: number, cursor: number) {
  // The virtualizer stays the same object while its answers change, which the compiler can't see.
  'use no memo';
  const rows = useVirtualizer({
    count: count,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    paddingStart: HEAD_PX,
    useFlushSync: false,
  });
  const wanted = rows.getVirtualIndexes();
  // The same few rows are drawn over and over with other items.
  const slots = Math.ceil((rows.scrollRect?.height ?? 0) / ROW_PX) + 1 + 2 * OVERSCAN;
  const middle = wanted[wanted.length >> 1] ?? 0;
  const drawn = useTurnedRows(wanted, slots, wanted.includes(cursor) ? cursor : middle);
  return { drawn, height: rows.getTotalSize() };
}

/** The lines between columns: a row draws all of its own at once. */
function linesOf(columns: readonly GridColumn[], frozen: boolean): CSSProperties {
  const own = columns.filter((column) => (column.frozen === true) === frozen);
  let at = 0;
  const stops = own.flatMap(({ id, width }) => {
    at += width;
    return [
      `transparent 0 ${at - 1}px`,
      `var(${id === 'name' ? '--line-mid' : '--line'}) 0 ${at}px`,
    ];
  });
  const lines = `linear-gradient(to right, ${stops.join(', ')}, transparent 0)`;
  return { '--lines': lines } as CSSProperties;
}
