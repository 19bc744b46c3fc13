import type { Db } from '../../../platform/db/index.ts';
import { replaceSealed, sealedAfter } from './second-factor.repo.ts';
import { NotOurSecret, type SecretBox } from './secret-box.ts';

/**
 * Seals every authenticator's secret with the key of today, so that the key before it can be thrown
 * away. Repeating it, or several processes doing it at once, changes nothing more. Returns how many
 * were sealed anew, and how many no key opens.
 */
export async function resealSecrets(
  db: Db,
  secrets: SecretBox,
): Promise<{ readonly resealed: number; readonly unreadable: number }> {
  let resealed = 0;
  let unreadable = 0;
  let page = await sealedAfter(db, 0);
  while (page.length > 0) {
    for (const { user_id: userId, secret } of page) {
      const renewed = await secrets.reseal(db, userId, secret).catch(unlessNotOurs);
      if (renewed === 'not ours') unreadable += 1;
      if (renewed === undefined || renewed === 'not ours') continue;
      if (await replaceSealed(db, userId, { from: secret, to: renewed })) resealed += 1;
    }
    page = await sealedAfter(db, page.at(-1)?.user_id ?? Number.MAX_SAFE_INTEGER);
  }
  return { resealed, unreadable };
}

function unlessNotOurs(error: unknown): 'not ours' {
  if (error instanceof NotOurSecret) return 'not ours';
  throw error;
}
