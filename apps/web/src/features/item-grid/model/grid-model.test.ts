import type { GridItem } from '@yay/contract/item-grid/calls';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cellText, isUnreadable, type Lookups, parseCell } from './cell.ts';
import { COLUMNS, type GridColumn } from './columns.ts';
import {
  cellOf,
  countChanges,
  discard,
  EMPTY_GRID,
  type GridState,
  invalidCells,
  received,
  redo,
  refusedCells,
  rowsToSave,
  saved,
  setCells,
  undo,
} from './grid-state.ts';
import { commandOf } from './keys.ts';
import { clearChanges, copyRange, fillDownChanges, pasteChanges } from './range-edits.ts';
import { fitted, fittedAnew, moved, stepped } from './selection.ts';
import { parseTsv, writeTsv } from './tsv.ts';
import { readQuery, viewOf, writeQuery } from './view.ts';

const lookups: Lookups = {
  vendors: [
    { id: 1, name: 'North Kitchen' },
    { id: 2, name: 'South Grill' },
  ],
  extraTypes: [{ id: 7, name: 'Fruit' }],
  yes: 'Yes',
  no: 'No',
  tint: (tint) => tint.toUpperCase(),
};
const columnOf = (id: string): GridColumn => {
  const column = COLUMNS.find((one) => one.id === id);
  if (!column) throw new Error(`no column ${id}`);
  return column;
};
const item = (id: number, more: Partial<GridItem> = {}): GridItem => ({
  id,
  version: 1,
  name: `Item ${id}`,
  internal_name: '',
  vendor_id: 1,
  price: 500,
  price_to_vendor: 300,
  price_type: 'Vendor',
  is_units: false,
  total_units: 1,
  daily_capacity: null,
  is_extra: false,
  preorder: true,
  extra_type_id: null,
  farthest_start_date: null,
  tint: 'peach',
  picture: '',
  tags: [],
  archived_at: null,
  ...more,
});
const gridOf = (...items: GridItem[]): GridState => received(EMPTY_GRID, items);

describe('a cell', () => {
  test.each([
    ['name', ' Pizza ', 'Pizza'],
    ['name', '', 'required'],
    ['name', 'x'.repeat(121), 'too_long'],
    ['name', 'two\nlines', 'two lines'],
    ['internal_name', '', ''],
    ['price', '$5.25', 525],
    ['price', '5,25', 525],
    ['price', '-1', 'price_low'],
    ['price', '1.234', 'not_whole_cents'],
    ['price', '1000.01', 'price_high'],
    ['price', '=1+1', 'invalid'],
    ['price', '', 'required'],
    ['total_units', '1,200', 1200],
    ['total_units', '0', 'invalid'],
    ['total_units', '1.5', 'invalid'],
    ['daily_capacity', '', null],
    ['daily_capacity', '0', 0],
    ['is_extra', 'yes', true],
    ['is_extra', 'SÍ', true],
    ['is_extra', '', false],
    ['is_extra', 'maybe', 'invalid'],
    ['vendor_id', 'south grill', 2],
    ['vendor_id', 'Nobody', 'unknown_vendor'],
    ['extra_type_id', '', null],
    ['extra_type_id', 'fruit', 7],
    ['price_type', 'yay produced', 'Yay Produced'],
    ['tint', 'MINT', 'mint'],
    ['tint', 'pink', 'invalid'],
    ['farthest_start_date', '11/3/2026', '2026-11-03'],
    ['farthest_start_date', '2026-02-30', 'invalid'],
    ['margin', '1', 'invalid'],
  ])('%s of %j is %j', (id, text, expected) => {
    const cell = parseCell(columnOf(id), text, lookups);
    expect(isUnreadable(cell) ? cell.problem : cell).toEqual(expected);
    if (isUnreadable(cell)) expect(cellText(columnOf(id), cell, lookups)).toBe(text.trim());
  });

  it('reads its own copy again', () => {
    const values: Record<string, fc.Arbitrary<string | number | boolean | null>> = {
      name: fc.stringMatching(/^[A-Za-z"\t,;']{1,20}$/).map((text) => text.replaceAll('\t', 'x')),
      price: fc.nat({ max: 100_000 }),
      total_units: fc.integer({ min: 1, max: 100_000 }),
      daily_capacity: fc.option(fc.nat({ max: 100_000 })),
      is_extra: fc.boolean(),
      vendor_id: fc.constantFrom(1, 2),
      extra_type_id: fc.constantFrom(7, null),
      tint: fc.constantFrom('peach', 'sky'),
      farthest_start_date: fc.constantFrom('2026-11-03', null),
    };
    for (const [id, value] of Object.entries(values)) {
      fc.assert(
        fc.property(value, (cell) => {
          const [[text = ''] = []] = parseTsv(writeTsv([[cellText(columnOf(id), cell, lookups)]]));
          expect(parseCell(columnOf(id), text, lookups)).toEqual(cell);
        }),
      );
    }
  });
});

describe('a range as text', () => {
  test.each([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\tb\r\n', [['a', 'b']]],
    ['"a\tb"\t"say ""hi"""', [['a\tb', 'say "hi"']]],
    ['"two\nlines"\tx', [['two\nlines', 'x']]],
    ['5" sub', [['5" sub']]],
    [
      '\t\n\t',
      [
        ['', ''],
        ['', ''],
      ],
    ],
    ['', [['']]],
  ])('%j', (text, rows) => {
    expect(parseTsv(text)).toEqual(rows);
  });

  it('comes back unchanged', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', 'é') });
    const block = fc.integer({ min: 1, max: 4 }).chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
        minLength: 1,
        maxLength: 5,
      }),
    );
    fc.assert(
      fc.property(block, (rows) => {
        // A last line that is empty is what ends a text, in every spreadsheet.
        fc.pre(rows.at(-1)?.some((text) => text !== '') ?? false);
        expect(parseTsv(writeTsv(rows))).toEqual(rows);
      }),
    );
  });
});

