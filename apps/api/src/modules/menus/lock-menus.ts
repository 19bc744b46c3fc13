import { LOCKS, type Tx } from '../../platform/db/index.ts';

/**
 * Locks menus until the commit, for a change of themselves or of the days that they are given to.
 */
export async function lockMenus(tx: Tx, ids: readonly number[]): Promise<void> {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  if (sorted.length === 0) return;
  await tx.query(
    'menus.lock',
    `select ${LOCKS.menus.exclusive(['id'], ['$1'])} from unnest($1::int[]) as locked (id)`,
    [sorted],
  );
}

/** Locks the schedule for a change that gives menus to days. Several of them share the lock. */
export async function lockScheduleShared(tx: Tx): Promise<void> {
  await tx.query('menus.lock_schedule_shared', `select ${LOCKS.schedule.shared([])}`);
}

/**
 * Lets no further day get a menu until the commit, for a change that has to know every day that can
 * be ordered.
 */
export async function lockScheduleAlone(tx: Tx): Promise<void> {
  await tx.query('menus.lock_schedule_alone', `select ${LOCKS.schedule.exclusive([])}`);
}
