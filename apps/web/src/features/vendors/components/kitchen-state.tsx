import type { VendorCounts } from '@yay/contract/vendors/calls';
import { ClockIcon, LockClosedIcon } from '@yay/ui/icons';
import { useLocale, useTranslations } from 'use-intl/react';
import { sayLock } from '../model/say-time.ts';

/** Whether these counts are the last ones. Said aloud when it changes while one looks. */
export function KitchenState({ counts }: { counts: VendorCounts }) {
  const t = useTranslations('vendors.portal.state');
  const locale = useLocale();
  return (
    <div role="status" className="kitchen-state-live">
      {counts.final && (
        <div className="kitchen-state is-final">
          <LockClosedIcon />
          <p>
            <b>{t('final')}</b> {t('finalText')}
          </p>
        </div>
      )}
      {counts.locks_at !== null && (
        <div className="kitchen-state is-open">
          <ClockIcon />
          <p>
            <b>{t('open', { when: sayLock(counts.locks_at, counts, locale) })}</b> {t('openText')}
          </p>
        </div>
      )}
    </div>
  );
}