describe('edits', () => {
  const price = (state: GridState, id = 1) => cellOf(state, id, 'price');

  it('are counted, and gone once they equal the saved values', () => {
    const changed = setCells(gridOf(item(1)), [{ id: 1, field: 'price', to: 600 }]);
    expect(countChanges(changed)).toBe(1);
    expect(countChanges(setCells(changed, [{ id: 1, field: 'price', to: 500 }]))).toBe(0);
    expect(countChanges(discard(changed))).toBe(0);
    expect(price(undo(discard(changed))?.state ?? changed)).toBe(600);
  });

  it('never touch a row that is archived or missing', () => {
    const state = gridOf(item(1, { archived_at: '2026-01-01T00:00:00Z' }));
    expect(setCells(state, [{ id: 1, field: 'price', to: 600 }])).toBe(state);
    expect(setCells(state, [{ id: 9, field: 'price', to: 600 }])).toBe(state);
  });

  it('of saved values can be undone, which is a change again', () => {
    const changed = setCells(gridOf(item(1)), [{ id: 1, field: 'price', to: 600 }]);
    const kept = saved(changed, rowsToSave(changed), [{ id: 1, version: 2 }]);
    expect(countChanges(kept)).toBe(0);
    const back = undo(kept)?.state ?? kept;
    expect(price(back)).toBe(500);
    expect(rowsToSave(back)).toEqual([{ id: 1, version: 2, changes: { price: 500 } }]);
  });

  it('made while others were saved stay', () => {
    const first = setCells(gridOf(item(1)), [{ id: 1, field: 'price', to: 600 }]);
    const sent = rowsToSave(first);
    const second = setCells(first, [{ id: 1, field: 'price', to: 700 }]);
    const kept = saved(second, sent, [{ id: 1, version: 2 }]);
    expect(rowsToSave(kept)).toEqual([{ id: 1, version: 2, changes: { price: 700 } }]);
  });

  it('that the server refused are marked until they change', () => {
    const state = setCells(gridOf(item(1), item(2)), [{ id: 2, field: 'vendor_id', to: 9 }]);
    const refused = refusedCells(rowsToSave(state), {
      'rows.0.changes.vendor_id': ['unknown_vendor'],
    });
    const marked = { ...state, refused };
    expect(invalidCells(marked)).toEqual([{ id: 2, field: 'vendor_id' }]);
    expect(invalidCells(setCells(marked, [{ id: 2, field: 'vendor_id', to: 2 }]))).toEqual([]);
  });

  it('undo step by step to where they began, and redo to where they ended', () => {
    const change = fc.record({
      id: fc.constantFrom(1, 2, 3),
      field: fc.constantFrom('price' as const, 'price_to_vendor' as const),
      to: fc.nat({ max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 30 }), (steps) => {
        const start = gridOf(item(1), item(2), item(3));
        const end = steps.reduce(setCells, start);
        let state = end;
        for (let back = undo(state); back; back = undo(state)) state = back.state;
        expect(state.edits).toEqual(start.edits);
        for (let forth = redo(state); forth; forth = redo(state)) state = forth.state;
        expect(state.edits).toEqual(end.edits);
      }),
    );
  });
});

