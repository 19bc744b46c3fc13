import { SignalSlashIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { useOnline } from '../lib/connection.ts';
import './system-status.css';

/** Says that nothing reaches us at the moment. The region stands from the start, so that it is read. */
export function SystemStatus() {
  const online = useOnline();
  const t = useTranslations('shell.offline');
  return (
    <div role="status" className="system-status">
      {!online && (
        <p>
          <SignalSlashIcon />
          <span>
            <b>{t('title')}</b> {t('text')}
          </span>
        </p>
      )}
    </div>
  );
}
