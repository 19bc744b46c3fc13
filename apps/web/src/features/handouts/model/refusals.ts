import type { ActResult } from '@yay/contract/handouts/calls';
import type { ActRefusal } from '@yay/domain/handouts';

/** An act that the server did not count, and what is said of it. */
export interface Refused {
  readonly result: ActResult;
  readonly orderId: number;
}

/** Refusals of a bag that must not go, or must not have gone. Others only have to be known. */
const STOPPING: ReadonlySet<ActRefusal | null> = new Set<ActRefusal>([
  'canceled',
  'changed',
  'not_safe',
  'none_left',
]);

export const isStop = ({ result }: Refused): boolean => STOPPING.has(result.refusal);

/** Adds what was refused. Of one bag for one reason nobody has to hear twice. */
export function withRefused(before: readonly Refused[], more: readonly Refused[]): Refused[] {
  const kept = new Map<string, Refused>();
  for (const one of [...before, ...more]) {
    const key = `${one.orderId} ${one.result.refusal}`;
    if (!kept.has(key)) kept.set(key, one);
  }
  return [...kept.values()];
}

export type QuietRefusal = Exclude<ActRefusal, 'canceled' | 'changed' | 'not_safe' | 'none_left'>;

/** Counts those that only have to be known, by their reason. */
export function quietCounts(quiet: readonly Refused[]): [QuietRefusal, number][] {
  const counts = new Map<QuietRefusal, number>();
  for (const { result } of quiet) {
    const refusal = result.refusal as QuietRefusal;
    counts.set(refusal, (counts.get(refusal) ?? 0) + 1);
  }
  return [...counts];
}
