import type { LIST_OPERATORS, ListModel } from '@yay/contract/lists/calls';
import type { Need } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Params, ValueType } from './params.ts';

export type Operator = (typeof LIST_OPERATORS)[number];

/** What is not on the row itself, read for the rows of a page at once: by id, by column. */
export type Loader = (
  source: Queryable,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, Readonly<Record<string, unknown>>>>;

/**
 * A column as the wire knows it. Everything in here is ours and goes into statements as it stands;
 * nothing of a request ever does.
 */
export interface Column {
  readonly type: ValueType;
  /** What it is on the row. Without it and without `load` it is only compared, never answered. */
  readonly sql?: string;
  readonly load?: Loader;
  readonly operators?: readonly Operator[];
  /** The only values that it is compared with. */
  readonly values?: readonly string[];
  /** Whether it is one of the values of an array; which they are may decide how that is found out. */
  readonly among?: (values: string, known: readonly unknown[]) => string;
  /** Whether it is a value, for each that there is. */
  readonly cases?: Readonly<Record<string, string>>;
  readonly sort?: string;
  /** Every row has it, and an index sorts by it with the key, either way. */
  readonly indexed?: true;
  /** To be searched in. */
  readonly search?: Place;
  /** Beside what the model asks. */
  readonly need?: Need;
}

/** Text in small letters, or whether what is sought is in it, where that is found out another way. */
export type Place = string | ((sought: string) => string);

export type Columns = Readonly<Record<string, Column>>;

/** Records that belong to a row. */
export interface Relation {
  readonly need?: Need;
  /** Whether the row has one that is as the conditions say. */
  readonly has: (conditions: string) => string;
  /** What they are chosen by. */
  readonly columns: Columns;
  /** Answers them as a list, under the relation's own name. */
  readonly load: Loader;
}

export interface Model {
  readonly name: ListModel;
  /** What its list is called where it is announced and exported. */
  readonly list: string;
  readonly need: Need;
  /** A table and its alias. */
  readonly from: string;
  readonly key: string;
  readonly columns: Columns;
  readonly relations?: Readonly<Record<string, Relation>>;
  /** Columns of a row when none are asked for. */
  readonly usual: readonly string[];
  readonly order: string;
  /** Short enough that a form may have all of it. */
  readonly lookup?: true;
  /** Only these are ever found, by whoever asks. */
  readonly scope?: (actor: Actor, params: Params) => string;
  /** What is left out until its value of a column is asked for by name. */
  readonly hidden?: { readonly column: string; readonly value: string; readonly unless: string };
  /** What a list of them is searched in, where that is not how one of them is found. */
  readonly search?: Place;
  /** How it is found by its name: searched in, shown, and told apart from others of that name. */
  readonly finding?: {
    readonly search: string;
    readonly name: string;
    readonly label: string;
    /** Of what can still be chosen for something new, where others are found too. */
    readonly offered?: string;
    /** Its key comes last. */
    readonly order: readonly string[];
  };
  /** Sums over everything that `from` and `where` find, and how many there are: both in one look. */
  readonly totals?: (source: Queryable, found: Found) => Promise<Totals>;
  readonly abilities?: (
    source: Queryable,
    actor: Actor,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, object>>;
  /** What may be changed of many at once. */
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
