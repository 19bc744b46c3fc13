import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { VendorRecord } from '@yay/contract/vendors/calls';
import {
  ArrowTopRightOnSquareIcon,
  ArrowUturnLeftIcon,
  BuildingStorefrontIcon,
  EnvelopeIcon,
  NoSymbolIcon,
  PlusIcon,
} from '@yay/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { isPage } from '../../../parts/place-tabs.tsx';
import { actOnVendor } from '../api/save-vendor.ts';
import { vendorKey, vendorQuery } from '../api/vendor-query.ts';
import { vendorPath } from '../model/vendor-address.ts';

const VendorActDialog = lazy(() => import('./vendor-act-dialog.tsx'));

const ITEM_NEW = '/admin/vendors/$vendor/menu-items/new';

/** What is done most with a vendor. */
export function VendorActs({ vendor }: { vendor: VendorRecord }) {
  const t = useTranslations('vendors');
  const client = useQueryClient();
  const errorText = useErrorText();
  const [asked, setAsked] = useState<'suspend' | 'unsuspend' | 'unable'>();
  const [busy, setBusy] = useState(false);
  const { id, contacts } = vendor;
  const act = vendor.suspended_on === null ? 'suspend' : 'unsuspend';

  async function carryOut() {
    if (busy) return;
    setBusy(true);
    let next: 'unable' | undefined;
    try {
      client.setQueryData(vendorQuery(id).queryKey, await actOnVendor(act, id));
      showAlert(act === 'suspend' ? 'vendorSuspended' : 'vendorUnsuspended');
    } catch (error) {
      if (isHttpError(error) && error.status === 400) next = 'unable';
      else showAlert(errorText(error));
    }
    await client.invalidateQueries({ queryKey: vendorKey(id) });
    setBusy(false);
    setAsked(next);
  }

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
          <button
            type="button"
            className={act === 'suspend' ? 'danger' : undefined}
            onClick={() => setAsked(act)}
          >
            {act === 'suspend' ? <NoSymbolIcon small /> : <ArrowUturnLeftIcon small />}
            {t(act)}
          </button>
        </li>
      </ul>
      {asked && (
        <Suspense>
          <VendorActDialog
            asked={asked}
            vendor={vendor}
            busy={busy}
            onConfirm={() => void carryOut()}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
