import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { VendorRecord } from '@yay/contract/vendors/calls';
import { Dialog } from '@yay/ui/dialog';
import {
  ArrowTopRightOnSquareIcon,
  ArrowUturnLeftIcon,
  BuildingStorefrontIcon,
  EnvelopeIcon,
  NoSymbolIcon,
  PlusIcon,
} from '@yay/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { RecordAct } from '../../../lib/record-act.tsx';
import { isPage } from '../../../parts/place-tabs.tsx';
import { actOnVendor } from '../api/save-vendor.ts';
import { suspensionQuery, vendorKey, vendorQuery } from '../api/vendor-query.ts';
import { vendorPath } from '../model/vendor-address.ts';
import { useAheadText } from './use-ahead-text.ts';

const ITEM_NEW = '/admin/vendors/$vendor/menu-items/new';

/** What is done most with a vendor. */
export function VendorActs({ vendor }: { vendor: VendorRecord }) {
  const t = useTranslations('vendors');
  const client = useQueryClient();
  const [isUnable, setUnable] = useState(false);
  const { id, contacts } = vendor;
  const act = vendor.suspended_on === null ? 'suspend' : 'unsuspend';

  async function carryOut() {
    client.setQueryData(vendorQuery(id).queryKey, await actOnVendor(act, id));
    showAlert(act === 'suspend' ? 'vendorSuspended' : 'vendorUnsuspended');
  }
  function sayUnable(error: unknown) {
    const isRefused = isHttpError(error) && error.status === 400;
    if (isRefused) setUnable(true);
    return isRefused;
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
          <RecordAct
            icon={act === 'suspend' ? <NoSymbolIcon small /> : <ArrowUturnLeftIcon small />}
            label={t(act)}
            danger={act === 'suspend'}
            title={t(`${act}Title`, { name: vendor.display_name })}
            text={t(`${act}Text`)}
            facts={act === 'suspend' && <OrderedAhead vendor={id} />}
            call={carryOut}
            queryKey={vendorKey(id)}
            onRefused={sayUnable}
          />
        </li>
      </ul>
      {isUnable && (
        <Dialog
          open
          role="alertdialog"
          title={t('unableTitle')}
          closeLabel={t('close')}
          done={{ label: t('done'), onPress: () => setUnable(false) }}
          onClose={() => setUnable(false)}
        >
          <p>{t('unableText')}</p>
          <OrderedAhead vendor={id} />
        </Dialog>
      )}
    </section>
  );
}

/** Tells how many lunches of a vendor are ordered; nothing where there are none. */
function OrderedAhead({ vendor }: { vendor: number }) {
  const aheadText = useAheadText();
  const { data } = useQuery(suspensionQuery(vendor));
  if (!data || data.ahead.orders === 0) return null;
  return <p className="mid">{aheadText(data.ahead)}</p>;
}
