import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OrdersAhead } from '@yay/contract/markets/calls';
import { PAGES } from '@yay/contract/pages';
import type { VendorRecord } from '@yay/contract/vendors/calls';
import { Dialog } from '@yay/ui/dialog';
import { ArrowUturnLeftIcon, CalendarDaysIcon, NoSymbolIcon } from '@yay/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { mayOpen } from '../../../lib/may-open.ts';
import { RecordAct } from '../../../lib/record-act.tsx';
import { useMe } from '../../../lib/session.ts';
import { actOnVendor } from '../api/save-vendor.ts';
import { suspensionQuery, vendorKey, vendorQuery } from '../api/vendor-query.ts';
import { useAheadText } from './use-ahead-text.ts';

const HELD = 'vendor-suspend-held';

/**
 * Suspends a vendor or lifts its suspension; ordered lunches hold it, and are told beforehand. It
 * asks nothing until it is known whether there are any.
 */
export function SuspendAct({ vendor }: { vendor: VendorRecord }) {
  const t = useTranslations('vendors');
  const client = useQueryClient();
  const [isUnable, setUnable] = useState(false);
  const { id } = vendor;
  const act = vendor.suspended_on === null ? 'suspend' : 'unsuspend';
  const { data, isPending } = useQuery({ ...suspensionQuery(id), enabled: act === 'suspend' });
  const checking = act === 'suspend' && isPending;
  const ahead = act === 'suspend' && data && data.ahead.orders > 0 ? data.ahead : null;

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
    <>
      <RecordAct
        icon={act === 'suspend' ? <NoSymbolIcon small /> : <ArrowUturnLeftIcon small />}
        label={t(act)}
        danger={act === 'suspend'}
        heldBy={ahead || checking ? HELD : undefined}
        title={t(`${act}Title`, { name: vendor.display_name })}
        text={t(`${act}Text`)}
        call={carryOut}
        queryKey={vendorKey(id)}
        onRefused={sayUnable}
      />
      {checking && (
        <span id={HELD} className="sr">
          {t('suspendChecking')}
        </span>
      )}
      {ahead && <InTheWay vendor={id} ahead={ahead} />}
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
          {ahead && (
            <p className="mid">
              <AheadText ahead={ahead} />
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}

/** Says why a vendor can't be suspended now, and leads to the lunches that are in the way. */
function InTheWay({ vendor, ahead }: { vendor: number; ahead: OrdersAhead }) {
  const t = useTranslations('vendors');
  const me = useMe();
  return (
    <>
      <p id={HELD} className="callout late">
        <span>
          {t('suspendHeld')} <AheadText ahead={ahead} />
        </span>
      </p>
      {mayOpen(me, 'adminMeals') && (
        <Link
          to={PAGES.adminMeals.path}
          search={{ vendor: String(vendor), status: 'placed,locked' }}
        >
          <CalendarDaysIcon small />
          {t('showAhead')}
        </Link>
      )}
    </>
  );
}

function AheadText({ ahead }: { ahead: OrdersAhead }) {
  const aheadText = useAheadText();
  return <>{aheadText(ahead)}</>;
}
