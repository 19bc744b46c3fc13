import type { Queryable } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { keepColumns, type Sent } from './settings.repo.ts';

/** Saves the named settings; null restores a default. */
export async function saveSettings(
  source: Queryable,
  actor: Actor,
  list: string,
  wished: {
    readonly columns?: string[] | null | undefined;
    readonly dense?: boolean | null | undefined;
    readonly sent?: Sent | undefined;
  },
): Promise<void> {
  const { columns, dense, sent } = wished;
  await keepColumns(source, actor.userId, list, {
    ...(columns !== undefined && { columns }),
    ...(dense !== undefined && { dense }),
    ...(sent !== undefined && { sent }),
  });
}
