import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { DestinationRecord } from '@yay/contract/destinations/calls';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { schoolQuery } from '../../../parts/school-query.ts';

/** The school that the address names, for whatever is shown of it. */
export function SchoolPage({ children }: { children: (school: DestinationRecord) => ReactNode }) {
  const t = useTranslations('blackouts.school');
  const { school = '' }: { school?: string } = useParams({ strict: false });
  const query = useQuery(schoolQuery(Number(/\d+$/.exec(school)?.[0] ?? 0)));
  return (
    <div className="record">
      {query.data === undefined && <h1 className="sr">{t('title')}</h1>}
      <StaffPart query={query} texts={t}>
        {children}
      </StaffPart>
    </div>
  );
}
