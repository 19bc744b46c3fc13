export { fetchList, listKey } from './api.ts';
export { BulkAct, type Chosen } from './bulk-act.tsx';
export { createdColumn } from './created-column.tsx';
export { FilterBar } from './filter-bar.tsx';
export { ListHead } from './list-head.tsx';
export { ListPage } from './list-page.tsx';
export { ListTabs } from './list-tabs.tsx';
export { namesOf } from './names-of.ts';
export { NewLink } from './new-link.tsx';
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
export { type Place, usePlaceInList } from './walk.ts';
