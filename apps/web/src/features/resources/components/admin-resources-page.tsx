import { useQuery } from '@tanstack/react-query';
import { PAGES } from '@yay/contract/pages';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl/react';
import { useErrorText } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http/index.ts';
import { RecordCrumbs } from '../../../lib/record-form/index.ts';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { SchoolTabs } from '../../../parts/place-tabs.tsx';
import { schoolQuery } from '../../../parts/school-query.ts';
import { ResourceBoard } from './resource-board.tsx';
import '../../../lib/staff/record.css';

/** The documents of a school, as the team looks after them. */
export function AdminResourcesPage({ id }: { id: string }) {
  const t = useTranslations('resources');
  const list = useTranslations('destinations');
  const errorText = useErrorText();
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new HttpError(404, 'not_found');
  const { data: school, error, refetch } = useQuery(schoolQuery(Number(id)));
  return (
    <div className="record">
      <RecordCrumbs list={list('title')} to={PAGES.adminSchools.path} here={school?.name ?? id} />
      <div className="record-head">
        <h1>{school?.name ?? list('title')}</h1>
      </div>
      {school && <SchoolTabs id={school.id} here="resources" />}
      {school ? (
        <ResourceBoard school={school} level="h2" />
      ) : error ? (
        <StaffFailed title={t('errorTitle')} retry={t('retry')} onRetry={() => void refetch()}>
          {errorText(error)}
        </StaffFailed>
      ) : (
        <SkeletonGroup label={t('loading')}>
          <Skeleton height="2.25rem" />
          <Skeleton height="16rem" />
        </SkeletonGroup>
      )}
    </div>
  );
}
