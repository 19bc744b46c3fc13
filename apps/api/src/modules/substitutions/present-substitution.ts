import type { Substitution } from '@yay/contract/substitutions/calls';
import { instant, toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { countChoices, type SubstitutionRow } from './substitutions.repo.ts';

/** Presents substitutions with their progress. */
export async function presentSubstitutions(
  source: Queryable,
  rows: readonly SubstitutionRow[],
): Promise<Substitution[]> {
  const counts = await countChoices(
    source,
    rows.map((row) => row.id),
  );
  return rows.map((row) => {
    const own = counts.filter((count) => count.substitution_id === row.id);
    const orders = (state: Substitution['choices'] extends Record<infer S, number> ? S : never) =>
      own.find((count) => count.state === state)?.orders ?? 0;
    const waiting = own.find((count) => count.state === 'waiting')?.families ?? 0;
    return {
      id: row.id,
      menu: { id: row.menu_id, name: row.menu },
      served_menu: { id: row.served_menu_id, name: row.served_menu },
      from: { id: row.from_item_id, name: row.from_item },
      to: { id: row.to_item_id, name: row.to_item },
      starts_on: row.starts_on,
      ends_on: row.ends_on,
      because: row.because,
      because_es: row.because_es,
      state: row.state,
      families: row.families,
      families_done: row.families - waiting,
      choices: {
        waiting: orders('waiting'),
        open: orders('open'),
        accepted: orders('accepted'),
        swapped: orders('swapped'),
        credited: orders('credited'),
        lapsed: orders('lapsed'),
      },
      by: row.by,
      created_at: toIso(instant(row.created_at)),
    };
  });
}
