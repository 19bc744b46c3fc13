import { useQueryClient } from '@tanstack/react-query';
import type { DraftConflict, PageRecord } from '@yay/contract/pages/calls';
import type { PageLocale } from '@yay/contract/pages/values';
import { useEffect, useRef, useState } from 'react';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { saveDraft } from '../api/change-page.ts';
import { pageKey } from '../api/page-query.ts';
import { DraftKeeper, type KeeperParts, type SaveState } from './draft-keeper.ts';
import { inputOf, valuesOf } from './draft-state.ts';

/** Returns the draft of a page in a language: kept by itself, and tried again until it is. */
export function useDraft(page: PageRecord, locale: PageLocale) {
  const client = useQueryClient();
  const failure = useFailure();
  const inLocale = page.locales.find((one) => one.locale === locale);
  const read = inLocale?.current ?? null;
  const readRevision = inLocale?.draft != null && read !== null ? read.revision : null;
  const readAt = read?.updated_at ?? null;
  const [{ values, state }, setShown] = useState(() => ({
    values: valuesOf(read),
    state: { kind: 'kept', at: readAt } as SaveState,
  }));
  const look = () => client.invalidateQueries({ queryKey: pageKey(page.id) });
  const parts: KeeperParts = {
    save: (revision, written) => saveDraft(page.id, inputOf(locale, revision, written)),
    failure,
    saved: () => void look(),
    show: (shown, how) => setShown({ values: shown, state: how }),
  };
  const [keeper] = useState(
    () => new DraftKeeper(parts, { values: valuesOf(read), revision: readRevision }, readAt),
  );
  useEffect(() => {
    keeper.parts = parts;
  });

  // A colleague's version shows at once where nothing waits to be kept here.
  const seen = useRef(read);
  useEffect(() => {
    if (seen.current === read || !keeper.isIdle) return;
    const sameDraft = readRevision !== null && read?.id === seen.current?.id;
    seen.current = read;
    // A version read before a save of one's own came back is older than that.
    if (sameDraft && keeper.revision !== null && readRevision <= keeper.revision) return;
    keeper.take({ values: valuesOf(read), revision: readRevision }, readAt);
  }, [keeper, read, readRevision, readAt]);
  useEffect(() => {
    const again = () => keeper.again();
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
      keeper.leave();
    };
  }, [keeper]);

  async function settle(whose: 'mine' | 'theirs') {
    if (state.kind !== 'conflict') return;
    const { theirs } = state;
    if (whose === 'mine') {
      await keeper.insist(theirs?.revision ?? null);
      return;
    }
    const kept = theirs && { values: valuesOf(theirs), revision: theirs.revision };
    keeper.settle(kept, theirs?.updated_at ?? null);
    await look();
  }

  return {
    values,
    set: (changes: Partial<typeof values>) => keeper.write(changes),
    state,
    settle,
    /** Keeps what waits; the revision that is kept then, null where that failed or nothing is. */
    flush: async (): Promise<number | null> => ((await keeper.keep()) ? keeper.revision : null),
    retry: () => void keeper.keep(),
    unsaved: state.kind === 'kept' ? 0 : 1,
  };
}

export type Draft = ReturnType<typeof useDraft>;

/** Returns the state after a failed save. */
function useFailure(): (error: unknown) => SaveState {
  const errorText = useErrorText();
  const fieldText = useFieldText();
  return (error) => {
    if (!isHttpError(error)) return { kind: 'failed', text: errorText(error) };
    if (error.status === 409 && error.code === 'version_conflict') {
      return { kind: 'conflict', theirs: (error.body as DraftConflict).draft ?? null };
    }
    if (error.status === 413) return { kind: 'refused', errors: { body: errorText(error) } };
    if (error.status !== 422) return { kind: 'failed', text: errorText(error) };
    const errors = Object.entries(error.errors).map(
      ([field, codes]) => [field.split('.')[0] ?? field, fieldText(codes)] as const,
    );
    return { kind: 'refused', errors: Object.fromEntries(errors) };
  };
}
