import { FAULTS } from './faults.ts';

/** Transactions that the acts cause. `money-model.db.test.ts` covers the others. */
const POSTED = [
  'settlement',
  'reversal',
  'debt_paid',
  'card_payment',
  'yay_bucks_purchase',
  'gift_sale',
  'gift_redemption',
  'code_redemption',
  'credit_issued',
  'credit_taken_back',
  'refund_started',
  'refund_done',
  'refund_failed',
  'dispute',
] as const;
/** Runs after which every act and fault must have happened. */
const ENOUGH_RUNS = 200;
const ENOUGH_TIMES = 6;

/** Returns what a proof did not exercise: money that never moved, faults that never struck. */
export function untried({
  runs,
  posted,
  faults,
  deaths,
}: {
  readonly runs: number;
  readonly posted: ReadonlyMap<string, number>;
  readonly faults: ReadonlyMap<string, number>;
  readonly deaths: ReadonlyMap<string, number>;
}): string[] {
  if (runs < ENOUGH_RUNS) return [];
  const idle = POSTED.filter((kind) => !posted.get(kind));
  const harmless = FAULTS.filter(
    ({ name, kills }) => kills && (faults.get(name) ?? 0) >= ENOUGH_TIMES && !deaths.get(name),
  );
  return [
    ...idle.map((kind) => `no ${kind} was ever posted`),
    ...harmless.map(({ name }) => `nothing ever died of: ${name}`),
  ];
}

/**
 * Tells whether an error is the harness's own: an invalid statement or a missing value is, while a
 * dead or unreachable program is the effect of a fault.
 */
export function isOurOwn(error: Error): boolean {
  if (error instanceof ReferenceError || error instanceof RangeError) return true;
  // For a broken connection, fetch sets a cause.
  if (error instanceof TypeError) return error.cause === undefined;
  return 'code' in error && /^(22|23|42)/.test(String(error.code));
}
