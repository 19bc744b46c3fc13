import { FAULTS } from './faults.ts';

/** What the acts bring about. The rest is for the model of a family's money (`money-model.db.test.ts`). */
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
/** So many runs are enough for everything to have happened. */
const ENOUGH_RUNS = 200;
const ENOUGH_TIMES = 6;

/** What a proof says nothing about though it should: money that never moved, faults that never struck. */
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
 * Whether an error is the harness's own: a program that is dead or cut off is the fault's doing, and
 * a statement that the database can't understand or a value that is not there is not.
 */
export function isOurOwn(error: Error): boolean {
  if (error instanceof ReferenceError || error instanceof RangeError) return true;
  // Of a connection that broke, fetch says why.
  if (error instanceof TypeError) return error.cause === undefined;
  return 'code' in error && /^(22|23|42)/.test(String(error.code));
}
