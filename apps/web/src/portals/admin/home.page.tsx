import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useTranslations } from 'use-intl';
import { EntryCards } from '../../features/admin-menu/index.ts';
import { LatestExports } from '../../features/lists-exports/index.ts';
import { SearchEverything } from '../../features/lists-search/index.ts';
import { useMe } from '../../lib/session.ts';
import './home.css';

/** Where everybody of the team begins. */
export default function AdminHomePage() {
  const t = useTranslations('admin.home');
  const me = useMe();
  return (
    <div className="admin-home">
      <header>
        <h1>{t('title', { name: me?.first ?? '' })}</h1>
        <p>{t('intro')}</p>
        <SearchEverything hero />
      </header>
      <div className="home-columns">
        <div>
          <EntryCards />
        </div>
        <aside aria-labelledby="latest-exports">
          <h2 id="latest-exports">{t('exports')}</h2>
          <LatestExports />
          <Link to={PAGES.adminExports.path} className="link">
            {t('allExports')}
          </Link>
        </aside>
      </div>
    </div>
  );
}
