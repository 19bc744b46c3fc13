import { useTranslations } from 'use-intl';
import { Contact } from './contact.tsx';
import { FOOTER_LINKS } from './header/visitor-pages.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { LegalLine } from './legal-line.tsx';
import { SiteLink } from './site-link.tsx';

export function Footer() {
  const t = useTranslations('frame');
  return (
    <footer className="site-foot">
      <div className="site-foot-in">
        <nav aria-label={t('footer.links')}>
          <ul className="site-foot-links">
            {FOOTER_LINKS.map(({ path, word }) => (
              <li key={path}>
                <SiteLink path={path}>{t(`pages.${word}`)}</SiteLink>
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
