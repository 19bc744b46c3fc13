import type { OrderSummary } from '@yay/contract/calendar/calls';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { dismissAlert, showAlert } from '../../../lib/alerts/index.ts';
import { isCancelled } from '../../../lib/http/index.ts';
import { checkPromo } from '../api/check-promo.ts';
import type { WeekIndex } from '../model/week-index.ts';
import { standingChoices, type WeekView } from '../model/week-view.ts';
import type { WeekDraft } from './use-week-draft.ts';

/** The week's promo code: asked about before it is applied, taken off once it counts no more. */
export function usePromo(
  index: WeekIndex,
  view: WeekView,
  summary: OrderSummary,
  weekDraft: WeekDraft,
) {
  const problems = useTranslations('refusals.discount');
  const lapsed =
    view.discount !== null && summary.discount_problem !== null && summary.discount_total === 0;

  const takeOff = useEffectEvent(() => {
    weekDraft.wantDiscount(null);
    showAlert('promoNoLongerValid');
  });
  useEffect(() => {
    if (lapsed) takeOff();
  }, [lapsed]);

  return {
    /** Null when it counts; otherwise why it does not, in words. */
    apply: async (code: string): Promise<string | null> => {
      try {
        const answer = await checkPromo(index.week, code, standingChoices(view));
        if (!answer.valid) return problems(answer.problem ?? 'unknown');
        weekDraft.wantDiscount(answer.code ?? code.toUpperCase());
        showAlert('promoApplied');
        return null;
      } catch (error) {
        if (!isCancelled(error)) showAlert('promoLookupFailed');
        return null;
      }
    },
    remove: () => {
      dismissAlert('promoApplied');
      weekDraft.wantDiscount(null);
    },
  };
}
