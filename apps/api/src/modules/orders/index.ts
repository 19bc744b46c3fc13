import { defineModule } from '../../platform/define-module.ts';
import { ordersJobs } from './orders.jobs.ts';
import { ORDER_JOB_KINDS } from './orders.kinds.ts';
import { ordersRoutes } from './orders.routes.ts';

export { type ChangedOrder, changeOrders } from './change-orders.ts';
export { checkSelections, foreignOptionIds } from './check-selections.ts';
export { findFamilyWeek } from './family-week.repo.ts';
export { type FamilyLuncher, type FamilyWeek, familyWeek, namedItemIds } from './family-week.ts';
export { lockUnits } from './hold-units.ts';
export { moveOrdersToGrade } from './move-orders-to-grade.ts';
export { ordererOf } from './orderer.ts';
export { postWeekPreview } from './post-week-preview.ts';
export { presentOrders, summarize } from './present-week.ts';
export { type RepeatDay, type RepeatedDay, repeatWeek } from './repeat-week.ts';
export { type SaveParts, saveWeek } from './save-week.ts';
export { isNearWeek } from './week-range.ts';
export type { RequestedDay } from './week-save.ts';

export const manifest = defineModule({
  routes: ordersRoutes,
  kinds: ORDER_JOB_KINDS,
  jobs: ordersJobs,
});
