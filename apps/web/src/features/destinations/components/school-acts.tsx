import { Link } from '@tanstack/react-router';
import type { DestinationRecord } from '@yay/contract/destinations/calls';
import { PAGES } from '@yay/contract/pages';
import {
  AcademicCapIcon,
  ArrowTopRightOnSquareIcon,
  CalendarDaysIcon,
  EnvelopeIcon,
} from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { isPage } from '../../../parts/place-tabs.tsx';
import { schoolPath } from '../../../parts/school-portal/index.ts';

const BLACKOUT_NEW = '/admin/schools/$school/schedule/blackouts/new';

/** Offers the most frequent acts on a school. */
export function SchoolActs({ school }: { school: DestinationRecord }) {
  const t = useTranslations('destinations');
  return (
    <section aria-labelledby="school-acts">
      <h2 id="school-acts">{t('acts')}</h2>
      <ul className="act-list">
        <li>
          <Link to={PAGES.adminSchools.path} search={{}} activeOptions={{ exact: true }}>
            <AcademicCapIcon small />
            {t('all')}
          </Link>
        </li>
        <li>
          <Link to={schoolPath(school)} search={{}}>
            <ArrowTopRightOnSquareIcon small />
            {t('visit')}
          </Link>
        </li>
        {school.contact_email && (
          <li>
            <a href={`mailto:${school.contact_email}`}>
              <EnvelopeIcon small />
              {t('mail')}
            </a>
          </li>
        )}
        {isPage(BLACKOUT_NEW) && (
          <li>
            <Link to={BLACKOUT_NEW} params={{ school: String(school.id) }} search={{}}>
              <CalendarDaysIcon small />
              {t('blackouts')}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
