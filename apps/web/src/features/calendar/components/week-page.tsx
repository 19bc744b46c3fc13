import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LunchCalendar } from '@yay/contract/calendar/calls';
import type { Me } from '@yay/contract/identity/calls';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { setServerClock } from '../../../lib/clock.ts';
import { takeFirstWeek } from '../../../lib/first-data.ts';
import { useMe } from '../../../lib/session.ts';
import { creditQuery } from '../api/available-credit.ts';
import { weekKey, weekQuery } from '../api/load-week.ts';
import { keepMenus } from '../model/kept-menus.ts';
import { useAnnouncement } from '../state/announce.ts';
import { useWeekAddress } from '../state/use-week-address.ts';
import { WeekScreen } from './week-screen.tsx';
import './calendar.css';

const WeekFailed = lazy(() => import('./week-failed.tsx'));
/** The first week comes with the page: only a later one is waited for. */
const WeekSkeleton = lazy(() => import('./week-skeleton.tsx'));

/** The lunch calendar: the page with its four states. */
export function WeekPage() {
  const me = useMe();
  return me ? <WeekOf me={me} /> : null;
}

function WeekOf({ me }: { me: Me }) {
  const t = useTranslations('shell.title');
  const client = useQueryClient();
  const address = useWeekAddress();
  const userId = address.userId ?? me.id;
  const { monday } = address;

  // The week that came with the page is there before the first question for it.
  useState(() => {
    const { calendar: first, funds } = takeFirstWeek();
    if (!first) return;
    setServerClock(first.server_now);
    keepMenus(first);
    remember(first, Date.now());
    if (funds) client.setQueryData(creditQuery(first).queryKey, funds);
    if (!monday) client.setQueryData(weekKey({ userId: first.user.id, monday: null }), first);
  });
  function remember(week: LunchCalendar, updatedAt: number) {
    const key = weekKey({ userId: week.user.id, monday: week.mondayOfWeek });
    // Under its own name it may have been saved since.
    if ((client.getQueryState(key)?.dataUpdatedAt ?? 0) > updatedAt) return;
    client.setQueryData(key, week, { updatedAt });
  }

  const query = useQuery(weekQuery({ userId, monday }));
  const week = query.data;

  const isEmpty = week?.lunchers.length === 0;

  const nameWeek = useEffectEvent((found: LunchCalendar) => {
    remember(found, query.dataUpdatedAt);
    address.nameWeek(found.mondayOfWeek);
  });
  useEffect(() => {
    if (week && !isEmpty && !monday) nameWeek(week);
  }, [week, isEmpty, monday]);

  // The first luncher may have come since this was read: then the answer on its way knows.
  const needsLunchers = isEmpty && !query.isFetching;
  const goToLunchers = useEffectEvent(address.toLunchers);
  useEffect(() => {
    if (needsLunchers) goToLunchers();
  }, [needsLunchers]);

  return (
    <>
      {(week ? isEmpty : !query.isError) && <h1 className="sr">{t('lunch_calendar')}</h1>}
      {week && !isEmpty ? (
        <WeekScreen
          key={`${week.user.id}-${week.mondayOfWeek}`}
          week={week}
          me={me}
          address={address}
        />
      ) : query.isError ? (
        <Suspense>
          <WeekFailed
            error={query.error}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
            onOwn={address.toOwn}
          />
        </Suspense>
      ) : (
        <Suspense>
          <WeekSkeleton />
        </Suspense>
      )}
      <Spoken />
    </>
  );
}

/**
 * Announces silent changes to listeners. The region stands from the start, so that its first text
 * is read, too.
 */
function Spoken() {
  const text = useAnnouncement();
  return (
    <p className="sr" role="status">
      {text}
    </p>
  );
}
