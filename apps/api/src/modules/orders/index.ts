export {
  type AheadScope,
  countOrdersAhead,
  daysOnOffer,
  type OrdersAhead,
} from './ahead.repo.ts';
export { cancelOrdersAhead } from './cancel-ahead.ts';
export { cancelOrders, cancelOrdersOf } from './cancel-orders.ts';
export { cancelUnpaid } from './cancel-unpaid.ts';
export { type ChangedOrder, changeOrders } from './change-orders.ts';
export { checkWanted, foreignOptionIds } from './check-wanted.ts';
export { type EdiblePlate, partsOf, requiredOptions } from './decide-day.ts';
export type { DiscountChoice } from './decide-discount.ts';
export { decideWeek } from './decide-week.ts';
export type { DoneBy } from './done-by.ts';
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
export { holdUnits } from './hold-units.ts';
export { holdWeeks, holdWeeksOf } from './hold-weeks.ts';
export { holdWeeksAhead } from './hold-weeks-ahead.ts';
export { type LuncherDay, luncherDays, type Orderer } from './luncher-day.ts';
export type { DueDay } from './market-days.repo.ts';
export { moveOrdersToGrade } from './move-orders-to-grade.ts';
export { ordererOf } from './orderer.ts';
export { ordersJobs } from './orders.jobs.ts';
export { ORDER_JOB_KINDS } from './orders.kinds.ts';
export { ordersRoutes } from './orders.routes.ts';
export { planMarketDays } from './plan-market-days.ts';
export { postWeekPreview } from './post-week-preview.ts';
export { presentOrders, summarize } from './present-week.ts';
export { type RepeatDay, type RepeatedDay, repeatWeek } from './repeat-week.ts';
export { type SaveParts, saveWeek } from './save-week.ts';
export { openStock } from './stock.ts';
export { sweepMarketDays } from './sweep-days.ts';
export type { WantedDay } from './wanted-day.ts';
export { isNearWeek } from './week-range.ts';
