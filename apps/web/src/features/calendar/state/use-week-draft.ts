import type { LunchCalendar } from '@yay/contract/calendar/calls';
import { useEffect } from 'react';
import { useStore } from '../../../lib/store.ts';
import type { Choice, Spot } from '../model/choice.ts';
import {
  choose,
  type Draft,
  discardAll,
  putBack,
  saveWithout,
  settled,
  wantDiscount,
} from '../model/draft.ts';
import { draftStore } from './draft-store.ts';

/** Returns a week's unsaved draft and the acts on it. */
export function useWeekDraft(week: LunchCalendar, actorId: number) {
  const store = draftStore({ actorId, userId: week.user.id, monday: week.mondayOfWeek });
  const draft = useStore(store);

  useEffect(() => {
    // An unanswered save reports its effect by its own answer.
    if (!store.get().attempt) store.set(settled(store.get(), week));
  }, [store, week]);

  return {
    store,
    draft,
    choose: (spot: Spot, choice: Choice | null) =>
      store.set(choose(store.get(), week, spot, choice)),
    putBack: (spot: Spot) => store.set(putBack(store.get(), spot)),
    wantDiscount: (code: string | null) =>
      store.set(wantDiscount(store.get(), week.discount_code, code)),
    saveWithout: (isWanted: boolean) => store.set(saveWithout(store.get(), isWanted)),
    undoAll: () => store.set(discardAll(store.get())),
    /** Choices as they were or as they have become, all at once. The unanswered save is not among them. */
    replace: (next: Draft) => store.set({ ...next, attempt: store.get().attempt }),
  };
}

export type WeekDraft = ReturnType<typeof useWeekDraft>;
