import type { SchedulePlan } from '@yay/contract/menu-schedules/calls';
import { addDays, isPlainDate, isWeekday, type PlainDate, weekday } from '@yay/domain/calendar';
import type { CopyUnit } from '@yay/domain/menus';

export type PlanKind = Exclude<SchedulePlan['kind'], 'weekdays'>;

/** A plan as it is typed. */
export type PlanDraft = {
  readonly kind: PlanKind;
  readonly schools: readonly number[];
  readonly groups: readonly string[];
  readonly menu: { readonly id: number; readonly name: string } | null;
  /** The first day to schedule or clear. */
  readonly start: string;
  readonly end: string;
  readonly weekdays: readonly number[];
  /** The unit to copy. */
  readonly unit: CopyUnit;
  readonly from: string;
  readonly to: string;
  readonly repeat: number;
};

export const REPEATS = [1, 2, 3, 4, 6, 8, 12] as const;
const DAYS_MAX = 98;

/** Returns the plan to ask the server for, or the missing values by the names of its fields. */
export function planOf(
  draft: PlanDraft,
): { plan: SchedulePlan } | { errors: Record<string, string[]> } {
  const errors: Record<string, string[]> = {};
  if (draft.schools.length === 0) errors['plan.destination_ids'] = ['school_required'];
  if (draft.groups.length === 0) errors['plan.groups'] = ['required'];
  const targets = { destination_ids: [...draft.schools], groups: [...draft.groups] };
  if (draft.kind === 'copy') {
    if (!isPlainDate(draft.from)) errors['plan.from'] = ['required'];
    if (!isPlainDate(draft.to)) errors['plan.to'] = ['required'];
    if (Object.keys(errors).length > 0) return { errors };
    const { kind, unit } = draft;
    const from = draft.from as PlainDate;
    return { plan: { ...targets, kind, unit, from, to: targetsOf(unit, draft) } };
  }
  const dates = datesOf(draft);
  if (typeof dates === 'string')
    errors[isPlainDate(draft.start) ? 'plan.end' : 'plan.dates'] = [dates];
  else if (dates.length === 0) errors['plan.dates'] = ['not_a_weekday'];
  if (draft.kind === 'assign' && draft.menu === null) errors['plan.menu_id'] = ['required'];
  if (Object.keys(errors).length > 0 || typeof dates === 'string') return { errors };
  return draft.kind === 'assign'
    ? { plan: { ...targets, kind: 'assign', menu_id: draft.menu?.id ?? 0, dates: [...dates] } }
    : { plan: { ...targets, kind: 'clear', dates: [...dates] } };
}

/** Weekdays from the first day to the last, or what is wrong with them. */
export function datesOf({
  start,
  end,
  weekdays,
}: Pick<PlanDraft, 'start' | 'end' | 'weekdays'>): readonly PlainDate[] | string {
  if (!isPlainDate(start)) return 'required';
  const last = end === '' ? start : end;
  if (!isPlainDate(last)) return 'invalid';
  if (last < start) return 'ends_before_start';
  const dates: PlainDate[] = [];
  for (let date: PlainDate = start; date <= last; date = addDays(date, 1)) {
    if (isWeekday(date) && weekdays.includes(weekday(date))) dates.push(date);
    if (dates.length > DAYS_MAX) return 'too_many_days';
  }
  return dates;
}

/** Days, weeks or months one after the other; a month after another one is four weeks on, or five. */
function targetsOf(unit: CopyUnit, { to, repeat }: PlanDraft): PlainDate[] {
  const first = to as PlainDate;
  if (unit === 'day') return [first];
  if (unit === 'week') return Array.from({ length: repeat }, (_, at) => addDays(first, at * 7));
  return Array.from({ length: repeat }, (_, at) => monthAfter(first, at));
}

function monthAfter(date: PlainDate, months: number): PlainDate {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const next = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`;
  return next as PlainDate;
}
