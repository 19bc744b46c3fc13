import { useTranslations } from 'use-intl';

/** What one's own sign-in asks for besides the password. Says the words of `factor`. */
export function SecondFactorSection() {
  const t = useTranslations('factor');
  return (
    <section className="form" aria-labelledby="second-factor">
      <h2 id="second-factor">{t('title')}</h2>
      <p>{t('intro')}</p>
    </section>
  );
}
