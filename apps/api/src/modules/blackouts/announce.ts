import type { Queryable } from '../../platform/db/index.ts';
import { publish } from '../../platform/realtime/index.ts';

/** Closures came or went, or a batch of them is further than it was. */
export const announceBlackouts = (source: Queryable): Promise<void> =>
  publish(source, 'private-list.blackouts', 'list.changed', { ids: [] });
