import type { VendorCounts } from '@yay/contract/vendors/calls';
import { useLocale, useTranslations } from 'use-intl/react';
import { FinalOrOpen } from '../../../parts/final-or-open.tsx';
import { sayLock } from '../model/say-time.ts';

/** Shows whether these counts are the last ones. Said aloud when it changes while one looks. */
export function KitchenState({ counts }: { counts: VendorCounts }) {
  const t = useTranslations('vendors.portal.state');
  const locale = useLocale();
  return (
    <div role="status">
      {counts.final && (
        <FinalOrOpen final title={t('final')}>
          {t('finalText')}
        </FinalOrOpen>
      )}
      {counts.locks_at !== null && (
        <FinalOrOpen
          final={false}
          title={t('open', { when: sayLock(counts.locks_at, counts, locale) })}
        >
          {t('openText')}
        </FinalOrOpen>
      )}
    </div>
  );
}
