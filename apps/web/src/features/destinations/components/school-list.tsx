import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl/react';
import { PortalList } from '../../../parts/portal-list.tsx';
import { schoolPath, schoolsQuery } from '../../../parts/school-portal/index.ts';
import { sayZone } from '../model/say-week.ts';

/** The schools that somebody may see. */
export function SchoolList({ page, contact }: { page: number; contact: string }) {
  const t = useTranslations('destinations.portal.schools');
  const locale = useLocale();
  return (
    <PortalList
      words="destinations.portal.schools"
      answer={useQuery(schoolsQuery(page))}
      contact={contact}
      nameOf={({ name }) => name}
      pathOf={schoolPath}
      columns={[
        { title: t('city'), of: ({ city }) => city },
        { title: t('market'), of: ({ market }) => market.name },
        { title: t('timeZone'), of: ({ market }) => sayZone(market.timezone, locale) },
      ]}
    />
  );
}
