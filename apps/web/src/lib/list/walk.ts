import type { ListQuery } from '@yay/contract/lists/calls';
import { createStore, useStore } from '../store.ts';
import { fetchList } from './api.ts';

/** The page of a list that a person looked at last: what J and K go through on one of its records. */
export interface Walk {
  readonly list: string;
  /** The question of that page. */
  readonly query: ListQuery;
  readonly ids: readonly number[];
  /** Records before those of the page. */
  readonly before: number;
  readonly total: number;
  /** The list's address, to go back to. */
  readonly search: string;
}

const walk = createStore<Walk | null>(null);

export const keepWalk = (next: Walk): void => walk.set(next);

/** A record's place in the list that it was opened from, and the way to those beside it. */
export interface Place {
  readonly at: number;
  readonly total: number;
  readonly search: Readonly<Record<string, string>>;
  /** Returns the id of the record beside it; null at either end. */
  readonly beside: (step: 1 | -1) => Promise<number | null>;
}

/** Returns null for a record that was not opened from that list. */
export function usePlaceInList(list: string, id: number): Place | null {
  const current = useStore(walk);
  if (current === null || current.list !== list) return null;
  const index = current.ids.indexOf(id);
  if (index < 0) return null;
  return {
    at: current.before + index + 1,
    total: current.total,
    search: Object.fromEntries(new URLSearchParams(current.search)),
    beside: (step) => besideIn(current, index + step, step),
  };
}

async function besideIn(known: Walk, index: number, step: 1 | -1): Promise<number | null> {
  const id = known.ids[index];
  if (id !== undefined) return id;
  const page = (known.query.page ?? 1) + step;
  const isPastEnd = step === 1 && known.before + known.ids.length >= known.total;
  if (page < 1 || isPastEnd) return null;
  const query = { ...known.query, page };
  const answer = await fetchList({ ...query, columns: ['id'] });
  const ids = answer.data.map((row) => row.id);
  const search = new URLSearchParams(known.search);
  search.set('page', String(page));
  keepWalk({
    ...known,
    query,
    ids,
    before: (page - 1) * answer.per_page,
    total: answer.total,
    search: search.toString(),
  });
  return (step === 1 ? ids[0] : ids.at(-1)) ?? null;
}
