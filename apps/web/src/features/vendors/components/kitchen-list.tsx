import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { PortalList } from '../../../parts/portal-list.tsx';
import { vendorsQuery } from '../api/vendors-query.ts';
import { vendorPath } from '../model/vendor-address.ts';

/** The kitchens that somebody may see. */
export function KitchenList({ page, contact }: { page: number; contact: string }) {
  const t = useTranslations('vendors.portal.kitchens');
  return (
    <PortalList
      words="vendors.portal.kitchens"
      answer={useQuery(vendorsQuery(page))}
      contact={contact}
      nameOf={({ display_name: name }) => name}
      pathOf={vendorPath}
      columns={[
        { title: t('branch'), of: ({ branch_name: branch }) => branch },
        { title: t('code'), of: ({ vendor_code: code }) => code },
        {
          title: t('contact'),
          of: ({ contacts }) => contacts.map(({ email }) => email).join(', '),
        },
      ]}
    />
  );
}
