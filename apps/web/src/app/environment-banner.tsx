import { BeakerIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { firstData } from '../lib/first-data.ts';

/** Nobody should take a rehearsal for the real thing. */
export function EnvironmentBanner() {
  const { environment } = firstData().config;
  const t = useTranslations('shell.environment');
  if (environment === 'production') return null;
  return (
    <aside className="env" aria-label={t(`${environment}.name`)}>
      <BeakerIcon small />
      <span>
        <b>{t(`${environment}.name`)}</b> <span className="long">{t(`${environment}.long`)}</span>
        <span className="short">{t(`${environment}.short`)}</span>
      </span>
    </aside>
  );
}
