import type { QueryClient } from '@tanstack/react-query';
import type { LunchCalendar } from '@yay/contract/calendar/calls';
import type { SaveConflict, SaveResult, WeekState } from '@yay/contract/orders/calls';
import { connection } from '../../../lib/connection.ts';
import { type HttpError, isHttpError, isUnanswered } from '../../../lib/http/index.ts';
import { createStore, type Store } from '../../../lib/store.ts';
import { newUuid } from '../../../lib/uuid.ts';
import { weekKey } from '../api/load-week.ts';
import { sendSave } from '../api/send-save.ts';
import { type Conflict, conflictWith, withState } from '../model/conflict.ts';
import {
  type Attempt,
  afterSave,
  type Draft,
  wantDiscount,
  withoutDiscount,
} from '../model/draft.ts';
import type { SaveRequest } from '../model/save-request.ts';
import { type DraftAddress, type DraftStore, draftStore } from './draft-store.ts';

export type SaveOutcome =
  | { kind: 'saved'; answer: SaveResult['data']; request: SaveRequest }
  | { kind: 'conflict'; conflict: Conflict | null }
  | { kind: 'refused'; error: HttpError };

type SaveState = {
  phase: 'idle' | 'sending' | 'waiting';
  /** Told once, until somebody has heard it. */
  outcome: SaveOutcome | null;
};

type WeekSaver = {
  state: Store<SaveState>;
  /** Sends the unanswered save, or else this one. Null: there is no answer yet. */
  save(request: SaveRequest): Promise<SaveOutcome | null>;
  /** Sends an unanswered save again, if there is one. */
  resend(): Promise<void>;
  heard(): void;
};

const RETRY_MS = 10_000;
const savers = new Map<DraftStore, WeekSaver>();

/**
 * Saves one week. It lives outside the components, so that a save whose answer was lost is found out
 * about even when another week is being looked at.
 */
export function weekSaver(address: DraftAddress, client: QueryClient): WeekSaver {
  const draft = draftStore(address);
  const known = savers.get(draft);
  if (known) return known;
  const saver = createSaver(draft, address, client);
  savers.set(draft, saver);
  return saver;
}

function createSaver(draft: DraftStore, address: DraftAddress, client: QueryClient): WeekSaver {
  const waiting = draft.get().attempt !== null;
  const state = createStore<SaveState>({ phase: waiting ? 'waiting' : 'idle', outcome: null });
  const key = weekKey(address);
  let retry: ReturnType<typeof setTimeout> | undefined;

  connection.subscribe(() => {
    if (connection.isOnline()) void resend();
  });

  async function resend(): Promise<void> {
    const { attempt } = draft.get();
    if (attempt && state.get().phase !== 'sending') await dispatch(attempt);
  }

  async function save(request: SaveRequest): Promise<SaveOutcome | null> {
    if (state.get().phase === 'sending') return null;
    const unanswered = draft.get().attempt;
    if (unanswered) return dispatch(unanswered);
    const attempt = { key: newUuid(), request };
    // Kept before it is sent: if this page ends now, the next one asks for its outcome.
    draft.set({ ...draft.get(), attempt });
    return dispatch(attempt);
  }

  async function dispatch(attempt: Attempt): Promise<SaveOutcome | null> {
    clearTimeout(retry);
    state.set({ phase: 'sending', outcome: null });
    try {
      const { data } = await sendSave(attempt);
      const week = client.getQueryData<LunchCalendar>(key);
      if (week) client.setQueryData(key, withState(week, data));
      draft.set(afterSave(draft.get(), data));
      void client.invalidateQueries({ queryKey: ['meals-summaries', address.userId] });
      // Units left and what else the save moved: read in its own time.
      void client.invalidateQueries({ queryKey: key });
      return settle({ kind: 'saved', answer: data, request: attempt.request });
    } catch (error) {
      if (!isHttpError(error)) throw error;
      if (!isUnanswered(error) && error.status < 500) return refuse(error);
      wait(error);
      return null;
    }
  }

  function wait(error: HttpError): void {
    const told = error.status >= 500 ? ({ kind: 'refused', error } as const) : null;
    state.set({ phase: 'waiting', outcome: told });
    if (connection.isOnline()) retry = setTimeout(() => void resend(), RETRY_MS);
  }

  function refuse(error: HttpError): SaveOutcome {
    const now = conflictingWeek(error);
    const before = client.getQueryData<LunchCalendar>(key);
    const conflict = now && before ? conflictWith(before, draft.get(), now) : null;
    const unsent = { ...draft.get(), attempt: null };
    // Nothing was saved: the next price is that of the week without the code.
    draft.set(error.code === 'code_lapsed' ? withoutCode(unsent, error, before) : unsent);
    if (now && before) client.setQueryData(key, withState(before, now));
    void client.invalidateQueries({ queryKey: key });
    return settle(now ? { kind: 'conflict', conflict } : { kind: 'refused', error });
  }

  function settle(outcome: SaveOutcome): SaveOutcome {
    state.set({ phase: 'idle', outcome });
    return outcome;
  }

  return {
    state,
    save,
    resend,
    heard: () => state.set({ ...state.get(), outcome: null }),
  };
}

/** Takes the code off a draft; that of a week that is paid for stays. */
function withoutCode(draft: Draft, error: HttpError, week: LunchCalendar | undefined): Draft {
  const { discount_problem: problem } = (error.body ?? {}) as SaveConflict;
  return problem === 'week_settled'
    ? withoutDiscount(draft)
    : wantDiscount(draft, week?.discount_code ?? null, null);
}

function conflictingWeek(error: HttpError): WeekState | null {
  if (error.status !== 409) return null;
  return (error.body as SaveConflict | undefined)?.week ?? null;
}
