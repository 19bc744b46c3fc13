import type { Term } from '@yay/contract/terms/calls';
import type { Db } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { announceTerms } from './announce-terms.ts';
import { recordMade } from './record-made.ts';
import { ensureTerms, termByName } from './terms.repo.ts';

/** A tag by that name: the one that there is, or a new one. */
export function createTerm(
  db: Db,
  actor: Actor,
  name: string,
): Promise<{ term: Term; made: boolean }> {
  return db.tx(async (tx) => {
    const terms = await ensureTerms(tx, [name]);
    await recordMade(tx, actor, terms);
    const made = terms.some((one) => one.made);
    if (made) await announceTerms(tx, actor);
    const term = await termByName(tx, name);
    if (term === null) throw new Error('the new tag is not there');
    return { term, made };
  });
}
