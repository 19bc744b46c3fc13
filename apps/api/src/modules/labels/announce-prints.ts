import type { Tx } from '../../platform/db/index.ts';
import { announceSchools } from '../../platform/realtime/index.ts';

export interface PrintOfSchool {
  readonly destination_id: number;
}

/** Announces prints that changed to the pages of their schools, and tells whether any did. */
export function announcePrints(tx: Tx, changed: readonly PrintOfSchool[]): boolean {
  announceSchools(
    tx,
    changed.map((print) => print.destination_id),
  );
  return changed.length > 0;
}
