import type { Instant } from '@yay/domain/time';
import type { Origin } from '../../platform/http/index.ts';

/** The person who changes orders, as their events keep it; null for the product itself. */
export interface DoneBy {
  readonly actorId: number | null;
  readonly impersonatorId: number | null;
  readonly origin: Origin | null;
  /**
   * The instant by which the change was decided, which its events carry: a save that came before the
   * cut-off and was written after it is no late one. By default the instant of writing.
   */
  readonly decidedAt?: Instant;
}

/** Returns the last columns of an event, in the order in which every statement names them. */
export const originParams = ({ origin }: DoneBy) => [
  origin?.ip ?? null,
  origin?.userAgent ?? null,
  origin?.requestId ?? null,
];
