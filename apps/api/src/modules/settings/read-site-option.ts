import type { Queryable } from '../../platform/db/index.ts';
import { siteOptionsOf } from './settings.repo.ts';

/**
 * Returns the fields that the team has set of one type; null where it has set nothing. The caller
 * reads them.
 */
export async function siteOptionFields(
  source: Queryable,
  type: string,
): Promise<Readonly<Record<string, unknown>> | null> {
  const [row] = await siteOptionsOf(source, [type]);
  return row?.fields ?? null;
}
