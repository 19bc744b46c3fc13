import type { Queryable } from '../../platform/db/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import type { SubstitutionRow } from './substitutions.repo.ts';

/** Whoever has this substitution or its menus open asks again. */
export async function announceSubstitution(
  source: Queryable,
  { id, menu_id, served_menu_id }: Pick<SubstitutionRow, 'id' | 'menu_id' | 'served_menu_id'>,
): Promise<void> {
  await publish(source, 'private-list.substitutions', 'list.changed', { ids: [id] });
  await publish(source, 'private-list.menus', 'list.changed', {
    ids: [...new Set([menu_id, served_menu_id])],
  });
}
