import { PAGES } from '@yay/contract/pages';
import type { VendorRecord } from '@yay/contract/vendors/calls';
import { useTranslations } from 'use-intl';
import { RecordCrumbs } from '../../../lib/record-form/index.ts';
import { VendorTabs } from '../../../parts/place-tabs.tsx';

export function VendorHead({ vendor, here }: { vendor: VendorRecord; here: 'home' | 'settings' }) {
  const t = useTranslations('vendors');
  const common = useTranslations('admin.record');
  const state = vendor.suspended_on === null ? 'active' : 'suspended';
  return (
    <>
      <RecordCrumbs list={t('title')} to={PAGES.adminVendors.path} here={vendor.display_name} />
      <div className="record-head">
        <div>
          <h1>{vendor.display_name}</h1>
          <p className="record-meta">
            <span className={`standing is-${state}`}>{t(state)}</span>
            <span>{vendor.vendor_code}</span>
            {vendor.branch_name && <span>{vendor.branch_name}</span>}
            <span className="num dim">{common('number', { id: String(vendor.id) })}</span>
          </p>
        </div>
      </div>
      <VendorTabs id={vendor.id} here={here} />
    </>
  );
}
