import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { VendorRecord } from '@yay/contract/vendors/calls';
import {
  ArrowTopRightOnSquareIcon,
  BuildingStorefrontIcon,
  EnvelopeIcon,
  PlusIcon,
} from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { isPage } from '../../../parts/place-tabs.tsx';
import { vendorPath } from '../model/vendor-address.ts';
import { SuspendAct } from './suspend-act.tsx';

const ITEM_NEW = '/admin/vendors/$vendor/menu-items/new';

/** Offers the most frequent acts on a vendor. */
export function VendorActs({ vendor }: { vendor: VendorRecord }) {
  const t = useTranslations('vendors');
  const { id, contacts } = vendor;
  return (
    <section aria-labelledby="vendor-acts">
      <h2 id="vendor-acts">{t('acts')}</h2>
      <ul className="act-list">
        <li>
          <Link to={PAGES.adminVendors.path} search={{}} activeOptions={{ exact: true }}>
            <BuildingStorefrontIcon small />
            {t('all')}
          </Link>
        </li>
        <li>
          <Link to={vendorPath(vendor)} search={{}}>
            <ArrowTopRightOnSquareIcon small />
            {t('visit')}
          </Link>
        </li>
        {isPage(ITEM_NEW) && (
          <li>
            <Link to={ITEM_NEW} params={{ vendor: String(id) }} search={{}}>
              <PlusIcon small />
              {t('addItem')}
            </Link>
          </li>
        )}
        {contacts.length > 0 && (
          <li>
            <a href={`mailto:${contacts.map(({ email }) => email).join(',')}`}>
              <EnvelopeIcon small />
              {t('mail')}
            </a>
          </li>
        )}
        <li>
          <SuspendAct vendor={vendor} />
        </li>
      </ul>
    </section>
  );
}
