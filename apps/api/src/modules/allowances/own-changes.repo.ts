import type { Queryable } from '../../platform/db/index.ts';

/**
 * Returns what stood before the changes of the limits that a person made since somebody else saved
 * them; undefined where the last change is somebody else's.
 */
export async function limitsBeforeOwnChange(
  source: Queryable,
  personId: number,
): Promise<{ readonly before: Readonly<Record<string, unknown>> | null } | undefined> {
  const [row] = await source.query<{ before: Readonly<Record<string, unknown>> | null }>(
    'allowances.before_own_change',
    `select c.before from site_option_changes c
     where c.type = 'money_limits' and coalesce(c.impersonator_id, c.actor_id) = $1
       and c.id > coalesce((
         select max(o.id) from site_option_changes o where o.type = 'money_limits'
           and coalesce(o.impersonator_id, o.actor_id) is distinct from $1), 0)
     order by c.id limit 1`,
    [personId],
  );
  return row;
}

/** Returns who changed a site option last; null where nobody did. */
export async function lastAuthor(source: Queryable, type: string): Promise<number | null> {
  const [row] = await source.query<{ author: number | null }>(
    'allowances.last_author',
    `select coalesce(c.impersonator_id, c.actor_id) as author from site_option_changes c
     where c.type = $1 order by c.id desc limit 1`,
    [type],
  );
  return row?.author ?? null;
}
