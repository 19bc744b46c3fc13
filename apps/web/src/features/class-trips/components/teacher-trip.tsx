import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TeachersTrips } from '@yay/contract/class-trips/calls';
import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isHttpError } from '../../../lib/http/index.ts';
import { teacherQuery } from '../api/teacher.ts';
import { takeTripToken } from '../model/trip-token.ts';
import { TripAsked } from './trip-asked.tsx';
import { TripForm } from './trip-form.tsx';
import './teacher-trip.css';

/** Opens from a teacher's link: she asks for a day, without an account. */
export function TeacherTrip() {
  const t = useTranslations('class-trips.ask');
  const [token] = useState(takeTripToken);
  const query = useQuery({ ...teacherQuery(token), enabled: token !== '' });
  const isOver = isHttpError(query.error) && query.error.status === 422;
  if (token === '' || isOver) {
    return (
      <div className="door-form">
        <h1>{t('overTitle')}</h1>
        <p className="intro">{t('over')}</p>
      </div>
    );
  }
  if (query.data) return <Opened token={token} link={query.data} />;
  if (query.isError) {
    return (
      <div className="door-form">
        <h1>{t('failedTitle')}</h1>
        <Notice tone="danger" live="alert">
          {t('failed')}
        </Notice>
        <Button wide onClick={() => void query.refetch()} loading={query.isFetching}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  return (
    <SkeletonGroup label={t('loading')} className="door-form">
      <Skeleton height="2.5rem" width="70%" />
      <Skeleton height="3rem" />
      <Skeleton height="8rem" />
      <Skeleton height="3.25rem" />
    </SkeletonGroup>
  );
}

function Opened({ token, link }: { token: string; link: TeachersTrips }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(link.trips.length === 0);
  const keep = (next: TeachersTrips) => client.setQueryData(teacherQuery(token).queryKey, next);
  return asking ? (
    <TripForm
      token={token}
      link={link}
      onAsked={(next) => {
        keep(next);
        setAsking(false);
        window.scrollTo(0, 0);
      }}
    />
  ) : (
    <TripAsked token={token} link={link} onChanged={keep} onAnother={() => setAsking(true)} />
  );
}
