import { useTranslations } from 'use-intl';
import { SecondFactorSection } from '../../features/second-factor/index.ts';
import '@yay/ui/patterns/account.css';

export default function SecondFactorPage() {
  const t = useTranslations('factor.page');
  return (
    <div className="second-factor-page">
      <h1>{t('title')}</h1>
      <SecondFactorSection />
    </div>
  );
}
