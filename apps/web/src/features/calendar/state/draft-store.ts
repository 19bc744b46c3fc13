import { isPlainDate, type PlainDate } from '@yay/domain/calendar';
import { createStore, type Store } from '../../../lib/store.ts';
import { type Draft, isEmpty } from '../model/draft.ts';
import { draftFromText, draftToText } from '../model/draft-text.ts';

/** The chooser, the family and the week of a draft. */
export type DraftAddress = { actorId: number; userId: number; monday: PlainDate };

export type DraftStore = Store<Draft> & {
  /** It was there before this page was loaded. */
  readonly restored: boolean;
};

const PREFIX = 'week-draft';
const stores = new Map<string, DraftStore>();

/**
 * Returns the store of one week's unsaved choices. It outlives a reload, and belongs to this tab
 * alone: in another tab somebody may be choosing too, and that is told when one of them saves.
 */
export function draftStore(address: DraftAddress): DraftStore {
  const key = keyOf(address);
  const known = stores.get(key);
  if (known) return known;
  const kept = draftFromText(readText(key));
  const inner = createStore(kept);
  const store: DraftStore = {
    ...inner,
    restored: !isEmpty(kept),
    set(next) {
      inner.set(next);
      writeText(key, isEmpty(next) ? null : draftToText(next));
    },
  };
  stores.set(key, store);
  return store;
}

/** The weeks of a family in which something is not saved. */
export function weeksWithDrafts({ actorId, userId }: Omit<DraftAddress, 'monday'>): PlainDate[] {
  const start = `${PREFIX}.${actorId}.${userId}.`;
  try {
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length))
      .filter((monday) => isPlainDate(monday));
  } catch {
    return [];
  }
}

function keyOf({ actorId, userId, monday }: DraftAddress): string {
  return `${PREFIX}.${actorId}.${userId}.${monday}`;
}

// A browser may refuse its storage: then a reload forgets, and nothing else is lost.
function readText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeText(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Full or refused.
  }
}
