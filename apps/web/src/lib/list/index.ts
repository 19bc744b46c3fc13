export { fetchList, listKey } from './api.ts';
export { type BulkOutcome, BulkRun } from './bulk-run.tsx';
export { ListPage } from './list-page.tsx';
export { betweenDates } from './query.ts';
export { isSingleKey, useSingleKeys } from './single-keys.ts';
export type {
  BulkAction,
  FilterOption,
  List,
  ListColumn,
  ListFilter,
  ListPreset,
  ListRow,
} from './types.ts';
