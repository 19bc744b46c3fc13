import { useParams } from '@tanstack/react-router';
import type { DestinationRecord } from '@yay/contract/destinations/calls';
import { PAGES } from '@yay/contract/pages';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { HttpError } from '../../../lib/http/index.ts';
import { RecordLoader } from '../../../lib/record-form/index.ts';
import { SchoolTabs } from '../../../parts/place-tabs.tsx';
import { schoolKey, schoolQuery } from '../../../parts/school-query.ts';
import '../../../lib/staff/record.css';
import '../../../parts/place-records.css';

/** The school that the address names. */
export function SchoolRecord({
  here,
  children,
}: {
  here: 'home' | 'settings';
  children: (school: DestinationRecord) => ReactNode;
}) {
  const { school: segment = '' }: { school?: string } = useParams({ strict: false });
  const t = useTranslations('destinations');
  if (!/^[1-9]\d{0,9}$/.test(segment)) throw new HttpError(404, 'not_found');
  const id = Number(segment);
  return (
    <RecordLoader
      key={segment}
      query={schoolQuery(id)}
      keyOfAll={schoolKey(id)}
      channel={`private-record.school.${id}`}
      texts={t}
      tabs={<SchoolTabs id={id} here={here} />}
      id={id}
      list={{ title: t('title'), to: PAGES.adminSchools.path }}
    >
      {children}
    </RecordLoader>
  );
}
