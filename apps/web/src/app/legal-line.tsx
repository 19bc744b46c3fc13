import { useTranslations } from 'use-intl';
import { serverNowMs } from '../lib/clock.ts';
import { firstData } from '../lib/first-data.ts';
import { formatInstant } from '../lib/format.ts';
import { OFFICE } from '../parts/office-time.ts';

export function LegalLine() {
  const t = useTranslations('frame.footer');
  const year = formatInstant(serverNowMs(), OFFICE, 'en-US', { year: 'numeric' });
  return <p className="legal">{t('legal', { year, product: firstData().config.product_name })}</p>;
}
