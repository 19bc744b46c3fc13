import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import type { listDestinations } from '@yay/contract/destinations';
import { EmptyState } from '@yay/ui/empty-state';
import { ErrorState } from '@yay/ui/error-state';
import { ArrowPathIcon, ChevronLeftIcon, ChevronRightIcon } from '@yay/ui/icons';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useLocale, useTranslations } from 'use-intl/react';
import { useErrorText } from '../../../lib/error-text.ts';
import type { AnswerOf } from '../../../lib/http/index.ts';
import { schoolsQuery } from '../api/schools-query.ts';
import { sayZone } from '../model/say-week.ts';
import { schoolPath } from '../model/school-address.ts';

type Schools = AnswerOf<typeof listDestinations>;

/** The schools that somebody may see. Who has one only is taken straight to it. */
export function SchoolList({ page, contact }: { page: number; contact: string }) {
  const t = useTranslations('school');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(schoolsQuery(page));
  const [only] = data?.total === 1 ? data.data : [];
  if (only) return <Navigate to={schoolPath(only)} replace />;
  return (
    <div className="staff">
      <header className="kitchen-head">
        <h1>{t('schools.title')}</h1>
      </header>
      {data ? (
        data.data.length > 0 ? (
          <SchoolTable schools={data} />
        ) : (
          <EmptyState title={t('schools.emptyTitle')}>
            {t('schools.emptyText', { email: contact })}
          </EmptyState>
        )
      ) : error ? (
        <ErrorState
          title={t('schools.errorTitle')}
          action={
            <button type="button" className="staff-btn" onClick={() => void refetch()}>
              <ArrowPathIcon small />
              {t('retry')}
            </button>
          }
        >
          {errorText(error)}
        </ErrorState>
      ) : (
        <SkeletonGroup label={t('schools.loading')} className="kitchen-skeleton">
          <Skeleton width="20rem" height="1rem" />
          <Skeleton height="14rem" />
        </SkeletonGroup>
      )}
    </div>
  );
}

function SchoolTable({ schools }: { schools: Schools }) {
  const t = useTranslations('school.schools');
  const locale = useLocale();
  return (
    <>
      <p className="mid">{t('intro')}</p>
      <table className="grid stacked kitchens">
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('city')}</th>
            <th scope="col">{t('market')}</th>
            <th scope="col">{t('timeZone')}</th>
          </tr>
        </thead>
        <tbody>
          {schools.data.map((school) => (
            <tr key={school.id}>
              <th scope="row">
                <Link to={schoolPath(school)} search={{}} className="row-link">
                  {school.name}
                </Link>
              </th>
              <td className="mid">{school.city}</td>
              <td className="mid">{school.market.name}</td>
              <td className="mid">{sayZone(school.market.timezone, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {schools.last_page > 1 && <Pages schools={schools} />}
    </>
  );
}

function Pages({ schools }: { schools: Schools }) {
  const t = useTranslations('school.schools');
  const { current_page: page, last_page: last } = schools;
  return (
    <nav className="pager" aria-label={t('pages')}>
      {page > 1 && (
        <Link
          to="/schools"
          search={{ page: page - 1 }}
          className="staff-btn square"
          aria-label={t('previousPage')}
        >
          <ChevronLeftIcon small />
        </Link>
      )}
      <span>{t('pageOf', { page, last })}</span>
      {page < last && (
        <Link
          to="/schools"
          search={{ page: page + 1 }}
          className="staff-btn square"
          aria-label={t('nextPage')}
        >
          <ChevronRightIcon small />
        </Link>
      )}
    </nav>
  );
}
