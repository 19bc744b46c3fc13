import { useTranslations } from 'use-intl';
import { Contact } from './contact.tsx';
import { LegalLine } from './legal-line.tsx';

export function Footer() {
  const t = useTranslations('shell.footer');
  return (
    <footer className="site-foot">
      <div className="site-foot-in">
        <section className="site-foot-contact" aria-label={t('label')}>
          <Contact />
        </section>
        <LegalLine />
      </div>
    </footer>
  );
}
