import { instant } from '@yay/domain/time';
import { layTiny } from '@yay/seeds/tiny';
import { startClock } from '../src/platform/clock/index.ts';
import { connectDb } from '../src/platform/db/index.ts';
import { silentLog } from './silent-log.ts';

/** A Wednesday, 11:00 in the eastern school: the instant that the tiny world is laid for. */
export const TINY_NOW = '2026-11-18T16:00:00Z';
const MINUTE = 60_000;

/**
 * Lays the tiny world into the database that tests copy. The rows date from a minute before
 * TINY_NOW, so that none of them is in the future for a test whose clock starts there.
 */
export async function layTinyTemplate(url: string): Promise<void> {
  const db = connectDb({ url, max: 2 });
  try {
    const now = instant(TINY_NOW);
    const clock = await startClock(db, silentLog);
    await clock.moveTo(instant(now - MINUTE));
    await clock.close();
    const client = await db.pool.connect();
    try {
      await layTiny(client, { now });
    } finally {
      client.release();
    }
  } finally {
    await db.close();
  }
}
