import { mondayOf } from '@yay/domain/calendar';
import type { Db } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import type { Letters } from '../letters/index.ts';
import { lockDaysShared, lockWeeks } from '../market-days/index.ts';
import { announceSubstitution } from './announce.ts';
import { waitingChoices } from './choices.repo.ts';
import { dealWithChoices } from './deal-with-choices.ts';
import {
  finishSubstitution,
  type SubstitutionRow,
  substitutionById,
  waitingFamilies,
} from './substitutions.repo.ts';
import { tellReplaced } from './tell-family.ts';

const AT_ONCE = 25;

/** Deals with each family in a transaction of its own: a killed job goes on where it was. */
export async function carryOut(
  parts: { readonly db: Db; readonly letters: Letters },
  substitutionId: number,
  signal: AbortSignal,
): Promise<void> {
  const { db } = parts;
  const substitution = await substitutionById(db, substitutionId);
  if (substitution?.state !== 'running') return;
  for (;;) {
    const waiting = await waitingFamilies(db, substitutionId, AT_ONCE);
    if (waiting.length === 0) break;
    for (const { user_id: userId } of waiting) {
      signal.throwIfAborted();
      await dealWithFamily(parts, substitutionId, userId);
      failpoint('substitution-family-done');
    }
    await announceSubstitution(db, substitution);
  }
  await finish(db, substitution);
}

/** Opens the choices of a family; a second worker finds none that wait. */
async function dealWithFamily(
  { db, letters }: { readonly db: Db; readonly letters: Letters },
  substitutionId: number,
  userId: number,
): Promise<void> {
  await db.tx(async (tx) => {
    const seen = await waitingChoices(tx, substitutionId, userId);
    await lockWeeks(
      tx,
      userId,
      seen.map(({ date }) => mondayOf(date)),
    );
    await lockDaysShared(
      tx,
      seen.map(({ market_id: marketId, date }) => ({ marketId, date })),
    );
    const waiting = await waitingChoices(tx, substitutionId, userId);
    if (waiting.length === 0) return;
    const dealt = await dealWithChoices(tx, db, userId, waiting);
    const open = dealt.filter(({ state }) => state === 'open');
    if (open.length > 0) await tellReplaced(tx, letters, userId, open);
    await publish(tx, `private-user.${userId}`, 'account.changed', {});
    await publish(tx, `private-user.${userId}`, 'orders.changed', {});
    failpoint('substitution-before-commit');
  });
}

async function finish(db: Db, substitution: SubstitutionRow): Promise<void> {
  await db.tx(async (tx) => {
    if (!(await finishSubstitution(tx, substitution.id))) return;
    await record(tx, null, {
      action: 'menu.replacement_finished',
      subject: { type: 'menu', id: substitution.served_menu_id, label: substitution.served_menu },
      before: { item: substitution.from_item },
      after: { item: substitution.to_item, families: substitution.families },
    });
    await announceSubstitution(tx, substitution);
  });
}
