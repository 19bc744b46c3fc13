import type { Queryable } from '../../platform/db/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import type { SubstitutionRow } from './substitutions.repo.ts';

/** Announces a change of a substitution and its menus to the pages that show them. */
export async function announceSubstitution(
  source: Queryable,
  { id, menu_id, served_menu_id }: Pick<SubstitutionRow, 'id' | 'menu_id' | 'served_menu_id'>,
): Promise<void> {
  await publish(source, 'private-list.substitutions', 'list.changed', { ids: [id] });
  await publish(source, 'private-list.menus', 'list.changed', {
    ids: [...new Set([menu_id, served_menu_id])],
  });
}
