import { useParams } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { VendorRecord as Vendor } from '@yay/contract/vendors/calls';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { HttpError } from '../../../lib/http/index.ts';
import { RecordLoader } from '../../../lib/record-form/index.ts';
import { VendorTabs } from '../../../parts/place-tabs.tsx';
import { vendorKey, vendorQuery } from '../api/vendor-query.ts';
import '../../../lib/staff/record.css';
import '../../../parts/place-records.css';

/** The vendor that the address names. */
export function VendorRecord({
  here,
  children,
}: {
  here: 'home' | 'settings';
  children: (vendor: Vendor) => ReactNode;
}) {
  const { vendor: segment = '' }: { vendor?: string } = useParams({ strict: false });
  const t = useTranslations('vendors');
  if (!/^[1-9]\d{0,9}$/.test(segment)) throw new HttpError(404, 'not_found');
  const id = Number(segment);
  return (
    <RecordLoader
      key={segment}
      query={vendorQuery(id)}
      keyOfAll={vendorKey(id)}
      channel={`private-record.vendor.${id}`}
      texts={t}
      tabs={<VendorTabs id={id} here={here} />}
      id={id}
      list={{ title: t('title'), to: PAGES.adminVendors.path }}
    >
      {children}
    </RecordLoader>
  );
}
