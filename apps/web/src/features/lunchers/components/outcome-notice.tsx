import { Notice } from '@yay/ui/notice';
import { useTranslations } from 'use-intl';
import type { Outcome } from '../model/use-luncher-saving.ts';
import { AffectedLunches } from './affected-lunches.tsx';

/**
 * Tells what was saved, and the effect on the lunches ordered ahead. It stays until it is put away.
 */
export function OutcomeNotice(props: { outcome: Outcome; onDismiss: () => void }) {
  const { outcome, onDismiss } = props;
  const t = useTranslations('lunchers');
  const erase = useTranslations('lunchers.erase');
  const name = outcome.luncher.name.first;
  const { affected } = outcome;
  const count = affected.filter((lunch) => lunch.cancelled).length;
  const titles = {
    added: t('savedTitle', { name }),
    saved: t('savedTitle', { name }),
    removed: t('removedTitle', { name }),
    erased: erase('done', { name }),
    erasedLater: erase('later', { name }),
  };
  return (
    <Notice
      tone="late"
      live="status"
      title={titles[outcome.kind]}
      dismissLabel={t('dismiss')}
      onDismiss={onDismiss}
    >
      <AffectedLunches
        lunches={affected}
        name={name}
        intro={t('cancelledText', { count })}
        isDone
      />
    </Notice>
  );
}
