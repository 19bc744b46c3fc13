import type { TagRun } from '@yay/contract/terms/calls';
import { toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { type TagRunRow, tagRuns } from './tag-runs.repo.ts';

export function presented({ actor_id: _, ...row }: TagRunRow): TagRun {
  return {
    ...row,
    created_at: toIso(row.created_at),
    undone_at: row.undone_at === null ? null : toIso(row.undone_at),
  };
}

export async function presentRun(source: Queryable, actor: Actor, id: number): Promise<TagRun> {
  const [row] = await tagRuns(source, actor.userId, { limit: 1, id });
  if (row === undefined) throw new Error(`tagging ${id} is gone`);
  return presented(row);
}
