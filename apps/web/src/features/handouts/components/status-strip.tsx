import { ArrowPathIcon, SignalSlashIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';

/** More than a hand can do while the network takes its time: these were done without one. */
const MANY = 10;

/** Says while there is no network, or much is still being sent, that nothing is lost and how much waits. */
export function StatusStrip({ online, waiting }: { online: boolean; waiting: number }) {
  const t = useTranslations('handouts');
  if (online && waiting < MANY) return null;
  return (
    <div className="ho-offline" role="status">
      {online ? <ArrowPathIcon /> : <SignalSlashIcon />}
      <span>
        {t(online ? 'sending' : 'offline')}{' '}
        <small>{t(online ? 'sendingText' : 'offlineText')}</small>
      </span>
      <b>{t('waits', { count: waiting })}</b>
    </div>
  );
}
