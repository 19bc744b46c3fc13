import { SignalSlashIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';

/** Says while there is no network that nothing is lost, and how much waits. */
export function StatusStrip({ waiting }: { waiting: number }) {
  const t = useTranslations('handouts');
  return (
    <div className="ho-offline" role="status">
      <SignalSlashIcon />
      <span>
        {t('offline')} <small>{t('offlineText')}</small>
      </span>
      <b>{t('waits', { count: waiting })}</b>
    </div>
  );
}
