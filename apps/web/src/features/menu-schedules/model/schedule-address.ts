import { isPlainDate, mondayOf, type PlainDate } from '@yay/domain/calendar';

/** The view of the schedule, as the address has it. */
export type ScheduleAddress = {
  readonly market: number | null;
  /** Null is every school of the market. */
  readonly school: number | null;
  readonly group: string | null;
  readonly monday: PlainDate | null;
};

export type ScheduleMove = {
  readonly market?: string | undefined;
  readonly schools?: string | undefined;
  readonly group?: string | undefined;
  readonly monday?: PlainDate | undefined;
};

/** Whatever it does not know is left out. */
export function scheduleAddress(search: Record<string, unknown>): ScheduleAddress {
  const { market, schools, group, monday } = search;
  const day = String(monday ?? '');
  return {
    market: idOf(market),
    school: idOf(schools),
    group: typeof group === 'string' && group.length <= 60 ? group : null,
    monday: isPlainDate(day) ? mondayOf(day) : null,
  };
}

const idOf = (value: unknown): number | null => {
  const text = String(value ?? '');
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
};
