import type { DayRefusalCode } from '@yay/contract/codes';
import type { PlainDate } from '@yay/domain/calendar';
import { jobKind } from '../../platform/jobs/index.ts';

/** Tells a family what its week is now. */
export const confirmWeek = jobKind<{
  userId: number;
  monday: PlainDate;
  version: number;
  refused: { luncherId: number; date: PlainDate; code: DayRefusalCode }[];
}>('orders.confirm_week');

/** Locks and serves the days that are due. */
export const sweepDays = jobKind('orders.sweep_days', { single: true, seconds: 600 });

export const sweepKeys = jobKind('orders.sweep_keys', { single: true, retries: 2 });

export const ORDER_JOB_KINDS = [confirmWeek, sweepDays, sweepKeys] as const;
