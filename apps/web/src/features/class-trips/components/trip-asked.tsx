import type { AskedTrip, TeachersTrips } from '@yay/contract/class-trips/calls';
import { Button } from '@yay/ui/button';
import { CheckIcon } from '@yay/ui/icons';
import { Notice } from '@yay/ui/notice';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatDate, formatMoment } from '../../../lib/format.ts';
import { useWhoGoes } from '../../../parts/who-goes.ts';
import { takeBack } from '../api/teacher.ts';

/** Shows the request made by this link, and the next step. */
export function TripAsked({
  token,
  link,
  onChanged,
  onAnother,
}: {
  token: string;
  link: TeachersTrips;
  onChanged: (next: TeachersTrips) => void;
  onAnother: () => void;
}) {
  const t = useTranslations('class-trips.sent');
  const errorText = useErrorText();
  const [busy, setBusy] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [first] = link.trips;
  const waits = first?.state === 'waiting' && !first.is_locked;

  async function withdraw(id: number) {
    setBusy(id);
    setProblem(undefined);
    try {
      onChanged(await takeBack(token, id));
    } catch (error) {
      setProblem(errorText(error));
    }
    setBusy(undefined);
  }
  return (
    <div className="door-form trip-sent">
      {waits && first ? (
        <>
          <span className="trip-tick">
            <CheckIcon />
          </span>
          <div>
            <h1>{t('title')}</h1>
            <Line trip={first} />
          </div>
          <Next trip={first} zone={link.timezone} />
        </>
      ) : (
        <h1>{first ? t('mine') : t('withdrawn')}</h1>
      )}
      {problem && (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      )}
      <Button wide kind="line" onClick={onAnother}>
        {t('another')}
      </Button>
      {link.trips.length > 0 && (
        <section aria-label={t('mine')}>
          {waits && <h2>{t('mine')}</h2>}
          <ul className="trip-mine">
            {link.trips.map((trip) => (
              <li key={trip.id}>
                <Line trip={trip} />
                <p className="trip-state" data-state={trip.state}>
                  {t(`states.${trip.state === 'waiting' && trip.is_locked ? 'late' : trip.state}`)}
                </p>
                {trip.answer && <p>{t('says', { words: trip.answer })}</p>}
                {trip.state === 'waiting' && (
                  <Button
                    kind="quiet"
                    loading={busy === trip.id}
                    onClick={() => void withdraw(trip.id)}
                  >
                    {t('withdraw')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Line({ trip }: { trip: AskedTrip }) {
  const t = useTranslations('class-trips.sent');
  const whoIn = useWhoGoes('class-trips');
  const locale = useLocale();
  const day = formatDate(trip.date, locale, 'dayAndWeekday');
  return (
    <p className="intro">
      {t('line', { grade: whoIn(trip.children, trip.grade), day, place: trip.place })}
    </p>
  );
}

function Next({ trip, zone }: { trip: AskedTrip; zone: string }) {
  const t = useTranslations('class-trips.sent');
  const locale = useLocale();
  return (
    <ol className="trip-next">
      <li data-done="">
        <b>{t('asked')}</b>
        <p>{formatMoment(trip.asked_at, zone, locale)}</p>
      </li>
      <li>
        <b>{trip.lunches === null ? t('looksNames') : t('looks', { count: trip.lunches })}</b>
        <p>{t('until', { time: formatMoment(trip.lock_at, zone, locale) })}</p>
      </li>
      <li>
        <b>{t('families')}</b>
        <p>{t('familiesText')}</p>
      </li>
    </ol>
  );
}
