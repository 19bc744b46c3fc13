import type { LIST_OPERATORS, ListModel } from '@yay/contract/lists/calls';
import type { Need } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Params, ValueType } from './params.ts';

export type Operator = (typeof LIST_OPERATORS)[number];

/**
 * Loads values that are not on the row itself, for all rows of a page at once: by id, then by
 * column.
 */
export type Loader = (
  source: Queryable,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, Readonly<Record<string, unknown>>>>;

/**
 * A column as the API names it. Everything in here is our own SQL and goes into statements
 * verbatim; nothing of a request ever does.
 */
export interface Column {
  readonly type: ValueType;
  /** SQL of its value. A column without it and without `load` is compared and never returned. */
  readonly sql?: string;
  readonly load?: Loader;
  readonly operators?: readonly Operator[];
  /** The values that it may be compared with; all without it. */
  readonly values?: readonly string[];
  /** Returns SQL for being among an array of values; the values may decide the way to find out. */
  readonly among?: (values: string, known: readonly unknown[]) => string;
  /** SQL for having a value, by value. */
  readonly cases?: Readonly<Record<string, string>>;
  readonly sort?: string;
  /** True when no row lacks it and an index sorts by it with the key, in either direction. */
  readonly indexed?: true;
  /** The text that a search looks in. */
  readonly search?: Place;
  /** The permission that it needs in addition to the model's. */
  readonly need?: Need;
}

/** SQL of a text in lower case, or a function from a pattern to the SQL of a match. */
export type Place = string | ((sought: string) => string);

export type Columns = Readonly<Record<string, Column>>;

/** Records that belong to a row. */
export interface Relation {
  readonly need?: Need;
  /** Returns SQL for the row having a related record that meets the conditions. */
  readonly has: (conditions: string) => string;
  /** Columns that conditions on the related records may use. */
  readonly columns: Columns;
  /** Loads the related records as a list, under the relation's own name. */
  readonly load: Loader;
}

export interface Model {
  readonly name: ListModel;
  /** The name of its list in events and exports. */
  readonly list: string;
  readonly need: Need;
  /** SQL of its table with an alias. */
  readonly from: string;
  readonly key: string;
  readonly columns: Columns;
  readonly relations?: Readonly<Record<string, Relation>>;
  /** Columns of a row when a query names none. */
  readonly usual: readonly string[];
  readonly order: string;
  /** True for a table short enough for a form to load whole. */
  readonly lookup?: true;
  /** Returns SQL that limits every query of the actor. */
  readonly scope?: (actor: Actor, params: Params) => string;
  /** Rows that are left out unless a query names their value of this column. */
  readonly hidden?: { readonly column: string; readonly value: string; readonly unless: string };
  /** The text that a search of the list looks in, where it differs from `finding`. */
  readonly search?: Place;
  /** The search for one record by name: the text it looks in, and the labels of a result. */
  readonly finding?: {
    readonly search: string;
    readonly name: string;
    readonly label: string;
    /** SQL for a record that may be chosen for something new, where others are found too. */
    readonly offered?: string;
    /** The sort order, which ends with the key. */
    readonly order: readonly string[];
  };
  /** Sums and counts all matching rows in one statement. */
  readonly totals?: (source: Queryable, found: Found) => Promise<Totals>;
  readonly abilities?: (
    source: Queryable,
    actor: Actor,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, object>>;
  /** Columns that a bulk change may set. */
  readonly changes?: readonly string[];
}

export interface Totals {
  readonly count: number;
  readonly sums: Readonly<Record<string, number>>;
}

export interface Found {
  readonly where: string;
  readonly params: readonly unknown[];
}
