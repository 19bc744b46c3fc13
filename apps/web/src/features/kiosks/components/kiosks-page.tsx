import { useQuery } from '@tanstack/react-query';
import type { ReaderRecord } from '@yay/contract/badges/calls';
import type { Kiosk } from '@yay/contract/kiosks/calls';
import { NativeSelect } from '@yay/ui/native-select';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl';
import { ListHead } from '../../../lib/list/index.ts';
import { useOpenPart } from '../../../lib/open-part.ts';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { useSchoolNews } from '../../../parts/school-portal/index.ts';
import { badgesQuery, everySchoolQuery, kiosksQuery, readersQuery } from '../api/kiosk-calls.ts';
import { SchoolBadges } from './school-badges.tsx';
import { SchoolKiosks } from './school-kiosks.tsx';
import { SchoolReaders } from './school-readers.tsx';
import '../../../lib/staff/record.css';
import './kiosks.css';

/** Tablets, readers and badges of one school at a time. */
export function KiosksPage({
  schoolId,
  onSchool,
}: {
  schoolId: number | null;
  onSchool: (id: number) => void;
}) {
  const t = useTranslations('kiosks.admin');
  const schools = useQuery(everySchoolQuery);
  const chosen = schools.data?.find(({ id }) => id === schoolId)?.id ?? schools.data?.[0]?.id;
  useSchoolNews(chosen ?? null);
  return (
    <div className="list record kiosks">
      <ListHead title={t('title')} count={undefined} />
      <p className="lead">{t('intro')}</p>
      {schools.isError ? (
        <StaffFailed
          title={t('failedTitle')}
          retry={t('retry')}
          onRetry={() => void schools.refetch()}
        >
          {t('failedText')}
        </StaffFailed>
      ) : schools.data === undefined ? (
        <Waiting />
      ) : (
        <>
          <NativeSelect
            label={t('school')}
            value={chosen ?? ''}
            onChange={(event) => onSchool(Number(event.currentTarget.value))}
          >
            {schools.data.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
          {chosen !== undefined && <OfSchool key={chosen} schoolId={chosen} />}
        </>
      )}
    </div>
  );
}

function Waiting() {
  const t = useTranslations('kiosks.admin');
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton width="100%" height="20rem" />
    </SkeletonGroup>
  );
}

function OfSchool({ schoolId }: { schoolId: number }) {
  const t = useTranslations('kiosks.admin');
  const kiosks = useQuery(kiosksQuery(schoolId));
  const readers = useQuery(readersQuery(schoolId));
  const badges = useQuery(badgesQuery(schoolId, 'lunchers', '', 1));
  const all = [kiosks, readers, badges];
  if (all.some(({ isError, data }) => isError && data === undefined)) {
    const again = () => void Promise.all(all.map(({ refetch }) => refetch()));
    return (
      <StaffFailed title={t('failedTitle')} retry={t('retry')} onRetry={again}>
        {t('failedText')}
      </StaffFailed>
    );
  }
  if (!kiosks.data || !readers.data || !badges.data) return <Waiting />;
  return <Loaded schoolId={schoolId} kiosks={kiosks.data} readers={readers.data} />;
}

function Loaded({
  schoolId,
  kiosks,
  readers,
}: {
  schoolId: number;
  kiosks: readonly Kiosk[];
  readers: readonly ReaderRecord[];
}) {
  useOpenPart();
  return (
    <>
      <SchoolKiosks schoolId={schoolId} kiosks={kiosks} />
      <SchoolReaders schoolId={schoolId} readers={readers} />
      <SchoolBadges schoolId={schoolId} />
    </>
  );
}
