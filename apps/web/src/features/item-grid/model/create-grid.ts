import type { GridItem } from '@yay/contract/item-grid/calls';
import { createStore, type Store } from '../../../lib/store.ts';
import { EMPTY_GRID, type GridState } from './grid-state.ts';
import { FIRST_CELL, type Selection } from './selection.ts';

/** The cell in which somebody types: the text it begins with, and whether arrows leave the cell. */
export interface Editing {
  readonly id: number;
  readonly column: string;
  readonly text: string;
  readonly replaces: boolean;
}

export interface Loading {
  readonly total: number | null;
  readonly complete: boolean;
  readonly failed: boolean;
}

export const NOTHING_YET: Loading = { total: null, complete: false, failed: false };

export interface Conflict {
  readonly now: GridItem;
  readonly seen: GridItem;
}

/**
 * The state that the grid's parts share. Rows are drawn from it without the page being drawn again.
 */
export interface Grid {
  readonly state: Store<GridState>;
  readonly view: Store<readonly number[]>;
  readonly selection: Store<Selection>;
  readonly editing: Store<Editing | null>;
  readonly loading: Store<Loading>;
  readonly conflicts: Store<readonly Conflict[]>;
  readonly saving: Store<boolean>;
  /** The last act in words, which screen readers announce. */
  readonly said: Store<string>;
}

export const createGrid = (): Grid => ({
  state: createStore(EMPTY_GRID),
  view: createStore<readonly number[]>([]),
  selection: createStore(FIRST_CELL),
  editing: createStore<Editing | null>(null),
  loading: createStore(NOTHING_YET),
  conflicts: createStore<readonly Conflict[]>([]),
  saving: createStore(false),
  said: createStore(''),
});
