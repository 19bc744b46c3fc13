import type { Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { recordMany } from '../activity/index.ts';

/** Records those tags among them that were made just now. */
export async function recordMade(
  tx: Tx,
  actor: Actor,
  terms: readonly { readonly id: number; readonly name: string; readonly made: boolean }[],
): Promise<void> {
  const made = terms.filter((term) => term.made);
  await recordMany(
    tx,
    actor,
    made.map(({ id, name }) => ({
      action: 'term.created',
      subject: { type: 'term', id, label: name },
      after: { name },
    })),
  );
}