describe('ranges', () => {
  const shown = { view: [1, 2, 3], columns: COLUMNS, lookups };
  const at = (row: number, id: string) => ({ row, column: COLUMNS.indexOf(columnOf(id)) });
  const grid = gridOf(item(1), item(2, { price: 700 }), item(3));

  it('copy the shown texts', () => {
    const range = {
      top: 0,
      bottom: 1,
      left: at(0, 'price').column,
      right: at(0, 'price_to_vendor').column,
    };
    expect(copyRange(grid, shown, range)).toBe('5.00\t3.00\n7.00\t3.00');
  });

  it('paste one value over all that is chosen, and a block from its corner', () => {
    const all = { anchor: at(0, 'price'), at: at(2, 'price') };
    expect(pasteChanges(shown, all, '4.50').changes).toEqual(
      [1, 2, 3].map((id) => ({ id, field: 'price', to: 450 })),
    );
    const corner = { anchor: at(2, 'price'), at: at(2, 'price') };
    const { changes, beyond } = pasteChanges(shown, corner, '1\t2\n3\t4');
    expect(changes.map(({ to }) => to)).toEqual([100, 200]);
    expect(beyond).toBe(true);
  });

  it('leave read-only cells alone', () => {
    const margin = { anchor: at(0, 'margin'), at: at(0, 'margin') };
    expect(pasteChanges(shown, margin, '50%').changes).toEqual([]);
  });

  it('fill down from their first row, or from the one above', () => {
    const column = at(0, 'price').column;
    const range = { top: 1, bottom: 2, left: column, right: column };
    expect(fillDownChanges(grid, shown, range)).toEqual([{ id: 3, field: 'price', to: 700 }]);
    expect(fillDownChanges(grid, shown, { ...range, bottom: 1 })).toEqual([
      { id: 2, field: 'price', to: 500 },
    ]);
    expect(fillDownChanges(grid, shown, { ...range, top: 0, bottom: 0 })).toEqual([]);
  });

  it('are emptied where something may be empty', () => {
    const range = { top: 0, bottom: 0, left: 0, right: COLUMNS.length - 1 };
    expect(clearChanges(shown, range).map(({ field }) => field)).toEqual([
      'internal_name',
      'is_units',
      'daily_capacity',
      'is_extra',
      'extra_type_id',
      'preorder',
      'farthest_start_date',
    ]);
  });

  it('are read from the first row on where the new view has no such row any more', () => {
    const at = { row: 40, column: 3 };
    const down = { anchor: { row: 38, column: 2 }, at };
    const first = { row: 0, column: 3 };
    expect(fittedAnew(down, { rows: 20, columns: 9 })).toEqual({ anchor: first, at: first });
    expect(fittedAnew(down, { rows: 41, columns: 9 })).toEqual(down);
    expect(fitted(down, { rows: 20, columns: 9 }).at.row).toBe(19);
    expect(fitted(down, { rows: 41, columns: 9 })).toBe(down);
  });

  it('stay inside the grid wherever the cursor is sent', () => {
    const extent = { rows: 3, columns: 4 };
    const start = { anchor: { row: 1, column: 1 }, at: { row: 1, column: 1 } };
    expect(moved(start, { by: { row: 50, column: 0 } }, extent, true)).toEqual({
      anchor: { row: 1, column: 1 },
      at: { row: 2, column: 1 },
    });
    expect(moved(start, { to: 'last' }, extent, false).at).toEqual({ row: 2, column: 3 });
    expect(stepped(moved(start, { to: 'row_end' }, extent, false), 1, extent)?.at).toEqual({
      row: 2,
      column: 0,
    });
    expect(stepped(moved(start, { to: 'last' }, extent, false), 1, extent)).toBeNull();
  });
});

test.each([
  [{ key: 'z', ctrlKey: true }, 'undo'],
  [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  [{ key: 'z', metaKey: true }, 'undo'],
  [{ key: 'd', ctrlKey: true }, 'fill_down'],
  [{ key: 'F2' }, 'edit'],
  [{ key: 'Delete' }, 'clear'],
  [{ key: 'x' }, 'type'],
  [{ key: 'c', ctrlKey: true }, undefined],
  [{ key: 'v', ctrlKey: true }, undefined],
  [{ key: 'Shift', shiftKey: true }, undefined],
  [{ key: 'ArrowDown', altKey: true }, undefined],
])('%o means %s', (pressed, command) => {
  const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  expect(commandOf({ ...none, ...pressed })?.do).toBe(command);
});

describe('the view', () => {
  const items = [
    item(1, { name: 'Apple', price: 100, is_extra: true, tags: ['fruit'] }),
    item(2, { name: 'Bowl', price: 700, vendor_id: 2 }),
    item(3, { name: 'Curry', price: 300, archived_at: '2026-01-01T00:00:00Z' }),
  ];
  const shownBy = (address: Record<string, string>) =>
    viewOf(items, readQuery(address).query, lookups);

  test.each<[Record<string, string>, number[]]>([
    [{}, [1, 2]],
    [{ state: 'all' }, [1, 2, 3]],
    [{ state: 'archived' }, [3]],
    [{ q: 'FRUIT' }, [1]],
    [{ vendor: '2' }, [2]],
    [{ kind: 'extra' }, [1]],
    [{ sort: '-price', state: 'all' }, [2, 3, 1]],
    [{ sort: 'tags' }, [1, 2]],
    [{ sort: 'nonsense', vendor: 'x', kind: '?', state: '?' }, [1, 2]],
  ])('by %o', (address, ids) => {
    expect(shownBy(address)).toEqual(ids);
  });

  it('is written into the address and read back the same', () => {
    const address = {
      q: 'a',
      vendor: '2',
      kind: 'extra',
      state: 'all',
      sort: '-price',
      hide: 'tags',
    };
    const { query, hidden } = readQuery(address);
    expect(writeQuery(query, hidden)).toEqual(address);
    expect(writeQuery(readQuery({}).query, [])).toEqual({});
  });
});
