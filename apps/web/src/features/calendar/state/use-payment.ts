import type { LunchCalendar, OrderSummary } from '@yay/contract/calendar/calls';
import type { Me } from '@yay/contract/identity/calls';
import { paidFrom } from '@yay/domain/pricing';
import { useFunds } from '../api/available-credit.ts';
import { useCardAsk } from './use-card-ask.ts';

export type Payment = ReturnType<typeof usePayment>;

/** The money that pays the week: credit first, a card for the rest, and a question for a card. */
export function usePayment(week: LunchCalendar, me: Me, summary: OrderSummary, quiet: boolean) {
  const { funds, isKnown } = useFunds(week, quiet);
  const paid = paidFrom(summary.grand_total, funds);
  const card = useCardAsk(week, {
    mayAdd: week.user.id === me.id && me.impersonator === null,
    funds,
    rest: paid.rest,
  });
  return {
    /** The funds; null where the family's are unknown. */
    funds,
    paid,
    /** The card's part is known: no sum is shown that may turn out smaller. */
    isKnown: isKnown || paid.rest === 0,
    card,
    /** The first view is there, and parts that come later may follow. */
    quiet,
  };
}
