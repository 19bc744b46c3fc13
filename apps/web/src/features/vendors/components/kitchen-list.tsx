import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import type { listVendors } from '@yay/contract/vendors';
import { EmptyState } from '@yay/ui/empty-state';
import { ErrorState } from '@yay/ui/error-state';
import { ArrowPathIcon, ChevronLeftIcon, ChevronRightIcon } from '@yay/ui/icons';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl/react';
import { useErrorText } from '../../../lib/error-text.ts';
import type { AnswerOf } from '../../../lib/http/index.ts';
import { vendorsQuery } from '../api/vendors-query.ts';
import { vendorPath } from '../model/vendor-address.ts';

type Kitchens = AnswerOf<typeof listVendors>;

/** The kitchens that somebody may see. Who has one only is taken straight to it. */
export function KitchenList({ page, contact }: { page: number; contact: string }) {
  const t = useTranslations('vendor');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(vendorsQuery(page));
  const [only] = data?.total === 1 ? data.data : [];
  if (only) return <Navigate to={vendorPath(only)} replace />;
  return (
    <div className="staff">
      <header className="kitchen-head">
        <h1>{t('kitchens.title')}</h1>
      </header>
      {data ? (
        data.data.length > 0 ? (
          <Kitchens kitchens={data} />
        ) : (
          <EmptyState title={t('kitchens.emptyTitle')}>
            {t('kitchens.emptyText', { email: contact })}
          </EmptyState>
        )
      ) : error ? (
        <ErrorState
          title={t('kitchens.errorTitle')}
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
        <SkeletonGroup label={t('kitchens.loading')} className="kitchen-skeleton">
          <Skeleton width="20rem" height="1rem" />
          <Skeleton height="14rem" />
        </SkeletonGroup>
      )}
    </div>
  );
}

function Kitchens({ kitchens }: { kitchens: Kitchens }) {
  const t = useTranslations('vendor.kitchens');
  return (
    <>
      <p className="mid">{t('intro')}</p>
      <table className="grid stacked kitchens">
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('branch')}</th>
            <th scope="col">{t('code')}</th>
            <th scope="col">{t('contact')}</th>
          </tr>
        </thead>
        <tbody>
          {kitchens.data.map((kitchen) => (
            <tr key={kitchen.id}>
              <th scope="row">
                <Link to={vendorPath(kitchen)} search={{}} className="row-link">
                  {kitchen.display_name}
                </Link>
              </th>
              <td className="mid">{kitchen.branch_name}</td>
              <td className="mid">{kitchen.vendor_code}</td>
              <td className="mid">{kitchen.contacts.map(({ email }) => email).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {kitchens.last_page > 1 && <Pages kitchens={kitchens} />}
    </>
  );
}

function Pages({ kitchens }: { kitchens: Kitchens }) {
  const t = useTranslations('vendor.kitchens');
  const { current_page: page, last_page: last } = kitchens;
  return (
    <nav className="pager" aria-label={t('pages')}>
      {page > 1 && (
        <Link
          to="/vendors"
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
          to="/vendors"
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
