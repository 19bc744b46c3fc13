import type { deleteRating, storeRating, updateRating } from '@yay/contract/ratings/calls';
import { send } from '../../lib/http/index.ts';
import type { Said } from './click-rules.ts';
import type { Rated } from './load-rating.ts';

interface Saving {
  saved: Said;
  wanted: Said;
}

const running = new Map<string, Saving>();

/**
 * Says it to the server, one after the other: of clicks that come while one is under way only the
 * last counts. Answers what is saved in the end, and throws where that is not what was wanted.
 */
export async function saveRating(
  rated: Rated,
  { saved, wanted }: Saving,
  rolledBack: (saved: Said) => void,
): Promise<Said | 'taken along'> {
  const key = `${rated.luncherId} ${rated.itemId}`;
  const under = running.get(key);
  if (under) {
    under.wanted = wanted;
    return 'taken along';
  }
  const saving: Saving = { saved, wanted };
  running.set(key, saving);
  try {
    while (saving.saved !== saving.wanted) {
      const next = saving.wanted;
      await say(rated, saving.saved, next);
      saving.saved = next;
    }
    return saving.saved;
  } catch (error) {
    rolledBack(saving.saved);
    throw error;
  } finally {
    running.delete(key);
  }
}

async function say({ luncherId, itemId }: Rated, before: Said, next: Said): Promise<void> {
  const path = '/api/v2/ratings';
  if (next === null) {
    await send<typeof deleteRating>({ method: 'DELETE', path, body: { luncherId, itemId } });
    return;
  }
  const body = { luncherId, itemId, rating: next };
  if (before === null) await send<typeof storeRating>({ method: 'POST', path, body });
  else await send<typeof updateRating>({ method: 'PUT', path, body });
}
