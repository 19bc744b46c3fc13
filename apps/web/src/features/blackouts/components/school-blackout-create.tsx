import { PAGES } from '@yay/contract/pages';
import { NO_TARGETS } from '@yay/domain/targets';
import { useTranslations } from 'use-intl';
import { RecordCrumbs } from '../../../lib/record-form/index.ts';
import { NEW_BLACKOUT } from '../model/blackout-values.ts';
import { CreateBody, useAskedDates } from './blackout-create.tsx';
import { SchoolPage } from './school-page.tsx';
import '../../../lib/staff/record.css';
import './blackouts.css';

/** One school, or some of its grades, is closed on some days. */
export function SchoolBlackoutCreate() {
  const t = useTranslations('blackouts');
  const dates = useAskedDates();
  return (
    <SchoolPage>
      {(school) => {
        const schedule = PAGES.schoolSchedule.path.replace('$school', String(school.id));
        return (
          <>
            <RecordCrumbs list={school.name} to={schedule} here={t('create.title')} />
            <CreateBody
              begin={{
                ...NEW_BLACKOUT,
                dates,
                targets: {
                  ...NO_TARGETS,
                  granularity: 'destinations',
                  markets: [school.market.id],
                  destinations: [school.id],
                },
              }}
              listPath={schedule}
            />
          </>
        );
      }}
    </SchoolPage>
  );
}
