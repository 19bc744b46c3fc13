import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Failure } from './objects.ts';

/** A fault that a test plants in a call, or in the delivery of an event (`webhook`). */
export const faultInput = z.strictObject({
  on: z.enum([
    'any',
    'create_customer',
    'create_setup',
    'create_payment',
    'cancel_payment',
    'create_refund',
    'detach_method',
    'confirm_setup',
    'confirm_payment',
    'authenticate',
    'read',
    'webhook',
  ]),
  act: z.enum([
    /** Delays the response by `ms`. */
    'slow',
    /** Does nothing and answers 503. */
    'unavailable',
    /** Carries the call out and never answers. */
    'silent',
    /** Carries the call out and drops the connection. */
    'lost_reply',
    /** Crashes before anything is in the log. */
    'crash_before_log',
    /** Crashes once the change is in the log, before the response. */
    'crash_after_log',
    /** Crashes right after the response. */
    'crash_after_answer',
    /** Refuses the charge with `code`. */
    'refuse_charge',
  ]),
  times: z.int().min(1).max(1_000_000).default(1),
  ms: z.int().min(0).max(120_000).default(0),
  code: z.string().max(60).default('insufficient_funds'),
});

export type Fault = z.output<typeof faultInput>;
export type Operation = Fault['on'];

export interface Faults {
  set(faults: readonly Fault[]): void;
  /** Returns the fault planted for this call, if there is one, and counts one use of it. */
  take(on: Operation, acts: readonly Fault['act'][]): Fault | undefined;
}

export function createFaults(): Faults {
  let waiting: { fault: Fault; left: number }[] = [];
  return {
    set(faults) {
      waiting = faults.map((fault) => ({ fault, left: fault.times }));
    },
    take(on, acts) {
      const met = waiting.find(
        ({ fault }) => (fault.on === on || isAnyCall(fault, on)) && acts.includes(fault.act),
      );
      if (met === undefined) return undefined;
      met.left -= 1;
      if (met.left <= 0) waiting = waiting.filter((one) => one !== met);
      return met.fault;
    },
  };
}

/** Excludes webhooks: delivering an event is not a call. */
const isAnyCall = (fault: Fault, on: Operation): boolean => fault.on === 'any' && on !== 'webhook';

export function refusalOf(fault: Fault | undefined): Failure | undefined {
  if (fault === undefined) return undefined;
  const ofCard = ['expired_card', 'processing_error', 'incorrect_cvc'].includes(fault.code);
  return ofCard
    ? { code: fault.code, decline_code: null }
    : { code: 'card_declined', decline_code: fault.code };
}

export const late = (fault: Fault | undefined): Promise<void> =>
  fault ? wait(fault.ms, undefined, { ref: false }) : Promise.resolve();
