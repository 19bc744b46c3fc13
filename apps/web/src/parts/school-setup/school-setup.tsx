import { useQuery } from '@tanstack/react-query';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../lib/error-text.ts';
import { StaffFailed } from '../../lib/staff-failed.tsx';
import { setupQuery } from './api.ts';
import { Contacts } from './contacts.tsx';
import { Periods } from './periods.tsx';
import { Rooms } from './rooms.tsx';
import './school-setup.css';

/** Rooms, lunch periods and contacts of a school. Pages that show it say the words `school-setup`. */
export function SchoolSetup({ schoolId }: { schoolId: number }) {
  const t = useTranslations('school-setup');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(setupQuery(schoolId));
  if (data) {
    return (
      <div className="setups">
        <Rooms schoolId={schoolId} setup={data} />
        <Periods schoolId={schoolId} setup={data} />
        <Contacts schoolId={schoolId} setup={data} />
      </div>
    );
  }
  if (error) {
    return (
      <StaffFailed title={t('errorTitle')} retry={t('retry')} onRetry={() => void refetch()}>
        {errorText(error)}
      </StaffFailed>
    );
  }
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton height="14rem" />
      <Skeleton height="9rem" />
      <Skeleton height="14rem" />
    </SkeletonGroup>
  );
}
