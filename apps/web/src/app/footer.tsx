import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Contact } from './contact.tsx';
import { drawnLinks } from './header/visitor-pages.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { LegalLine } from './legal-line.tsx';

export function Footer() {
  const t = useTranslations('frame');
  const links = drawnLinks();
  return (
    <footer className="site-foot">
      <div className="site-foot-in">
        {links.length > 0 && (
          <nav aria-label={t('footer.links')}>
            <ul className="site-foot-links">
              {links.map(({ path, word }) => (
                <li key={path}>
                  <Link to={path}>{t(`pages.${word}`)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
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
