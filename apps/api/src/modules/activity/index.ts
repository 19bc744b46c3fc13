export { activityRoutes } from './activity.routes.ts';
export { loadEntries } from './load-entries.ts';
export { type Deed, type Doer, record } from './record.ts';
