import { addDays, mondayOf, type PlainDate, weekDates } from '@yay/domain/calendar';
import { isOrderable, type OrderingWindow, type OrderTimes } from '@yay/domain/ordering';
import { dateIn, type Instant, OFFICE_ZONE, type Zone } from '@yay/domain/time';

const WEEKS_AHEAD = 4;

/** The first week in which something can still be ordered somewhere. */
export function defaultWeek(input: {
  readonly now: Instant;
  readonly zones: readonly Zone[];
  readonly times: OrderTimes;
  readonly window: OrderingWindow;
}): PlainDate {
  const { now, times, window } = input;
  const zones = input.zones.length > 0 ? input.zones : [OFFICE_ZONE];
  // Zones differ by hours: the earliest date is the one that could still be ordered the longest.
  const today = zones.map((place) => dateIn(place, now)).toSorted()[0] as PlainDate;
  const first = mondayOf(today);
  for (let weeks = 0; weeks < WEEKS_AHEAD; weeks += 1) {
    const monday = addDays(first, weeks * 7);
    const isOpen = weekDates(monday).some((date) =>
      zones.some((place) => isOrderable(window, now, date, place, times)),
    );
    if (isOpen) return monday;
  }
  return first;
}
