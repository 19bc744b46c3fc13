import type { DestinationRecord } from '@yay/contract/destinations/calls';
import { PAGES } from '@yay/contract/pages';
import { useLocale, useTranslations } from 'use-intl';
import { RecordCrumbs } from '../../../lib/record-form/index.ts';
import { SchoolTabs } from '../../../parts/place-tabs.tsx';
import { sayZone } from '../model/say-week.ts';

const LOOKS = { active: 'active', suspended: 'suspended', archived: 'deleted' } as const;

export function SchoolHead({
  school,
  here,
}: {
  school: DestinationRecord;
  here: 'home' | 'settings';
}) {
  const t = useTranslations('destinations');
  const common = useTranslations('admin.record');
  const locale = useLocale();
  return (
    <>
      <RecordCrumbs list={t('title')} to={PAGES.adminSchools.path} here={school.name} />
      <div className="record-head">
        <div>
          <h1>{school.name}</h1>
          <p className="record-meta">
            <span className={`standing is-${LOOKS[school.status]}`}>
              {t(`statuses.${school.status}`)}
            </span>
            <span>{school.abbreviation}</span>
            {school.city && <span>{school.city}</span>}
            <span>
              {school.market.name}, {sayZone(school.market.timezone, locale)}
            </span>
            <span className="num dim">{common('number', { id: String(school.id) })}</span>
          </p>
        </div>
      </div>
      <SchoolTabs id={school.id} here={here} />
    </>
  );
}
