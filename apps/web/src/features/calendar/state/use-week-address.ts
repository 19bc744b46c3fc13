import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { isPlainDate, mondayOf, type PlainDate } from '@yay/domain/calendar';
import { useRef } from 'react';
import { idOf } from '../../../lib/id-of.ts';
import type { Spot } from '../model/choice.ts';

type Search = Partial<Record<'week' | 'luncher' | 'day' | 'userId', string | undefined>>;

export type WeekAddressBar = {
  monday: PlainDate | null;
  /** The family that the address names; null is one's own. */
  userId: number | null;
  luncherId: string | null;
  /** The day that is open in the panel. */
  day: PlainDate | null;
  toWeek: (monday: PlainDate) => void;
  /** Writes down which week is shown, when the address named none. */
  nameWeek: (monday: PlainDate) => void;
  toLuncher: (luncherId: string) => void;
  openDay: (spot: Spot) => void;
  /** Turns from one open day to another: Back then leads to the week, not through all of them. */
  turnTo: (spot: Spot) => void;
  closeDay: () => void;
  toOwn: () => void;
  toLunchers: () => void;
};

/** The address holds the week, the child and the open day, so that Back, reload and a link all work. */
export function useWeekAddress(): WeekAddressBar {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const { history } = useRouter();
  const openedHere = useRef(false);

  const go = (next: Search, replace: boolean) =>
    void navigate({
      to: PARENT_PAGES.lunchCalendar.path,
      search: { ...search, ...next },
      replace,
      resetScroll: false,
    });

  return {
    monday: isPlainDate(search.week) ? mondayOf(search.week) : null,
    userId: idOf(search.userId),
    luncherId: search.luncher ?? null,
    day: isPlainDate(search.day) ? search.day : null,
    toWeek: (monday) => go({ week: monday, day: undefined }, false),
    nameWeek: (monday) => go({ week: monday }, true),
    toLuncher: (luncherId) => go({ luncher: luncherId }, true),
    openDay: ({ luncherId, date }) => {
      openedHere.current = true;
      go({ luncher: luncherId, day: date }, false);
    },
    turnTo: ({ luncherId, date }) => go({ luncher: luncherId, day: date }, true),
    closeDay: () => {
      if (openedHere.current) history.back();
      else go({ day: undefined }, true);
      openedHere.current = false;
    },
    toOwn: () => void navigate({ to: PARENT_PAGES.lunchCalendar.path }),
    toLunchers: () =>
      void navigate({
        to: PARENT_PAGES.lunchers.path,
        search: { alert: 'luncherRequired' },
        replace: true,
      }),
  };
}
