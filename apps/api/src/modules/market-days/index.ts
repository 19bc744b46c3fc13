export {
  type AheadScope,
  countOrdersAhead,
  daysOnOffer,
  type OrdersAhead,
} from './ahead.repo.ts';
export { lockDaysAlone, lockDaysShared, type MarketDay } from './hold-days.ts';
export { lockWeeks, lockWeeksOf } from './hold-weeks.ts';
export { lockWeeksAhead } from './hold-weeks-ahead.ts';
export { marketDaysJobs } from './market-days.jobs.ts';
export { MARKET_DAY_JOB_KINDS } from './market-days.kinds.ts';
export type { DueDay } from './market-days.repo.ts';
export { planMarketDays } from './plan-market-days.ts';
export { sweepMarketDays } from './sweep-days.ts';
