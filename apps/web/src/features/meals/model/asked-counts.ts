import { MEAL_TYPES, type MealType } from '@yay/contract/meals/values';
import { addDays, isPlainDate, mondayOf, type PlainDate } from '@yay/domain/calendar';

/** The question for counts of meals. */
export interface AskedCounts {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly type: MealType | null;
  readonly market: string | null;
}

/**
 * Reads the question from the address: from this Monday to next week's Friday, unless it says
 * otherwise.
 */
export function askedCounts(
  search: Readonly<Record<string, unknown>>,
  today: PlainDate,
): AskedCounts {
  const monday = mondayOf(today);
  const days = rangeOf(search.date) ?? { from: monday, to: addDays(monday, 11) };
  return {
    ...days,
    type: MEAL_TYPES.find((type) => type === search.type) ?? null,
    market: /^[1-9]\d{0,8}$/.test(String(search.market)) ? String(search.market) : null,
  };
}

function rangeOf(text: unknown): { from: PlainDate; to: PlainDate } | null {
  const [from = '', to = ''] = String(text).split('..');
  return isPlainDate(from) && isPlainDate(to) && from <= to ? { from, to } : null;
}
