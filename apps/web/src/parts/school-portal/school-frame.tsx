import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useRouter } from '@tanstack/react-router';
import type { DestinationRecord } from '@yay/contract/destinations/calls';
import { idOfSlug } from '@yay/domain/text';
import { ChevronDownIcon } from '@yay/ui/icons';
import { MenuButton } from '@yay/ui/menu-button';
import { Notice } from '@yay/ui/notice';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { HttpError } from '../../lib/http/index.ts';
import { StaffFailed } from '../../lib/staff-failed.tsx';
import { RecordTabs } from '../record-tabs.tsx';
import { schoolQuery } from '../school-query.ts';
import { OPEN_TABS, type SchoolTab, sameAt, schoolPath, schoolSegment } from './school-address.ts';
import { schoolsQuery } from './schools-query.ts';
import { useSchoolNews } from './use-school-news.ts';
import '@yay/ui/fonts-staff.css';
import '../../lib/staff/record-fields.css';
import '../../lib/staff/staff.css';
import '../portal-head.css';
import './school-frame.css';

export interface SchoolFrameProps {
  /** The part of the address that names the school: a readable name, and the id that decides. */
  segment: string;
  here: SchoolTab;
  children: (school: DestinationRecord) => ReactNode;
}

/**
 * The frame of a school's own pages: whose they are, the pages beside this one, and the way to
 * another school. A name that is no longer right leads to the one that is. Says the words
 * `destinations-portal`.
 */
export function SchoolFrame({ segment, here, children }: SchoolFrameProps) {
  const id = idOfSlug(segment);
  if (id === null) throw new HttpError(404, 'not_found');
  return (
    <KnownSchool key={id} id={id} segment={segment} here={here}>
      {children}
    </KnownSchool>
  );
}

function KnownSchool({ id, segment, here, children }: SchoolFrameProps & { id: number }) {
  const t = useTranslations('destinations-portal');
  const router = useRouter();
  const { data: school, error, refetch } = useQuery(schoolQuery(id));
  // A school that is not theirs is not listened to either.
  useSchoolNews(school?.id ?? null);
  if (school && schoolSegment(school) !== segment) {
    // Read, not followed: following it would draw this anew on the way and lead there again.
    const { pathname, search } = router.state.location;
    const below = pathname.split('/').slice(3).join('/');
    const path = below === '' ? schoolPath(school) : `${schoolPath(school)}/${below}`;
    return <Navigate to={path} search={search} replace />;
  }
  return (
    <div className="staff school-frame" aria-busy={!school && !error}>
      <div className="school-bar">
        {school ? (
          <SchoolName school={school} />
        ) : (
          <span className="school-bar-name">
            {!error && <Skeleton width="11rem" height="1rem" />}
          </span>
        )}
        <RecordTabs label={t('label', { school: school?.name ?? '' })}>
          {OPEN_TABS.map(([tab, below]) => (
            <Link
              key={tab}
              to={`/schools/${segment}${below}`}
              search={{}}
              activeOptions={{ exact: true }}
              aria-current={tab === here ? 'page' : undefined}
            >
              {t(`tabs.${tab}`)}
            </Link>
          ))}
        </RecordTabs>
      </div>
      {school ? (
        <>
          {school.status === 'suspended' && <Notice tone="late">{t('suspended')}</Notice>}
          {children(school)}
        </>
      ) : (
        <>
          <header className="portal-head">
            <h1>{t(`tabs.${here}`)}</h1>
          </header>
          {error ? (
            <StaffFailed
              error={error}
              title={t('failed')}
              retry={t('retry')}
              onRetry={() => void refetch()}
            />
          ) : (
            <SkeletonGroup label={t('loading')}>
              <Skeleton height="8rem" />
              <Skeleton height="16rem" />
            </SkeletonGroup>
          )}
        </>
      )}
    </div>
  );
}

/** Leads to the same page of another school, for those who have several. */
function SchoolName({ school }: { school: DestinationRecord }) {
  const t = useTranslations('destinations-portal');
  const navigate = useNavigate();
  const router = useRouter();
  const { data: schools } = useQuery(schoolsQuery(1));
  if (!schools || schools.total < 2) return <span className="school-bar-name">{school.name}</span>;
  const others = schools.data.filter(({ id }) => id !== school.id);
  function go(id: string) {
    const other = others.find((one) => String(one.id) === id);
    void navigate(other ? sameAt(other, router.state.location) : { to: '/schools', search: {} });
  }
  return (
    <MenuButton
      label={t('switch', { school: school.name })}
      className="school-bar-name"
      align="start"
      items={[
        ...others.map(({ id, name, city }) => ({ id: String(id), label: name, note: city })),
        ...(schools.last_page > 1 ? [{ id: 'all', label: t('all'), divided: true }] : []),
      ]}
      onAction={go}
    >
      {school.name}
      <ChevronDownIcon small />
    </MenuButton>
  );
}
