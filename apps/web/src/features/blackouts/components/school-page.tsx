import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { DestinationRecord } from '@yay/contract/destinations/calls';
import { PAGES } from '@yay/contract/pages';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RecordStandIn } from '../../../lib/record-form/index.ts';
import { SchoolTabs } from '../../../parts/place-tabs.tsx';
import { schoolQuery } from '../../../parts/school-query.ts';

/** The school that the address names, for whatever is shown of it. */
export function SchoolPage({
  here,
  children,
}: {
  /** The tab that the page is, if it is one. */
  here?: 'schedule';
  children: (school: DestinationRecord) => ReactNode;
}) {
  const t = useTranslations('destinations');
  const { school = '' }: { school?: string } = useParams({ strict: false });
  const id = Number(/\d+$/.exec(school)?.[0] ?? 0);
  const query = useQuery(schoolQuery(id));
  if (query.data !== undefined) return <div className="record">{children(query.data)}</div>;
  return (
    <RecordStandIn
      id={id}
      list={{ title: t('title'), to: PAGES.adminSchools.path }}
      tabs={here && <SchoolTabs id={id} here={here} />}
      query={query}
      texts={t}
    />
  );
}
