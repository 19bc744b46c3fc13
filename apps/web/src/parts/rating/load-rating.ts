import type { listRatings } from '@yay/contract/ratings/calls';
import { send } from '../../lib/http/index.ts';
import type { Said } from './click-rules.ts';

export interface Rated {
  readonly luncherId: number;
  readonly itemId: number;
}

interface Waiting extends Rated {
  readonly answer: (said: Said) => void;
  readonly fail: (error: unknown) => void;
}

/** Ratings that are drawn together are loaded together. */
const GATHER_MS = 20;
const MOST = 200;

const waiting: Waiting[] = [];

export function loadRating(rated: Rated): Promise<Said> {
  return new Promise((answer, fail) => {
    if (waiting.length === 0) setTimeout(ask, GATHER_MS);
    waiting.push({ ...rated, answer, fail });
  });
}

async function ask(): Promise<void> {
  const batch = waiting.splice(0, MOST);
  if (waiting.length > 0) setTimeout(ask, 0);
  const list = (ids: readonly number[]) => [...new Set(ids)].join(',');
  try {
    const { data } = await send<typeof listRatings>({
      method: 'GET',
      path: '/api/v2/ratings',
      query: {
        luncher_id: list(batch.map(({ luncherId }) => luncherId)),
        item_id: list(batch.map(({ itemId }) => itemId)),
      },
    });
    const ratings = new Map(data.map((row) => [`${row.luncher_id} ${row.item_id}`, row.rating]));
    for (const one of batch) one.answer(ratings.get(`${one.luncherId} ${one.itemId}`) ?? null);
  } catch (error) {
    for (const one of batch) one.fail(error);
  }
}
