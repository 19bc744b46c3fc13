export { cancelOrdersAhead } from './cancel-ahead.ts';
export { cancelOrders } from './cancel-orders.ts';
export { cancelUnpaid } from './cancel-unpaid.ts';
export { checkWanted, foreignOptionIds } from './check-wanted.ts';
export type { DiscountChoice } from './decide-discount.ts';
export { decideWeek } from './decide-week.ts';
export { findFamilyWeek } from './family-week.repo.ts';
export {
  dayKey,
  type FamilyLuncher,
  type FamilyOrder,
  type FamilyWeek,
  familyWeek,
  namedItemIds,
  type PricedLine,
} from './family-week.ts';
export { holdDays, holdDaysAlone, type MarketDay } from './hold-days.ts';
export { holdWeeksAhead } from './hold-weeks-ahead.ts';
export { type LuncherDay, luncherDays, type Orderer } from './luncher-day.ts';
export { moveOrdersToGrade } from './move-orders-to-grade.ts';
export { ordererOf } from './orderer.ts';
export { ordersJobs } from './orders.jobs.ts';
export { ORDER_JOB_KINDS } from './orders.kinds.ts';
export { ordersRoutes } from './orders.routes.ts';
export { postWeekPreview } from './post-week-preview.ts';
export { presentOrders, summarize } from './present-week.ts';
export { sweepMarketDays } from './sweep-days.ts';
export type { WantedDay } from './wanted-day.ts';
export { isNearWeek } from './week-range.ts';
