import type { Locale } from '@yay/words/locales';
import { useLocale, useTranslations } from 'use-intl';
import { firstData } from '../lib/first-data.ts';
import { Contact } from './contact.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LegalLine } from './legal-line.tsx';
import { SiteLink } from './site-link.tsx';

export function Footer() {
  const t = useTranslations('frame');
  const locale: Locale = useLocale();
  return (
    <footer className="site-foot">
      <div className="site-foot-in">
        <nav aria-label={t('footer.links')}>
          <ul className="site-foot-links">
            {firstData().menus?.footer.map(({ path, label }) => (
              <li key={path}>
                <SiteLink path={path}>{label[locale]}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <section className="site-foot-contact" aria-label={t('footer.label')}>
          <Contact />
        </section>
        <div className="site-foot-end">
          <LegalLine />
          <LanguageSwitch />
        </div>
      </div>
    </footer>
  );
}
