import type { DayRefusalCode } from '@yay/contract/codes';
import type { PlainDate } from '@yay/domain/calendar';
import { jobKind } from '../../platform/jobs/index.ts';

/** Mails a family its week as it is saved. */
export const confirmWeek = jobKind<{
  userId: number;
  monday: PlainDate;
  version: number;
  refused: { luncherId: number; date: PlainDate; code: DayRefusalCode }[];
}>('orders.confirm_week');

export const sweepKeys = jobKind('orders.sweep_keys', { single: true, retries: 2 });

export const ORDER_JOB_KINDS = [confirmWeek, sweepKeys] as const;
