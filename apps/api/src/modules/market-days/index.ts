import { defineModule } from '../../platform/define-module.ts';
import { marketDaysJobs } from './market-days.jobs.ts';
import { MARKET_DAY_JOB_KINDS } from './market-days.kinds.ts';

export {
  type AheadScope,
  countOrdersAhead,
  daysOnOffer,
  type OrdersAhead,
} from './ahead.repo.ts';
export { lockDaysAlone, lockDaysShared, type MarketDay } from './lock-days.ts';
export { lockWeeks, lockWeeksOf } from './lock-weeks.ts';
export { lockWeeksAhead } from './lock-weeks-ahead.ts';
export type { DueDay } from './market-days.repo.ts';
export { planMarketDays } from './plan-market-days.ts';
export { sweepMarketDays } from './sweep-days.ts';

export const manifest = defineModule({ kinds: MARKET_DAY_JOB_KINDS, jobs: marketDaysJobs });
