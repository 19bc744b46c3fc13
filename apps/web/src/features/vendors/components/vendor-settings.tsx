import type { VendorRecord as Vendor, VendorConflict } from '@yay/contract/vendors/calls';
import { useTranslations } from 'use-intl';
import { RecordEdit, useRecordEdit } from '../../../lib/record-form/index.ts';
import { updateVendor } from '../api/save-vendor.ts';
import { vendorKey, vendorQuery } from '../api/vendor-query.ts';
import { inputOf, type VendorValues, valuesOf } from '../model/vendor-values.ts';
import { VendorActs } from './vendor-acts.tsx';
import { VendorFields } from './vendor-fields.tsx';
import { VendorHead } from './vendor-head.tsx';
import { VendorRecord } from './vendor-record.tsx';

/** Shows the settings of a vendor. */
export function VendorSettings() {
  return (
    <VendorRecord here="settings">{(vendor) => <SettingsForm vendor={vendor} />}</VendorRecord>
  );
}

function SettingsForm({ vendor }: { vendor: Vendor }) {
  const t = useTranslations('vendors');
  const common = useTranslations('admin.record');
  const edit = useRecordEdit(vendor, {
    queryKey: vendorQuery(vendor.id).queryKey,
    keyOfAll: vendorKey(vendor.id),
    valuesOf,
    inputOf,
    update: (version, input) => updateVendor(vendor.id, version, input),
    conflictOf: (body) => (body as VendorConflict | undefined)?.vendor,
    saved: 'vendorUpdated',
  });
  const labels: Record<keyof VendorValues, string> = {
    display_name: t('displayName'),
    branch_name: t('branch'),
    vendor_code: t('code'),
    short_name: t('shortName'),
    contacts: t('contacts'),
    is_high_volume: t('volume'),
  };
  const textOf = (values: VendorValues, field: keyof VendorValues): string => {
    if (field === 'is_high_volume') return t(values.is_high_volume ? 'yes' : 'no');
    if (field !== 'contacts') return values[field] || common('nothing');
    return values.contacts.map(({ email }) => email).join(', ') || common('nothing');
  };
  return (
    <RecordEdit
      edit={edit}
      version={vendor.version}
      labelOf={(field) => labels[field]}
      textOf={textOf}
      head={<VendorHead vendor={vendor} here="settings" />}
      side={<VendorActs vendor={vendor} />}
    >
      <VendorFields fields={edit.fields} />
    </RecordEdit>
  );
}
