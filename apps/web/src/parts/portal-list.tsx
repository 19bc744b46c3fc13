import { Link, Navigate } from '@tanstack/react-router';
import { EmptyState } from '@yay/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl/react';
import { RecordTable } from '../lib/record-table.tsx';
import { StaffFailed } from '../lib/staff-failed.tsx';
import './portal-head.css';

interface Found<Place> {
  readonly data: readonly Place[];
  readonly total: number;
  readonly current_page: number;
  readonly last_page: number;
}

export interface PortalListProps<Place> {
  words: 'destinations.portal.schools' | 'vendors.portal.kitchens';
  answer: { data: Found<Place> | undefined; error: Error | null; refetch: () => unknown };
  /** The address that somebody writes to who finds nothing here. */
  contact: string;
  nameOf: (place: Place) => string;
  pathOf: (place: Place) => string;
  columns: readonly { readonly title: string; readonly of: (place: Place) => string }[];
}

/** The places that a portal opens for somebody. Who has one only is taken straight to it. */
export function PortalList<Place extends { readonly id: number }>(props: PortalListProps<Place>) {
  const { words, answer, contact, pathOf } = props;
  const t = useTranslations();
  const { data, error, refetch } = answer;
  const [only] = data?.total === 1 ? data.data : [];
  if (only) return <Navigate to={pathOf(only)} replace />;
  return (
    <div className="staff">
      <header className="portal-head">
        <h1>{t(`${words}.title`)}</h1>
        {data && data.data.length > 0 && <p className="intro mid">{t(`${words}.intro`)}</p>}
      </header>
      {data ? (
        data.data.length > 0 ? (
          <Places {...props} found={data} />
        ) : (
          <EmptyState title={t(`${words}.emptyTitle`)}>
            {t(`${words}.emptyText`, { email: contact })}
          </EmptyState>
        )
      ) : error ? (
        <StaffFailed
          error={error}
          title={t(`${words}.errorTitle`)}
          retry={t(`${words}.retry`)}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonGroup label={t(`${words}.loading`)}>
          <Skeleton width="20rem" height="1rem" />
          <Skeleton height="14rem" />
        </SkeletonGroup>
      )}
    </div>
  );
}

function Places<Place extends { readonly id: number }>(
  props: PortalListProps<Place> & { found: Found<Place> },
) {
  const { words, found, nameOf, pathOf, columns } = props;
  const t = useTranslations();
  return (
    <RecordTable
      rows={found.data}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'name',
          title: t(`${words}.name`),
          cell: (place) => (
            <Link to={pathOf(place)} search={{}} className="row-link">
              {nameOf(place)}
            </Link>
          ),
        },
        ...columns.map(({ title, of }) => ({ id: title, title, look: 'mid', cell: of })),
      ]}
      pager={{ page: found.current_page, last: found.last_page, search: {} }}
    />
  );
}
