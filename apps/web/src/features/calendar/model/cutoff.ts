import type { CalendarDay, LunchCalendar } from '@yay/contract/calendar/calls';
import type { PlainDate } from '@yay/domain/calendar';

/** Days that close at one moment, and whose they are. */
export type Cutoff = {
  /** Epoch milliseconds of the server's clock. */
  at: number;
  dates: PlainDate[];
  /** Days on which none of them has lunch anyway. */
  skipped: PlainDate[];
  luncherIds: string[];
  /** Not every luncher's days of this week close then. */
  someLunchers: boolean;
  zone: string;
  zones: number;
  /** The late fee that a new choice carries now; or when it starts, if it has not. */
  lateFee: number;
  lateFrom: number | null;
};

/** The next moment at which something of this week closes; null when nothing is open. */
export function nextCutoff(
  week: Pick<LunchCalendar, 'days' | 'lunchers'>,
  now: number,
): Cutoff | null {
  const open = week.lunchers.flatMap((luncher) =>
    (week.days[String(luncher.id)] ?? []).flatMap((day) => {
      const closesAt = day.orderable && day.closes_at ? Date.parse(day.closes_at) : null;
      if (closesAt === null || closesAt <= now) return [];
      return [{ luncherId: String(luncher.id), zone: zoneOf(luncher), day, closesAt }];
    }),
  );
  const at = Math.min(...open.map((entry) => entry.closesAt));
  const first = open.filter((entry) => entry.closesAt === at);
  const [example] = first;
  if (!example) return null;
  const luncherIds = unique(first.map((entry) => entry.luncherId));
  const openLunchers = unique(open.map((entry) => entry.luncherId));
  const lateFrom = Date.parse(example.day.late_from);
  return {
    at,
    dates: unique(first.map((entry) => entry.day.date)).toSorted(),
    skipped: withoutLunch(luncherIds.flatMap((id) => week.days[id] ?? [])),
    luncherIds,
    someLunchers: luncherIds.length < openLunchers.length,
    zone: example.zone,
    zones: unique(week.lunchers.map(zoneOf)).length,
    lateFee: Math.max(...first.map((entry) => entry.day.late_fee)),
    lateFrom: lateFrom > now ? lateFrom : null,
  };
}

/** Returns the next day that opens again while nothing is open, and until when. */
export function nextOpening(
  week: Pick<LunchCalendar, 'days' | 'lunchers'>,
  now: number,
): { at: number; until: number; zone: string } | null {
  const opens = week.lunchers.flatMap((luncher) =>
    (week.days[String(luncher.id)] ?? []).flatMap((day) => {
      const at = day.opens_at ? Date.parse(day.opens_at) : 0;
      if (at <= now || !day.last_close) return [];
      return [{ at, until: Date.parse(day.last_close), zone: zoneOf(luncher) }];
    }),
  );
  return opens.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

type TimeLeft = { days: number; hours: number; minutes: number };

/** Whole minutes, rounded up: while there is a second left it does not say none is. */
export function timeLeft(until: number, now: number): TimeLeft {
  const total = Math.max(0, Math.ceil((until - now) / 60_000));
  return {
    days: Math.floor(total / 1440),
    hours: Math.floor((total % 1440) / 60),
    minutes: total % 60,
  };
}

/**
 * The next moment at which what this week allows changes, by the server's clock: something closes,
 * opens, or begins to cost more. Then the week is read anew; the browser never decides.
 */
export function nextTurn(week: Pick<LunchCalendar, 'days'>, now: number): number | null {
  const moments = Object.values(week.days)
    .flat()
    .flatMap((day) => [day.closes_at, day.opens_at, day.late_from])
    .flatMap((text) => (text === null ? [] : [Date.parse(text)]))
    .filter((moment) => moment > now);
  return moments.length > 0 ? Math.min(...moments) : null;
}

function withoutLunch(days: readonly CalendarDay[]): PlainDate[] {
  const isFree = (date: PlainDate) =>
    days
      .filter((day) => day.date === date)
      .every((day) => day.closed_code === 'blackout' || day.closed_code === 'no_menu');
  return unique(days.map((day) => day.date)).filter(isFree);
}

function zoneOf(luncher: LunchCalendar['lunchers'][number]): string {
  return luncher.grade.destination.market.timezone;
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
