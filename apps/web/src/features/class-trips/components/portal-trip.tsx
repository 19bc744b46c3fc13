import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ClassTrip } from '@yay/contract/class-trips/calls';
import type { DestinationRecord } from '@yay/contract/destinations/calls';
import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { formatDate, formatMoment } from '../../../lib/format.ts';
import { HttpError } from '../../../lib/http/index.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { SchoolFrame, schoolPath } from '../../../parts/school-portal/index.ts';
import { useWhoGoes } from '../../../parts/who-goes.ts';
import { tripQuery } from '../api/trips.ts';
import { TripDecision } from './trip-decision.tsx';
import { TripMoney } from './trip-money.tsx';
import { TripNaming } from './trip-naming.tsx';
import { TripOrders } from './trip-orders.tsx';
import { TripTold } from './trip-told.tsx';
import '../../../lib/staff/record.css';
import './portal-trip.css';

/** A class trip: what agreeing to it takes, how long there is, and the answer. */
export function PortalTrip() {
  const { school: segment = '', trip = '' }: { school?: string; trip?: string } = useParams({
    strict: false,
  });
  if (!/^[1-9]\d{0,9}$/.test(trip)) throw new HttpError(404, 'not_found');
  return (
    <SchoolFrame segment={segment} here="closures">
      {(school) => <Trip school={school} id={Number(trip)} />}
    </SchoolFrame>
  );
}

function Trip({ school, id }: { school: DestinationRecord; id: number }) {
  const t = useTranslations('class-trips.trip');
  const [asked, setAsked] = useState<readonly number[]>();
  const query = useQuery({
    ...tripQuery(school.id, id, asked),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Link to={schoolPath(school, 'closures')} search={{}} className="crumb trip-crumb">
        {t('back')}
      </Link>
      {query.data === undefined && <h1 className="sr">{t('loading')}</h1>}
      <StaffPart query={query} texts={t}>
        {(trip) => (
          <>
            <Head trip={trip} zone={school.market.timezone} />
            <div className="trip-columns">
              <div>
                <TripNaming trip={trip} busy={query.isPlaceholderData} onChoose={setAsked} />
                <TripMoney trip={trip} />
                <TripOrders trip={trip} />
              </div>
              <div className="trip-side">
                <TripDecision schoolId={school.id} trip={trip} stale={query.isPlaceholderData} />
                <TripTold trip={trip} />
              </div>
            </div>
          </>
        )}
      </StaffPart>
    </>
  );
}

function Head({ trip, zone }: { trip: ClassTrip; zone: string }) {
  const t = useTranslations('class-trips.trip');
  const whoIn = useWhoGoes('class-trips');
  const locale = useLocale();
  return (
    <div className="trip-head">
      <p className="trip-date">
        <span>{formatDate(trip.date, locale, 'shortWeekday')}</span>
        <b>{Number(trip.date.slice(8))}</b>
        <span>{formatDate(trip.date, locale, 'month')}</span>
      </p>
      <div>
        <h1>{t('title', { grade: whoIn(trip.children, trip.grade.label) })}</h1>
        <p className="record-meta">
          {t('meta', {
            at: formatMoment(trip.asked_at, zone, locale),
            teacher: trip.teacher,
            place: trip.place,
          })}
        </p>
      </div>
      {trip.state === 'waiting' && <Left trip={trip} zone={zone} />}
    </div>
  );
}

const MINUTE = 60_000;
const DAY_HOURS = 24;

/** The time that is left, which goes on while one looks. */
function Left({ trip, zone }: { trip: ClassTrip; zone: string }) {
  const t = useTranslations('class-trips.trip');
  const locale = useLocale();
  const [now, setNow] = useState(serverNowMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNowMs()), MINUTE / 4);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.floor((Date.parse(trip.lock_at) - now) / MINUTE);
  if (trip.is_locked || minutes < 0) return <p className="trip-left">{t('over')}</p>;
  const hours = Math.floor(minutes / 60);
  const left =
    hours >= 2 * DAY_HOURS
      ? t('days', { count: Math.floor(hours / DAY_HOURS) })
      : hours > 0
        ? t('leftHours', { hours, minutes: minutes % 60 })
        : t('leftMinutes', { minutes });
  return (
    <p className="trip-left" role="timer">
      <b>{left}</b>
      {t('until', { time: formatMoment(trip.lock_at, zone, locale) })}
    </p>
  );
}
