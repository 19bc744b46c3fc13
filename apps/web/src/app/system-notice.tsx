import { ArrowPathIcon, CheckCircleIcon, ClockIcon, SignalSlashIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import type { Reach } from '../lib/connection.ts';
import './system-status.css';

type Told = Exclude<Reach, 'online'> | 'outdated';

const PICTURES = {
  offline: <SignalSlashIcon />,
  lost: <SignalSlashIcon />,
  restored: <CheckCircleIcon />,
  busy: <ClockIcon />,
  outdated: <ArrowPathIcon />,
} satisfies Record<Told, React.ReactNode>;

export default function SystemNotice({ told }: { told: Told }) {
  const t = useTranslations('frame.status');
  return (
    <div className="system-notice" data-told={told}>
      {PICTURES[told]}
      <p>
        <b>{t(`${told}.title`)}</b> {t(`${told}.text`)}
      </p>
      {told === 'outdated' && (
        // Never by itself: whoever has something unsaved is asked by the browser first.
        <button type="button" className="link" onClick={() => window.location.reload()}>
          {t('load')}
        </button>
      )}
    </div>
  );
}
