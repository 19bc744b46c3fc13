import { defineModule } from '../../platform/define-module.ts';
import { activityRoutes } from './activity.routes.ts';

export { changedParts } from './changed-parts.ts';
export { loadEntries } from './load-entries.ts';
export { type Deed, type Doer, record, recordMany } from './record.ts';

export const manifest = defineModule({ routes: activityRoutes });
