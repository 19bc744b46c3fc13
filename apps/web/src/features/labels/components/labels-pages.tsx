import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useTranslations } from 'use-intl';
import { RecordCrumbs } from '../../../lib/record-form/index.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { SchoolTabs } from '../../../parts/place-tabs.tsx';
import { SchoolFrame } from '../../../parts/school-portal/index.ts';
import { schoolQuery } from '../../../parts/school-query.ts';
import { LabelBoard } from './label-board.tsx';
import '../../../lib/staff/record.css';

/** Labels in a school's own portal. */
export function PortalLabels() {
  const t = useTranslations('labels');
  const { school: segment = '' }: { school?: string } = useParams({ strict: false });
  return (
    <SchoolFrame segment={segment} here="labels">
      {(school) => (
        <>
          <div className="record-head">
            <h1>{t('title')}</h1>
          </div>
          <LabelBoard key={school.id} schoolId={school.id} />
        </>
      )}
    </SchoolFrame>
  );
}

/** Shows a school's labels to the team that looks after schools. */
export function AdminLabels() {
  const t = useTranslations('labels');
  const schools = useTranslations('destinations');
  const { school = '' }: { school?: string } = useParams({ strict: false });
  const query = useQuery(schoolQuery(Number(/\d+$/.exec(school)?.[0] ?? 0)));
  return (
    <div className="record">
      {query.data === undefined && <h1 className="sr">{t('title')}</h1>}
      <StaffPart query={query} texts={t}>
        {(found) => (
          <>
            <RecordCrumbs list={schools('title')} to={PAGES.adminSchools.path} here={found.name} />
            <div className="record-head">
              <h1>
                {found.name}: {t('title')}
              </h1>
            </div>
            <SchoolTabs id={found.id} here="labels" />
            <LabelBoard key={found.id} schoolId={found.id} />
          </>
        )}
      </StaffPart>
    </div>
  );
}
