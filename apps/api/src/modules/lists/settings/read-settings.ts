import type { SavedView } from '@yay/contract/lists/calls';
import type { Queryable } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { keptColumns, viewsOf } from './settings.repo.ts';

export interface ListSettings {
  views: SavedView[];
  columns: string[] | null;
  dense: boolean | null;
}

export async function readSettings(
  source: Queryable,
  actor: Actor,
  list: string,
): Promise<ListSettings> {
  const settings = await keptColumns(source, actor.userId, list);
  const views = await viewsOf(source, actor.userId, list);
  return { views, columns: settings.columns ?? null, dense: settings.dense ?? null };
}
