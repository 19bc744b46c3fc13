import { jobKind } from '../../platform/jobs/index.ts';

/** Applies the price updates whose day has come, by the product's clock. */
export const sweepPriceUpdates = jobKind('price_updates.sweep', { single: true, seconds: 300 });

export const PRICE_UPDATE_JOB_KINDS = [sweepPriceUpdates] as const;
