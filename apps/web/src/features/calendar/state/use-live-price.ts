import { useQuery } from '@tanstack/react-query';
import type { OrderSummary } from '@yay/contract/calendar/calls';
import { useEffect, useMemo } from 'react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { isCancelled } from '../../../lib/http/index.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { priceQuery } from '../api/price-week.ts';
import type { Draft } from '../model/draft.ts';
import { indexWeek, type WeekIndex } from '../model/week-index.ts';
import { standingChoices, viewWeek, type WeekView } from '../model/week-view.ts';

const DEBOUNCE_MS = 350;

type LivePrice = {
  view: WeekView;
  /** The summary on the screen: the server's word once it is there, until then our estimate. */
  summary: OrderSummary;
  /** The server is being asked. */
  counting: boolean;
};

/**
 * Returns the price of the week as it stands: at once the expected one, and a moment later the
 * server's.
 */
export function useLivePrice(index: WeekIndex, draft: Draft): LivePrice {
  const expected = useMemo(() => viewWeek(index, draft), [index, draft]);
  const dirty = expected.unsaved > 0;
  const wanted = useMemo(
    () =>
      dirty
        ? JSON.stringify({
            selections: standingChoices(expected),
            discount: expected.discountChanged ? expected.discount : undefined,
          })
        : null,
    [dirty, expected],
  );
  const settled = useSettled(wanted, DEBOUNCE_MS);
  // With everything saved there is nothing to ask, not even about a moment ago.
  const asked = wanted === null ? null : settled;
  const toPrice = useMemo(() => (asked === null ? null : JSON.parse(asked)), [asked]);
  const query = useQuery(priceQuery(index.week, toPrice));
  const told = asked === null ? undefined : query.data;
  const view = useMemo(
    () => (told ? viewWeek(index, draft, told) : expected),
    [index, draft, told, expected],
  );
  const isFresh = told !== undefined && settled === wanted && !query.isPlaceholderData;
  useEffect(() => {
    if (query.error && !isCancelled(query.error)) showAlert('orderSummaryFailed');
  }, [query.error]);
  return {
    view,
    summary: isFresh ? told : view.summary,
    counting: dirty && (query.isFetching || settled !== wanted),
  };
}

const indexes = new WeakMap<WeekIndex['week'], WeekIndex>();

/** One index per answer of the server, whoever asks. */
export function indexOf(week: WeekIndex['week']): WeekIndex {
  const known = indexes.get(week);
  if (known) return known;
  const made = indexWeek(week);
  indexes.set(week, made);
  return made;
}
