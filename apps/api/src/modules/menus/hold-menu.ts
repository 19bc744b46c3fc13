import type { Tx } from '../../platform/db/index.ts';

/**
 * Whoever changes what a menu is, or gives it to days, does so one after the other: these locks first,
 * the days afterwards, rows last. Markets start at 100, so no day has such a key.
 */
const MENUS = 4;

export async function holdMenus(tx: Tx, ids: readonly number[]): Promise<void> {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  if (sorted.length === 0) return;
  await tx.query(
    'menus.hold',
    'select pg_advisory_xact_lock($1, id) from unnest($2::int[]) as held (id)',
    [MENUS, sorted],
  );
}

/** No menu has it. It comes before all of them. */
const SCHEDULE = 0;

/** For who gives menus to days: before the menus. Several do so at once. */
export async function holdSchedule(tx: Tx): Promise<void> {
  await tx.query('menus.hold_schedule', 'select pg_advisory_xact_lock_shared($1, $2)', [
    MENUS,
    SCHEDULE,
  ]);
}

/**
 * No further day gets a menu until the commit: for what has to know every day that can be ordered.
 * Before these days.
 */
export async function holdScheduleAlone(tx: Tx): Promise<void> {
  await tx.query('menus.hold_schedule_alone', 'select pg_advisory_xact_lock($1, $2)', [
    MENUS,
    SCHEDULE,
  ]);
}
