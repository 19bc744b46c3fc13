import type { Queryable } from '../../platform/db/index.ts';
import { publish } from '../../platform/realtime/index.ts';

export const announceRun = (source: Queryable, runId: number): Promise<void> =>
  publish(source, 'private-list.cancellation_runs', 'list.changed', { ids: [runId] });
