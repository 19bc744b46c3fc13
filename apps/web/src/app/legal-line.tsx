import { useTranslations } from 'use-intl';
import { serverNowMs } from '../lib/clock.ts';
import { firstData } from '../lib/first-data.ts';
import { dateInZone } from '../lib/format.ts';
import { OFFICE } from '../parts/office-time.ts';

export function LegalLine() {
  const t = useTranslations('frame.footer');
  const year = dateInZone(serverNowMs(), OFFICE).slice(0, 4);
  return <p className="legal">{t('legal', { year, product: firstData().config.product_name })}</p>;
}
