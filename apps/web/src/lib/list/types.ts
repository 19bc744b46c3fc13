import type { ListModel, ListQuery } from '@yay/contract/lists/calls';
import type { CardPlace, DataGridGroup } from '@yay/ui/data-grid';
import type { ReactNode } from 'react';

/** The part that every row has; its further columns are those of the query. */
export type ListRow = {
  readonly id: number;
  readonly abilities?: Readonly<Record<string, boolean>>;
};

export type ListTotals = {
  readonly sums: Readonly<Record<string, number>>;
  readonly count: number;
};

export type ListColumn<Row extends ListRow> = {
  /** The column's name on the server. */
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** In rem. */
  readonly width: number;
  readonly numeric?: boolean;
  readonly sortable?: boolean;
  /** The first press sorts the highest, the newest, to the top. */
  readonly newestFirst?: boolean;
  /** Only there once somebody chooses it. */
  readonly optional?: boolean;
  /** Further columns that its cell reads. */
  readonly needs?: readonly string[];
  readonly total?: (totals: ListTotals) => ReactNode;
  readonly from?: 860 | 1060 | 1200;
  readonly card?: CardPlace;
  /** On a phone its title stands before the value, such as a bare number. */
  readonly cardLabel?: boolean;
};

export type FilterOption = { readonly value: string; readonly label: string };
export type FilterOptions = readonly FilterOption[] | (() => Promise<readonly FilterOption[]>);

/** The part of the query that a filter adds. */
export type QueryPart = Pick<ListQuery, 'where' | 'whereIn' | 'whereHas'>;

/** Its id is its parameter in the address. */
export type ListFilter = {
  readonly id: string;
  readonly title: string;
  /** The column on the server, when it is not the id. */
  readonly column?: string;
  /** The relation whose records are filtered, such as a family's lunchers. */
  readonly relation?: string;
  /** The query part in place of that of its kind. */
  readonly query?: (value: string) => QueryPart;
} & (
  | { readonly kind: 'choice' | 'choices'; readonly options: FilterOptions }
  /** Some of very many: looked for by their names, a few at a time. Its page says the words `resource-search`. */
  | { readonly kind: 'records'; readonly model: ListModel }
  | { readonly kind: 'text' }
  | { readonly kind: 'dates' }
  | { readonly kind: 'within'; readonly days: readonly number[] }
);

/** A view that everybody has. Its query is written as in the address. */
export type ListPreset = { readonly id: string; readonly title: string; readonly query: string };

export type BulkAction<Row extends ListRow> = {
  readonly id: string;
  readonly title: string;
  readonly icon: ReactNode;
  /** More than this at once is refused. */
  readonly max: number;
  /** `onDone`: it is done with these rows, and none of them is chosen any more. */
  readonly run: (rows: readonly Row[], onDone: () => void) => void;
};

/** A link or an act of the list: a button beside Export, on a phone an entry of its menu. */
export type ListAct = {
  readonly id: string;
  readonly title: string;
  readonly icon?: ReactNode;
} & ({ readonly to: string } | { readonly act: () => void });

export type List<Row extends ListRow> = {
  /** Its own name: saved views and columns are kept under it, and it is its realtime channel. */
  readonly name: string;
  readonly model: ListModel;
  readonly title: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly filters: readonly ListFilter[];
  /** The view without filters. */
  readonly everything: string;
  readonly presets?: readonly ListPreset[];
  readonly sort: { readonly column: string; readonly direction: 'asc' | 'desc' };
  readonly rowName: (row: Row) => string;
  readonly rowLink?: (row: Row) => string;
  /** Columns that are read whichever are shown. */
  readonly needs?: readonly string[];
  /** The condition of the whole list, with the relations that it needs whatever is filtered. */
  readonly only?: QueryPart;
  readonly bulk?: readonly BulkAction<Row>[];
  /** Rows of one group in a row stand below its head. */
  readonly group?: DataGridGroup<Row>;
  readonly searchable?: boolean;
  readonly exportable?: boolean;
  readonly acts?: readonly ListAct[];
  /** Beside them: the one primary thing, which a phone shows as well. */
  readonly action?: ReactNode;
  /** The words where there is nothing at all, not even without filters. */
  readonly empty: { readonly title: string; readonly text: string };
};
