import { Notice } from '@yay/ui/notice';
import { useTranslations } from 'use-intl';
import type { Outcome } from '../model/use-luncher-saving.ts';
import { AffectedLunches } from './affected-lunches.tsx';

/** What was saved, and what became of the lunches ordered ahead. It stays until it is put away. */
export function OutcomeNotice(props: { outcome: Outcome; onDismiss: () => void }) {
  const { outcome, onDismiss } = props;
  const t = useTranslations('lunchers');
  const name = outcome.luncher.name.first;
  const { affected } = outcome;
  const count = affected.filter((lunch) => lunch.cancelled).length;
  return (
    <Notice
      tone="late"
      live="status"
      title={outcome.kind === 'removed' ? t('removedTitle', { name }) : t('savedTitle', { name })}
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
