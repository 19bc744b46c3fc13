import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Blackout } from '@yay/contract/blackouts/calls';
import type { DestinationRecord } from '@yay/contract/destinations/calls';
import { PAGES } from '@yay/contract/pages';
import { PlusIcon } from '@yay/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChannel } from '../../../lib/realtime/index.ts';
import { RecordCrumbs } from '../../../lib/record-form/index.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { SchoolTabs } from '../../../parts/place-tabs.tsx';
import { blackoutsKey, schoolBlackoutsQuery } from '../api/blackouts.ts';
import { LiftDialog } from './lift-dialog.tsx';
import { SchoolClosures } from './school-closures.tsx';
import { SchoolDays } from './school-days.tsx';
import { SchoolPage } from './school-page.tsx';
import '../../../lib/staff/record.css';
import './blackouts.css';

/** Shows a school's closures, and the menus of its grades on the days ahead. */
export function SchoolSchedule() {
  return <SchoolPage here="schedule">{(school) => <Schedule school={school} />}</SchoolPage>;
}

function Schedule({ school }: { school: DestinationRecord }) {
  const t = useTranslations('blackouts.school');
  const places = useTranslations('destinations');
  const client = useQueryClient();
  const query = useQuery(schoolBlackoutsQuery(school.id));
  const [lifting, setLifting] = useState<readonly Blackout[]>([]);
  const refresh = () => void client.invalidateQueries({ queryKey: blackoutsKey });
  useChannel('private-list.blackouts', { 'list.changed': refresh, missed: refresh });
  return (
    <>
      <RecordCrumbs list={places('title')} to={PAGES.adminSchools.path} here={school.name} />
      <div className="record-head">
        <div>
          <h1>{school.name}</h1>
          <p className="record-meta">{school.market.name}</p>
        </div>
        <div className="record-acts">
          <Link
            to={PAGES.schoolBlackoutNew.path}
            params={{ school: String(school.id) }}
            search={{}}
            className="staff-btn primary"
          >
            <PlusIcon small />
            {t('new')}
          </Link>
        </div>
      </div>
      <SchoolTabs id={school.id} here="schedule" />
      <section className="school-closures" aria-labelledby="school-closures">
        <h2 id="school-closures">{t('closures')}</h2>
        <StaffPart query={query} texts={t}>
          {(closures) => <SchoolClosures closures={closures} onLift={(one) => setLifting([one])} />}
        </StaffPart>
      </section>
      <SchoolDays schoolId={school.id} />
      <LiftDialog
        key={lifting.map(({ id }) => id).join()}
        blackouts={lifting}
        onClose={() => setLifting([])}
      />
    </>
  );
}
