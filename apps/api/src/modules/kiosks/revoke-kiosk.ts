import type { Db } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { type Doer, record } from '../activity/index.ts';
import { markRevoked } from './kiosks.repo.ts';

/** Takes a tablet off. What it sends from then on is refused, and it forgets what it had. */
export const revokeKiosk = (db: Db, doer: Doer, id: number): Promise<Refusal | undefined> =>
  db.tx(async (tx) => {
    const kiosk = await markRevoked(tx, id, doer?.userId ?? null);
    if (kiosk === undefined) return refuse(404, 'not_found');
    await record(tx, doer, {
      action: 'kiosk.revoked',
      subject: { type: 'kiosk', id, label: kiosk.name },
    });
    return undefined;
  });
