import { useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useTranslations } from 'use-intl';
import { RecordCreate, useRecordCreate } from '../../../lib/record-form/index.ts';
import { createVendor } from '../api/save-vendor.ts';
import { inputOf, NEW_VENDOR } from '../model/vendor-values.ts';
import { VendorFields } from './vendor-fields.tsx';

/** A new vendor. */
export function VendorCreate() {
  const t = useTranslations('vendors');
  const navigate = useNavigate();
  const { fields, ...create } = useRecordCreate({
    begin: NEW_VENDOR,
    inputOf,
    create: async (input) => {
      const { id } = await createVendor(input);
      await navigate({
        to: PAGES.adminVendor.path,
        params: { vendor: String(id) },
        search: { alert: 'vendorCreated' },
        ignoreBlocker: true,
      });
    },
  });
  return (
    <RecordCreate texts={t} list={t('title')} to={PAGES.adminVendors.path} create={create}>
      <VendorFields fields={fields} />
    </RecordCreate>
  );
}
