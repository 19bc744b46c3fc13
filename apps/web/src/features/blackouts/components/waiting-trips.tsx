import { Link } from '@tanstack/react-router';
import type { ListedTrip } from '@yay/contract/class-trips/calls';
import type { DestinationRecord } from '@yay/contract/destinations/calls';
import { PAGES } from '@yay/contract/pages';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { schoolSegment } from '../../../parts/school-portal/index.ts';
import { useWhoGoes } from '../../../parts/who-goes.ts';

/** Class trips that teachers ask for, each a click from its answer. */
export function WaitingTrips({
  school,
  trips,
}: {
  school: DestinationRecord;
  trips: readonly ListedTrip[];
}) {
  const t = useTranslations('class-trips.waiting');
  const whoIn = useWhoGoes('blackouts');
  const locale = useLocale();
  if (trips.length === 0) return null;
  return (
    <section aria-labelledby="waiting-trips" className="waiting-trips">
      <h2 id="waiting-trips">{t('title')}</h2>
      <ul>
        {trips.map((trip) => {
          const day = formatDate(trip.date, locale, 'dayAndWeekday');
          const grade = whoIn(trip.children, trip.grade.label);
          return (
            <li key={trip.id}>
              <b>{day}</b>
              <span>
                {t('row', { grade, place: trip.place })}{' '}
                <span className="mid">{t('by', { teacher: trip.teacher })}</span>
              </span>
              <span className="num">
                {trip.lunches !== null && t('lunches', { count: trip.lunches })}
              </span>
              <Link
                to={PAGES.portalTrip.path}
                params={{ school: schoolSegment(school), trip: String(trip.id) }}
                search={{}}
                className={trip.is_locked ? 'staff-btn' : 'staff-btn primary'}
                aria-label={t(trip.is_locked ? 'lateOn' : 'decideOn', { grade, day })}
              >
                {t(trip.is_locked ? 'late' : 'decide')}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
