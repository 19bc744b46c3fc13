import type { Queryable } from '../../platform/db/index.ts';
import type { Kiosks } from '../../platform/http/index.ts';
import { tokenHash } from '../identity/index.ts';
import { kioskByToken, noteKioskSeen } from './kiosks.repo.ts';

/** Finds the tablet behind a token, and notes that it lives. */
export const createKiosks = (db: Queryable): Kiosks => ({
  async resolve(token) {
    const row = await kioskByToken(db, tokenHash(token));
    if (row === undefined) return null;
    // Beside the request: nobody waits for it, and nothing is lost when it fails.
    if (row.is_stale) noteKioskSeen(db, row.id).catch(() => undefined);
    return { kioskId: row.id, destinationId: row.destination_id };
  },
});
