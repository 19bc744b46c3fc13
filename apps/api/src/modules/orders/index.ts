import { defineModule } from '../../platform/define-module.ts';
import { ordersJobs } from './orders.jobs.ts';
import { ORDER_JOB_KINDS } from './orders.kinds.ts';
import { ordersRoutes } from './orders.routes.ts';

export { changeOrders } from './change-orders.ts';
export { checkDays } from './check-days.ts';
export type { FamilyWeek } from './family-week.ts';
export { type LoadedWeek, loadFamilyWeek } from './load-family-week.ts';
export { lockUnits } from './lock-units.ts';
export { moveOrdersToGrade } from './move-orders-to-grade.ts';
export { ordererOf } from './orderer.ts';
export { presentOrders, summarize } from './present-week.ts';
export { type RepeatDay, type RepeatedDay, repeatWeek } from './repeat-week.ts';
export { saveGoLunch } from './save-go-lunch.ts';
export { type SaveParts, saveWeek } from './save-week.ts';
export type { RequestedDay } from './week-save.ts';

export const manifest = defineModule({
  routes: ordersRoutes,
  kinds: ORDER_JOB_KINDS,
  jobs: ordersJobs,
});
