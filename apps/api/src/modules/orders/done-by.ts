import type { Origin } from '../../platform/http/index.ts';

/** Who changes orders, as their events keep it. Nobody: the product itself. */
export interface DoneBy {
  readonly actorId: number | null;
  readonly impersonatorId: number | null;
  readonly origin: Origin | null;
}

/** The last columns of an event, in the order in which every statement names them. */
export const originParams = ({ origin }: DoneBy) => [
  origin?.ip ?? null,
  origin?.userAgent ?? null,
  origin?.requestId ?? null,
];
