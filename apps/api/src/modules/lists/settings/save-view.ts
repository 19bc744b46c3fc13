import type { SavedView } from '@yay/contract/lists/calls';
import type { Db } from '../../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../../platform/http/index.ts';
import { putView } from './settings.repo.ts';

const MOST_VIEWS = 30;

/** Saves a view under its name and replaces a view of that name. */
export async function saveView(
  db: Db,
  actor: Actor,
  view: { readonly list: string; readonly name: string; readonly query: string },
): Promise<SavedView | Refusal> {
  const saved = await db.tx((tx) => putView(tx, { userId: actor.userId, ...view }, MOST_VIEWS));
  return saved ?? refuse(422, 'invalid', { name: ['too_many'] });
}
