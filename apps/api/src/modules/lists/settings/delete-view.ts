import type { Queryable } from '../../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../../platform/http/index.ts';
import { dropView } from './settings.repo.ts';

export async function deleteView(
  source: Queryable,
  actor: Actor,
  view: { readonly list: string; readonly id: number },
): Promise<undefined | Refusal> {
  const dropped = await dropView(source, actor.userId, view.list, view.id);
  return dropped ? undefined : refuse(404, 'not_found');
}
