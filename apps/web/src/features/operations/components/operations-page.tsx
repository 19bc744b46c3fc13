import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PAGES, type PageName } from '@yay/contract/pages';
import { can } from '@yay/domain/access';
import { ArrowPathIcon } from '@yay/ui/icons';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useMe } from '../../../lib/session.ts';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { RecordTabs } from '../../../parts/record-tabs.tsx';
import '../../../lib/staff/record.css';
import './operations.css';

const PLACES = {
  requests: 'opsRequests',
  exceptions: 'opsExceptions',
  jobs: 'opsJobs',
  mail: 'opsMail',
  schedules: 'opsSchedules',
} as const satisfies Record<string, PageName>;
export type OperationsPlace = keyof typeof PLACES;

export interface OperationsPageProps<Data> {
  place: OperationsPlace;
  // biome-ignore lint/suspicious/noExplicitAny: a key is whatever its query says.
  query: UseQueryOptions<Data, Error, Data, any>;
  filter?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The frame of the operations pages: which one, what is asked for, and what came. */
export function OperationsPage<Data>({
  place,
  query,
  filter,
  children,
}: OperationsPageProps<Data>) {
  const t = useTranslations('operations');
  const { data, error, refetch, isFetching } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="ops">
      <OperationsNav />
      <header className="ops-head">
        <div>
          <h1>{t(`${place}.title`)}</h1>
          <p className="mid">{t(`${place}.intro`)}</p>
        </div>
        <button
          type="button"
          className="staff-btn"
          aria-disabled={isFetching}
          onClick={() => void refetch()}
        >
          <ArrowPathIcon small />
          {t('refresh')}
        </button>
      </header>
      {filter}
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <StaffFailed
          error={error}
          title={t('failed')}
          retry={t('retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonGroup label={t('loading')} className="ops-skeleton">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
            <Skeleton key={row} height="2.25rem" />
          ))}
        </SkeletonGroup>
      )}
    </div>
  );
}

function OperationsNav() {
  const t = useTranslations('operations.nav');
  const me = useMe();
  const permissions = new Set(me?.permissions);
  const open = (Object.keys(PLACES) as OperationsPlace[]).filter((place) =>
    can(permissions, PAGES[PLACES[place]].permission),
  );
  return (
    <RecordTabs label={t('label')}>
      {open.map((place) => (
        <Link key={place} to={PAGES[PLACES[place]].path} search={{}}>
          {t(place)}
        </Link>
      ))}
    </RecordTabs>
  );
}
