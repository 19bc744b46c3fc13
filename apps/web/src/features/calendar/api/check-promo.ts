import type { LunchCalendar } from '@yay/contract/calendar/calls';
import type { checkDiscount } from '@yay/contract/discounts/check';
import { send } from '../../../lib/http/index.ts';
import type { ByDay, Choice } from '../model/choice.ts';

/** Would this code count for the week as it stands? */
export function checkPromo(week: LunchCalendar, code: string, selections: ByDay<Choice>) {
  return send<typeof checkDiscount>({
    method: 'POST',
    path: '/api/discounts/check',
    body: { code, week: week.mondayOfWeek, selections, user: week.user.id },
  });
}
